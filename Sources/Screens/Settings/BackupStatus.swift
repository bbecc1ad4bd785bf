public import Measures

/// State of the scheduled backups of a data folder.
public struct BackupStatus: Equatable, Sendable {
    /// Folder of backups; nil while the settings name none.
    public var folder: String?
    /// Last backup that succeeded; nil before the first one.
    public var made: Moment?
    /// Last failure; nil when the last backup succeeded.
    public var failure: Failure?
    /// When the next backup is due; nil when it is due already.
    public var next: Moment?

    public struct Failure: Equatable, Sendable {
        public var at: Moment
        public var reason: Reason
        /// Folder or file that it is about; empty if unknown.
        public var path: String

        public init(at: Moment, reason: Reason, path: String) {
            self.at = at
            self.reason = reason
            self.path = path
        }
    }

    /// Kind of a failure.
    public enum Reason: Equatable, Sendable {
        /// The folder of backups does not exist.
        case missing
        case diskFull, notWritable
        /// The key is missing, does not fit, or is not needed.
        case key
        /// The folder has other files, or backups of a newer version.
        case notABackup
        case damaged, other
    }

    public init(folder: String? = nil, made: Moment? = nil, failure: Failure? = nil, next: Moment? = nil) {
        self.folder = folder
        self.made = made
        self.failure = failure
        self.next = next
    }
}
