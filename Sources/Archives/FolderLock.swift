import Foundation

/// An exclusive lock between processes, on a file of a folder.
///
/// The kernel holds it while this object exists and releases it when the process ends for any reason, so a lock never becomes stale. The
/// file holds one line about its holder, for messages only. The file is never deleted: a waiting process would then hold a lock on a file
/// that no other process sees.
public final class FolderLock: Sendable {
    /// The process that holds a lock, as it described itself.
    public struct Holder: Codable, Equatable, Sendable {
        public var process: Int32
        /// The command that it runs, such as `hearth serve`.
        public var command: String
        /// The address of its web server; nil without one.
        public var address: String?

        public init(process: Int32, command: String, address: String? = nil) {
            self.process = process
            self.command = command
            self.address = address
        }
    }

    public enum Attempt: Sendable {
        case locked(FolderLock)
        /// The lock is held; `by` is nil until the holder has described itself.
        case held(by: Holder?)
    }

    private let descriptor: Int32
    /// False if no file could be created and the folder itself carries the lock.
    private let isFile: Bool

    private init(descriptor: Int32, isFile: Bool) {
        self.descriptor = descriptor
        self.isFile = isFile
    }

    deinit { close(descriptor) }

    /// Locks `folder/name`, or returns the current holder.
    ///
    /// On a full or read-only disk the file cannot be created; the folder itself is locked instead.
    /// - Throws: `ArchiveError.unreadable` when nothing can be opened or the file system has no locks.
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

    /// Waits until the lock is free. Supports task cancellation.
    /// - Parameter waiting: called once if another process holds the lock.
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

    /// Writes the description of the holder. On a full disk the lock stays and the description is lost.
    public func note(_ holder: Holder) {
        guard isFile, let line = try? JSONEncoder().encode(holder), ftruncate(descriptor, 0) == 0 else { return }
        _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    private static func holder(at path: String) -> Holder? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4096 else { return nil }
        return try? JSONDecoder().decode(Holder.self, from: data)  // half written: the holder has just started
    }
}
