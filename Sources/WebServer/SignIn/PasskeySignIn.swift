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

    /// - Parameters:
    ///   - address: network address of the client.
    ///   - device: browser and system, for the security log.
    /// - Throws: `CredentialError` when the use of the passkey cannot be stored.
    func check(
        _ response: AssertionResponse, to issued: PasskeyChallenges.Issued, from address: String, device: String
    ) throws -> Result {
        let now = stores.clock()
        let known = stores.passkeys.athlete(of: response.credentialID)
        // Failures of passkeys do not delay the password of an account, and those of passwords not its passkeys.
        let account = "passkey " + (known ?? Base64URL.text(Array(response.credentialID.prefix(32))))
        let effects = stores.delays.handle(.attempted(account: account, isKnown: known != nil, address: address), at: now)
        if effects.contains(.report) { stores.note(.signInDelayed, of: known, device) }
        for case .refuse(let seconds) in effects { return .locked(seconds: seconds) }
        do {
            let athlete = try stores.passkeys.signIn(response, to: issued, at: now)
            guard stores.accounts.permits(athlete) else {
                stores.note(.signInFailed, of: athlete, device)
                return .refused
            }
            _ = stores.delays.handle(.succeeded(account: account, address: address), at: now)
            return .valid(athlete: athlete)
        } catch PasskeyError.counterNotGrown {
            stores.note(.passkeyCounterNotGrown, of: known, device)
        } catch is PasskeyError {
            stores.note(.signInFailed, of: known, device)
        } catch is PasskeyRefusal {
            stores.note(.signInFailed, of: nil, device)
        }
        return .refused
    }
}
