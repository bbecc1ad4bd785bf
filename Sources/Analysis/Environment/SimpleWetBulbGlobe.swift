import Measures

/// Wet-bulb globe temperature from temperature and humidity alone, for unknown wind and sun.
///
/// Formula: 0.567 T + 0.393 e + 3.94, e = RH/100 · 6.105 exp(17.27 T / (237.7 + T)) hPa.
/// Units: °C and percent in, °C out.
/// Source: American College of Sports Medicine (1984), as the Australian Bureau of Meteorology publishes it.
/// Grade: disputed.
public enum SimpleWetBulbGlobe {
    public static let card = ModelCard(
        id: "wbgt_simple", name: "Wet-bulb globe temperature, simple", alsoKnownAs: ["ABM WBGT", "ACSM 1984"],
        formula: "0.567 T + 0.393 e + 3.94; e = RH/100 · 6.105 exp(17.27 T / (237.7 + T)) hPa",
        units: "°C",
        source: "American College of Sports Medicine (1984), as published by the Australian Bureau of Meteorology",
        grade: .disputed,
        limits:
            "Supposes moderately strong sun and light wind. At dawn it is several degrees too high, so it is used by day only, and "
            + "never to rank the hours of a day.")

    /// Returns °C; nil outside −10…50 °C and 0…100 %.
    public static func celsius(temperature: Double, humidity: Double) -> Double? {
        guard (-10.0...50.0).contains(temperature), (0.0...100.0).contains(humidity) else { return nil }
        let pressure = max(1, humidity) / 100 * 6.105 * Double.exp(17.27 * temperature / (237.7 + temperature))
        return 0.567 * temperature + 0.393 * pressure + 3.94
    }
}
