public import Measures

/// When the next backup is due.
public enum BackupSchedule {
    /// Seconds from one backup to the next.
    public static let interval = 86_400.0

    /// Whether a backup is due.
    ///
    /// A newest backup of the far future, which a wrong clock made, does not stop the backups of now.
    /// - Parameter newest: time of the newest backup; nil without one.
    public static func isDue(newest: Moment?, now: Moment) -> Bool {
        guard let newest else { return true }
        let age = now.secondsSince1970 - newest.secondsSince1970
        return age >= interval || age <= -interval
    }
}
