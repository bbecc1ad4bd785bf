import Foundation
import TrainingLog

/// A file in the making. It has no name that anybody would look for until it is whole; unless published it vanishes.
final class Draft {
    private let descriptor: Int32
    private let path: String
    private let folder: String
    private var isPublished = false

    init(in folder: String) throws(StoreError) {
        var template = Array((folder + "/.draft-XXXXXX").utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw StoreError(systemError: errno, path: folder) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.folder = folder
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

    /// The bytes are on the disk before the name is, and the name before this returns.
    func publish(as name: String) throws(StoreError) {
        guard fsync(descriptor) == 0, rename(path, name) == 0 else { throw StoreError(systemError: errno, path: name) }
        isPublished = true
        let directory = open(folder, O_RDONLY | O_CLOEXEC)
        guard directory >= 0 else { throw StoreError(systemError: errno, path: folder) }
        defer { close(directory) }
        guard fsync(directory) == 0 else { throw StoreError(systemError: errno, path: folder) }
    }
}

/// A file that is read from front to back.
final class OpenDescriptor {
    private let descriptor: Int32
    private let path: String

    init(reading path: String) throws(StoreError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        guard descriptor >= 0 else { throw StoreError(systemError: errno, path: path) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Fewer bytes than asked for only at the end.
    func read(atMost count: Int) throws(StoreError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let step = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress.map { $0 + done }, count - done)
            }
            if step == 0 { break }
            if step < 0 {
                if errno == EINTR { continue }
                throw StoreError(systemError: errno, path: path)
            }
            done += step
        }
        bytes.removeLast(count - done)
        return bytes
    }
}

extension StoreError {
    /// - Parameter systemError: the C library's number.
    init(systemError: Int32, path: String) {
        switch systemError {
        case ENOSPC, EDQUOT: self = .diskFull
        case EROFS, EACCES, EPERM: self = .readOnly(path: path)
        default: self = .cannotOpen(path: path, reason: String(cString: strerror(systemError)))
        }
    }
}
