/// A slowdown as seconds per mile.
///
/// Formula: cool pace · slowdown / 100.
/// Units: s/mile and percent in, s/mile out.
/// Source: definition of a percentage; the contract's field `pace_degradation_seconds_per_mile`.
/// Grade: established.
public enum PaceDegradation {
    public static let card = ModelCard(
        id: "pace_degradation", name: "Pace lost to heat", alsoKnownAs: ["pace_degradation_seconds_per_mile"],
        formula: "cool pace · slowdown / 100",
        units: "seconds per mile",
        source: "arithmetic on the slowdown; the field is the insights contract's",
        grade: .established,
        limits: "As good as the slowdown it is made from.")

    /// Returns s/mile; nil for a pace outside 120…3600 s/mile or a negative slowdown.
    public static func secondsPerMile(coolPace: Double, slowdownPercent: Double) -> Double? {
        guard (120.0...3600.0).contains(coolPace), (0.0...100.0).contains(slowdownPercent) else { return nil }
        return coolPace * slowdownPercent / 100
    }
}
