/// Session load from mechanical power.
///
/// Formula: 100 · s · NP · (NP / FTP) / (FTP · 3600).
/// Units: seconds and watts in; load out.
/// Source: H. Allen and A. Coggan, Training and Racing with a Power Meter (2006).
/// Grade: useful.
public enum PowerLoad {
    public static let card = ModelCard(
        id: "power_load", name: "Load from power", alsoKnownAs: ["TSS"],
        formula: "100 · s · NP · (NP/FTP) / (FTP · 3600); NP = fourth-power mean of 30-s means", units: "load",
        source: "H. Allen and A. Coggan, Training and Racing with a Power Meter (2006)", grade: .useful,
        limits: "Cycling. Only with a threshold power from the same kind of meter.")

    /// Returns the load; nil for a negative duration or power, and without a threshold.
    public static func load(seconds: Double, normalisedPower: Double, threshold: Double) -> Double? {
        guard seconds >= 0, normalisedPower >= 0, threshold > 0 else { return nil }
        return 100 * seconds * normalisedPower * (normalisedPower / threshold) / (threshold * 3600)
    }
}
