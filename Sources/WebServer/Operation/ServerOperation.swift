public import Measures
public import Screens

/// What the program that runs a server knows about it: its log, and the state of disk, database and backups.
public struct ServerOperation: Sendable {
    /// Nil for the warnings of a server that has no log of its own.
    public var log: ServerLog?
    /// Whether `/metrics` exists.
    public var showsMetrics = false
    /// Returns the state of the scheduled backups; nil without a data folder.
    public var backups: @Sendable () -> BackupStatus? = { nil }
    /// Returns why the server cannot do its work now; empty when it can.
    public var flaws: @Sendable () async -> [ReadinessFlaw] = { [] }
    /// Returns the bytes of the database with its log; nil if unknown.
    public var databaseBytes: @Sendable () -> Int? = { nil }
    /// Returns the numbers of the webhooks; nil while none is configured.
    public var webhooks: @Sendable () async -> WebhookNumbers? = { nil }
    /// When the program began; nil if unknown.
    public var began: Moment?

    public init() {}
}

/// Numbers of the webhooks since the start of the server.
public struct WebhookNumbers: Equatable, Sendable {
    public var delivered: Int
    /// Attempts that failed.
    public var failed: Int
    /// Deliveries that were given up.
    public var abandoned: Int
    /// Deliveries that wait.
    public var queued: Int

    public init(delivered: Int, failed: Int, abandoned: Int, queued: Int) {
        self.delivered = delivered
        self.failed = failed
        self.abandoned = abandoned
        self.queued = queued
    }
}

/// Reason why a server cannot do its work.
public enum ReadinessFlaw: Equatable, Sendable {
    case databaseUnreadable
    /// The database was damaged when a part of it was read.
    case damaged
    /// Another version has changed the schema.
    case schemaNotCurrent
    /// Free bytes of a disk, and how many are needed.
    case diskFull(free: Int, needed: Int)
    /// Nothing can be stored: the folder is read-only, or was when the server started.
    case readOnly

    /// Name for programs.
    var code: String {
        switch self {
        case .databaseUnreadable: "database-unreadable"
        case .damaged: "damaged"
        case .schemaNotCurrent: "schema-not-current"
        case .diskFull: "disk-full"
        case .readOnly: "read-only"
        }
    }

    var sentence: String {
        switch self {
        case .databaseUnreadable: "The database cannot be read; the server's log has the reason."
        case .damaged: "The database is damaged; run `hearth verify`."
        case .schemaNotCurrent: "Another version of Hearth has changed the database; start that version."
        case .diskFull(let free, let needed): "The disk has \(free >> 20) MB left, and \(needed >> 20) MB are needed."
        case .readOnly: "Nothing can be stored: the folder is read-only, or was when the server started."
        }
    }
}
