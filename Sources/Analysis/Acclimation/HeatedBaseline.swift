/// A person's usual mean heart rate in one class of heated room, and how a session compares with it.
///
/// Formula: mean' = (mean · n + new) / (n + 1); deviation = (new − mean) / mean with at least 3 sessions before it: below −5 %
/// lower effort, to +5 % typical, above higher effort.
/// Units: beats per minute.
/// Source: the product's rules for heated sessions.
/// Grade: own definition.
public struct HeatedBaseline: Equatable, Sendable {
    public static let card = ModelCard(
        id: "heated_baseline", name: "Heated-session baseline", alsoKnownAs: [],
        formula:
            "mean' = (mean · n + new)/(n + 1); deviation = (new − mean)/mean, from {needed} earlier sessions on; ±{typical} % is typical",
        units: "beats per minute",
        source: "our own, because these are the product's rules for heated sessions",
        grade: .ownDefinition,
        limits:
            "The mean never forgets, so acclimation leaks into it: the mean of the last 10 stands beside it where they differ by more "
            + "than 3 %. The class of room hides humidity: 41 °C (105 °F) is 28 °C or 34 °C of "
            + "wet-bulb globe temperature at 20 or 50 %. Where humidity was noted of a session and of three before it, it is "
            + "compared with those within {sameWarmth} °C of its wet-bulb globe temperature instead, whatever the room. The interval of a "
            + "deviation contains only the scatter of the classes before it. Where it contains zero, words call the class not clearly "
            + "different.",
        constants: [
            CardConstant("needed", needed),
            CardConstant("typical", 100 * typicalShare, decimals: 0),
            CardConstant("sameWarmth", HeatedSessions.sameWarmth, decimals: 1),
        ])

    /// Earlier sessions that a comparison needs, and the share of their mean that counts as typical either way.
    static let needed = 3
    static let typicalShare = 0.05

    public private(set) var mean: Double
    public private(set) var count: Int

    static func isPossible(_ heartRate: Double?) -> Bool { heartRate.map { HeartRateCleaning.plausible.contains($0) } ?? false }

    /// A baseline without sessions.
    public init() {
        mean = 0
        count = 0
    }

    /// Nil for a mean outside 30…230 or a negative count.
    public init?(mean: Double, count: Int) {
        guard count >= 0, count < 1_000_000_000, count == 0 || HeatedBaseline.isPossible(mean) else { return nil }
        self.mean = count == 0 ? 0 : mean
        self.count = count
    }

    /// The raw values are part of the API.
    public enum Comparison: String, CaseIterable, Sendable { case lowerEffort, typical, higherEffort }

    /// Returns the comparison with the sessions before; nil with fewer than three. Call before `add`.
    public func comparison(of heartRate: Double) -> Comparison? {
        guard count >= HeatedBaseline.needed, HeatedBaseline.isPossible(heartRate) else { return nil }
        let deviation = (heartRate - mean) / mean
        if deviation < -HeatedBaseline.typicalShare - Rounding.slack { return .lowerEffort }
        return deviation > HeatedBaseline.typicalShare + Rounding.slack ? .higherEffort : .typical
    }

    /// Adds a session's mean heart rate; a value outside 30…230 is ignored.
    public mutating func add(_ heartRate: Double) {
        guard HeatedBaseline.isPossible(heartRate) else { return }
        mean = (mean * Double(count) + heartRate) / Double(count + 1)
        count += 1
    }

    /// Returns the distance of a heart rate from the mean of the classes before it. The interval follows from their scatter and number.
    /// Nil with fewer than three.
    static func deviation(of heartRate: Double, from before: some Collection<Double>) -> HeatedSession.Deviation? {
        guard before.count >= needed, isPossible(heartRate) else { return nil }
        let count = Double(before.count)
        let mean = before.reduce(0, +) / count
        guard mean > 0 else { return nil }
        let squares = before.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) }
        let error = (squares / (count - 1) / count).squareRoot()
        let half = 100 * StudentDistribution.halfWidth80(freedom: count - 1) * error / mean
        let percent = 100 * (heartRate / mean - 1)
        return HeatedSession.Deviation(percent: percent, interval: Interval(low: percent - half, high: percent + half))
    }

    /// Creates the baseline of these sessions in order.
    public init(of heartRates: [Double]) {
        self.init()
        for heartRate in heartRates { add(heartRate) }
    }
}
