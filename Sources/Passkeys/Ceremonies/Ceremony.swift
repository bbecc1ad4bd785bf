/// The site that asks for a passkey: the address at which the browser shows it.
public struct RelyingParty: Equatable, Sendable {
    /// Domain of the site. Passkeys belong to it; an IP address is none.
    public var id: String
    /// Scheme, host and port of the pages.
    public var origin: String

    public init(id: String, origin: String) {
        self.id = id
        self.origin = origin
    }

    /// Returns the site of a server on this machine.
    /// - Parameter authority: `host` or `host:port` as the browser states it.
    /// - Returns: nil for another name than `localhost`, such as `127.0.0.1`.
    public static func local(authority: String) -> RelyingParty? {
        let host = authority.prefix { $0 != ":" }
        guard host == "localhost" else { return nil }
        return RelyingParty(id: "localhost", origin: "http://" + authority)
    }
}

/// One request of the server to an authenticator, and what its response is compared with.
public struct Ceremony: Equatable, Sendable {
    /// Random bytes that the server sent for this response only.
    public var challenge: [UInt8]
    public var party: RelyingParty

    public init(challenge: [UInt8], party: RelyingParty) {
        self.challenge = challenge
        self.party = party
    }

    /// Checks the steps of authenticator data that a registration and a sign-in have in common (WebAuthn Level 3, 7.1 and 7.2).
    /// - Parameter sha256: returns the SHA-256 of bytes.
    func demand(_ data: AuthenticatorData, sha256: ([UInt8]) -> [UInt8]) throws(PasskeyError) {
        guard data.relyingPartyHash == sha256(Array(party.id.utf8)) else { throw .wrongRelyingParty }
        guard data.flags.contains(.userPresent) else { throw .userNotPresent }
        guard data.flags.contains(.userVerified) else { throw .userNotVerified }
        guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else { throw .backupContradictory }
    }
}
