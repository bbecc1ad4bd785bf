import Analysis

/// The words that the API sends for unknown values where the contract requires a word.
///
/// Each is the weakest claim: neither an all-clear (`low`, `minimal`, `well_recovered`) nor an alarm, no trend, and no adaptation without a
/// measurement. `evidence.absent` names every field with a placeholder.
enum Placeholder {
    static let weatherImpact = WeatherImpact.moderate
    static let acclimation = AcclimationLevel.none
    static let fitnessLevel = FitnessLevel.average
    static let recoveryStatus = RecoveryStatus.adequate
    static let loadChange = LoadChange.moderate
    static let trainingTrend = TrainingTrend.steady
    static let fitnessTrend = FitnessTrend.maintaining
}
