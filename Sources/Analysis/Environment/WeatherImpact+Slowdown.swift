/// The contract's class for the impact of weather.
///
/// Formula: mean slowdown below 1.5 % minimal, 4 % moderate, 8 % significant, else severe; severe from 28 °C WBGT on.
/// Source: our own, because the contract defines the classes without bounds.
/// Grade: own definition.
extension WeatherImpact {
    public static let card = ModelCard(
        id: "weather_impact", name: "Weather impact", alsoKnownAs: ["weather_impact_score"],
        formula:
            "mean slowdown < {moderate} % minimal, < {significant} % moderate, < {severe} % significant, else severe; severe when WBGT ≥ {cancel} °C",
        units: "one of four words",
        source: "our own, because the contract names the words and no bounds; 28 °C: ACSM's level for cancelling (2007)",
        grade: .ownDefinition,
        limits: "A summary of the slowdown and no better than it.",
        constants: [
            CardConstant("moderate", moderateFrom, decimals: 1),
            CardConstant("significant", significantFrom, decimals: 0),
            CardConstant("severe", severeFrom, decimals: 0),
            CardConstant("cancel", HeatFlag.cancelFrom, decimals: 0),
        ])

    /// Percent of slowdown from which on each word is used.
    public static let moderateFrom = 1.5
    public static let significantFrom = 4.0
    public static let severeFrom = 8.0

    /// Returns the class; nil for a slowdown that is not a finite percentage.
    public static func of(slowdownPercent slowdown: Double, wetBulbGlobe: Double?) -> WeatherImpact? {
        guard (0.0...100.0).contains(slowdown) else { return nil }
        if let wetBulbGlobe, wetBulbGlobe >= HeatFlag.cancelFrom { return .severe }
        if slowdown < moderateFrom { return .minimal }
        if slowdown < significantFrom { return .moderate }
        return slowdown < severeFrom ? .significant : .severe
    }
}
