import Archives
import Foundation
import Measures

/// Secret key that signs the tokens: 32 random bytes in a file that only its owner may read.
public struct TokenKey: Equatable, Sendable {
    /// Seconds since 1970 at which the key was made, as tokens name it (`kid`); nil for the first key of a folder, which they do not name.
    let id: String?
    let bytes: [UInt8]

    private init(id: String?, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }

    /// Reads the first key from a folder, or creates one on the first start. If the disk is full or read-only, the key is kept in memory only.
    ///
    /// - Parameter folder: created, for its owner only, when it does not exist.
    public init(in folder: String) throws(ServerError) {
        id = nil
        let path = TokenKey.path(nil, in: folder)
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
        let made = TokenKey.random()
        switch TokenKey.create(path, made) {
        case 0: bytes = made
        case EROFS, ENOSPC:
            bytes = FileManager.default.fileExists(atPath: path) ? try TokenKey.read(path) : made
        case EEXIST: bytes = try TokenKey.read(path)
        case let code: throw .keyUnusable(path: path, reason: String(cString: strerror(code)))
        }
    }

    /// Reads all keys of a folder, the oldest first. Creates the first one if there is none.
    static func all(in folder: String) throws(ServerError) -> [TokenKey] {
        let ids = ids(in: folder)
        // After a key was forgotten, the first one may be missing. It is not made again.
        guard FileManager.default.fileExists(atPath: path(nil, in: folder)) || ids.isEmpty else {
            return try ids.map { (id) throws(ServerError) in try TokenKey.read(id, in: folder) }
        }
        return try [TokenKey(in: folder)] + ids.map { (id) throws(ServerError) in try TokenKey.read(id, in: folder) }
    }

    /// Adds a key and deletes all others, also those that cannot be read.
    /// - Returns: how many were deleted.
    static func replaceAll(in folder: String, at now: Moment) throws(ServerError) -> Int {
        let former = [nil] + ids(in: folder).map { Optional($0) }
        let new = try make(in: folder, at: now)
        var removed = 0
        for id in former where id != new.id {
            let path = path(id, in: folder)
            if unlink(path) == 0 {
                removed += 1
            } else if errno != ENOENT {
                throw .keyUnusable(path: path, reason: String(cString: strerror(errno)))
            }
        }
        return removed
    }

    /// Adds a key, which signs from now on.
    /// - Returns: the new key.
    static func add(in folder: String, at now: Moment) throws(ServerError) -> TokenKey {
        _ = try all(in: folder)
        return try make(in: folder, at: now)
    }

    private static func make(in folder: String, at now: Moment) throws(ServerError) -> TokenKey {
        guard let second = Int64(exactly: now.secondsSince1970.rounded(.down)), (1...largestID).contains(second) else {
            throw .keyUnusable(path: folder, reason: "the clock of this machine is wrong")
        }
        // After the newest one, also when the clock was set back: a later moment keeps older keys for longer, never for less.
        let newest = ids(in: folder).last.flatMap { Int64($0) } ?? 0
        guard newest < largestID else {
            throw .keyUnusable(
                path: path("\(newest)", in: folder), reason: "no later key can follow it; delete it if it is not yours")
        }
        let (id, made) = ("\(max(second, newest + 1))", TokenKey.random())
        let code = create(path(id, in: folder), made)
        guard code == 0 else { throw .keyUnusable(path: path(id, in: folder), reason: String(cString: strerror(code))) }
        return TokenKey(id: id, bytes: made)
    }

    /// Removes the keys that no valid token needs: those that were followed by another key before all of these moments.
    /// - Parameter made: when each valid token was made.
    /// - Returns: how many keys were removed.
    static func removeOld(in folder: String, neededSince made: [Moment]) throws(ServerError) -> Int {
        let keys = try all(in: folder)
        var removed = 0
        for (key, next) in zip(keys, keys.dropFirst()) {
            guard let following = next.id.flatMap({ Double($0) }), made.allSatisfy({ $0.secondsSince1970 > following + 1 })
            else { break }
            let path = path(key.id, in: folder)
            guard unlink(path) == 0 else { throw .keyUnusable(path: path, reason: String(cString: strerror(errno))) }
            removed += 1
        }
        return removed
    }

    /// Names of the key files of a folder that cannot be read. A server does not start with them.
    static func unreadable(in folder: String) -> [String] {
        ([nil] + ids(in: folder).map { Optional($0) }).filter { id in
            let path = path(id, in: folder)
            // Of the first key only a file that is there can be damaged.
            return FileManager.default.fileExists(atPath: path) && (try? read(path)) == nil
        }.map { name(of: $0) }
    }

    private static func path(_ id: String?, in folder: String) -> String { folder + "/" + name(of: id) }

    private static func name(of id: String?) -> String { "tokens" + (id.map { "-" + $0 } ?? "") + ".key" }

    /// Ids of the keys after the first, the oldest first.
    private static func ids(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // nothing was stored yet
        return names.compactMap { name -> Int64? in
            guard name.hasPrefix("tokens-"), name.hasSuffix(".key") else { return nil }
            let text = name.dropFirst("tokens-".utf8.count).dropLast(".key".utf8.count)
            guard let id = Int64(text), (1...largestID).contains(id), "\(id)" == text else { return nil }
            return id
        }.sorted().map { "\($0)" }
    }

    /// Creates the file of a key.
    /// - Returns: 0, or the error number of the system.
    private static func create(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        // A short write without an error number means that the disk took only a part.
        let code = written == bytes.count ? 0 : written < 0 ? errno : ENOSPC
        close(descriptor)
        if code != 0 { unlink(path) }
        return code
    }

    private static func read(_ id: String, in folder: String) throws(ServerError) -> TokenKey {
        TokenKey(id: id, bytes: try read(path(id, in: folder)))
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
    /// Seconds of the last moment that a key can have.
    private static let largestID: Int64 = 1 << 41

    private static func random() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
