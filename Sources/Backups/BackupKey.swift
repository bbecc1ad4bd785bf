import Crypto
import CryptoExtras
import Foundation

/// Keys of encrypted backups. Both come from a random main key, which a passphrase seals.
struct BackupKey: Sendable {
    private let main: SymmetricKey
    private let sealing: SymmetricKey
    private let naming: SymmetricKey

    private init(_ main: SymmetricKey) {
        self.main = main
        sealing = BackupKey.derived(from: main, for: "hearth backup sealing")
        naming = BackupKey.derived(from: main, for: "hearth backup naming")
    }

    private static func derived(from main: SymmetricKey, for purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: main, info: Array(purpose.utf8), outputByteCount: 32)
    }

    /// Encrypts bytes with AES-256-GCM and a random nonce.
    /// - Parameter name: what the bytes are. They cannot be opened under another name.
    func sealed(_ bytes: [UInt8], as name: String) throws -> [UInt8] {
        guard let sealed = try AES.GCM.seal(bytes, using: sealing, authenticating: Array(name.utf8)).combined else {
            throw CryptoKitError.incorrectParameterSize
        }
        return Array(sealed)
    }

    /// Returns the bytes; nil when they were changed, sealed with another key, or have another name.
    func opened(_ bytes: [UInt8], as name: String) -> [UInt8]? {
        guard let box = try? AES.GCM.SealedBox(combined: bytes) else { return nil }
        return (try? AES.GCM.open(box, using: sealing, authenticating: Array(name.utf8))).map { Array($0) }
    }

    /// Returns the name of a block. Without the key, a name does not reveal which content it belongs to.
    func name(of bytes: [UInt8]) -> String {
        Hexadecimal.text(HMAC<SHA256>.authenticationCode(for: bytes, using: naming))
    }

    /// How a passphrase seals the main key.
    struct Sealed: Codable, Equatable, Sendable {
        /// Parameters of scrypt (RFC 7914).
        var rounds: Int
        var blockSize: Int
        var parallelism: Int
        var salt: Data
        var key: Data
    }

    /// Creates a random main key and seals it.
    /// - Throws: `BackupError.passphraseTooShort`.
    static func new(passphrase: String, rounds: Int = BackupKey.rounds) throws -> (BackupKey, Sealed) {
        guard passphrase.utf8.count >= BackupKey.shortestPassphrase else {
            throw BackupError.passphraseTooShort(limit: BackupKey.shortestPassphrase)
        }
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        let main = SymmetricKey(size: .bits256)
        // 32 MB and about a fifth of a second: one of the OWASP's equivalent settings (Password Storage Cheat Sheet).
        var sealed = Sealed(rounds: rounds, blockSize: 8, parallelism: 3, salt: salt, key: Data())
        let bytes = main.withUnsafeBytes { Array($0) }
        guard let box = try AES.GCM.seal(bytes, using: try wrapping(passphrase, sealed)).combined else {
            throw CryptoKitError.incorrectParameterSize
        }
        sealed.key = box
        return (BackupKey(main), sealed)
    }

    /// Opens a sealed main key; nil for another passphrase.
    static func opened(_ sealed: Sealed, passphrase: String) -> BackupKey? {
        // The parameters come from a file: a changed one must not take all memory.
        guard (1 << 10...1 << 20).contains(sealed.rounds), sealed.rounds & (sealed.rounds - 1) == 0,
            (1...16).contains(sealed.blockSize), (1...16).contains(sealed.parallelism),
            sealed.rounds * sealed.blockSize <= 1 << 21, sealed.salt.count <= 256,
            let key = try? wrapping(passphrase, sealed), let box = try? AES.GCM.SealedBox(combined: sealed.key),
            let main = try? AES.GCM.open(box, using: key), main.count == 32
        else { return nil }
        return BackupKey(SymmetricKey(data: main))
    }

    private static func wrapping(_ passphrase: String, _ sealed: Sealed) throws -> SymmetricKey {
        try KDF.Scrypt.deriveKey(
            from: Array(passphrase.precomposedStringWithCanonicalMapping.utf8), salt: sealed.salt, outputByteCount: 32,
            rounds: sealed.rounds, blockSize: sealed.blockSize, parallelism: sealed.parallelism)
    }

    static let shortestPassphrase = 12
    /// Rounds of scrypt for new backups. Tests use fewer.
    static let rounds = 1 << 15
}

/// Bytes as lower-case digits.
enum Hexadecimal {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
