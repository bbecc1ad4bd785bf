/// What is repaired before it is drawn or computed with, unless an athlete says that the device was right. The raw values are stored
/// and leave the process: never rename, only add.
public enum Repairable: String, CaseIterable, Sendable {
    case heartRate = "heart_rate"
    case positions, elevation
    /// What is done where nothing was written for a while.
    case gaps
}
