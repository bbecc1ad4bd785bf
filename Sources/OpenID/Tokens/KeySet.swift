import Passkeys

/// Public key of a provider, as its list names it (RFC 7517, 4).
public struct ListedKey: Equatable, Sendable {
    /// Nil for a key without a name.
    public var id: String?
    /// Only algorithm that the key is for; nil for every one that fits.
    public var algorithm: SignatureAlgorithm?
    public var key: VerificationKey

    func fits(_ wanted: SignatureAlgorithm) -> Bool { key.fits(wanted) && (algorithm == nil || algorithm == wanted) }
}

/// Keys that a provider signs with (RFC 7517, 5). Keys of other kinds and for other purposes are left out.
public struct KeySet: Equatable, Sendable {
    public static let byteLimit = 131_072
    /// Keys that are read at most.
    public static let limit = 64
    /// Bytes of an RSA modulus: 2048 to 8192 bits.
    private static let modulusBytes = 256...1024

    public var keys: [ListedKey]

    public init(keys: [ListedKey]) { self.keys = keys }

    /// Reads the list of a provider.
    /// - Throws: `ProviderError.tooLarge`, `.malformed`.
    public init(_ bytes: [UInt8]) throws(ProviderError) {
        let members = try JSONMembers(bytes, limit: KeySet.byteLimit, .keys)
        guard case .list(let values)? = members.member("keys") else { throw .malformed(.keys) }
        keys = values.prefix(KeySet.limit).compactMap { value in
            if case .object(let members) = value { return KeySet.key(JSONMembers(members)) }
            return nil
        }
    }

    /// Returns the key of a token: the one that it names, or the only one that fits when it names none.
    /// - Returns: nil without such a key, and when several fit.
    public func key(of token: SignedToken) -> VerificationKey? {
        let fitting = keys.filter { $0.fits(token.algorithm) && (token.keyID == nil || $0.id == token.keyID) }
        return fitting.count == 1 ? fitting[0].key : nil
    }

    private static func key(_ members: JSONMembers) -> ListedKey? {
        if let use = members.member("use"), use != .text("sig") { return nil }
        if let purposes = members.texts("key_ops"), !purposes.contains("verify") { return nil }
        var algorithm: SignatureAlgorithm?
        if let name = members.text("alg") {
            guard let known = SignatureAlgorithm(rawValue: name) else { return nil }
            algorithm = known
        }
        guard let key = verificationKey(members) else { return nil }
        return ListedKey(id: members.text("kid"), algorithm: algorithm, key: key)
    }

    private static func verificationKey(_ members: JSONMembers) -> VerificationKey? {
        func bytes(_ name: String) -> [UInt8]? { members.text(name).flatMap { Base64URL.bytes($0) } }
        switch (members.text("kty"), members.text("crv")) {
        case ("RSA", _):
            guard let modulus = bytes("n").map(trimmed), let exponent = bytes("e").map(trimmed),
                modulusBytes.contains(modulus.count), (1...4).contains(exponent.count)
            else { return nil }
            return .rsa(modulus: modulus, exponent: exponent)
        case ("EC", "P-256"):
            guard let x = bytes("x"), let y = bytes("y"), x.count == 32, y.count == 32 else { return nil }
            return .p256(x: x, y: y)
        case ("OKP", "Ed25519"):
            guard let bits = bytes("x"), bits.count == 32 else { return nil }
            return .ed25519(bits)
        default: return nil
        }
    }

    private static func trimmed(_ number: [UInt8]) -> [UInt8] { Array(number.drop { $0 == 0 }) }
}
