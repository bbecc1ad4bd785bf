public import Measures

/// Heat measures from what a device wrote beside a recording: a temperature, and often a humidity.
extension ClimateConditions {
    /// Light wind at 2 m, in m/s, and a half covered sky, where no one measured them: ours, and stated on the card of each use.
    static let assumedWind = 1.0
    static let assumedCloudCover = 0.5
    /// Percent in a heated room whose humidity nobody noted.
    public static let assumedRoomHumidity = 40.0

    /// Wet-bulb globe temperature is Liljegren's where the place is known, since place and time tell where the sun stands; else
    /// the simple one by day (6 to 18 h) and that of the shade by night. Without humidity only the temperature is kept.
    /// - Parameter altitude: metres; sea level when unknown.
    public static func outdoors(
        temperature: Temperature, humidityPercent: Double?, at moment: Moment, offset: LocalOffset, place: Coordinate?,
        altitude: Double? = nil
    ) -> ClimateConditions? {
        guard (-60.0...60.0).contains(temperature.celsius) else { return nil }
        let humidity = valid(humidityPercent)
        var globe: Double?
        if let humidity {
            globe = outdoorGlobe(temperature.celsius, humidity, moment, offset, place, altitude)
        }
        return made(temperature, humidity, globe)
    }

    /// A room: nothing radiates. Without humidity there is no wet-bulb globe temperature unless `assumesHumidity`, as for heated
    /// classes, which are taken for 40 %.
    public static func indoors(
        temperature: Temperature, humidityPercent: Double?, assumesHumidity: Bool = false
    ) -> ClimateConditions? {
        guard (-60.0...60.0).contains(temperature.celsius) else { return nil }
        let humidity = valid(humidityPercent)
        let forGlobe = humidity ?? (assumesHumidity ? assumedRoomHumidity : nil)
        let globe = forGlobe.flatMap { IndoorWetBulbGlobe.celsius(temperature: temperature.celsius, humidity: $0) }
        return made(temperature, humidity, globe)
    }

    private static func valid(_ humidity: Double?) -> Double? {
        guard let humidity, humidity > 0, humidity <= 100 else { return nil }
        return max(1, humidity)
    }

    private static func made(_ temperature: Temperature, _ humidity: Double?, _ globe: Double?) -> ClimateConditions {
        let celsius = temperature.celsius
        let index = humidity.flatMap { HeatIndex.celsius(temperature: celsius, humidity: $0) }
        let dew = humidity.flatMap { DewPoint.celsius(temperature: celsius, humidity: $0) }
        return ClimateConditions(
            temperature: temperature, humidityPercent: humidity, wetBulbGlobe: globe.map { Temperature(celsius: $0) },
            heatIndex: index.map { Temperature(celsius: $0) }, dewPoint: dew.map { Temperature(celsius: $0) })
    }

    private static func outdoorGlobe(
        _ celsius: Double, _ humidity: Double, _ moment: Moment, _ offset: LocalOffset, _ place: Coordinate?, _ altitude: Double?
    ) -> Double? {
        guard let place, let sun = SunPosition.at(moment, place) else {
            let local = moment + Double(offset.secondsAheadOfUTC)
            let hour = local.secondsSince1970 / 3600 - (local.secondsSince1970 / 86_400).rounded(.down) * 24
            return (6.0..<18.0).contains(hour)
                ? SimpleWetBulbGlobe.celsius(temperature: celsius, humidity: humidity)
                : IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity)
        }
        let height = min(5000, max(-400, altitude ?? 0))
        let pressure = 1013.25 * Double.pow(1 - 2.25577e-5 * height, 5.25588)
        guard let clear = ClearSky.radiation(cosineOfZenith: sun.cosineOfZenith),
            let clouded = ClearSky.radiation(clear: clear, cloudCover: assumedCloudCover),
            let direct = DirectSunlight.split(
                radiation: clouded, cosineOfZenith: sun.cosineOfZenith, sunDistance: sun.distance)
        else { return nil }
        let weather = LiljegrenWetBulbGlobe.Weather(
            temperature: celsius, humidity: humidity, pressure: pressure, wind: assumedWind, radiation: direct.radiation,
            cosineOfZenith: sun.cosineOfZenith, directShare: direct.share)
        return LiljegrenWetBulbGlobe.temperatures(weather)?.wetBulbGlobe
    }
}
