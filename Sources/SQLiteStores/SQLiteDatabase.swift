import Archives
import Foundation
import GRDB
import TrainingLog

/// The one SQLite file, in write-ahead mode: many readers beside one writer.
public struct SQLiteDatabase: Sendable {
    let pool: any DatabaseWriter
    /// Why nothing can be written; nil where everything can.
    private let obstacle: StoreError?

    /// Opens the file, or makes it, and brings its schema up to date.
    ///
    /// SQLite needs two files beside a database in write-ahead mode. Where they cannot be made, because the disk is read-only or
    /// full, a private copy is opened instead: reading works, writing throws why it cannot be done.
    /// - Throws: `StoreError`.
    public init(path: String) throws {
        do {
            let pool = try DatabasePool(path: path, configuration: SQLiteDatabase.configuration)
            try Schema.bringUpToDate(pool)
            // Made without the program's umask, or by an older Hearth.
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

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "hearth"
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { db in
            // In write-ahead mode this survives a crash of the process; a power cut may lose the last moments, never the file.
            try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000")
            // The log goes into the file every 16 MB: each time the disk is waited for, and an import writes hundreds.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
        }
        return configuration
    }

    /// Why a database that exists cannot be written, if that is why it could not be opened.
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
        return (free?.int64Value ?? .max) < 1 << 20  // where the system does not say, the first error stands
    }

    /// A copy that only this process sees and that vanishes with it. What is derived may be written to it.
    private static func copy(of path: String) throws -> DatabaseQueue {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }  // the open file stays until it is closed
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
        // Without files beside it, so that its folder can go at once.
        try queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = MEMORY") }
        try Schema.bringUpToDate(queue)
        return queue
    }

    /// - Throws: `StoreError` in place of SQLite's errors.
    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do { return try await pool.read(body) } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }

    /// Synchronises the write-ahead log: with `synchronous = NORMAL` a commit alone does not survive a power cut.
    ///
    /// Only the log: what a checkpoint moved into the database it synchronised itself. The database file must not be opened here,
    /// because closing it again would release SQLite's own locks (POSIX locks belong to the process).
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

    /// All of `body` in one transaction, or nothing.
    func write<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        if let obstacle { throw obstacle }
        return try await writeDerived(body)
    }

    /// The same for what is derived from the rest, which may also be written to a copy.
    func writeDerived<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        do { return try await pool.write(body) } catch let error as DatabaseError { throw StoreError(error, path: pool.path) }
    }
}

extension Database {
    /// Like `execute`, for statements that every import runs thousands of times: parsed once a connection.
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
