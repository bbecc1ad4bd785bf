import Archives
import Foundation
import GRDB
public import Measures
import TrainingLog

extension SQLiteDatabase {
    /// Writes a consistent copy of a database that other processes may be using, in one step of SQLite's backup.
    ///
    /// The database is neither migrated nor checked, so that a newer or damaged one can be copied too. Pages keep their places, so
    /// that copies of two days differ only where rows changed.
    /// - Throws: `StoreError`.
    public static func copy(of path: String, to copy: String) async throws {
        do {
            var reading = Configuration()
            reading.readonly = true
            reading.busyMode = .timeout(10)
            let source = try DatabaseQueue(path: path, configuration: reading)
            let target = try DatabaseQueue(path: copy)
            try source.backup(to: target)
            try target.close()
            try source.close()
        } catch let error as DatabaseError { throw StoreError(error, path: path) }
        if let code = FilePrivacy.makePrivate(copy) { throw StoreError(systemError: code, path: copy) }
    }

    /// Gives every athlete's records a new epoch, as a restored database needs: devices may have positions of changes that it does not have.
    /// - Parameter epochs: returns a new id each time.
    /// - Throws: `StoreError`.
    public static func startEpochs(in path: String, _ epochs: () -> UniqueID) throws {
        do {
            let database = try DatabaseQueue(path: path)
            try database.write { db in
                guard try db.tableExists("sync_state") else { return }
                for athlete in try String.fetchAll(db, sql: "SELECT athlete_id FROM sync_state") {
                    try db.execute(
                        sql: "UPDATE sync_state SET epoch = ? WHERE athlete_id = ?", arguments: [epochs().text, athlete])
                }
            }
            // The folder gets the database as one file.
            _ = try database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
            try database.close()
        } catch let error as DatabaseError { throw StoreError(error, path: path) }
    }
}
