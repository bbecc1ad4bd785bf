import Foundation
import TrainingLog

/// File that is being written under a temporary name. It is deleted unless it is published.
///
/// The writing process holds a lock on it. Without that lock a draft is a leftover of a killed process.
final class Draft {
    private static let prefix = ".draft-"

    private let descriptor: Int32
    private let path: String
    private let folder: String
    private var isPublished = false

    init(in folder: String) throws(StoreError) {
        while true {
            var template = Array((folder + "/" + Draft.prefix + "XXXXXX").utf8CString)
            let made = mkstemp(&template)
            guard made >= 0 else { throw StoreError(systemError: errno, path: folder) }
            var status = stat()
            // Another process may have removed the file as a leftover between open and lock.
            if flock(made, LOCK_EX) == 0, fstat(made, &status) == 0, status.st_nlink > 0 {
                descriptor = made
                path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
                self.folder = folder
                return
            }
            close(made)
        }
    }

    /// Removes the drafts in a folder whose processes ended without publishing them.
    static func clearLeftovers(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
            let path = folder + "/" + name
            let found = open(path, O_RDWR | O_CLOEXEC)
            guard found >= 0 else { continue }  // published or removed in the meantime
            if flock(found, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(found)
        }
    }

    deinit {
        close(descriptor)
        if !isPublished { unlink(path) }
    }

    func write(_ bytes: [UInt8]) throws(StoreError) {
        var done = 0
        while done < bytes.count {
            let step = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { throw StoreError(systemError: errno, path: path) }
            done += step
        }
    }

    /// Renames the draft to its final name. The bytes are on the disk before the name is, and the name before this returns.
    func publish(as name: String) throws(StoreError) {
        guard fsync(descriptor) == 0, rename(path, name) == 0 else { throw StoreError(systemError: errno, path: name) }
        isPublished = true
        let directory = open(folder, O_RDONLY | O_CLOEXEC)
        guard directory >= 0 else { throw StoreError(systemError: errno, path: folder) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw StoreError(systemError: errno, path: folder) }
    }
}

/// File for sequential reading.
final class OpenDescriptor {
    private let descriptor: Int32
    private let path: String

    init(reading path: String) throws(StoreError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        guard descriptor >= 0 else { throw StoreError(systemError: errno, path: path) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Reads up to `count` bytes. It returns fewer only at the end of the file.
    func read(atMost count: Int) throws(StoreError) -> [UInt8] {
        var failure: Int32?
        // The buffer is not zeroed first: most files are much smaller than a piece.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while done < count {
                let step = Foundation.read(descriptor, buffer.baseAddress.map { $0 + done }, count - done)
                if step == 0 { return }
                if step > 0 {
                    done += step
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if let failure { throw StoreError(systemError: failure, path: path) }
        return bytes
    }
}

extension StoreError {
    /// - Parameter systemError: `errno` of the C library.
    init(systemError: Int32, path: String) {
        switch systemError {
        case ENOSPC, EDQUOT: self = .diskFull
        case EROFS, EACCES, EPERM: self = .readOnly(path: path)
        default: self = .cannotOpen(path: path, reason: String(cString: strerror(systemError)))
        }
    }
}
