/// Response of an authenticator to the request for a sign-in.
public struct AssertionResponse: Equatable, Sendable {
    public var credentialID: [UInt8]
    /// JSON text of the client's data.
    public var clientData: [UInt8]
    public var authenticatorData: [UInt8]
    public var signature: [UInt8]
    /// Handle of the user. A discoverable credential always has one.
    public var userHandle: [UInt8]

    public init(
        credentialID: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], userHandle: [UInt8]
    ) {
        self.credentialID = credentialID
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }

    /// Verifies the response (WebAuthn Level 3, 7.2).
    /// - Parameters:
    ///   - stored: the credential with the stated id.
    ///   - ceremony: the request. Its challenge is valid and was not used before.
    ///   - sha256: returns the SHA-256 of bytes.
    ///   - isSigned: returns whether a signature of bytes is that of a key.
    /// - Throws: `PasskeyError`.
    public func use(
        of stored: StoredCredential, for ceremony: Ceremony, sha256: ([UInt8]) -> [UInt8],
        isSigned: (_ bytes: [UInt8], _ signature: [UInt8], _ key: CredentialKey) -> Bool
    ) throws(PasskeyError) -> CredentialUse {
        guard credentialID == stored.id else { throw .wrongCredential }
        guard userHandle == stored.userHandle else { throw .wrongUser }
        try ClientData(clientData).demand(type: "webauthn.get", ceremony)
        let data = try AuthenticatorData(authenticatorData)
        try ceremony.demand(data, sha256: sha256)
        guard data.flags.contains(.backupEligible) == stored.isBackupEligible else { throw .backupEligibilityChanged }
        guard isSigned(authenticatorData + sha256(clientData), signature, stored.key) else { throw .signatureInvalid }
        // An authenticator that does not count always states 0.
        guard data.counter > stored.counter || data.counter == 0 && stored.counter == 0 else {
            throw .counterNotGrown(stored: stored.counter, found: data.counter)
        }
        return CredentialUse(counter: data.counter, isBackedUp: data.flags.contains(.backedUp))
    }
}

/// What the server stores about a credential to verify a sign-in.
public struct StoredCredential: Equatable, Sendable {
    public var id: [UInt8]
    public var userHandle: [UInt8]
    public var key: CredentialKey
    public var counter: UInt32
    public var isBackupEligible: Bool

    public init(id: [UInt8], userHandle: [UInt8], key: CredentialKey, counter: UInt32, isBackupEligible: Bool) {
        self.id = id
        self.userHandle = userHandle
        self.key = key
        self.counter = counter
        self.isBackupEligible = isBackupEligible
    }
}

/// What changes when a credential has signed in.
public struct CredentialUse: Equatable, Sendable {
    public var counter: UInt32
    public var isBackedUp: Bool

    public init(counter: UInt32, isBackedUp: Bool) {
        self.counter = counter
        self.isBackedUp = isBackedUp
    }
}
