import Passkeys

/// Token whose signature is not verified yet (RFC 7515, compact form).
public struct SignedToken: Equatable, Sendable {
    /// Characters of a token at most.
    public static let limit = 32_768

    public let algorithm: SignatureAlgorithm
    /// Name of the key in the provider's list; nil when the token names none.
    public let keyID: String?
    /// Bytes that are signed.
    public let signed: [UInt8]
    public let signature: [UInt8]
    let claims: [JSONReader.Member]

    /// - Throws: `ProviderError.tooLarge`, `.malformed`, `.algorithmRefused`.
    public init(_ text: String) throws(ProviderError) {
        guard text.utf8.count <= SignedToken.limit else { throw .tooLarge(limit: SignedToken.limit) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let head = Base64URL.bytes(String(parts[0])), let body = Base64URL.bytes(String(parts[1])) else {
            throw .malformed(.idToken)
        }
        let members = try JSONMembers(head, limit: SignedToken.limit, .idToken)
        guard let name = members.text("alg") else { throw .malformed(.idToken) }
        guard let algorithm = SignatureAlgorithm(rawValue: name) else { throw .algorithmRefused(name) }
        // Extensions that a reader must understand (RFC 7515, 4.1.11): this one knows none.
        guard members.member("crit") == nil, let signature = Base64URL.bytes(String(parts[2])) else { throw .malformed(.idToken) }
        self.algorithm = algorithm
        switch members.member("kid") {
        case nil: keyID = nil
        case .text(let id)?: keyID = id
        default: throw .malformed(.idToken)
        }
        var reader = JSONReader(body)
        do throws(PasskeyError) { claims = try reader.object() } catch { throw .malformed(.idToken) }
        signed = Array((parts[0] + "." + parts[1]).utf8)
        self.signature = signature
    }
}
