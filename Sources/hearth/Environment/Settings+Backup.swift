import Backups
import Measures
import Screens
import TrainingLog

extension Settings {
    /// Returns the state of the scheduled backups, for the settings page.
    func backupStatus(at now: Moment) -> BackupStatus {
        let record = BackupRecord(of: home)
        let due = record.made.map { $0 + BackupSchedule.interval }
        return BackupStatus(
            folder: backup.path, made: record.made,
            failure: record.failure.map { BackupStatus.Failure(at: $0.at, reason: $0.reason.shown, path: $0.path) },
            next: due.flatMap { BackupSchedule.isDue(newest: record.made, now: now) ? nil : $0 })
    }

    /// Makes a backup of the data folder.
    /// - Parameters:
    ///   - passphrase: encrypts it; nil for none.
    ///   - retention: which backups of a folder are kept; nil keeps all.
    func backUp(
        to target: String, passphrase: String?, keeping retention: BackupRetention?, at now: Moment
    ) async throws -> BackupWriter.Summary {
        let database = database
        return try await BackupWriter(home: home, database: database, version: Hearth.version).write(
            to: target, passphrase: passphrase, now: now, keeping: retention, at: HomeClock.ofThisMachine.offset(at: now)
        ) { try await FolderDatabase.copy(of: database, to: $0) }
    }
}

extension BackupRecord.Reason {
    /// The reason as the settings page shows it.
    fileprivate var shown: BackupStatus.Reason {
        switch self {
        case .missing: .missing
        case .diskFull: .diskFull
        case .notWritable: .notWritable
        case .key: .key
        case .notABackup: .notABackup
        case .damaged: .damaged
        case .other: .other
        }
    }
}
