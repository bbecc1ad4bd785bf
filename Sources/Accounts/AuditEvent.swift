/// Event of the security log. The raw values are stored.
public enum AuditEvent: String, CaseIterable, Sendable {
    case signedInByAddress = "signed-in-by-address"
    case signedInByPassword = "signed-in-by-password"
    case signedInByRecoveryCode = "signed-in-by-recovery-code"
    case signedInByPairing = "signed-in-by-pairing"
    case signInFailed = "sign-in-failed"
    case signInDelayed = "sign-in-delayed"
    case signedOut = "signed-out"
    case invited
    case disabled
    case enabled
    case removed
    case passwordSet = "password-set"
    case passwordChanged = "password-changed"
    case passwordRemoved = "password-removed"
    case recoveryCodesRenewed = "recovery-codes-renewed"
    case signedInByPasskey = "signed-in-by-passkey"
    case passkeyAdded = "passkey-added"
    case passkeyRemoved = "passkey-removed"
    /// A passkey signed correctly, and its counter shows that it may have been copied.
    case passkeyCounterNotGrown = "passkey-counter-not-grown"
    case signedInByProvider = "signed-in-by-provider"
    case identityAdded = "identity-added"
    case identityRemoved = "identity-removed"
    /// A provider's identity without an account got one.
    case joinedByProvider = "joined-by-provider"
    /// A refresh token was used twice, so it may have been copied. The app was disconnected.
    case refreshTokenReused = "refresh-token-reused"

    /// A link to an activity was created, opened for the first time, or revoked.
    case linkMade = "link-made"
    case linkOpened = "link-opened"
    case linkRevoked = "link-revoked"
    case zoneRemoved = "zone-removed"

    /// Another person may look at an athlete's training, may do so no longer, or opened it.
    case observerAdded = "observer-added"
    case observerRevoked = "observer-revoked"
    case observing

    /// The current password was wrong at a change of the password.
    case passwordChangeRefused = "password-change-refused"
    /// A browser ended other sessions of its athlete.
    case sessionsEnded = "sessions-ended"
    case exported
    /// An athlete deleted all data.
    case dataDeleted = "data-deleted"
    case tokenMade = "token-made"
    case tokenWithdrawn = "token-withdrawn"
    case tokenRestored = "token-restored"
    /// Tokens are signed with a new key. Those that were signed before stay valid.
    case signingKeyMade = "signing-key-made"
    /// Every token of every person was withdrawn, and the older keys are deleted.
    case allTokensWithdrawn = "all-tokens-withdrawn"
    /// A source of weather or maps, or the endpoint for summaries, was named, changed or removed.
    case sourceChanged = "source-changed"
    case calendarChanged = "calendar-changed"

    /// A one-time address or an invitation that is not valid.
    case addressRefused = "address-refused"
    /// A phone whose code or wait is not valid.
    case phoneRefused = "phone-refused"
    /// A passkey's response without a challenge that it answers.
    case passkeyRefused = "passkey-refused"
    /// A return from the provider that belongs to no attempt, or brings an error.
    case providerRefused = "provider-refused"
    case tokenRefused = "token-refused"
    /// A valid token that does not permit what was requested.
    case scopeRefused = "scope-refused"
    /// A request without a valid session, or for what its person may not open.
    case accessRefused = "access-refused"
    /// The sign-in was too old for what was requested.
    case freshSignInNeeded = "fresh-sign-in-needed"
    case hostRefused = "host-refused"
    case originRefused = "origin-refused"
    /// A session or a token asked for too many changes in a short time.
    case changesDelayed = "changes-delayed"

    /// Files of the log. What strangers can cause displaces nothing that happened to accounts, and refusals no failed sign-ins.
    enum File: String, CaseIterable {
        case accounts = "audit.log"
        case attempts = "attempts.log"
        case refusals = "refusals.log"
    }

    var file: File {
        switch self {
        case .signInFailed, .signInDelayed, .passwordChangeRefused: .attempts
        case .addressRefused, .phoneRefused, .passkeyRefused, .providerRefused, .tokenRefused, .scopeRefused, .accessRefused,
            .freshSignInNeeded, .hostRefused, .originRefused, .changesDelayed:
            .refusals
        default: .accounts
        }
    }

    /// Whether a request was refused before it proved a person.
    public var isRefusal: Bool { file == .refusals }
}
