import Accounts
import OpenID

/// Way to sign in that a person may remove.
enum RemovableWay: Equatable {
    case password
    case passkey(String)
    /// Account of a provider.
    case identity(String)
}

extension SignInStores {
    /// Whether a person can still sign in after a removal. The owner always can, with `hearth sign-in`.
    func hasWay(_ athlete: String, without way: RemovableWay) -> Bool {
        athlete == accounts.owner || way != .password && passwords.state(of: athlete) != nil
            || passkeys.all(of: athlete).contains { way != .passkey($0.id) }
            || identities.all(of: athlete).contains {
                // One of another provider signs no person in.
                $0.issuer == provider?.settings.issuer.text && way != .identity($0.id)
            }
    }

    /// Ends an athlete's other sessions and open offers, after a change of the ways to sign in.
    /// - Parameter session: id of the session that stays.
    func endOthers(of athlete: String, besides session: String?) {
        withdrawOffers(of: athlete)
        sessions.endAll(of: athlete, besides: session, at: clock())
    }
}
