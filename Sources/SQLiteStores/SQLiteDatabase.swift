import Archives
import Foundation
import GRDB
import TrainingLog

/// The one SQLite file, in write-ahead mode: many readers beside one writer.
public struct SQLiteDatabase: Sendable {
    let pool: DatabasePool

    /// Opens the file, or makes it, and brings its schema up to date.
    /// - Throws: `StoreError`.
    public init(path: String) throws {
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
        do {
            pool = try DatabasePool(path: path, configuration: configuration)
            try Schema.bringUpToDate(pool)
            // Made without the program's umask, or by an older Hearth.
            for ending in ["", "-wal", "-shm"] {
                if let code = FilePrivacy.makePrivate(path + ending) { throw StoreError(systemError: code, path: path + ending) }
            }
        } catch let error as DatabaseError { throw StoreError(error, path: path) }
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
