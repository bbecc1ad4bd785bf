import Foundation
public import Measures

/// Result of the last scheduled backups, in a small file of the data folder. It is not part of a backup.
public struct BackupRecord: Equatable, Sendable {
    /// End of the last backup that succeeded; nil before the first one.
    public var made: Moment?
    /// Last failure; nil when the last backup succeeded.
    public var failure: Failure?

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

    /// Kind of a failure. The raw values are stored.
    public enum Reason: String, Sendable {
        /// The folder of backups does not exist: its disk may not be connected.
        case missing
        case diskFull = "disk-full"
        case notWritable = "not-writable"
        /// The key is missing, does not fit, or is not needed.
        case key
        /// The folder has other files, or backups of a newer version.
        case notABackup = "not-a-backup"
        case damaged
        case other
    }

    static let fileName = "backup-record.json"

    public init(made: Moment? = nil, failure: Failure? = nil) {
        self.made = made
        self.failure = failure
    }

    private struct Content: Codable {
        /// Seconds since 1970.
        var made: Double?
        var failed: Double?
        var reason: String?
        var path: String?
    }

    /// Reads the record of a data folder. A record that is missing or cannot be read is empty: it only describes what the folder of backups
    /// itself shows.
    public init(of home: String) {
        guard let bytes = try? BackupDisk.read(home + "/" + BackupRecord.fileName),
            let content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
        else { return }
        made = content.made.flatMap { $0.isFinite ? Moment(secondsSince1970: $0) : nil }
        failure = content.failed.flatMap { failed in
            guard failed.isFinite else { return nil }
            return Failure(
                at: Moment(secondsSince1970: failed), reason: content.reason.flatMap { Reason(rawValue: $0) } ?? .other,
                path: content.path ?? "")
        }
    }

    /// Stores the record in a data folder.
    /// - Throws: `BackupError.system`.
    public func store(in home: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = Content(
            made: made?.secondsSince1970, failed: failure?.at.secondsSince1970, reason: failure?.reason.rawValue,
            path: failure?.path)
        try BackupDisk.write(Array(try encoder.encode(content)), to: home + "/" + BackupRecord.fileName)
    }
}

extension BackupError {
    /// Kind of the failure and the path that it is about.
    public var recorded: (reason: BackupRecord.Reason, path: String) {
        switch self {
        case .system(let path, ENOENT): (.missing, path)
        case .system(let path, ENOSPC), .system(let path, EDQUOT): (.diskFull, path)
        case .system(let path, EROFS), .system(let path, EACCES), .system(let path, EPERM): (.notWritable, path)
        case .secretNeeded(let path), .secretWrong(let path), .notEncrypted(let path), .keyUnreadable(let path): (.key, path)
        case .passphraseTooShort: (.key, "")
        case .notABackup(let path), .newerFormat(let path, _), .insideDataFolder(let path), .exists(let path),
            .notEmpty(let path), .insideBackups(let path):
            (.notABackup, path)
        case .damaged(let path, _): (.damaged, path)
        case .system(let path, _), .unknown(_, let path), .busy(let path), .unsteady(let path): (.other, path)
        }
    }
}
