import Backups
import Measures
import SQLiteStores
import TrainingLog

extension Settings {
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
        ) { try await SQLiteDatabase.copy(of: database, to: $0) }
    }
}
