public import Accounts
import HTTPTypes
import Hummingbird
public import Measures
import TrainingLog

/// Accounts, sessions and one-time keys of a data folder, with the clock that decides how long they last.
public struct SignInStores: Sendable {
    let accounts: AccountStore
    let sessions: Accounts.SessionStore
    let keys: SignInKeys
    /// Passwords of people, with their second factors.
    public let passwords: PasswordStore
    public let passkeys: PasskeyStore
    /// Accounts of a provider that sign people in.
    public let identities: IdentityStore
    /// Provider of the settings; nil without one.
    let provider: ProviderConnection?
    /// Passwords that may not be set; nil without a file of them.
    let breached: BreachedPasswords?
    let challenges = PasskeyChallenges()
    let audit: AuditLog
    let refusals = RecordedRefusals()
    let delays = SignInDelays()
    let pairings = Pairings()
    /// Log of the server, which gets each event too; nil for a command.
    private var log: ServerLog?
    let clock: @Sendable () -> Moment

    /// - Parameters:
    ///   - folder: folder of the server's keys.
    ///   - provider: OpenID Connect provider that people may sign in with; nil for none.
    ///   - breached: file of breached passwords, which may not be set; nil for none.
    ///   - clock: the real clock, whatever day the pages show.
    public init(
        in folder: String, limits: SessionLimits = SessionLimits(), provider: ProviderSettings? = nil,
        breached: BreachedPasswords? = nil, clock: @escaping @Sendable () -> Moment
    ) {
        accounts = AccountStore(in: folder, owner: Journal.localAthlete)
        sessions = Accounts.SessionStore(in: folder, limits: limits)
        keys = SignInKeys(in: folder)
        passwords = PasswordStore(in: folder)
        passkeys = PasskeyStore(in: folder)
        identities = IdentityStore(in: folder)
        self.provider = provider.map { ProviderConnection($0, clock: clock) }
        self.breached = breached
        audit = AuditLog(in: folder)
        self.clock = clock
    }

    /// Returns the path that signs one browser in, once.
    ///
    /// - Parameters:
    ///   - place: where the key is stored; `.folder` for a server in another process.
    ///   - lifetime: seconds for which the path is valid.
    public func path(
        for athlete: String, in place: SignInKeys.Place, lifetime: Double = SignInKeys.lifetime
    ) throws -> String {
        SignInRoutes.path(of: try keys.issue(for: athlete, at: clock(), in: place, lifetime: lifetime))
    }

    /// Returns the same stores, whose events are lines of a server's log too.
    func logging(to log: ServerLog?) -> SignInStores {
        var stores = self
        stores.log = log
        return stores
    }

    /// Adds an event to the security log.
    /// - Parameters:
    ///   - athlete: whom it concerns; nil for a name without an account.
    ///   - observer: the person who may look, in events about one.
    public func note(_ event: AuditEvent, of athlete: String?, by client: AuditedClient, observer: String? = nil) {
        let entry = AuditEntry(moment: clock(), event: event, athlete: athlete, client: client, observer: observer)
        audit.add(entry)
        log?.note(entry)
    }

    /// - Parameter address: network address of the client, as the request's context has it.
    func note(
        _ event: AuditEvent, of athlete: String?, by request: Request, from address: String, observer: String? = nil
    ) {
        note(event, of: athlete, by: AuditedClient(request, from: address), observer: observer)
    }

    /// Signs the browser of a request in, in place of the person who was signed in before.
    /// - Parameters:
    ///   - isConfirmed: whether the person has just proved who they are.
    ///   - address: network address of the client.
    /// - Returns: the header that gives the browser its session, and the session's id.
    /// - Throws: `CredentialError`.
    func begin(
        _ athlete: String, _ event: AuditEvent, isConfirmed: Bool = true, for request: Request, from address: String
    ) throws -> (cookie: HTTPField, id: String) {
        // The token is always a new one: a token that the browser had before could be known to others.
        let former = signedIn(request)
        let client = AuditedClient(request, from: address)
        let (secret, session) = try sessions.begin(
            for: athlete, device: client.device, isConfirmed: isConfirmed, at: clock())
        if let former { sessions.end(former.session.id, of: former.session.athlete) }
        note(event, of: athlete, by: client)
        return (SessionCookie.setting(secret, seconds: sessions.limits.lifetime, for: request), session.id)
    }

    /// Returns the valid session whose token a request's cookie has; nil also while its account is disabled.
    func signedIn(_ request: Request) -> SignedIn? {
        let now = clock()
        for secret in SessionCookie.secrets(of: request) {
            guard let session = sessions.session(of: secret, at: now), accounts.permits(session.athlete) else { continue }
            let observed = sessions.observed(in: session.id)
            return SignedIn(
                // Nothing that needs a fresh sign-in is open to an observer.
                session: session, isFresh: observed == nil && sessions.isFresh(session, at: now),
                isValid: { sessions.holds(session.id, at: clock()) && accounts.permits(session.athlete) }, observed: observed)
        }
        return nil
    }
}
