/// What the browser adds to a request before the authenticator signs it (WebAuthn Level 3, 5.8.1).
public struct ClientData: Equatable, Sendable {
    public enum Member: Equatable, Sendable { case type, challenge, origin, crossOrigin, topOrigin }

    /// Bytes of the JSON text at most. Browsers write a few hundred.
    public static let byteLimit = 4096

    public var type: String
    /// Challenge of the server in base64url.
    public var challenge: String
    public var origin: String
    /// Whether the page was in a frame of another site.
    public var isCrossOrigin: Bool

    /// - Throws: `PasskeyError.clientDataMalformed`, `.clientDataMissing`.
    public init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard bytes.count <= ClientData.byteLimit else { throw .clientDataMalformed(offset: ClientData.byteLimit) }
        var reader = JSONReader(bytes)
        let members = try reader.object()
        func member(_ name: String) -> JSONReader.Value? { members.first { $0.name == name }?.value }
        guard case .text(let type)? = member("type") else { throw .clientDataMissing(.type) }
        guard case .text(let challenge)? = member("challenge") else { throw .clientDataMissing(.challenge) }
        guard case .text(let origin)? = member("origin") else { throw .clientDataMissing(.origin) }
        self.type = type
        self.challenge = challenge
        self.origin = origin
        switch member("crossOrigin") {
        case nil: isCrossOrigin = false
        case .boolean(let isCross)?: isCrossOrigin = isCross
        default: throw .clientDataMissing(.crossOrigin)
        }
        switch member("topOrigin") {
        case nil: break
        // Only a page in a frame of another site has it.
        case .text?: isCrossOrigin = true
        default: throw .clientDataMissing(.topOrigin)
        }
    }

    /// Checks the steps that a registration and a sign-in have in common (WebAuthn Level 3, 7.1 and 7.2).
    func demand(type: String, _ expected: Ceremony) throws(PasskeyError) {
        guard self.type == type else { throw .wrongType(self.type) }
        guard challenge == Base64URL.text(expected.challenge) else { throw .wrongChallenge }
        guard origin == expected.party.origin else { throw .wrongOrigin(origin) }
        guard !isCrossOrigin else { throw .crossOrigin }
    }
}
