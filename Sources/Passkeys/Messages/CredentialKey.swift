/// Public key of a credential (RFC 9053; WebAuthn Level 3, 5.8.5 and 6.5.1.1).
public enum CredentialKey: Equatable, Sendable {
    /// ES256: ECDSA on P-256 with SHA-256. The coordinates have 32 bytes each.
    case p256(x: [UInt8], y: [UInt8])
    /// EdDSA on Ed25519: 32 bytes.
    case ed25519([UInt8])
    /// RS256: RSASSA-PKCS1-v1_5 with SHA-256. The modulus has 2048 to 4096 bits.
    case rsa(modulus: [UInt8], exponent: [UInt8])

    /// Numbers of the algorithms (IANA COSE), the preferred one first.
    public static let algorithms = [-8, -7, -257]

    private static let coordinateLength = 32
    private static let modulusLengths = 256...512
    private static let exponentLengths = 1...4

    /// Reads a key in the form of COSE.
    /// - Throws: `PasskeyError.cbor`, `.key`. Whether the numbers are a key of the algorithm is not checked.
    public init(_ bytes: [UInt8]) throws(PasskeyError) { try self.init(try CBORReader.whole(bytes)) }

    init(_ value: CBORValue) throws(PasskeyError) {
        guard case .map(let members) = value, let type = value.member(1), let algorithm = value.member(3) else {
            throw .key(.incomplete)
        }
        switch (type, algorithm) {
        case (CBORValue(2), CBORValue(-7)):
            guard value.member(-1) == CBORValue(1) else { throw .key(.unsupported) }
            self = .p256(x: try CredentialKey.coordinate(-2, of: value), y: try CredentialKey.coordinate(-3, of: value))
            guard members.count == 5 else { throw .key(.memberUnexpected) }
        case (CBORValue(1), CBORValue(-8)):
            guard value.member(-1) == CBORValue(6) else { throw .key(.unsupported) }
            self = .ed25519(try CredentialKey.coordinate(-2, of: value))
            guard members.count == 4 else { throw .key(.memberUnexpected) }
        case (CBORValue(3), CBORValue(-257)):
            self = .rsa(
                modulus: try CredentialKey.number(-1, CredentialKey.modulusLengths, of: value),
                exponent: try CredentialKey.number(-2, CredentialKey.exponentLengths, of: value))
            guard members.count == 4 else { throw .key(.memberUnexpected) }
        default: throw .key(.unsupported)
        }
    }

    private static func coordinate(_ key: Int, of value: CBORValue) throws(PasskeyError) -> [UInt8] {
        guard let bytes = value.member(key)?.content, bytes.count == coordinateLength else { throw .key(.parameterInvalid) }
        return bytes
    }

    /// Returns an odd number without leading zeros.
    private static func number(
        _ key: Int, _ lengths: ClosedRange<Int>, of value: CBORValue
    ) throws(PasskeyError) -> [UInt8] {
        guard let bytes = value.member(key)?.content, lengths.contains(bytes.count), let first = bytes.first, first != 0,
            let last = bytes.last, last & 1 == 1, bytes != [1]
        else { throw .key(.parameterInvalid) }
        return bytes
    }
}
