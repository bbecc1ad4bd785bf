import Accounts
import Hummingbird
import Measures
import Screens
import Synchronization
import TrainingLog

/// Delays of failed sign-ins, shared by all requests.
final class SignInDelays: Sendable {
    private let throttle = Mutex(SignInThrottle())

    func handle(_ event: SignInThrottle.Event, at now: Moment) -> [SignInThrottle.Effect] {
        throttle.withLock { $0.handle(event, at: now) }
    }
}

/// Checks name, password and code of a sign-in.
///
/// The result does not tell an unknown name from a wrong password or a wrong code, and neither does the time.
struct PasswordSignIn {
    let stores: SignInStores
    /// Returns the name of the data folder's owner.
    let ownerName: @Sendable () async throws -> String

    enum Result: Equatable {
        case valid(athlete: String, AuditEvent)
        case empty
        case wrong
        /// The account or the address has to wait.
        case locked(seconds: Double)
    }

    /// Longest text of a field that is read, in bytes. A password has at most 256 characters.
    static let limit = 2048

    func check(_ fields: [String: String], by client: AuditedClient) async throws -> Result {
        let name = PlainText.cleaned(String((fields["name"] ?? "").prefix(200)))
        let (password, code) = (fields["password"] ?? "", fields["code"] ?? "")
        guard !AccountStore.folded(name).isEmpty, !password.isEmpty, !code.isEmpty else { return .empty }
        guard password.utf8.count <= PasswordSignIn.limit, code.utf8.count <= 64 else { return .wrong }
        let athlete = try await athlete(named: name)
        // An unknown name is delayed like an account.
        let account = athlete ?? "name " + AccountStore.folded(name)
        let now = stores.clock()
        let effects = stores.delays.handle(
            .attempted(account: account, isKnown: athlete != nil, address: client.address), at: now)
        if effects.contains(.report) { stores.note(.signInDelayed, of: athlete, by: client) }
        for case .refuse(let seconds) in effects { return .locked(seconds: seconds) }
        // An attempt of a disabled person must not use up a code.
        let permitted = athlete.flatMap { stores.accounts.permits($0) ? $0 : nil }
        switch try await stores.passwords.check(password, code: code, of: permitted, at: now) {
        case .valid(let left):
            guard let athlete = permitted else { break }
            _ = stores.delays.handle(.succeeded(account: account, address: client.address), at: now)
            return .valid(athlete: athlete, left == nil ? .signedInByPassword : .signedInByRecoveryCode)
        case .busy: return .locked(seconds: 60)
        case .wrong: break
        }
        stores.note(.signInFailed, of: athlete, by: client)
        return .wrong
    }

    /// Returns the athlete of a name: that of an account, else the owner.
    private func athlete(named name: String) async throws -> String? {
        let owner = try await ownerName()
        let wanted = AccountStore.folded(name)
        if let account = stores.accounts.all().first(where: { AccountStore.folded($0.name) == wanted }) { return account.id }
        let isOwner = wanted == PasswordSignIn.owner || !owner.isEmpty && AccountStore.folded(owner) == wanted
        return isOwner ? stores.accounts.owner : nil
    }

    /// Name of the owner at the sign-in, beside the name of the profile. No other account may have it.
    static let owner = "owner"
}
