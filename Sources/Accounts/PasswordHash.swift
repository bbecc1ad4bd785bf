import CryptoExtras
import Foundation

/// Hash of a password by scrypt (RFC 7914), with the parameters by which it was made.
public struct PasswordHash: Equatable, Sendable {
    /// Costs of scrypt: 2 to the power of `logarithm` rounds, the block size and the parallelism.
    struct Parameters: Equatable, Sendable {
        var logarithm: Int
        var blockSize: Int
        var parallelism: Int

        /// 32 MiB and about a quarter of a second. Source: OWASP Password Storage Cheat Sheet, which names it as strong as 2¹⁷, 8, 1 with 128 MiB.
        static let current = Parameters(logarithm: 15, blockSize: 8, parallelism: 3)

        /// Whether a server can compute it. A damaged file must not use up its memory.
        var isPlausible: Bool {
            (4...18).contains(logarithm) && (1...16).contains(blockSize) && (1...16).contains(parallelism)
        }
    }

    let parameters: Parameters
    let salt: [UInt8]
    let hash: [UInt8]

    private static let saltLength = 16
    private static let hashLength = 32

    /// Hashes a password with a new salt.
    /// - Throws: the error of the cryptographic library, when it has no memory.
    public init(of password: String) throws {
        try self.init(of: password, .current, salt: RandomBytes.make(PasswordHash.saltLength))
    }

    init(of password: String, _ parameters: Parameters, salt: [UInt8], length: Int = PasswordHash.hashLength) throws {
        self.parameters = parameters
        self.salt = salt
        hash = try PasswordHash.derive(password, parameters, salt: salt, length: length)
    }

    /// Parses what `text` wrote; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 6, parts[0] == "scrypt", let logarithm = Int(parts[1]), let blockSize = Int(parts[2]),
            let parallelism = Int(parts[3]), let salt = Base32.bytes(parts[4]), let hash = Base32.bytes(parts[5]),
            salt.count == PasswordHash.saltLength, hash.count == PasswordHash.hashLength
        else { return nil }
        parameters = Parameters(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
        guard parameters.isPlausible else { return nil }
        self.salt = salt
        self.hash = hash
    }

    /// Text form for a file.
    public var text: String {
        "scrypt$\(parameters.logarithm)$\(parameters.blockSize)$\(parameters.parallelism)$\(Base32.text(salt))$\(Base32.text(hash))"
    }

    /// Whether the parameters of today differ, so that the next sign-in renews the hash.
    public var isOutdated: Bool { parameters != .current }

    /// Whether a password has this hash. It compares in a time that does not depend on where the hashes differ.
    public func matches(_ password: String) -> Bool {
        guard let other = try? PasswordHash.derive(password, parameters, salt: salt, length: hash.count) else { return false }
        return SecretHash.isEqual(hash, other)
    }

    /// One password may be typed with different scalars on two keyboards (NIST SP 800-63B, 5.1.1.2).
    private static func derive(_ password: String, _ parameters: Parameters, salt: [UInt8], length: Int) throws -> [UInt8] {
        let bytes = Array(password.precomposedStringWithCompatibilityMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: bytes, salt: salt, outputByteCount: length, rounds: 1 << parameters.logarithm,
            blockSize: parameters.blockSize, parallelism: parameters.parallelism)
        return key.withUnsafeBytes { Array($0) }
    }
}

/// Random numbers of the system.
enum RandomBytes {
    static func make(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
