import Measures
import SQLiteStores
import TrainingLog

/// The database of a data folder.
///
/// Only this file names the driver. Another driver is chosen here, by the setting `database`.
struct FolderDatabase: Sendable {
    private let driver: SQLiteDatabase

    /// Opens the database, creating it if necessary, and migrates its schema.
    /// - Throws: `StoreError`.
    init(_ settings: Settings) throws {
        driver = try SQLiteDatabase(path: settings.database)
    }

    /// Whether the program works on a private copy, because the database could not be written to when it was opened.
    var isPrivateCopy: Bool { driver.isPrivateCopy }

    /// Returns all stores, backed by this database and a folder of original files.
    func stores(originalsIn folder: String) -> Stores { driver.stores(originalsIn: folder) }

    /// Whether the schema is the one that this program expects. Another program may have changed it since.
    /// - Throws: `StoreError`.
    func isSchemaCurrent() async throws -> Bool { try await driver.isSchemaCurrent() }

    /// Writes what is pending and closes the connections. Later requests fail.
    /// - Throws: `StoreError`, when a request still runs.
    func closeConnections() throws { try driver.closeConnections() }

    /// Copies the database in one step, while others may use it, into the new file of a backup.
    /// - Throws: `StoreError`.
    static func copy(of database: String, to path: String) async throws {
        try await SQLiteDatabase.copy(of: database, to: path)
    }

    /// Gives every athlete's records a new epoch, as a restored database needs: devices may have positions of changes that it does not have.
    /// - Parameter epochs: returns a new id each time.
    /// - Throws: `StoreError`.
    static func startEpochs(in path: String, _ epochs: () -> UniqueID) throws {
        try SQLiteDatabase.startEpochs(in: path, epochs)
    }
}
