/// Response of an authenticator to the request for a new passkey.
public struct RegistrationResponse: Equatable, Sendable {
    /// Id that the browser states beside the bytes.
    public var id: [UInt8]
    /// JSON text of the client's data.
    public var clientData: [UInt8]
    public var attestationObject: [UInt8]

    public init(id: [UInt8], clientData: [UInt8], attestationObject: [UInt8]) {
        self.id = id
        self.clientData = clientData
        self.attestationObject = attestationObject
    }

    /// Verifies the response (WebAuthn Level 3, 7.1). The attestation statement is ignored.
    /// - Parameters:
    ///   - ceremony: the request. Its challenge is valid and was not used before.
    ///   - sha256: returns the SHA-256 of bytes.
    /// - Returns: the new credential. The caller checks that its key is one of the algorithm, and that its id is not in use.
    /// - Throws: `PasskeyError`.
    public func credential(
        for ceremony: Ceremony, sha256: ([UInt8]) -> [UInt8]
    ) throws(PasskeyError) -> NewCredential {
        try ClientData(clientData).demand(type: "webauthn.create", ceremony)
        let data = try AttestationObject(attestationObject).authenticatorData
        try ceremony.demand(data, sha256: sha256)
        guard let credential = data.credential else { throw .credentialMissing }
        guard credential.id == id else { throw .wrongCredential }
        return NewCredential(
            id: credential.id, key: credential.key, keyBytes: credential.keyBytes, counter: data.counter,
            isBackupEligible: data.flags.contains(.backupEligible), isBackedUp: data.flags.contains(.backedUp))
    }
}

/// Credential of a verified registration.
public struct NewCredential: Equatable, Sendable {
    public var id: [UInt8]
    public var key: CredentialKey
    /// The key in the form of COSE.
    public var keyBytes: [UInt8]
    public var counter: UInt32
    public var isBackupEligible: Bool
    public var isBackedUp: Bool
}
