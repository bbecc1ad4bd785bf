import Accounts
import Hummingbird
import Passkeys
import Screens

/// Checks the response of an authenticator to a sign-in.
struct PasskeySignIn {
    let stores: SignInStores

    enum Result: Equatable {
        case valid(athlete: String)
        case refused
        /// The account or the address has to wait.
        case locked(seconds: Double)
    }

    /// - Throws: `CredentialError` when the use of the passkey cannot be stored.
    func check(
        _ response: AssertionResponse, to issued: PasskeyChallenges.Issued, by client: AuditedClient
    ) throws -> Result {
        let now = stores.clock()
        let known = stores.passkeys.athlete(of: response.credentialID)
        // Failures of passkeys do not delay the password of an account, and those of passwords not its passkeys.
        let account = "passkey " + (known ?? Base64URL.text(Array(response.credentialID.prefix(32))))
        let effects = stores.delays.handle(
            .attempted(account: account, isKnown: known != nil, address: client.address), at: now)
        if effects.contains(.report) { stores.note(.signInDelayed, of: known, by: client) }
        for case .refuse(let seconds) in effects { return .locked(seconds: seconds) }
        do {
            let athlete = try stores.passkeys.signIn(response, to: issued, at: now)
            guard stores.accounts.permits(athlete) else {
                stores.note(.signInFailed, of: athlete, by: client)
                return .refused
            }
            _ = stores.delays.handle(.succeeded(account: account, address: client.address), at: now)
            return .valid(athlete: athlete)
        } catch PasskeyError.counterNotGrown {
            stores.note(.passkeyCounterNotGrown, of: known, by: client)
        } catch is PasskeyError {
            stores.note(.signInFailed, of: known, by: client)
        } catch is PasskeyRefusal {
            stores.note(.signInFailed, of: nil, by: client)
        }
        return .refused
    }
}
