import Crypto
import Foundation
public import Measures

/// The files of one backup: which blocks they consist of.
public struct BackupManifest: Codable, Equatable, Sendable {
    public struct File: Codable, Equatable, Sendable {
        /// Relative to the data folder.
        public var path: String
        public var size: Int
        /// Time of the last change in nanoseconds since 1970; 0 for the copy of the database.
        var modified: Int
        /// SHA-256 of the content.
        var hash: String
        var blocks: [String]
    }

    /// Seconds since 1970.
    var made: Double
    /// Version of the program that made the backup.
    public var version: String
    public var files: [File]

    public var size: Int { files.reduce(0) { $0 &+ $1.size } }

    /// Largest encoded list that is read: a million files.
    private static let limit = 512 << 20

    func encoded(_ coding: BlockCoding, as name: String) throws -> [UInt8] {
        let content = Array(try JSONEncoder().encode(self))
        // The digest finds damage without encryption; with encryption, the seal does.
        return Array(SHA256.hash(data: content)) + (try coding.encoded(content, as: name))
    }

    static func decoded(_ bytes: [UInt8], _ coding: BlockCoding, as name: String, path: String) throws(BackupError)
        -> BackupManifest
    {
        guard bytes.count > 32, let content = coding.decoded(Array(bytes.dropFirst(32)), as: name, limit: limit),
            SHA256.hash(data: content).elementsEqual(bytes.prefix(32)),
            let manifest = try? JSONDecoder().decode(BackupManifest.self, from: Data(content)), manifest.made.isFinite
        else { throw .damaged(path: path, what: "the list of files of " + name) }
        for file in manifest.files {
            guard BackupManifest.isPlain(file.path), file.size >= 0, file.blocks.allSatisfy(BlockCoding.isName) else {
                throw .damaged(path: path, what: "the list of files of " + name)
            }
        }
        return manifest
    }

    /// Whether a path leads to a file below the data folder.
    static func isPlain(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.isEmpty && !path.utf8.contains(0) && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}

/// One backup of a folder or file.
public struct BackupEntry: Equatable, Sendable {
    /// The time at which it was made, and random digits: `20261127T041507Z-1f2e3d4c`. Names sort by time.
    public var name: String
    public var made: Moment

    init(at now: Moment, random: UInt32) {
        let digits = String(random, radix: 16)
        let time = ISO8601.text(now).filter { $0 != "-" && $0 != ":" }
        name = time + "-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
        made = now
    }

    /// Parses a name; nil for other files.
    init?(name: String) {
        let bytes = Array(name.utf8)
        guard bytes.count == 25, bytes[16] == UInt8(ascii: "-"),
            bytes[17...].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let text = "\(part(0..<4))-\(part(4..<6))-\(part(6..<11)):\(part(11..<13)):\(part(13..<16))"
        guard let stamp = ISO8601.stamp(text), stamp.offset != nil else { return nil }
        self.name = name
        made = stamp.moment
    }
}
