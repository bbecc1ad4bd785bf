/// Trend of performance.
///
/// Formula: Theil–Sen slope over 42 days of a weekly performance index, in percent of its median; a direction beyond ± 1.5 %.
/// Units: days in; percent over 42 days out.
/// Source: our own thresholds on P. K. Sen (1968).
/// Grade: own definition.
public struct FitnessTrendEstimate: Equatable, Sendable {
    public static let card = ModelCard(
        id: "fitness_trend", name: "Fitness trend", alsoKnownAs: [],
        formula: "Theil–Sen slope · 42 d / median of the weekly performance index; > +1.5 % improving, < −1.5 % declining",
        units: "%",
        source: "our own thresholds, because the contract names the words only; slope by P. K. Sen, JASA 63:1379 (1968)",
        grade: .ownDefinition,
        limits:
            "Six weekly points over at least 21 days, all from the same kinds of evidence and none from a best effort. Load never decides it. "
            + "Without such weeks: metres per beat of runs at 60–80 % of "
            + "heart-rate reserve, corrected for heat, where the weather is known; of one way alone where one was run in six of the weeks, because roads "
            + "differ.")

    public static let horizon = 42.0
    public static let threshold = 1.5

    public var changePercent: Double
    public var trend: FitnessTrend

    /// Nil below six points or 21 days.
    public init?(days: [Double], values: [Double]) {
        guard days.count == values.count, days.count >= 6, let first = days.min(), let last = days.max() else { return nil }
        guard last - first >= 21, let slope = TheilSen.slope(days, values), let usual = Robust.median(values) else { return nil }
        guard usual > 0 else { return nil }
        let change = slope * FitnessTrendEstimate.horizon / usual * 100
        guard change.isFinite else { return nil }
        changePercent = change
        if change > FitnessTrendEstimate.threshold + Rounding.slack {
            trend = .improving
        } else {
            trend = change < -FitnessTrendEstimate.threshold - Rounding.slack ? .declining : .maintaining
        }
    }
}
