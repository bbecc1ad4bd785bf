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
        formula: "Σ 7 d / (Σ 28 d / 4); smoothed: EWMA λ = 2/(N+1), N = 7 and 28; 80 % interval: ratio · e^(±h), "
            + "h² = ½ Σ (e L d)² + ½ Σ over methods (e Σ L d)², d = 1/Σ 7 d − 1/Σ 28 d for the last 7 days, −1/Σ 28 d before them, "
            + "e = 0.10 (power, pace), 0.15 (heart rate), 0.25 (perceived effort, duration)",
        units: "ratio",
        source: "T. J. Gabbett, Br J Sports Med 50:273 (2016); S. Williams et al., BJSM 51:209 (2017); critique: "
            + "F. M. Impellizzeri et al., Sports Med (2021), doi 10.1007/s40279-020-01378-6",
        grade: .disputed,
        limits: "Says how load changed and nothing about injury: in 5,205 runners the ratio did not predict one (Frandsen, BJSM "
            + "59:1203, 2025). Needs 28 days, at most three of them unknown, and a chronic load of 20 a week. The interval knows the errors of the "
            + "loads alone, half of each taken as the session's own and half as its method's: our own split. An error that all "
            + "sessions share cancels.")

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
        guard loads.count >= 28 else { return nil }
        return LoadRatio(acute: loads.suffix(7).reduce(0, +), chronic: loads.suffix(28).reduce(0, +) / 4)
    }

    /// Returns the ratio with a chronic load that excludes the last week.
    public static func uncoupled(_ loads: [Double]) -> LoadRatio? {
        guard loads.count >= 28 else { return nil }
        return LoadRatio(acute: loads.suffix(7).reduce(0, +), chronic: loads.suffix(28).prefix(21).reduce(0, +) / 3)
    }

    /// Returns the ratio of exponentially weighted daily means instead of sums; nil without a day.
    public static func smoothed(_ loads: [Double]) -> LoadRatio? {
        guard let first = loads.first else { return nil }
        var acute = first
        var chronic = first
        for load in loads.dropFirst() {
            acute += (load - acute) * 2 / 8
            chronic += (load - chronic) * 2 / 29
        }
        return LoadRatio(acute: acute, chronic: chronic)
    }

    /// Returns the coupled ratio for an uncoupled one: 4u / (u + 3), so it never exceeds 4.
    public static func coupled(fromUncoupled ratio: Double) -> Double? {
        guard ratio >= 0, ratio.isFinite else { return nil }
        return 4 * ratio / (ratio + 3)
    }
}
