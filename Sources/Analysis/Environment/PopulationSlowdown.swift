/// Average slowdown of runners in heat, used until one person's data suffice.
///
/// Formula: 0.37 % · max(0, WBGT − 12.5) · m, m = 1 + (h − 2.25)/1.75 within 1…2, h the expected hours.
/// Units: °C and hours in, percent out.
/// Source: our own, because published slopes differ; set between Ely 2007, Mantzios 2022 and Hadley 2013.
/// Grade: own definition.
public enum PopulationSlowdown {
    public static let card = ModelCard(
        id: "population_slowdown", name: "Slowdown in heat, population", alsoKnownAs: ["heat penalty"],
        formula: "0.37 % · max(0, WBGT − 12.5 °C) · m; m = 1 + (hours − 2.25)/1.75, cut to 1…2",
        units: "percent",
        source:
            "our own, because published slopes differ: set between M. Ely et al., MSSE 39:487 (2007), K. Mantzios et al., MSSE 54:153 "
            + "(2022), and Hadley's table",
        grade: .ownDefinition,
        limits:
            "Up to 35 °C WBGT and 0.3 to 6 hours, beyond them what holds at the bound; ±1 percentage point. People differ: standard "
            + "deviation of the slope 0.20.")

    public static let slope = 0.37
    public static let slopeDeviation = 0.20
    /// Wet-bulb globe temperature in °C below which heat does not slow runners.
    public static let threshold = 12.5

    /// Returns percent; nil above 35 °C WBGT and outside 0.3…6 hours.
    public static func percent(wetBulbGlobe: Double, hours: Double) -> Double? {
        guard (-30.0...35.0).contains(wetBulbGlobe), (0.3...6.0).contains(hours) else { return nil }
        return slope * max(0, wetBulbGlobe - threshold) * durationFactor(hours: hours)
    }

    /// Returns the value at the nearest bound outside the valid range, so that a second more or less is no jump.
    static func nearest(wetBulbGlobe: Double, hours: Double) -> Double? {
        percent(wetBulbGlobe: min(35, max(-30, wetBulbGlobe)), hours: min(6, max(0.3, hours)))
    }

    static func durationFactor(hours: Double) -> Double { min(2, max(1, 1 + (hours - 2.25) / 1.75)) }
}
