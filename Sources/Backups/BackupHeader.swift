import Foundation

/// First bytes of a backup file, or a file of its own in a folder of backups: version of the format and the sealed key.
struct BackupHeader: Codable, Equatable, Sendable {
    static let format = 1

    var format = BackupHeader.format
    /// Nil for backups without encryption.
    var encryption: BackupKey.Sealed?

    static func decoded(_ bytes: [UInt8], path: String) throws(BackupError) -> BackupHeader {
        struct Version: Decodable { var format: Int }
        guard let version = try? JSONDecoder().decode(Version.self, from: Data(bytes)) else { throw .notABackup(path: path) }
        guard version.format <= BackupHeader.format else { throw .newerFormat(path: path, format: version.format) }
        guard let header = try? JSONDecoder().decode(BackupHeader.self, from: Data(bytes)) else { throw .notABackup(path: path) }
        return header
    }

    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(self))
    }

    /// Creates a header for new backups.
    static func new(passphrase: String?, rounds: Int) throws -> (BackupHeader, BlockCoding) {
        guard let passphrase else { return (BackupHeader(), BlockCoding(key: nil)) }
        let (key, sealed) = try BackupKey.new(passphrase: passphrase, rounds: rounds)
        return (BackupHeader(encryption: sealed), BlockCoding(key: key))
    }

    /// Returns how blocks are read and written.
    /// - Throws: `BackupError.secretNeeded`, `secretWrong` or `notEncrypted`.
    func coding(passphrase: String?, path: String) throws(BackupError) -> BlockCoding {
        guard let encryption else {
            // An unencrypted copy where an encrypted one was expected would be a leak.
            if passphrase != nil { throw .notEncrypted(path: path) }
            return BlockCoding(key: nil)
        }
        guard let passphrase else { throw .secretNeeded(path: path) }
        guard let key = BackupKey.opened(encryption, passphrase: passphrase) else { throw .secretWrong(path: path) }
        return BlockCoding(key: key)
    }
}
