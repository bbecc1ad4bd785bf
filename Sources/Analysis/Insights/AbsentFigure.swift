/// A figure of the insights API without a value, and the reason.
///
/// The contract allows no null, so the API sends a placeholder instead. Every placeholder must be reported as one of these.
public struct AbsentFigure: Equatable, Sendable {
    public var key: Key
    public var reason: Absence

    public init(_ key: Key, _ reason: Absence) {
        self.key = key
        self.reason = reason
    }

    /// The contract's keys, in the order of its document.
    public enum Key: String, CaseIterable, Sendable {
        case averageTemperature = "average_temperature_celsius"
        case averageHumidity = "average_humidity_percent"
        case heatStressRuns = "heat_stress_runs"
        case idealConditionRuns = "ideal_condition_runs"
        case weatherImpact = "weather_impact_score"
        case paceDegradation = "pace_degradation_seconds_per_mile"
        case acclimation = "heat_acclimation_level"
        case trainingTimes = "optimal_training_times"
        case oxygenUptake = "vo2_max"
        case fitnessLevel = "fitness_level"
        case estimationMethod = "estimation_method"
        case intervalPace = "vvo2_max_pace"
        case racePredictions = "race_predictions"
        case acuteLoad = "acute_load_7_days"
        case chronicLoad = "chronic_load_28_days"
        case loadRatio = "acwr"
        case weeklyLoad = "weekly_tss"
        case totalVolume = "total_volume_km"
        case recoveryStatus = "recovery_status"
        case loadChange = "injury_risk_level"
        case trainingTrend = "training_trend"
        case fitnessTrend = "fitness_trend"
        case dailyRecommendations = "daily_recommendations"
    }
}
