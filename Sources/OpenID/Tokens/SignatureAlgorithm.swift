/// Algorithm of a signature (RFC 7518, RFC 8037). No other is accepted: neither `none` nor one with a shared secret.
public enum SignatureAlgorithm: String, CaseIterable, Sendable {
    case rs256 = "RS256"
    case ps256 = "PS256"
    case es256 = "ES256"
    case edDSA = "EdDSA"

    /// Hash that `at_hash` is made with (OpenID Connect Core 1.0, 3.1.3.6).
    var isLong: Bool { self == .edDSA }
}

/// Public key of a provider.
public enum VerificationKey: Equatable, Sendable {
    /// Numbers without leading zeros, the highest byte first.
    case rsa(modulus: [UInt8], exponent: [UInt8])
    /// Coordinates of 32 bytes each.
    case p256(x: [UInt8], y: [UInt8])
    case ed25519([UInt8])

    /// Whether the algorithm is one of this kind of key, so that no key is used for another purpose than its own.
    public func fits(_ algorithm: SignatureAlgorithm) -> Bool {
        switch (self, algorithm) {
        case (.rsa, .rs256), (.rsa, .ps256), (.p256, .es256), (.ed25519, .edDSA): true
        default: false
        }
    }
}

/// Functions of a cryptographic library.
public struct TokenCryptography: Sendable {
    public var sha256: @Sendable ([UInt8]) -> [UInt8]
    public var sha512: @Sendable ([UInt8]) -> [UInt8]
    /// Whether bytes have this signature. Numbers that are no key of the algorithm sign nothing.
    public var isSigned: @Sendable (_ bytes: [UInt8], _ signature: [UInt8], SignatureAlgorithm, VerificationKey) -> Bool

    public init(
        sha256: @escaping @Sendable ([UInt8]) -> [UInt8], sha512: @escaping @Sendable ([UInt8]) -> [UInt8],
        isSigned: @escaping @Sendable ([UInt8], [UInt8], SignatureAlgorithm, VerificationKey) -> Bool
    ) {
        self.sha256 = sha256
        self.sha512 = sha512
        self.isSigned = isSigned
    }
}
