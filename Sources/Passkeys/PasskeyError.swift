/// Reason why the response of an authenticator is refused.
public enum PasskeyError: Error, Equatable, Sendable {
    // The bytes.
    case cbor(CBORFlaw, offset: Int)
    /// The client's data are no JSON object, or have more than `ClientData.byteLimit` bytes.
    case clientDataMalformed(offset: Int)
    /// A member of the client's data is missing or has another type.
    case clientDataMissing(ClientData.Member)
    case authenticatorDataTruncated(count: Int)
    /// Bytes follow the authenticator's data.
    case authenticatorDataTrailing(offset: Int)
    /// The attestation object has no format, no statement or no authenticator data.
    case attestationIncomplete
    case key(KeyFlaw)

    // The steps of WebAuthn Level 3, 7.1 and 7.2.
    case wrongType(String)
    case wrongChallenge
    case wrongOrigin(String)
    /// The page was in a frame of another site.
    case crossOrigin
    /// The authenticator signed for another site.
    case wrongRelyingParty
    case userNotPresent
    case userNotVerified
    /// The authenticator states that the credential is backed up, and that it cannot be.
    case backupContradictory
    case credentialMissing
    /// A credential ID has 1 to `AttestedCredential.idLimit` bytes.
    case credentialIDInvalid(count: Int)
    /// The response names another credential than the one that it is checked against.
    case wrongCredential
    /// The credential belongs to another user.
    case wrongUser
    case signatureInvalid
    /// The counter did not grow: the authenticator may have been copied.
    case counterNotGrown(stored: UInt32, found: UInt32)
    case backupEligibilityChanged
}

/// Reason why a public key is refused.
public enum KeyFlaw: Equatable, Sendable {
    /// The key has no type or no algorithm.
    case incomplete
    /// Another type, algorithm or curve than those of `CredentialKey`.
    case unsupported
    /// A coordinate or a number of the key is missing, or has a wrong length.
    case parameterInvalid
    /// The key has further members, which WebAuthn does not permit.
    case memberUnexpected
    /// The numbers are no key of the algorithm, such as a point beside the curve.
    case notOfAlgorithm
}
