import Foundation

/// An exclusive lock between processes, on a file of a folder.
///
/// The kernel holds it for as long as this object lives and releases it when the process ends, however it ends: a stale lock cannot
/// exist. The file holds one line about its holder, for messages only. It is never deleted, because a process that waits for it would
/// then hold a lock on a file that no other process sees.
public final class FolderLock: Sendable {
    /// The process that holds a lock, as far as it said so.
    public struct Holder: Codable, Equatable, Sendable {
        public var process: Int32
        /// What it does: `hearth serve`.
        public var command: String
        /// Where a browser finds it.
        public var address: String?

        public init(process: Int32, command: String, address: String? = nil) {
            self.process = process
            self.command = command
            self.address = address
        }
    }

    public enum Attempt: Sendable {
        case locked(FolderLock)
        /// Nil where the holder has not said yet who it is.
        case held(by: Holder?)
    }

    private let descriptor: Int32
    /// False where no file could be made, so that the folder itself carries the lock.
    private let isFile: Bool

    private init(descriptor: Int32, isFile: Bool) {
        self.descriptor = descriptor
        self.isFile = isFile
    }

    deinit { close(descriptor) }

    /// Locks `folder/name`, or says who holds it.
    ///
    /// On a disk that is full or read-only the file cannot be made; the folder itself is locked then.
    /// - Throws: `ArchiveError.unreadable` where nothing can be opened or the file system has no locks.
    public static func attempt(_ name: String, in folder: String, as holder: Holder) throws(ArchiveError) -> Attempt {
        let path = folder + "/" + name
        var isFile = true
        var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        if descriptor < 0 {
            isFile = false
            descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let code = errno
            defer { close(descriptor) }
            guard code == EWOULDBLOCK else { throw .unreadable(path: path, code: code) }
            return .held(by: isFile ? FolderLock.holder(at: path) : nil)
        }
        let lock = FolderLock(descriptor: descriptor, isFile: isFile)
        lock.note(holder)
        return .locked(lock)
    }

    /// Waits until the lock is free. The task can be cancelled.
    /// - Parameter waiting: called once when the lock is held by another process.
    public static func wait(
        for name: String, in folder: String, as holder: Holder, waiting: @Sendable (Holder?) -> Void
    ) async throws -> FolderLock {
        var isFirst = true
        while true {
            switch try attempt(name, in: folder, as: holder) {
            case .locked(let lock): return lock
            case .held(let other):
                if isFirst { waiting(other) }
                isFirst = false
                try await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    /// Writes who holds the lock. A disk that takes no more keeps the lock and loses the message.
    public func note(_ holder: Holder) {
        guard isFile, let line = try? JSONEncoder().encode(holder), ftruncate(descriptor, 0) == 0 else { return }
        _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    private static func holder(at path: String) -> Holder? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4096 else { return nil }
        return try? JSONDecoder().decode(Holder.self, from: data)  // half written: the holder has only just begun
    }
}
