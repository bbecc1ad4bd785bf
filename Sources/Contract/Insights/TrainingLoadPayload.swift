/// `training_load`: the amount of training, compared with the athlete's usual amount.
public struct TrainingLoadPayload: Codable, Equatable, Sendable {
    public var acuteLoad7Days: Double
    public var chronicLoad28Days: Double
    public var ratio: Double
    public var weeklyLoad: Double
    public var totalVolumeKilometres: Double
    public var recoveryStatus: String
    public var injuryRiskLevel: String
    public var trainingTrend: String
    public var fitnessTrend: String
    public var recommendations: [String]
    public var dailyRecommendations: [String: String]
    // Additions to the contract.
    public var loadZone: String?
    public var smoothedRatio: Double?
    public var fitness: Double?
    public var fatigue: Double?
    public var form: Double?
    public var monotony: Double?
    public var strain: Double?
    public var plan: [PlannedDayPayload]?
    public var evidence: EvidencePayload?

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case acuteLoad7Days = "acute_load_7_days"
        case chronicLoad28Days = "chronic_load_28_days"
        case ratio = "acwr"
        case weeklyLoad = "weekly_tss"
        case totalVolumeKilometres = "total_volume_km"
        case recoveryStatus = "recovery_status"
        case injuryRiskLevel = "injury_risk_level"
        case trainingTrend = "training_trend"
        case fitnessTrend = "fitness_trend"
        case recommendations
        case dailyRecommendations = "daily_recommendations"
        case loadZone = "load_zone"
        case smoothedRatio = "smoothed_acwr"
        case fitness, fatigue, form, monotony, strain, plan, evidence
    }
}

/// A planned day in structured form, beside its sentence in `daily_recommendations`.
public struct PlannedDayPayload: Codable, Equatable, Sendable {
    /// Date such as `2024-05-01`.
    public var day: String
    public var workout: String
    public var minutes: Int?
    /// Minutes at threshold or faster; nil for an easy session.
    public var hardMinutes: Int?
    public var load: Double
    /// Distance at the athlete's usual pace; nil if that is unknown.
    public var distanceKilometres: Double?
    public var isHot: Bool

    enum CodingKeys: String, CodingKey, CaseIterable {
        case day, workout, minutes, load
        case hardMinutes = "hard_minutes"
        case distanceKilometres = "distance_km"
        case isHot = "is_hot"
    }
}
