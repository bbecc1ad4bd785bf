import Hummingbird

/// The context of every request. `AthleteMiddleware` adds the athlete for the routes that need one.
struct ServerRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var athlete: AthleteContext?

    init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

/// The context of a request that reads or changes the data of one athlete.
struct AthleteRequestContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let athlete: AthleteContext

    /// - Throws: `RequestFailure.unauthorized` when no middleware has found the athlete.
    init(context: ServerRequestContext) throws {
        guard let athlete = context.athlete else { throw RequestFailure.unauthorized(.missing) }
        coreContext = context.coreContext
        self.athlete = athlete
    }
}

/// Finds the athlete of a request and puts the athlete's context into the request's context.
struct AthleteMiddleware: RouterMiddleware {
    typealias Context = ServerRequestContext

    let contexts: AthleteContexts
    let resolver: AthleteResolver

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        let athlete = contexts.context(of: try await resolver.athlete(request))
        // The context must not be evicted while a handler uses a part of it.
        defer { withExtendedLifetime(athlete) {} }
        var context = context
        context.athlete = athlete
        let response = try await next(request, context)
        // Open pages and devices learn of the change now, not with the next poll.
        if request.method != .get, request.method != .head { await athlete.feed.check() }
        return response
    }
}

/// Decides whose data a request is about.
struct AthleteResolver: Sendable {
    /// Returns the id of the athlete.
    let athlete: @Sendable (Request) async throws -> String

    /// Without accounts every request is about the owner of the data folder.
    static func owner(_ id: String) -> AthleteResolver { AthleteResolver { _ in id } }
}
