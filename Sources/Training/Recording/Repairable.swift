/// Data that is repaired before it is drawn or used in models, unless the athlete confirms the device's values. The raw values are stored
/// and part of the API: never rename, only add.
public enum Repairable: String, CaseIterable, Sendable {
    case heartRate = "heart_rate"
    case positions, elevation
    /// Periods in which the device wrote nothing; they are filled.
    case gaps
}
