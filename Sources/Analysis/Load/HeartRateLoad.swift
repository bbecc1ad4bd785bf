public import Training

/// Session load from heart rate: the impulse in hours at threshold heart rate.
///
/// Formula: 100 · TRIMP / TRIMP(60 min at threshold heart rate).
/// Units: load (100 is an hour at threshold).
/// Source: our own scaling of Banister's impulse; vendors do not publish theirs.
/// Grade: own definition.
public enum HeartRateLoad {
    public static let card = ModelCard(
        id: "hrtss", name: "Load from heart rate", alsoKnownAs: ["hrTSS"],
        formula: "100 · TRIMP / TRIMP(60 min at threshold heart rate)", units: "load",
        source: "our own scaling of E. W. Banister's impulse (1991), because the vendors' formulas are unpublished",
        grade: .ownDefinition,
        limits:
            "Needs resting, maximal and threshold heart rate and a heart rate over 80 % of the moving time, whose rest counts like it; a "
            + "summary without samples counts as its mean heart rate over the moving time; without a resting heart rate it is made of "
            + "zone-weighted minutes. ± 15 %.")

    public static func load(impulse: Double, threshold: Double, resting: Double, maximum: Double, sex: Sex?) -> Double? {
        guard threshold > resting, threshold <= maximum, impulse >= 0 else { return nil }
        let hour = BanisterImpulse.total(minutes: 60, heartRate: threshold, resting: resting, maximum: maximum, sex: sex)
        guard let hour, hour > 0 else { return nil }
        return 100 * impulse / hour
    }
}
