import Accounts
import HTTPTypes
import Hummingbird
import Screens
import Training
import TrainingLog

/// Answers requests of browsers that look at another athlete's training.
///
/// Every request asks whether the athlete still lets this person look. Only routes of `ObservedRoutes` are answered, and only reading ones.
struct ObserverGate: Sendable {
    typealias Next = @concurrent (Request, ServerRequestContext) async throws -> Response

    let signIn: SignInStores
    let contexts: AthleteContexts

    /// Whether a route is about the browser's own session, whatever it looks at: going back, and signing out.
    static func isOwn(_ request: Request, _ context: ServerRequestContext) -> Bool {
        let own = [Route.Target.stopObserving.path, Route.Target.signOut.path]
        return request.method == .post && own.contains(RequestRecords.route(of: context))
    }

    /// - Parameters:
    ///   - observed: id of the athlete whose training the session looks at.
    ///   - observer: the session of the person who looks.
    /// - Throws: `ObservedFailure` with every error, so that its page has the bar that leads back.
    func answer(
        _ request: Request, _ context: ServerRequestContext, observed: String, by observer: SignedIn, next: Next
    ) async throws -> Response {
        guard let whole = try await athlete(observed, for: observer.session.athlete) else {
            throw ObservedFailure(error: RequestFailure.observingEnded, access: .observingEnded)
        }
        defer { withExtendedLifetime(whole) {} }
        let name = try await name(of: observed)
        do {
            guard request.method == .get || request.method == .head,
                ObservedRoutes.patterns.contains(RequestRecords.route(of: context))
            else { throw RequestFailure.closedToObservers }
            var context = context
            context.signedIn = observer
            context.athlete = AthleteContext(observing: whole, named: name)
            var response = try await next(request, context)
            // Nothing may be left in the browser after the access has ended.
            response.headers[.cacheControl] = "no-store"
            return response
        } catch {
            throw ObservedFailure(error: error, access: .observing(name: name))
        }
    }

    /// Returns the context of an athlete; nil when the observer may not look, or when the athlete's account is disabled or gone.
    func athlete(_ id: String, for observer: String) async throws -> AthleteContext? {
        // Without an account there must be no new context, which could store data again.
        guard signIn.accounts.permits(id) else { return nil }
        let athlete = contexts.context(of: id)
        guard signIn.accounts.permits(id), try await athlete.journal.access(of: observer, at: signIn.clock()) != nil else {
            return nil
        }
        return athlete
    }

    /// Returns the name of an account; that of the profile for the owner, and an empty one for an owner without a name and for no account.
    func name(of id: String) async throws -> String {
        guard id == signIn.accounts.owner else { return signIn.accounts.account(id: id)?.name ?? "" }
        return try await contexts.context(of: id).journal.athlete().name
    }
}

/// Error of a request of a browser that looks at another athlete's training.
struct ObservedFailure: Error {
    var error: any Error
    var access: PageAccess

    /// Returns an error without its wrapping, and what the browser may do on the page about it.
    static func parts(of error: any Error) -> (error: any Error, access: PageAccess) {
        (error as? ObservedFailure).map { ($0.error, $0.access) } ?? (error, .full)
    }
}
