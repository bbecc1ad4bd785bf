/// Trend of heated sessions: mean heart rate of the last five compared with the first five in one class of room.
///
/// Formula: change = mean(last 5)/mean(first 5) − 1; ≤ −3 % improving, ≥ +3 % declining, else stable; needs 10 sessions.
/// Units: beats per minute in, share out.
/// Source: the product's rules for heated sessions.
/// Grade: own definition.
public struct HeatedTrend: Equatable, Sendable {
    public static let card = ModelCard(
        id: "heated_trend", name: "Heated-session trend", alsoKnownAs: ["acclimation signal"],
        formula:
            "mean(last {group})/mean(first {group}) − 1 by date in one class of room: ≤ −{change} % improving, ≥ +{change} % declining, else stable",
        units: "share",
        source: "our own, because these are the product's rules for heated sessions",
        grade: .ownDefinition,
        limits:
            "Needs {sessionsNeeded} sessions, so that the two groups do not overlap. {change} % of 150 is 4.5 beats, about 2.4 standard errors: a "
            + "likely change and not a certain one. Its 80 % interval contains the scatter within both groups. Words call a change likely only "
            + "where the interval does not contain zero.",
        constants: [
            CardConstant("group", group),
            CardConstant("change", 100 * likelyChange, decimals: 0),
            CardConstant("sessionsNeeded", 2 * group),
        ])

    /// Number of sessions on each side of the comparison.
    public static let group = 5
    /// Share of the first mean from which on a change is likely.
    static let likelyChange = 0.03

    /// Returns the 80 % interval of the mean of a group, in bpm; nil with fewer than two classes.
    public static func likelyRange(ofMeanOf heartRates: [Double]) -> Interval? {
        guard heartRates.count >= 2, let mean = Moments.mean(heartRates) else { return nil }
        let count = Double(heartRates.count)
        let squares = heartRates.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) }
        let half = StudentDistribution.halfWidth80(freedom: count - 1) * (squares / (count - 1) / count).squareRoot()
        return Interval(low: mean - half, high: mean + half)
    }

    /// The raw values are part of the API.
    public enum Signal: String, CaseIterable, Sendable { case improving, stable, declining }

    /// What words may state of a change. `unclear` means that the classes scatter too much for one of the others.
    public enum Verdict: CaseIterable, Sendable { case improving, stable, declining, unclear }

    /// Returns the signal where its interval confirms it: a change whose interval does not contain zero, or an interval within the typical
    /// range.
    /// - Parameter interval: 80 % interval of the change in percent; nil confirms nothing.
    static func verdict(_ signal: Signal, _ interval: Interval?) -> Verdict {
        guard let interval else { return .unclear }
        if signal == .improving, interval.high < 0 { return .improving }
        if signal == .declining, interval.low > 0 { return .declining }
        let typical = 100 * HeatedBaseline.typicalShare
        return signal == .stable && interval.low >= -typical && interval.high <= typical ? .stable : .unclear
    }

    /// Relative change; negative if heart rate fell.
    public var change: Double
    public var signal: Signal
    /// 80 % interval of the change in percent, from the scatter within the two groups.
    public var interval: Interval
    /// Number of sessions.
    public var count: Int

    /// - Parameter heartRates: mean heart rates in order of date.
    public init?(heartRates: [Double]) {
        guard heartRates.count >= 2 * HeatedTrend.group, heartRates.allSatisfy({ HeatedBaseline.isPossible($0) }) else {
            return nil
        }
        let group = HeatedTrend.group
        let (before, after) = (Array(heartRates.prefix(group)), Array(heartRates.suffix(group)))
        guard let first = Moments.mean(before), let last = Moments.mean(after) else { return nil }
        change = last / first - 1
        let squares =
            before.reduce(0.0) { $0 + ($1 - first) * ($1 - first) } + after.reduce(0.0) { $0 + ($1 - last) * ($1 - last) }
        let freedom = Double(2 * group - 2)
        let error = (squares / freedom * 2 / Double(group)).squareRoot()
        let half = 100 * StudentDistribution.halfWidth80(freedom: freedom) * error / first
        interval = Interval(low: 100 * change - half, high: 100 * change + half)
        count = heartRates.count
        if change <= -HeatedTrend.likelyChange + Rounding.slack {
            signal = .improving
        } else {
            signal = change >= HeatedTrend.likelyChange - Rounding.slack ? .declining : .stable
        }
    }
}
