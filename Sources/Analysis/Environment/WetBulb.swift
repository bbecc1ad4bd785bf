import Measures

/// The temperature of a ventilated wet cloth in shade: the limit of cooling by sweat.
///
/// Formula: Tw = T atan(0.151977 √(RH + 8.313659)) + atan(T + RH) − atan(RH − 1.676331) + 0.00391838 RH^1.5 atan(0.023101 RH)
/// − 4.686035.
/// Units: °C and percent in, °C out.
/// Source: R. Stull, Journal of Applied Meteorology and Climatology 50:2267 (2011).
/// Grade: useful.
public enum WetBulb {
    public static let card = ModelCard(
        id: "wet_bulb_stull", name: "Wet-bulb temperature", alsoKnownAs: ["Stull's formula"],
        formula:
            "T atan(0.151977 √(RH + 8.313659)) + atan(T + RH) − atan(RH − 1.676331) + 0.00391838 RH^1.5 atan(0.023101 RH) − 4.686035",
        units: "°C",
        source: "R. Stull, Journal of Applied Meteorology and Climatology 50:2267 (2011)",
        grade: .useful,
        limits: "−20 to 50 °C, 5 to 99 % humidity, sea-level pressure; error −1.0 to +0.65 °C. Humidity beyond that is cut to it."
    )

    /// Returns °C; nil outside −20…50 °C and 0…100 %.
    public static func celsius(temperature: Double, humidity: Double) -> Double? {
        guard (-20.0...50.0).contains(temperature), (0.0...100.0).contains(humidity) else { return nil }
        let rh = min(99, max(5, humidity))
        let first = temperature * Double.atan(0.151977 * (rh + 8.313659).squareRoot())
        let second = Double.atan(temperature + rh) - Double.atan(rh - 1.676331)
        return first + second + 0.00391838 * rh * rh.squareRoot() * Double.atan(0.023101 * rh) - 4.686035
    }
}
