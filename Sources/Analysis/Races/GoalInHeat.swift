/// A goal for cool weather, converted to stated air: between shade and a high clear sun, since the sun is unknown.
///
/// Formula: goal · (1 + population slowdown(WBGT, hours)/100), WBGT of the shade and under a clear sun 53° high with a light wind.
/// Units: °C, percent, seconds.
/// Source: the population's slowdown and Liljegren's wet-bulb globe temperature.
/// Grade: own definition.
public struct GoalInHeat: Equatable, Sendable {
    /// °C of wet-bulb globe temperature in the shade, and in the sun.
    public var warmth: Interval
    /// Percent.
    public var slowdown: Interval
    /// Seconds.
    public var time: Interval

    /// Nil for air outside −10…50 °C and 1…100 %, or an invalid goal.
    public init?(celsius: Double, humidity: Double, goal: Double) {
        guard (-10.0...50.0).contains(celsius), (1.0...100.0).contains(humidity), goal > 0, goal < 1e6 else { return nil }
        let open = OpenAir(temperature: celsius, humidity: humidity, pressure: 1013.25, cosineOfZenith: 0.8, sunDistance: 1)
        guard let shade = IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity),
            let sun = open.wetBulbGlobe(under: MeasuredSky(cloudCover: 0)),
            let least = PopulationSlowdown.nearest(wetBulbGlobe: min(shade, sun), hours: goal / 3600),
            let most = PopulationSlowdown.nearest(wetBulbGlobe: max(shade, sun), hours: goal / 3600)
        else { return nil }
        warmth = Interval(low: min(shade, sun), high: max(shade, sun))
        slowdown = Interval(low: least, high: most)
        time = Interval(low: goal * (1 + least / 100), high: goal * (1 + most / 100))
    }
}
