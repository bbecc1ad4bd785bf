import Analysis
import Measures
import Training

extension Journal {
    /// Returns the weather from an archive for an activity without its own; nil when there is none.
    func archivedConditions(for digest: ActivityDigest) async throws -> ClimateConditions? {
        guard let need = WeatherNeed(digest) else { return nil }
        guard let hour = try await stores.weather.hour(need.hour, at: need.place, athlete: athleteID) else { return nil }
        let middle = digest.start + digest.elapsed / 2
        var sky = MeasuredSky(
            wind: hour.wind.map { Speed(metresPerSecond: $0) }, radiation: hour.radiation,
            cloudCover: hour.cloudCover.map { $0 / 100 }, pressure: hour.pressure)
        // Sunshine is the mean of the hour before. After the full hour, the next value covers the middle.
        if middle.secondsSince1970 > Double(need.hour) * 3600,
            let next = try await stores.weather.hour(need.hour + 1, at: need.place, athlete: athleteID)?.radiation
        {
            sky.radiation = next
        }
        var conditions = ClimateConditions.outdoors(
            temperature: Temperature(celsius: hour.temperature), humidityPercent: hour.humidity, at: middle,
            offset: digest.offset,
            place: need.place.coordinate, altitude: digest.traits?.altitude, sky: sky)
        conditions?.isFromArchive = true
        return conditions
    }
}

extension Journal {
    /// The air that an archive reported for an outdoor activity; nil where there is none.
    func archivedAir(for digest: ActivityDigest) async throws -> AirQuality? {
        guard let need = WeatherNeed(placeOf: digest) else { return nil }
        return try await stores.air.hour(need.hour, at: need.place, athlete: athleteID).flatMap { air in
            air.index == nil && air.fineParticles == nil
                ? nil : AirQuality(index: air.index, fineParticles: air.fineParticles)
        }
    }
}

/// Place and hour of an activity without weather.
struct WeatherNeed: Hashable {
    var place: RoundedPlace
    /// Hour since 1970 that is closest to the middle of the activity.
    var hour: Int
    /// Day of UTC.
    var day: Day { Day(number: Int((Double(hour) / 24).rounded(.down))) }

    /// Nil for an activity that was indoors, has no place, or has its own weather.
    init?(_ digest: ActivityDigest) {
        guard digest.conditions == nil || digest.conditions?.isFromArchive == true else { return nil }
        self.init(placeOf: digest)
    }

    /// Place and hour of an activity, whatever is known of its weather.
    init?(placeOf digest: ActivityDigest) {
        guard digest.isIndoor != true else { return nil }
        guard let place = digest.traits?.place else { return nil }
        let middle = digest.start + min(86_400, max(0, digest.elapsed)) / 2
        let hours = (middle.secondsSince1970 / 3600 + 0.5).rounded(.down)
        // Weather archives begin in 1940. A wrong clock must not cause a request.
        guard hours > -263_000, hours < 1_140_000 else { return nil }
        self.place = place
        hour = Int(hours)
    }
}
