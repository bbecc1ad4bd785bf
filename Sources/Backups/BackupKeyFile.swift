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
    /// - Throws: `BackupError.keyUnreadable` for a line that is no text, of which parts would be lost.
    public static func passphrase(in path: String) throws -> String {
        let bytes = try BackupDisk.read(path)
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        guard let text = String(validating: line, as: UTF8.self) else { throw BackupError.keyUnreadable(path: path) }
        return text
    }
}
