import Foundation

/// Files of a backup: written completely under another name, synchronised to the disk and renamed.
enum BackupDisk {
    /// Writes a new file, for its owner only. An existing file is replaced.
    static func write(_ bytes: [UInt8], to path: String) throws(BackupError) {
        let draft = path + BackupDisk.draftEnding
        let file = try OutputFile(creating: draft)
        do throws(BackupError) {
            try file.write(bytes)
            try file.finish(as: path)
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Returns an absolute path without symbolic links, also for a path whose last parts do not exist yet.
    static func resolved(_ path: String) -> String {
        var existing = URL(filePath: path).standardizedFileURL
        var missing: [String] = []
        while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
            missing.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return missing.reversed().reduce(existing.resolvingSymlinksInPath()) { $0.appending(path: $1) }.path
    }

    static let draftEnding = ".draft"

    /// Whether a path is the folder `folder` or lies in it, through links too.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        let (path, folder) = (resolved(path), resolved(folder))
        return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// Removes drafts that processes left which were stopped. A draft that a process is writing is locked by it.
    /// - Parameter isDraft: whether a file of the folder is such a draft.
    static func clearDrafts(in folder: String, where isDraft: (String) -> Bool) throws(BackupError) {
        for name in try names(in: folder) where isDraft(name) {
            let path = folder + "/" + name
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard descriptor >= 0 else { continue }  // removed by another process, or no draft of ours
            defer { close(descriptor) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try remove(path) }
        }
    }

    /// Returns the content of a file.
    /// - Throws: `BackupError.system` when it is missing or cannot be read.
    static func read(_ path: String) throws(BackupError) -> [UInt8] {
        let file = try InputFile(path)
        var bytes: [UInt8] = []
        while true {
            let piece = try file.read(at: bytes.count, count: 1 << 20)
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// Creates a folder for its owner only, with those above it.
    static func makeFolder(_ path: String) throws(BackupError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            let code = (error as? CocoaError)?.underlying as? POSIXError
            throw .system(path: path, code: code?.code.rawValue ?? EIO)
        }
    }

    /// Synchronises the names in a folder to the disk.
    static func settle(_ folder: String) throws(BackupError) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(path: folder, code: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .system(path: folder, code: errno) }
    }

    static func names(in folder: String) throws(BackupError) -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw .system(path: folder, code: EACCES)
        }
    }

    static func remove(_ path: String) throws(BackupError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .system(path: path, code: errno) }
    }
}

/// A file for reading by position.
final class InputFile {
    let path: String
    private let descriptor: Int32

    init(_ path: String) throws(BackupError) {
        self.path = path
        // A link could lead out of the folder, and opening a named pipe would block.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .system(path: path, code: EINVAL)
        }
    }

    deinit { close(descriptor) }

    /// Returns up to `count` bytes; fewer only at the end of the file.
    func read(at offset: Int, count: Int) throws(BackupError) -> [UInt8] {
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, done in
            while done < count {
                let step = pread(descriptor, buffer.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
                if step == 0 { return }
                if step > 0 {
                    done += step
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if let failure { throw .system(path: path, code: failure) }
        return bytes
    }

    /// Size in bytes and time of the last change in nanoseconds since 1970.
    func stamp() throws(BackupError) -> (size: Int, modified: Int) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(path: path, code: errno) }
        return (Int(status.st_size), FileTime.nanoseconds(of: status))
    }
}

/// A file that is being written. It is locked until it is complete, so that no other process takes it for a draft that was left behind.
final class OutputFile {
    private let path: String
    private var descriptor: Int32

    init(creating path: String) throws(BackupError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system(path: path, code: errno) }
        // A file system without locks, such as some network disks, keeps its drafts.
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func write(_ bytes: [UInt8]) throws(BackupError) {
        var done = 0
        while done < bytes.count {
            let step = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { throw .system(path: path, code: step < 0 ? errno : ENOSPC) }
            done += step
        }
    }

    /// Synchronises the content and gives the file its name.
    func finish(as name: String) throws(BackupError) {
        guard fsync(descriptor) == 0 else { throw .system(path: path, code: errno) }
        close(descriptor)
        descriptor = -1
        guard rename(path, name) == 0 else { throw .system(path: name, code: errno) }
    }
}

/// Times of files in nanoseconds.
enum FileTime {
    static func nanoseconds(of status: stat) -> Int {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let (seconds, overflow) = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? 0 : seconds &+ Int(time.tv_nsec)
    }
}
