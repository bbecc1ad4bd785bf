/// The contract's class for the impact of weather.
///
/// Formula: mean slowdown below 1.5 % minimal, 4 % moderate, 8 % significant, else severe; severe from 28 °C WBGT on.
/// Source: our own, because the contract defines the classes without bounds.
/// Grade: own definition.
extension WeatherImpact {
    public static let card = ModelCard(
        id: "weather_impact", name: "Weather impact", alsoKnownAs: ["weather_impact_score"],
        formula: "mean slowdown < 1.5 % minimal, < 4 % moderate, < 8 % significant, else severe; severe when WBGT ≥ 28 °C",
        units: "one of four words",
        source: "our own, because the contract names the words and no bounds; 28 °C: ACSM's level for cancelling (2007)",
        grade: .ownDefinition,
        limits: "A summary of the slowdown and no better than it.")

    /// Returns the class; nil for a slowdown that is not a finite percentage.
    public static func of(slowdownPercent slowdown: Double, wetBulbGlobe: Double?) -> WeatherImpact? {
        guard (0.0...100.0).contains(slowdown) else { return nil }
        if let wetBulbGlobe, wetBulbGlobe >= 28 { return .severe }
        if slowdown < 1.5 { return .minimal }
        if slowdown < 4 { return .moderate }
        return slowdown < 8 ? .significant : .severe
    }
}
