public import Measures

/// Heat measures from a recording's weather: a temperature, and often a humidity.
extension ClimateConditions {
    /// Assumed percent in a heated room of unknown humidity.
    public static let assumedRoomHumidity = 40.0

    /// Returns outdoor conditions. Wet-bulb globe temperature follows Liljegren if the place is known, since place and time give the sun's
    /// position. Otherwise it follows the simple formula by day (6 to 18 h) and the formula for shade by night. Without humidity, only the
    /// temperature is set.
    /// - Parameters:
    ///   - temperature: air temperature in the shade.
    ///   - humidityPercent: relative humidity; nil if unknown.
    ///   - moment: time of the conditions.
    ///   - offset: local time offset at that moment.
    ///   - place: position; nil if unknown.
    ///   - altitude: metres; nil counts as sea level.
    ///   - sky: measured values; missing ones are assumed, and marked as such.
    public static func outdoors(
        temperature: Temperature, humidityPercent: Double?, at moment: Moment, offset: LocalOffset, place: Coordinate?,
        altitude: Double? = nil, sky: MeasuredSky = MeasuredSky()
    ) -> ClimateConditions? {
        guard (-60.0...60.0).contains(temperature.celsius) else { return nil }
        guard let humidity = valid(humidityPercent) else { return made(temperature, nil, nil) }
        guard let place, let sun = SunPosition.at(moment, place) else {
            return withoutPlace(temperature, humidity, isDay: isDay(moment, offset))
        }
        let height = min(5000, max(-400, altitude ?? 0))
        let open = OpenAir(
            temperature: temperature.celsius, humidity: humidity,
            pressure: sky.pressure ?? 1013.25 * Double.pow(1 - 2.25577e-5 * height, 5.25588), cosineOfZenith: sun.cosineOfZenith,
            sunDistance: sun.distance)
        var conditions = made(temperature, humidity, open.wetBulbGlobe(under: sky))
        conditions.supposed = open.supposed(under: sky)
        return conditions
    }

    private static func isDay(_ moment: Moment, _ offset: LocalOffset) -> Bool {
        let local = moment + Double(offset.secondsAheadOfUTC)
        let hour = local.secondsSince1970 / 3600 - (local.secondsSince1970 / 86_400).rounded(.down) * 24
        return (6.0..<18.0).contains(hour)
    }

    private static func withoutPlace(_ temperature: Temperature, _ humidity: Double, isDay: Bool) -> ClimateConditions {
        let shade = IndoorWetBulbGlobe.celsius(temperature: temperature.celsius, humidity: humidity)
        let sunny = SimpleWetBulbGlobe.celsius(temperature: temperature.celsius, humidity: humidity)
        var conditions = made(temperature, humidity, isDay ? sunny : shade)
        conditions.supposed.place = true
        if isDay, let shade, let sunny {
            conditions.supposed.sun = true
            conditions.supposed.underCloud = Temperature(celsius: min(shade, sunny))
            conditions.supposed.deviation = OpenAir.deviationOfSun * abs(sunny - shade)
        }
        return conditions
    }

    /// Returns the conditions of a room without radiation. Without humidity there is no wet-bulb globe temperature, unless
    /// `assumesHumidity` is set, as for heated classes: it assumes 40 %.
    public static func indoors(
        temperature: Temperature, humidityPercent: Double?, assumesHumidity: Bool = false
    ) -> ClimateConditions? {
        guard (-60.0...60.0).contains(temperature.celsius) else { return nil }
        let humidity = valid(humidityPercent)
        let forGlobe = humidity ?? (assumesHumidity ? assumedRoomHumidity : nil)
        let globe = forGlobe.flatMap { IndoorWetBulbGlobe.celsius(temperature: temperature.celsius, humidity: $0) }
        var conditions = made(temperature, humidity, globe)
        if humidity == nil, globe != nil {
            conditions.supposed.humidity = true
            conditions.supposed.deviation = deviationOfRoom(temperature.celsius)
        }
        return conditions
    }

    /// °C: standard deviation from a room's unknown humidity, 20 to 60 % equally likely.
    static func deviationOfRoom(_ celsius: Double) -> Double {
        guard let dry = IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: 20),
            let damp = IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: 60)
        else { return 0 }
        return OpenAir.deviationOfEvenChance * abs(damp - dry)
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
}
