public import Measures

/// Position of the sun.
///
/// Formula: mean longitude and anomaly from days since J2000, ecliptic longitude with two terms, sidereal time, hour angle.
/// Units: degrees in, cosine of the distance from the zenith and astronomical units out.
/// Source: J. Michalsky, Solar Energy 40:227 (1988), after The Astronomical Almanac.
/// Grade: established.
public enum SunPosition {
    public static let card = ModelCard(
        id: "sun_position", name: "Position of the sun", alsoKnownAs: ["solar zenith angle"],
        formula:
            "L = 280.460 + 0.9856474 n; g = 357.528 + 0.9856003 n; λ = L + 1.915 sin g + 0.020 sin 2g; ε = 23.439 − 4e-7 n; hour "
            + "angle from sidereal time 6.697375 + 0.0657098242 n + UT; n days since J2000",
        units: "cosine of the zenith distance; astronomical units",
        source: "J. Michalsky, Solar Energy 40:227 (1988), after The Astronomical Almanac",
        grade: .established,
        limits: "Good to 0.01° between 1950 and 2050. Refraction at the horizon is left out, and so are mountains and houses.")

    /// Returns the position; nil for a moment beyond all calendars.
    public static func at(_ moment: Moment, _ place: Coordinate) -> (cosineOfZenith: Double, distance: Double)? {
        guard moment.wholeSeconds != nil, (-90.0...90.0).contains(place.latitude), (-180.0...180.0).contains(place.longitude)
        else {
            return nil
        }
        let days = moment.secondsSince1970 / 86_400 - 10_957.5
        let radians = Double.pi / 180
        let anomaly = (357.528 + 0.9856003 * days) * radians
        let longitude = (280.460 + 0.9856474 * days + 1.915 * Double.sin(anomaly) + 0.020 * Double.sin(2 * anomaly)) * radians
        let tilt = (23.439 - 4e-7 * days) * radians
        let ascension = Double.atan2(y: Double.cos(tilt) * Double.sin(longitude), x: Double.cos(longitude))
        let declination = Double.asin(Double.sin(tilt) * Double.sin(longitude))
        let midnight = (days - 0.5).rounded(.down) + 0.5
        let hours = (days - midnight) * 24
        let sidereal = (6.697375 + 0.0657098242 * days + hours) * 15 + place.longitude
        let hourAngle = sidereal * radians - ascension
        let latitude = place.latitude * radians
        let cosine =
            Double.sin(latitude) * Double.sin(declination)
            + Double.cos(latitude) * Double.cos(declination) * Double.cos(hourAngle)
        let distance = 1.00014 - 0.01671 * Double.cos(anomaly) - 0.00014 * Double.cos(2 * anomaly)
        guard cosine.isFinite else { return nil }
        return (min(1, max(-1, cosine)), distance)
    }
}
