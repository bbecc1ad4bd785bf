import Archives
import Foundation
import GRDB
import TrainingLog

/// The SQLite database file, in write-ahead mode: many readers beside one writer.
public struct SQLiteDatabase: Sendable {
    let pool: any DatabaseWriter
    /// Reason why the database is read-only; nil when it is writable.
    private let obstacle: StoreError?

    /// Opens the file, creating it if necessary, and migrates its schema.
    ///
    /// In write-ahead mode SQLite needs two files beside a database. When they cannot be created, because the disk is read-only or full,
    /// the program opens a private copy instead. Reads then work, and writes throw the reason.
    /// - Throws: `StoreError`.
    public init(path: String) throws {
        do {
            let pool = try DatabasePool(path: path, configuration: SQLiteDatabase.configuration)
            try Schema.bringUpToDate(pool)
            // These files may exist already with wider permissions, from an older Hearth or another umask.
            for ending in ["", "-wal", "-shm"] {
                if let code = FilePrivacy.makePrivate(path + ending) { throw StoreError(systemError: code, path: path + ending) }
            }
            self.pool = pool
            obstacle = nil
        } catch {
            let failure = (error as? DatabaseError).map { StoreError($0, path: path) } ?? error as? StoreError
            guard let failure, let obstacle = SQLiteDatabase.obstacle(failure, at: path) else { throw failure ?? error }
            do {
                pool = try SQLiteDatabase.copy(of: path)
            } catch let error as DatabaseError { throw StoreError(error, path: path) }
            self.obstacle = obstacle
        }
    }

    /// Whether the program works on a private copy, because the database could not be written to when it was opened.
    public var isPrivateCopy: Bool { obstacle != nil }

    /// Whether the schema is the one that this program expects. Another program may have changed it since.
    /// - Throws: `StoreError`.
    public func isSchemaCurrent() async throws -> Bool {
        try await read { db in
            let migrator = Schema.migrator
            return try migrator.hasCompletedMigrations(db) && !migrator.hasBeenSuperseded(db)
        }
    }

    /// Moves the log into the database file and closes the connections. Later requests fail.
    /// - Throws: `StoreError`, when a request still runs.
    public func closeConnections() throws {
        do {
            // The connections that close last only read, and would leave the log as it is.
            if obstacle == nil { try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) } }
            try pool.close()
        } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "hearth"
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { db in
            // In write-ahead mode this survives a crash of the process. A power cut may lose the last transactions, never the file.
            try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000")
            // Checkpoint every 16 MB: each checkpoint waits for the disk, and an import writes hundreds of megabytes.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
        }
        return configuration
    }

    /// Returns why an existing database cannot be written, when that is the reason that opening it failed; nil otherwise.
    private static func obstacle(_ failure: StoreError, at path: String) -> StoreError? {
        guard access(path, R_OK) == 0 else { return nil }
        switch failure {
        case .readOnly, .diskFull: return failure
        case .cannotOpen:
            if access(path, W_OK) != 0 || access(URL(filePath: path).deletingLastPathComponent().path, W_OK) != 0 {
                return .readOnly(path: path)
            }
            return SQLiteDatabase.isFull(path) ? .diskFull : nil
        case .damaged, .newerSchema: return nil
        }
    }

    private static func isFull(_ path: String) -> Bool {
        let free = try? FileManager.default.attributesOfFileSystem(forPath: path)[.systemFreeSize] as? NSNumber
        return (free?.int64Value ?? .max) < 1 << 20  // without an answer of the system, keep the first error
    }

    /// Opens a private copy that is deleted with this process. Derived data may be written to it.
    private static func copy(of path: String) throws -> DatabaseQueue {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }  // the open file stays usable until it is closed
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: path + ending) {
                try FileManager.default.copyItem(atPath: path + ending, toPath: folder.appending(path: "copy" + ending).path)
                chmod(folder.appending(path: "copy" + ending).path, 0o600)
            }
        } catch {
            let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
            throw isFull ? StoreError.diskFull : .cannotOpen(path: path, reason: error.localizedDescription)
        }
        let queue = try DatabaseQueue(path: folder.appending(path: "copy").path, configuration: configuration)
        // Without files beside the database, its folder can be deleted at once.
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = MEMORY") }
        try Schema.bringUpToDate(queue)
        return queue
    }

    /// Runs `body` in a read transaction.
    /// - Throws: `StoreError` in place of SQLite's errors.
    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do { return try await pool.read(body) } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }

    /// Synchronises the write-ahead log to the disk. With `synchronous = NORMAL`, a commit alone does not survive a power cut.
    ///
    /// Only the log needs this: a checkpoint synchronises the database itself. The database file must not be opened here, because closing
    /// it would release SQLite's POSIX locks, which belong to the process.
    func settle() async throws {
        if obstacle != nil { return }
        let path = pool.path + "-wal"
        try await waitingForDisk {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            if descriptor < 0, errno == ENOENT { return }
            guard descriptor >= 0 else { throw StoreError(systemError: errno, path: path) }
            defer { close(descriptor) }
            guard fsync(descriptor) == 0 else { throw StoreError(systemError: errno, path: path) }
        }
    }

    /// Runs `body` in one write transaction.
    func write<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        if let obstacle { throw obstacle }
        return try await writeDerived(body)
    }

    /// Runs `body` in one write transaction for derived data, which may also be written to the private copy.
    func writeDerived<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do { return try await pool.write(body) } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }
}

extension Database {
    /// Like `execute`, with a statement that each connection prepares once. For statements that an import runs thousands of times.
    func executeCached(sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension StoreError {
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly(path: path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(what: path)
        case .SQLITE_IOERR where POSIXErrorCode(rawValue: errno) == .ENOSPC: self = .diskFull
        default: self = .cannotOpen(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }
}
