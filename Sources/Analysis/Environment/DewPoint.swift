import Measures

/// The temperature at which water in the air condenses, a measure of absolute humidity.
///
/// Formula: γ = ln(RH/100) + A T / (B + T); Td = B γ / (A − γ), A = 17.625, B = 243.04 °C.
/// Units: °C and percent in, °C out.
/// Source: O. A. Alduchov and R. E. Eskridge, Journal of Applied Meteorology 35:601 (1996).
/// Grade: established.
public enum DewPoint {
    public static let card = ModelCard(
        id: "dew_point", name: "Dew point", alsoKnownAs: ["Magnus formula"],
        formula: "γ = ln(RH/100) + 17.625 T / (243.04 + T); Td = 243.04 γ / (17.625 − γ)",
        units: "°C",
        source: "O. A. Alduchov and R. E. Eskridge, Journal of Applied Meteorology 35:601 (1996)",
        grade: .established,
        limits: "−40 to 60 °C over water. Humidity below 1 % is taken as 1 %.")

    /// Returns °C; nil outside −40…60 °C and 0…100 %.
    public static func celsius(temperature: Double, humidity: Double) -> Double? {
        guard (-40.0...60.0).contains(temperature), (0.0...100.0).contains(humidity) else { return nil }
        let share = Double.log(max(1, humidity) / 100) + 17.625 * temperature / (243.04 + temperature)
        return 243.04 * share / (17.625 - share)
    }
}
