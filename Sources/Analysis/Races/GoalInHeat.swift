import Measures

/// A goal for cool weather, converted to stated air: between shade and a high clear sun, since the sun is unknown.
///
/// Formula: the time T with T / (1 + slowdown(WBGT, T)/100) = goal, as efforts are converted to cool weather; WBGT of the shade and under
/// a clear sun 53° high with a light wind.
/// Units: °C, percent, seconds.
/// Source: the athlete's own response to heat where it is known, else the population's slowdown; Liljegren's wet-bulb globe temperature.
/// Grade: own definition.
public struct GoalInHeat: Equatable, Sendable {
    /// °C of wet-bulb globe temperature in the shade, and in the sun.
    public var warmth: Interval
    /// Percent.
    public var slowdown: Interval
    /// Seconds.
    public var time: Interval

    /// Whether the athlete's own response gives the slowdown.
    public var isOwn: Bool

    /// Nil for air outside −10…50 °C and 1…100 %, or an invalid goal.
    /// - Parameters:
    ///   - celsius: temperature of the air.
    ///   - humidity: percent.
    ///   - goal: seconds in cool weather.
    ///   - account: cost of heat of the athlete, with the acclimation of its day; nil for the population's.
    public init?(celsius: Double, humidity: Double, goal: Double, account: HeatAccount? = nil) {
        guard (-10.0...50.0).contains(celsius), (1.0...100.0).contains(humidity), goal > 0, goal < 1e6 else { return nil }
        // The athlete's own slope needs acclimation; without it, the population's applies, as for efforts.
        let acclimation = account.flatMap { $0.acclimation(on: $0.day + 1) }
        let used = (acclimation == nil ? nil : account) ?? .population
        let open = OpenAir(temperature: celsius, humidity: humidity, pressure: 1013.25, cosineOfZenith: 0.8, sunDistance: 1)
        guard let shade = IndoorWetBulbGlobe.celsius(temperature: celsius, humidity: humidity),
            let sun = open.wetBulbGlobe(under: MeasuredSky(cloudCover: 0)),
            let least = used.heated(goal, wetBulbGlobe: min(shade, sun), acclimation: acclimation ?? 0),
            let most = used.heated(goal, wetBulbGlobe: max(shade, sun), acclimation: acclimation ?? 0)
        else { return nil }
        warmth = Interval(low: min(shade, sun), high: max(shade, sun))
        slowdown = Interval(low: least.percent, high: most.percent)
        time = Interval(low: least.seconds, high: most.seconds)
        isOwn = used.ownSlope != nil
    }
}
