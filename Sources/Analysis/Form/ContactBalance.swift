/// How evenly the two feet share the ground.
///
/// Formula: 100 · left / (left + right).
/// Units: any equal unit in, percent left out.
/// Source: definition.
/// Grade: established.
public enum ContactBalance {
    public static let card = ModelCard(
        id: "contact_balance", name: "Contact balance", alsoKnownAs: ["ground contact time balance"],
        formula: "100 · left/(left + right)",
        units: "percent left",
        source: "definition, as in Garmin's running dynamics",
        grade: .established,
        limits: "49 to 51 % is ordinary; outside it in three runs is worth a look and no finding by itself.")

    /// Nil when either time is not positive.
    public static func percentLeft(left: Double, right: Double) -> Double? {
        guard left > 0, right > 0, left < 10_000, right < 10_000 else { return nil }
        return 100 * left / (left + right)
    }
}
