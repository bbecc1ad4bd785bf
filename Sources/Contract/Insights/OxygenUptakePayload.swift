/// `vo2max_estimate`: how fit the athlete is, and what that would be worth in a race.
public struct OxygenUptakePayload: Codable, Equatable, Sendable {
    /// ml/kg/min; 0, with a `data_quality_score` of 0, when nothing is known.
    public var oxygenUptake: Double
    public var fitnessLevel: String
    public var estimationMethod: String
    /// `M:SS` a kilometre; null when unknown, and always there.
    public var velocityPace: String?
    public var racePredictions: [RacePredictionPayload]
    public var recommendations: [String]
    public var dataQualityScore: Double
    // Added beside the contract.
    /// What a device estimated; never mixed with the other.
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

    /// Written by hand for one key: a strict reader wants `vvo2_max_pace` even when it is null.
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

/// What one race would take today.
public struct RacePredictionPayload: Codable, Equatable, Sendable {
    public var distance: String
    public var distanceKilometres: Double
    /// `H:MM:SS`, of `predicted_time_seconds`.
    public var predictedTime: String
    public var predictedTimeSeconds: Int
    public var pacePerKilometre: String
    public var pacePerMile: String
    public var confidence: String
    // Added beside the contract: the 80 % interval in whole seconds.
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
