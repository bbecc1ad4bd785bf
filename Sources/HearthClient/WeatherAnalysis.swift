public import Contract

/// `weather_context`, with nil for every figure that the server does not know.
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
        typealias Key = WeatherPayload.CodingKeys
        missing = Missing(payload.evidence)
        evidence = payload.evidence
        averageTemperatureCelsius = missing.known(payload.averageTemperatureCelsius, Key.averageTemperatureCelsius)
        averageHumidityPercent = missing.known(payload.averageHumidityPercent, Key.averageHumidityPercent)
        heatStressRuns = missing.known(payload.heatStressRuns, Key.heatStressRuns)
        idealConditionRuns = missing.known(payload.idealConditionRuns, Key.idealConditionRuns)
        weatherImpactScore = missing.known(payload.weatherImpactScore, Key.weatherImpactScore)
        paceDegradationSecondsPerMile = missing.known(
            payload.paceDegradationSecondsPerMile, Key.paceDegradationSecondsPerMile)
        heatAcclimationLevel = missing.known(payload.heatAcclimationLevel, Key.heatAcclimationLevel)
        optimalTrainingTimes = payload.optimalTrainingTimes
        recommendations = payload.recommendations
        runsWithWeather = payload.runsWithWeather
        slowdownPercent = payload.slowdownPercent
        heatAcclimationState = payload.heatAcclimationState
    }
}
