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
        formula: "mean' = (mean · n + new)/(n + 1); deviation = (new − mean)/mean, from 3 earlier sessions on; ±5 % is typical",
        units: "beats per minute",
        source: "our own, because these are the product's rules for heated sessions",
        grade: .ownDefinition,
        limits:
            "The mean never forgets, so acclimation leaks into it: the mean of the last 10 stands beside it where they differ by more "
            + "than 3 %. The class of room hides humidity: 41 °C (105 °F) is 28 °C or 34 °C of "
            + "wet-bulb globe temperature at 20 or 50 %. Where humidity was noted of a session and of three before it, it is "
            + "compared with those within 1.5 °C of its wet-bulb globe temperature instead, whatever the room.")

    /// Earlier sessions that a comparison needs, and the share of their mean that counts as typical either way.
    static let needed = 3
    static let typicalShare = 0.05

    public private(set) var mean: Double
    public private(set) var count: Int

    static func isPossible(_ heartRate: Double?) -> Bool { heartRate.map { (30.0...230.0).contains($0) } ?? false }

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

    /// Creates the baseline of these sessions in order.
    public init(of heartRates: [Double]) {
        self.init()
        for heartRate in heartRates { add(heartRate) }
    }
}
