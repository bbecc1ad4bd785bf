import Measures

/// Apparent temperature in shade for a walking person.
///
/// Formula: half of T + 61 + 1.2(T − 68) + 0.094 RH, averaged with T; from 80 °F on Rothfusz' regression with the two
/// adjustments for very dry and very humid air. T in °F, RH in percent.
/// Units: °C and percent in, °C out.
/// Source: US National Weather Service, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml).
/// Grade: useful.
public enum HeatIndex {
    public static let card = ModelCard(
        id: "heat_index", name: "Heat index", alsoKnownAs: ["apparent temperature", "Rothfusz regression"],
        formula:
            "0.5 (T + 61 + 1.2 (T − 68) + 0.094 RH), averaged with T; from 80 °F on Rothfusz' nine-term regression in T and RH, "
            + "less ((13 − RH)/4) √((17 − |T − 95|)/17) below 13 % and 80–112 °F, plus ((RH − 85)/10)((87 − T)/5) above 85 % and "
            + "80–87 °F; T in °F, RH in percent",
        units: "°C",
        source: "US National Weather Service, The Heat Index Equation (wpc.ncep.noaa.gov/html/heatindex_equation.shtml)",
        grade: .useful,
        limits:
            "Shade, light wind and a person who walks: it knows neither sun nor effort, so it is shown beside the temperature of a run "
            + "and no other figure rests on it: wherever humidity is known, wet-bulb globe temperature is too. Below 27 °C the air temperature itself says more."
    )

    /// Returns °C; nil outside −50…60 °C and 0…100 %.
    public static func celsius(temperature: Double, humidity: Double) -> Double? {
        guard (-50.0...60.0).contains(temperature), (0.0...100.0).contains(humidity) else { return nil }
        let t = temperature * 1.8 + 32
        let rh = max(1, humidity)
        let simple = (0.5 * (t + 61 + (t - 68) * 1.2 + rh * 0.094) + t) / 2
        let fahrenheit = simple < 80 ? simple : rothfusz(t, rh) + adjustment(t, rh)
        return (fahrenheit - 32) / 1.8
    }

    private static func rothfusz(_ t: Double, _ rh: Double) -> Double {
        let linear = -42.379 + 2.04901523 * t + 10.14333127 * rh - 0.22475541 * t * rh
        let squares = -0.00683783 * t * t - 0.05481717 * rh * rh
        let mixed = 0.00122874 * t * t * rh + 0.00085282 * t * rh * rh - 0.00000199 * t * t * rh * rh
        return linear + squares + mixed
    }

    private static func adjustment(_ t: Double, _ rh: Double) -> Double {
        if rh < 13, (80.0...112.0).contains(t) { return -(13 - rh) / 4 * ((17 - abs(t - 95)) / 17).squareRoot() }
        if rh > 85, (80.0...87.0).contains(t) { return (rh - 85) / 10 * ((87 - t) / 5) }
        return 0
    }
}
