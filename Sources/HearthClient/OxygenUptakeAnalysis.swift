public import Contract

/// `vo2max_estimate`, with nil for every unknown figure.
public struct OxygenUptakeAnalysis: Decodable, Equatable, Sendable {
    /// ml/kg/min.
    public var oxygenUptake: Double?
    public var fitnessLevel: String?
    public var estimationMethod: String?
    /// Pace as `M:SS` per kilometre.
    public var velocityPace: String?
    public var racePredictions: [RacePredictionPayload]
    public var recommendations: [String]
    /// 0…1.
    public var dataQualityScore: Double
    public var deviceOxygenUptake: Double?
    public var thresholdPace: String?
    /// Why figures are nil and lists empty.
    public var missing: Missing
    public var evidence: EvidencePayload?

    public init(from decoder: any Decoder) throws { self.init(try OxygenUptakePayload(from: decoder)) }

    public init(_ payload: OxygenUptakePayload) {
        let reader = PartReader(payload)
        missing = reader.missing
        evidence = payload.evidence
        oxygenUptake = reader.value(\.oxygenUptake, .oxygenUptake)
        fitnessLevel = reader.value(\.fitnessLevel, .fitnessLevel)
        estimationMethod = reader.value(\.estimationMethod, .estimationMethod)
        velocityPace = payload.velocityPace
        racePredictions = payload.racePredictions
        recommendations = payload.recommendations
        dataQualityScore = payload.dataQualityScore
        deviceOxygenUptake = payload.deviceOxygenUptake
        thresholdPace = payload.thresholdPace
    }
}
