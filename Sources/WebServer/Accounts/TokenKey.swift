import Archives
import Foundation

/// Secret key that signs the tokens: 32 random bytes in a file that only its owner may read.
public struct TokenKey: Sendable {
    let bytes: [UInt8]

    /// Reads the key from a folder, or creates one on the first start. If the disk is full or read-only, the key is kept in memory only.
    ///
    /// - Parameter folder: created, for its owner only, when it does not exist.
    public init(in folder: String) throws(ServerError) {
        let path = folder + "/tokens.key"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            if TokenKey.isUnwritable(error) {
                bytes = TokenKey.random()
                return
            }
            throw .keyUnusable(path: path, reason: error.localizedDescription)
        }
        // When two processes start at once, the second finds the file of the first.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            let made = TokenKey.random()
            let written = made.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            let code = errno
            close(descriptor)
            guard written == made.count || code == ENOSPC else {
                let reason = String(cString: strerror(code))
                unlink(path)
                throw .keyUnusable(path: path, reason: reason)
            }
            if written != made.count { unlink(path) }
            bytes = made
            return
        }
        if errno == EROFS || errno == ENOSPC {
            bytes = FileManager.default.fileExists(atPath: path) ? try TokenKey.read(path) : TokenKey.random()
            return
        }
        guard errno == EEXIST else { throw .keyUnusable(path: path, reason: String(cString: strerror(errno))) }
        bytes = try TokenKey.read(path)
    }

    private static func read(_ path: String) throws(ServerError) -> [UInt8] {
        do {
            // A key that others could read is made private again before it is used.
            if let code = FilePrivacy.makePrivate(path) {
                throw ServerError.keyUnusable(path: path, reason: String(cString: strerror(code)))
            }
            let kept = Array(try Data(contentsOf: URL(filePath: path)))
            guard kept.count == TokenKey.length else {
                throw ServerError.keyUnusable(path: path, reason: "it holds \(kept.count) bytes instead of \(TokenKey.length)")
            }
            return kept
        } catch let error as ServerError {
            throw error
        } catch {
            throw .keyUnusable(path: path, reason: error.localizedDescription)
        }
    }

    /// Whether the disk is full or read-only. The server then still shows pages. The key lasts until it stops, and no token can be issued.
    static func isUnwritable(_ error: any Error) -> Bool {
        guard let code = (error as? CocoaError)?.code else { return false }
        return code == .fileWriteOutOfSpace || code == .fileWriteVolumeReadOnly
    }

    private static let length = 32

    private static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
