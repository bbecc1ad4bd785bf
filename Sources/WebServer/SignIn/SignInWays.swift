import Accounts
import Hummingbird
import Screens

/// Ways to sign in that the sign-in page offers beside one-time addresses.
struct SignInWays {
    /// Whether any person has a password.
    var hasPasswords: Bool
    /// Whether passkeys work at the address of the request; nil when no person has one.
    var passkeys: PasskeyPlace?
    /// Name of the provider; nil without one.
    var provider: String?
}

extension SignInStores {
    func ways(for request: Request) -> SignInWays {
        SignInWays(
            hasPasswords: !passwords.isEmpty,
            passkeys: passkeys.isEmpty ? nil : PasskeyPlace(request, path: Route.signIn.path),
            provider: provider?.settings.name)
    }
}
