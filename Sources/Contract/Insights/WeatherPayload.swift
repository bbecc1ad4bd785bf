/// `weather_context`: effects of the weather on recent runs. Keys below the line are additions and may be absent.
public struct WeatherPayload: Codable, Equatable, Sendable {
    public var averageTemperatureCelsius: Double
    public var averageHumidityPercent: Double
    public var heatStressRuns: Int
    public var idealConditionRuns: Int
    public var weatherImpactScore: String
    public var paceDegradationSecondsPerMile: Double
    public var heatAcclimationLevel: String
    public var optimalTrainingTimes: [String]
    public var recommendations: [String]
    // Additions to the contract.
    public var runsWithWeather: Int?
    public var slowdownPercent: Double?
    public var heatAcclimationState: Double?
    public var evidence: EvidencePayload?

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case averageTemperatureCelsius = "average_temperature_celsius"
        case averageHumidityPercent = "average_humidity_percent"
        case heatStressRuns = "heat_stress_runs"
        case idealConditionRuns = "ideal_condition_runs"
        case weatherImpactScore = "weather_impact_score"
        case paceDegradationSecondsPerMile = "pace_degradation_seconds_per_mile"
        case heatAcclimationLevel = "heat_acclimation_level"
        case optimalTrainingTimes = "optimal_training_times"
        case recommendations
        case runsWithWeather = "runs_with_weather"
        case slowdownPercent = "slowdown_percent"
        case heatAcclimationState = "heat_acclimation_state"
        case evidence
    }
}
