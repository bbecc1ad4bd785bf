/// What an authenticator signs (WebAuthn Level 3, 6.1).
public struct AuthenticatorData: Equatable, Sendable {
    /// SHA-256 of the site for which the authenticator signed: 32 bytes.
    public var relyingPartyHash: [UInt8]
    public var flags: Flags
    /// Number of signatures, or 0 for an authenticator that does not count.
    public var counter: UInt32
    /// New credential; nil in the response to a sign-in.
    public var credential: AttestedCredential?

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let userPresent = Flags(rawValue: 1)
        public static let userVerified = Flags(rawValue: 1 << 2)
        /// The credential may be copied to other devices of the user.
        public static let backupEligible = Flags(rawValue: 1 << 3)
        public static let backedUp = Flags(rawValue: 1 << 4)
        static let hasCredential = Flags(rawValue: 1 << 6)
        static let hasExtensions = Flags(rawValue: 1 << 7)
    }

    /// Bytes of the fields that are always there.
    private static let headLength = 37

    /// - Throws: `PasskeyError` of the bytes.
    public init(_ bytes: [UInt8]) throws(PasskeyError) {
        guard bytes.count >= AuthenticatorData.headLength else { throw .authenticatorDataTruncated(count: bytes.count) }
        relyingPartyHash = Array(bytes[0..<32])
        flags = Flags(rawValue: bytes[32])
        counter = bytes[33..<37].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        var end = AuthenticatorData.headLength
        if flags.contains(.hasCredential) {
            let (read, next) = try AttestedCredential.read(bytes, from: end)
            (credential, end) = (read, next)
        }
        if flags.contains(.hasExtensions) {
            var reader = CBORReader(bytes, from: end)
            guard case .map = try reader.item() else { throw .cbor(.unsupported, offset: end) }
            end = reader.position
        }
        guard end == bytes.count else { throw .authenticatorDataTrailing(offset: end) }
    }
}

/// Credential that an authenticator created (WebAuthn Level 3, 6.5.1).
public struct AttestedCredential: Equatable, Sendable {
    /// Bytes of an id at most (WebAuthn Level 3, 7.1).
    public static let idLimit = 1023

    /// Model of the authenticator: 16 bytes, often all 0.
    public var model: [UInt8]
    public var id: [UInt8]
    public var key: CredentialKey
    /// The key in the form of COSE.
    public var keyBytes: [UInt8]

    static func read(_ bytes: [UInt8], from start: Int) throws(PasskeyError) -> (AttestedCredential, end: Int) {
        guard bytes.count >= start + 18 else { throw .authenticatorDataTruncated(count: bytes.count) }
        let count = Int(bytes[start + 16]) << 8 | Int(bytes[start + 17])
        guard (1...idLimit).contains(count) else { throw .credentialIDInvalid(count: count) }
        let idEnd = start + 18 + count
        guard bytes.count >= idEnd else { throw .authenticatorDataTruncated(count: bytes.count) }
        var reader = CBORReader(bytes, from: idEnd)
        let key = try CredentialKey(try reader.item())
        let credential = AttestedCredential(
            model: Array(bytes[start..<start + 16]), id: Array(bytes[start + 18..<idEnd]), key: key,
            keyBytes: Array(bytes[idEnd..<reader.position]))
        return (credential, reader.position)
    }
}
