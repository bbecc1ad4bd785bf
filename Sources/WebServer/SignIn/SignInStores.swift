public import Accounts
import Hummingbird
public import Measures

/// Sessions and one-time keys of a data folder, with the clock that decides how long they last.
public struct SignInStores: Sendable {
    let sessions: SessionStore
    let keys: SignInKeys
    let clock: @Sendable () -> Moment

    /// - Parameters:
    ///   - folder: folder of the server's keys.
    ///   - clock: the real clock, whatever day the pages show.
    public init(in folder: String, limits: SessionLimits = SessionLimits(), clock: @escaping @Sendable () -> Moment) {
        sessions = SessionStore(in: folder, limits: limits)
        keys = SignInKeys(in: folder)
        self.clock = clock
    }

    /// Returns the path that signs one browser in, once and within ten minutes.
    ///
    /// - Parameter place: where the key is stored; `.folder` for a server in another process.
    public func path(for athlete: String, in place: SignInKeys.Place) throws -> String {
        SignInRoutes.path(of: try keys.issue(for: athlete, at: clock(), in: place))
    }

    /// Returns the valid session whose token a request's cookie has.
    func signedIn(_ request: Request) -> SignedIn? {
        let now = clock()
        for secret in SessionCookie.secrets(of: request) {
            guard let session = sessions.session(of: secret, at: now) else { continue }
            return SignedIn(session: session, isFresh: sessions.isFresh(session, at: now)) {
                sessions.holds(session.id, at: clock())
            }
        }
        return nil
    }
}
