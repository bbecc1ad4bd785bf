import Accounts
import Hummingbird
import Measures
import NIOCore

/// The context of every request. `AthleteMiddleware` adds the athlete for the routes that need one.
struct ServerRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var athlete: AthleteContext?
    var signedIn: SignedIn?
    /// Network address of the client; empty if unknown.
    var address: String

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        // A program that may open the server's socket is one of this machine.
        let isLocal = source.channel.localAddress?.pathname != nil
        address = isLocal ? "127.0.0.1" : source.channel.remoteAddress?.ipAddress ?? ""
    }
}

/// The context of a request that reads or changes the data of one athlete.
struct AthleteRequestContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let athlete: AthleteContext
    /// The browser's session; nil for a program, whose token the route verifies.
    let signedIn: SignedIn?
    /// Network address of the client; empty if unknown.
    let address: String

    /// - Throws: `RequestFailure.unauthorized` when no middleware has found the athlete.
    init(context: ServerRequestContext) throws {
        guard let athlete = context.athlete else { throw RequestFailure.unauthorized(.missing) }
        coreContext = context.coreContext
        self.athlete = athlete
        signedIn = context.signedIn
        address = context.address
    }
}

/// Finds the athlete of a request and puts the athlete's context into the request's context.
///
/// The routes of browsers and those of programs are two groups of the router. A route of a browser runs with a session only.
struct AthleteMiddleware: RouterMiddleware {
    typealias Context = ServerRequestContext

    enum Group { case browsers, programs }

    let contexts: AthleteContexts
    let resolver: AthleteResolver
    let group: Group
    /// Counts the changes of sessions. Those of tokens are counted where a route verifies them (`AccessTokens`).
    let changes: ChangeLimit
    let clock: @Sendable () -> Moment
    /// Lets browsers look at the training of other athletes; nil where there are no accounts.
    var observers: ObserverGate?

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        let athlete: AthleteContext
        switch group {
        case .browsers:
            let signedIn = try await resolver.browser(request)
            // Signing out is possible always.
            if !ObserverGate.isOwn(request, context) {
                try changes.count(request, of: "session " + signedIn.session.id, at: clock())
            }
            context.signedIn = signedIn
            athlete = contexts.context(of: signedIn.session.athlete)
            // A person who was removed since must not get a new context, which could store data again.
            guard signedIn.isValid() else { throw RequestFailure.signInNeeded }
            if let observed = signedIn.observed, !ObserverGate.isOwn(request, context) {
                guard let observers else { throw RequestFailure.closedToObservers }
                return try await observers.answer(request, context, observed: observed, by: signedIn, next: next)
            }
        case .programs: athlete = contexts.context(of: try await resolver.program(request))
        }
        // The context must not be evicted while a handler uses a part of it.
        defer { withExtendedLifetime(athlete) {} }
        context.athlete = athlete
        let response = try await next(request, context)
        // Open pages and devices learn of the change now, not with the next poll.
        if request.method != .get, request.method != .head { await athlete.feed.check() }
        return response
    }
}

/// Decides whose data a request is about.
struct AthleteResolver: Sendable {
    /// Returns the session of a browser, or throws.
    let browser: @Sendable (Request) async throws -> SignedIn
    /// Returns the id of the athlete whose data a program may ask for. Its route then verifies that the token is this athlete's.
    let program: @Sendable (Request) async throws -> String

    /// Browsers are identified by their sessions, programs by their tokens.
    ///
    /// A request without a valid token is about the owner, whose route refuses it with the reason.
    static func sessions(_ stores: SignInStores, _ tokens: AccessTokens, owner: String) -> AthleteResolver {
        AthleteResolver(
            browser: { request in
                guard let signedIn = stores.signedIn(request) else { throw RequestFailure.signInNeeded }
                return signedIn
            },
            program: { request in
                await tokens.holder(of: request) ?? owner
            })
    }
}
