/// Wet-bulb globe temperature without radiation: in a heated room, in deep shade, at night.
///
/// Formula: 0.7 Tw + 0.3 T, with Stull's wet bulb and the globe at air temperature.
/// Units: °C and percent in, °C out.
/// Source: ISO 7243:2017, indoor form; wet bulb by R. Stull (2011).
/// Grade: useful.
public enum IndoorWetBulbGlobe {
    public static let card = ModelCard(
        id: "wbgt_indoor", name: "Wet-bulb globe temperature, indoors", alsoKnownAs: ["shade WBGT"],
        formula: "0.7 Tw + 0.3 T, Tw by Stull, globe temperature = air temperature",
        units: "°C",
        source: "ISO 7243:2017, indoor form; R. Stull, Journal of Applied Meteorology and Climatology 50:2267 (2011)",
        grade: .useful,
        limits: "Supposes that walls and lamps are as warm as the air; radiant heaters make a room hotter than it says.")

    /// Returns °C; nil outside −10…50 °C and 0…100 %.
    public static func celsius(temperature: Double, humidity: Double) -> Double? {
        guard (-10.0...50.0).contains(temperature) else { return nil }
        guard let wet = WetBulb.celsius(temperature: temperature, humidity: humidity) else { return nil }
        return 0.7 * wet + 0.3 * temperature
    }
}
