/// Trend of heated sessions: mean heart rate of the last five compared with the first five in one class of room.
///
/// Formula: change = mean(last 5)/mean(first 5) − 1; ≤ −3 % improving, ≥ +3 % declining, else stable; needs 10 sessions.
/// Units: beats per minute in, share out.
/// Source: the product's rules for heated sessions.
/// Grade: own definition.
public struct HeatedTrend: Equatable, Sendable {
    public static let card = ModelCard(
        id: "heated_trend", name: "Heated-session trend", alsoKnownAs: ["acclimation signal"],
        formula: "mean(last 5)/mean(first 5) − 1 by date in one class of room: ≤ −3 % improving, ≥ +3 % declining, else stable",
        units: "share",
        source: "our own, because these are the product's rules for heated sessions",
        grade: .ownDefinition,
        limits:
            "Needs 10 sessions, so that the two groups do not overlap. 3 % of 150 is 4.5 beats, about 2.4 standard errors: a "
            + "likely change and not a certain one.")

    /// Number of sessions on each side of the comparison.
    static let group = 5

    /// The raw values are part of the API.
    public enum Signal: String, CaseIterable, Sendable { case improving, stable, declining }

    /// Relative change; negative if heart rate fell.
    public var change: Double
    public var signal: Signal
    /// Number of sessions.
    public var count: Int

    /// - Parameter heartRates: mean heart rates in order of date.
    public init?(heartRates: [Double]) {
        guard heartRates.count >= 2 * HeatedTrend.group, heartRates.allSatisfy({ HeatedBaseline.isPossible($0) }) else {
            return nil
        }
        let group = HeatedTrend.group
        guard let first = Moments.mean(Array(heartRates.prefix(group))), let last = Moments.mean(Array(heartRates.suffix(group)))
        else {
            return nil
        }
        change = last / first - 1
        count = heartRates.count
        if change <= -0.03 + Rounding.slack {
            signal = .improving
        } else {
            signal = change >= 0.03 - Rounding.slack ? .declining : .stable
        }
    }
}
