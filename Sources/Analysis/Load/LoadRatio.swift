/// Load of the last week relative to the last four weeks.
///
/// Formula: acute = Σ 7 d; chronic = Σ 28 d / 4; ratio = acute / chronic. Uncoupled: chronic from days 8 to 28, a third.
/// The 80 % interval follows from the errors of the sessions' loads (`interval(_:)`).
/// Smoothed: exponential means, λ = 2/(N + 1), N = 7 and 28, starting at the first value.
/// Units: load.
/// Source: T. Gabbett, BJSM 50:273 (2016); S. Williams et al., BJSM 51:209 (2017).
/// Grade: disputed.
public struct LoadRatio: Equatable, Sendable {
    public static let card = ModelCard(
        id: "load_ratio", name: "Load change against the last four weeks", alsoKnownAs: ["ACWR", "acute:chronic workload ratio"],
        formula:
            "Σ {acuteDays} d / (Σ {chronicDays} d / {weeks}); smoothed: EWMA λ = 2/(N+1), N = {acuteDays} and {chronicDays}; 80 % interval: ratio · e^(±h), "
            + "h² = ½ Σ (e L d)² + ½ Σ over methods (e Σ L d)², d = 1/Σ {acuteDays} d − 1/Σ {chronicDays} d for the last {acuteDays} days, −1/Σ {chronicDays} d before them, "
            + "e = {paceError} (power, pace), {heartRateError} (heart rate), {effortError} (perceived effort, duration)",
        units: "ratio",
        source: "T. J. Gabbett, Br J Sports Med 50:273 (2016); S. Williams et al., BJSM 51:209 (2017); critique: "
            + "F. M. Impellizzeri et al., Sports Med (2021), doi 10.1007/s40279-020-01378-6",
        grade: .disputed,
        limits: "Says how load changed and nothing about injury: in 5,205 runners the ratio did not predict one (Frandsen, BJSM "
            + "59:1203, 2025). Needs {chronicDays} days, at most three of them unknown, and a chronic load of {leastChronic} a week. The interval knows the errors of the "
            + "loads alone, half of each taken as the session's own and half as its method's: our own split. An error that all "
            + "sessions share cancels.",
        constants: [
            CardConstant("acuteDays", LoadRatio.acuteDays),
            CardConstant("chronicDays", LoadRatio.chronicDays),
            CardConstant("weeks", LoadRatio.weeks),
            CardConstant("paceError", SessionLoad.Method.gradeAdjustedPace.relativeError, decimals: 2),
            CardConstant("heartRateError", SessionLoad.Method.heartRate.relativeError, decimals: 2),
            CardConstant("effortError", SessionLoad.Method.perceivedEffort.relativeError, decimals: 2),
            CardConstant("leastChronic", LoadState.chronicNeeded, decimals: 0),
        ])

    /// Days of the acute load.
    public static let acuteDays = 7
    /// Days of the chronic load. Ratios, fitness and plans need as many days of history.
    public static let chronicDays = 28
    /// Weeks of the chronic load.
    static let weeks = chronicDays / acuteDays

    public var acute: Double
    public var chronic: Double
    /// Nil if the chronic load is zero.
    public var ratio: Double?

    init(acute: Double, chronic: Double) {
        self.acute = acute
        self.chronic = chronic
        ratio = chronic > 0 ? acute / chronic : nil
    }

    /// Returns the ratio of daily loads, oldest first; nil below 28 days.
    public static func coupled(_ loads: [Double]) -> LoadRatio? {
        guard loads.count >= chronicDays else { return nil }
        return LoadRatio(
            acute: loads.suffix(acuteDays).reduce(0, +), chronic: loads.suffix(chronicDays).reduce(0, +) / Double(weeks))
    }

    /// Returns the ratio with a chronic load that excludes the last week.
    public static func uncoupled(_ loads: [Double]) -> LoadRatio? {
        guard loads.count >= chronicDays else { return nil }
        let before = loads.suffix(chronicDays).dropLast(acuteDays)
        return LoadRatio(acute: loads.suffix(acuteDays).reduce(0, +), chronic: before.reduce(0, +) / Double(weeks - 1))
    }

    /// Returns the ratio of exponentially weighted daily means instead of sums; nil without a day.
    public static func smoothed(_ loads: [Double]) -> LoadRatio? {
        guard let first = loads.first else { return nil }
        var acute = first
        var chronic = first
        for load in loads.dropFirst() {
            acute += (load - acute) * 2 / Double(acuteDays + 1)
            chronic += (load - chronic) * 2 / Double(chronicDays + 1)
        }
        return LoadRatio(acute: acute, chronic: chronic)
    }

    /// Returns the coupled ratio for an uncoupled one: 4u / (u + 3), so it never exceeds 4.
    public static func coupled(fromUncoupled ratio: Double) -> Double? {
        guard ratio >= 0, ratio.isFinite else { return nil }
        return 4 * ratio / (ratio + 3)
    }
}
