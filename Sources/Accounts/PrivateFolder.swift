import Foundation

/// Error numbers of the system that have a meaning of their own here.
enum SystemError {
    static let diskFull = ENOSPC
    static let quotaReached = EDQUOT
    static let readOnly = EROFS
}

/// Small files that only their owner may read, each named after an id and written once.
struct PrivateFolder: Sendable {
    let path: String

    /// Largest content that is read and written, in bytes. Ours is far smaller.
    private static let limit = 4096

    /// Returns the path of a file. The ending distinguishes the files of one id.
    private func path(_ id: String, _ ending: String) -> String { path + "/" + id + "." + ending }

    /// Writes a file in one step, so that a reader sees all of it or none. The folder is created for its owner only.
    func write(_ content: [UInt8], id: String, ending: String) throws(CredentialError) {
        guard content.count <= PrivateFolder.limit else {
            throw .unusable(path: path, reason: "a file of \(content.count) bytes would be too large to be read again")
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            let code = (error as? CocoaError)?.code
            throw CredentialError(
                code == .fileWriteOutOfSpace
                    ? SystemError.diskFull : code == .fileWriteVolumeReadOnly ? SystemError.readOnly : 0, path: path,
                reason: error.localizedDescription)
        }
        let target = path(id, ending)
        let draft = target + "." + String(UInt64.random(in: 0 ... .max), radix: 16)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw PrivateFolder.failure(at: path) }
        let count = content.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        guard count == content.count, fsync(descriptor) == 0 else {
            // A short write without an error number means that the disk took only a part.
            let failure = count >= 0 && count < content.count ? CredentialError.diskFull : PrivateFolder.failure(at: path)
            close(descriptor)
            unlink(draft)
            throw failure
        }
        close(descriptor)
        guard rename(draft, target) == 0 else {
            let failure = PrivateFolder.failure(at: path)
            unlink(draft)
            throw failure
        }
    }

    private static func failure(at path: String) -> CredentialError {
        let code = errno
        return CredentialError(code, path: path, reason: String(cString: strerror(code)))
    }

    /// Returns the content of a file; nil when there is none, when it is too large, or when the path is a symbolic link.
    func read(_ id: String, ending: String) -> [UInt8]? {
        guard SecretHash.isID(id) else { return nil }
        let descriptor = open(path(id, ending), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: PrivateFolder.limit + 1)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        guard count >= 0, count <= PrivateFolder.limit else { return nil }
        return Array(buffer.prefix(count))
    }

    func holds(_ id: String, ending: String) -> Bool {
        var status = stat()
        return SecretHash.isID(id) && lstat(path(id, ending), &status) == 0
    }

    /// What changes when a file is replaced or written to.
    struct Version: Equatable {
        var inode: UInt64
        var size: Int64
        var changed: [Int]
    }

    /// Returns the version of a file; nil when there is none.
    func version(_ id: String, ending: String) -> Version? {
        var status = stat()
        guard SecretHash.isID(id), lstat(path(id, ending), &status) == 0 else { return nil }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return Version(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), changed: [Int(time.tv_sec), Int(time.tv_nsec)])
    }

    /// Deletes a file.
    /// - Returns: false when there was none, or when it could not be deleted. Of two callers at the same time, one gets true.
    @discardableResult
    func remove(_ id: String, ending: String) -> Bool { SecretHash.isID(id) && unlink(path(id, ending)) == 0 }

    /// Deletes a file that may have been deleted before.
    /// - Throws: `CredentialError` when the file still exists.
    func clear(_ id: String, ending: String) throws(CredentialError) {
        remove(id, ending: ending)
        guard !holds(id, ending: ending) else {
            throw .unusable(path: path, reason: "a file in it cannot be deleted")
        }
    }

    /// Ids of the files with an ending.
    func ids(ending: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []  // nothing was stored yet
        return names.compactMap { name in
            guard name.hasSuffix("." + ending) else { return nil }
            let id = String(name.dropLast(ending.utf8.count + 1))
            return SecretHash.isID(id) ? id : nil
        }
    }
}
