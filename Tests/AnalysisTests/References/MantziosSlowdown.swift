/// What heat cost the best runners of the world.
///
/// Formula: 0.35 % per °C of wet-bulb globe temperature outside 7.5…15 °C.
/// Units: °C in, percent out.
/// Source: K. Mantzios et al., Medicine & Science in Sports & Exercise 54:153 (2022), 1258 races.
/// Grade: useful.
public enum MantziosSlowdown {
    public static let card = ModelCard(
        id: "mantzios_slowdown", name: "World-class slowdown in heat", alsoKnownAs: [],
        formula: "0.35 % for each °C of wet-bulb globe temperature below 7.5 or above 15 °C",
        units: "percent",
        source: "K. Mantzios et al., Medicine & Science in Sports & Exercise 54:153 (2022)",
        grade: .useful,
        limits: "World-class fields in 1258 races, 0.3 to 0.4 % per °C, R² 0.11 to 0.47. Slower runners are longer in the heat.")

    /// Nil outside −20…40 °C.
    public static func percent(wetBulbGlobe: Double) -> Double? {
        guard (-20.0...40.0).contains(wetBulbGlobe) else { return nil }
        return 0.35 * max(0, wetBulbGlobe - 15, 7.5 - wetBulbGlobe)
    }
}
