import Analysis
import Measures

/// The weather of a day at a place: season, variation over days, and time of day.
struct DemoClimate {
    let place: DemoPlace
    let day: Day
    /// Deviation of the day from the seasonal mean, °C and percent.
    private let warmth: Double
    private let moisture: Double
    /// Cloud cover, 0…1.
    let cloud: Double
    /// Wind speed at 2 m, m/s.
    let wind: Double

    init(_ person: DemoPerson, _ place: DemoPlace, _ day: Day) {
        self.place = place
        self.day = day
        // Weather resembles that of the days before: a moving average of daily random values.
        var departure = 0.0
        for ago in 0..<6 {
            var random = person.random(day - ago, 11)
            departure += random.clamped(2.5) * Double.pow(0.6, Double(ago))
        }
        var random = person.random(day, 12)
        warmth = 1.8 * departure
        moisture = 5 * random.clamped(2)
        cloud = random.unit()
        wind = 0.5 + 1.2 * random.unit()
    }

    /// Interpolates linearly between the middles of the months.
    private func seasonal(_ months: [Double]) -> Double {
        let (year, month, dayOfMonth) = day.civil
        let length = Double(Day.lengthOfMonth(month, year: year))
        let position = (Double(dayOfMonth) - 0.5) / length - 0.5
        let other = position < 0 ? (month + 10) % 12 : month % 12
        return months[month - 1] * (1 - abs(position)) + months[other] * abs(position)
    }

    /// Returns °C and percent at a local hour: coolest and dampest before dawn, warmest at 13:30.
    func air(hour: Double) -> (temperature: Double, humidity: Double) {
        let swing = Double.cos(2 * .pi * (hour - 13.5) / 24)
        let temperature = seasonal(place.temperatures) + warmth + (4.2 - 1.8 * cloud) * swing
        let humidity = seasonal(place.humidities) + moisture - 11 * swing - 1.2 * warmth
        return (temperature, min(98, max(30, humidity)))
    }

    /// Returns the true wet-bulb globe temperature, with true cloud and wind, which no device records.
    func wetBulbGlobe(hour: Double) -> Double {
        let air = air(hour: hour)
        let moment = day.start(at: place.offset) + hour * 3600
        guard let spot = Coordinate(latitude: place.latitude, longitude: place.longitude), let sun = SunPosition.at(moment, spot),
            let clear = ClearSky.radiation(cosineOfZenith: sun.cosineOfZenith),
            let clouded = ClearSky.radiation(clear: clear, cloudCover: cloud),
            let direct = DirectSunlight.split(
                radiation: clouded, cosineOfZenith: sun.cosineOfZenith, sunDistance: sun.distance)
        else { return air.temperature - 3 }
        let weather = LiljegrenWetBulbGlobe.Weather(
            temperature: air.temperature, humidity: air.humidity, pressure: 1013.25 - place.altitude / 8.5, wind: wind,
            radiation: direct.radiation, cosineOfZenith: sun.cosineOfZenith, directShare: direct.share)
        return LiljegrenWetBulbGlobe.temperatures(weather)?.wetBulbGlobe ?? air.temperature - 3
    }
}
