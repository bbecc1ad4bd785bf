/// `vo2max_estimate`: fitness, and race times that follow from it.
public struct OxygenUptakePayload: Codable, Equatable, Sendable {
    /// ml/kg/min; 0 with a `data_quality_score` of 0 if unknown.
    public var oxygenUptake: Double
    public var fitnessLevel: String
    public var estimationMethod: String
    /// Pace as `M:SS` per kilometre; null if unknown, and always present.
    public var velocityPace: String?
    public var racePredictions: [RacePredictionPayload]
    public var recommendations: [String]
    public var dataQualityScore: Double
    // Additions to the contract.
    /// Estimate of a device; never mixed with Hearth's own.
    public var deviceOxygenUptake: Double?
    public var thresholdPace: String?
    public var evidence: EvidencePayload?

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case oxygenUptake = "vo2_max"
        case fitnessLevel = "fitness_level"
        case estimationMethod = "estimation_method"
        case velocityPace = "vvo2_max_pace"
        case racePredictions = "race_predictions"
        case recommendations
        case dataQualityScore = "data_quality_score"
        case deviceOxygenUptake = "device_vo2_max"
        case thresholdPace = "threshold_pace"
        case evidence
    }

    /// Handwritten for one key: a strict reader requires `vvo2_max_pace` even when it is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(oxygenUptake, forKey: .oxygenUptake)
        try container.encode(fitnessLevel, forKey: .fitnessLevel)
        try container.encode(estimationMethod, forKey: .estimationMethod)
        try container.encode(velocityPace, forKey: .velocityPace)
        try container.encode(racePredictions, forKey: .racePredictions)
        try container.encode(recommendations, forKey: .recommendations)
        try container.encode(dataQualityScore, forKey: .dataQualityScore)
        try container.encodeIfPresent(deviceOxygenUptake, forKey: .deviceOxygenUptake)
        try container.encodeIfPresent(thresholdPace, forKey: .thresholdPace)
        try container.encodeIfPresent(evidence, forKey: .evidence)
    }
}

/// Predicted time of one race today.
public struct RacePredictionPayload: Codable, Equatable, Sendable {
    public var distance: String
    public var distanceKilometres: Double
    /// `predicted_time_seconds` as `H:MM:SS`.
    public var predictedTime: String
    public var predictedTimeSeconds: Int
    public var pacePerKilometre: String
    public var pacePerMile: String
    public var confidence: String
    // Addition to the contract: the 80 % interval in whole seconds.
    public var lowSeconds: Int?
    public var highSeconds: Int?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case distance
        case distanceKilometres = "distance_km"
        case predictedTime = "predicted_time"
        case predictedTimeSeconds = "predicted_time_seconds"
        case pacePerKilometre = "pace_per_km"
        case pacePerMile = "pace_per_mile"
        case confidence
        case lowSeconds = "low_seconds"
        case highSeconds = "high_seconds"
    }
}
