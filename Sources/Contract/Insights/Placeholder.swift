import Analysis

/// The words that the API sends where the contract requires one and the answer is unknown.
///
/// Each is the word that claims least: neither the all-clear (`low`, `minimal`, `well_recovered`) nor an alarm, no change in a trend,
/// and no adaptation without a measurement. `evidence.absent` names every field that holds one.
enum Placeholder {
    static let weatherImpact = WeatherImpact.moderate
    static let acclimation = AcclimationLevel.none
    static let fitnessLevel = FitnessLevel.average
    static let recoveryStatus = RecoveryStatus.adequate
    static let loadChange = LoadChange.moderate
    static let trainingTrend = TrainingTrend.steady
    static let fitnessTrend = FitnessTrend.maintaining
}
