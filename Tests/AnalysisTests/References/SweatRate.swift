/// Litres of sweat an hour, from the scales.
///
/// Formula: (mass before − mass after + drink − urine) / hours, one litre to the kilogram.
/// Units: kilograms, litres and hours in; litres an hour out.
/// Source: mass balance.
/// Grade: established.
public enum SweatRate {
    public static let card = ModelCard(
        id: "sweat_rate", name: "Sweat rate", alsoKnownAs: [], formula: "(before − after + drink − urine) / hours", units: "L/h",
        source: "our own statement of the mass balance, because field tests weigh before and after", grade: .established,
        limits: "Breath and burnt fuel are left out: some tens of grams an hour. Wet clothes are weighed too.")

    public static func litresPerHour(before: Double, after: Double, drink: Double, urine: Double, hours: Double) -> Double? {
        guard hours > 0, before > 0, after > 0, drink >= 0, urine >= 0 else { return nil }
        let litres = before - after + drink - urine
        return litres >= 0 ? litres / hours : nil
    }
}
