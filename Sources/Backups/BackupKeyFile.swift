import Crypto
import Foundation

/// A file with a random passphrase, for backups that no person starts.
public enum BackupKeyFile {
    /// Creates a key of 256 random bits in a new file, which only its owner can read.
    /// - Throws: `BackupError.exists` for an existing file.
    public static func create(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw BackupError.exists(path: path) }
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Hexadecimal.text($0) }
        try BackupDisk.write(Array((key + "\n").utf8), to: path)
    }

    /// Returns the passphrase in a file: its first line.
    public static func passphrase(in path: String) throws -> String {
        let bytes = try BackupDisk.read(path)
        return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
