/// Session load from perceived effort.
///
/// Formula: rating (0…10) × minutes, × 0.22 to the common scale until ten sessions determine the athlete's own factor.
/// Units: arbitrary units, or load.
/// Source: C. Foster et al., J Strength Cond Res 15:109 (2001); the factor is ours.
/// Grade: useful.
public enum PerceivedEffortLoad {
    public static let card = ModelCard(
        id: "session_rpe", name: "Load from perceived effort", alsoKnownAs: ["sRPE", "session RPE"],
        formula: "CR-10 rating · minutes; load = 0.22 · that, or the median of load/sRPE over ten sessions with both",
        units: "AU",
        source:
            "C. Foster et al., J Strength Cond Res 15:109 (2001); the factor 0.22 is our own until sessions show a "
            + "better one",
        grade: .useful, limits: "Best asked within half an hour. ± 25 %.")

    public static let usualFactor = 0.22

    public static func impulse(rating: Double, minutes: Double) -> Double? {
        guard (0...10).contains(rating), minutes >= 0 else { return nil }
        return rating * minutes
    }
}
