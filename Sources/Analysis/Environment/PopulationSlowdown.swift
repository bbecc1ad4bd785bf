/// Average slowdown of runners in heat, used until one person's data suffice.
///
/// Formula: 0.37 % · max(0, WBGT − 12.5) · m, m = 1 + (h − 2.25)/1.75 within 1…2, h the expected hours.
/// Units: °C and hours in, percent out.
/// Source: our own, because published slopes differ; set between Ely 2007, Mantzios 2022 and Hadley 2013.
/// Grade: own definition.
public enum PopulationSlowdown {
    public static let card = ModelCard(
        id: "population_slowdown", name: "Slowdown in heat, population", alsoKnownAs: ["heat penalty"],
        formula: "{slope} % · max(0, WBGT − {threshold} °C) · m; m = 1 + (hours − 2.25)/1.75, cut to 1…2",
        units: "percent",
        source:
            "our own, because published slopes differ: set between M. Ely et al., MSSE 39:487 (2007), K. Mantzios et al., MSSE 54:153 "
            + "(2022), and Hadley's table",
        grade: .ownDefinition,
        limits:
            "Up to {hottest} °C WBGT and {shortest} to {longest} hours, beyond them what holds at the bound; ±1 percentage point. People differ: standard "
            + "deviation of the slope {slopeDeviation}.",
        constants: [
            CardConstant("slope", slope, decimals: 2),
            CardConstant("threshold", threshold, decimals: 1),
            CardConstant("hottest", degrees.upperBound, decimals: 0),
            CardConstant("shortest", durations.lowerBound, decimals: 1),
            CardConstant("longest", durations.upperBound, decimals: 0),
            CardConstant("slopeDeviation", slopeDeviation, decimals: 2),
        ])

    public static let slope = 0.37
    public static let slopeDeviation = 0.20
    /// Wet-bulb globe temperature in °C below which heat does not slow runners.
    public static let threshold = 12.5

    /// WBGT in °C and hours that there is an answer for.
    static let degrees = -30.0...35.0
    static let durations = 0.3...6.0

    /// Returns percent; nil above 35 °C WBGT and outside 0.3…6 hours.
    public static func percent(wetBulbGlobe: Double, hours: Double) -> Double? {
        guard degrees.contains(wetBulbGlobe), durations.contains(hours) else { return nil }
        return slope * max(0, wetBulbGlobe - threshold) * durationFactor(hours: hours)
    }

    /// Returns the value at the nearest bound outside the valid range, so that a second more or less is no jump.
    static func nearest(wetBulbGlobe: Double, hours: Double) -> Double? {
        percent(
            wetBulbGlobe: min(degrees.upperBound, max(degrees.lowerBound, wetBulbGlobe)),
            hours: min(durations.upperBound, max(durations.lowerBound, hours)))
    }

    static func durationFactor(hours: Double) -> Double { min(2, max(1, 1 + (hours - 2.25) / 1.75)) }
}
