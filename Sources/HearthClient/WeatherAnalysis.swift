public import Contract

/// `weather_context`, with nil for every unknown figure.
public struct WeatherAnalysis: Decodable, Equatable, Sendable {
    public var averageTemperatureCelsius: Double?
    public var averageHumidityPercent: Double?
    public var heatStressRuns: Int?
    public var idealConditionRuns: Int?
    public var weatherImpactScore: String?
    public var paceDegradationSecondsPerMile: Double?
    public var heatAcclimationLevel: String?
    public var optimalTrainingTimes: [String]
    public var recommendations: [String]
    public var runsWithWeather: Int?
    public var slowdownPercent: Double?
    public var heatAcclimationState: Double?
    /// Why figures are nil.
    public var missing: Missing
    public var evidence: EvidencePayload?

    public init(from decoder: any Decoder) throws { self.init(try WeatherPayload(from: decoder)) }

    public init(_ payload: WeatherPayload) {
        let reader = PartReader(payload)
        missing = reader.missing
        evidence = payload.evidence
        averageTemperatureCelsius = reader.value(\.averageTemperatureCelsius, .averageTemperatureCelsius)
        averageHumidityPercent = reader.value(\.averageHumidityPercent, .averageHumidityPercent)
        heatStressRuns = reader.value(\.heatStressRuns, .heatStressRuns)
        idealConditionRuns = reader.value(\.idealConditionRuns, .idealConditionRuns)
        weatherImpactScore = reader.value(\.weatherImpactScore, .weatherImpactScore)
        paceDegradationSecondsPerMile = reader.value(\.paceDegradationSecondsPerMile, .paceDegradationSecondsPerMile)
        heatAcclimationLevel = reader.value(\.heatAcclimationLevel, .heatAcclimationLevel)
        optimalTrainingTimes = payload.optimalTrainingTimes
        recommendations = payload.recommendations
        runsWithWeather = payload.runsWithWeather
        slowdownPercent = payload.slowdownPercent
        heatAcclimationState = payload.heatAcclimationState
    }
}
