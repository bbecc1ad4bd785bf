import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Synchronization
import Training
import TrainingLog
import WebPages

/// Routes `/shared/{secret}`: the page of a link, and its file. They need no sign-in and open nothing else.
///
/// An unknown, ended and revoked link have one response, and so has a link of a disabled person.
struct SharedLinkRoutes: Sendable {
    let pageContext: PageContext
    let signIn: SignInStores
    /// A journal over all stores, to find the athlete of a secret.
    let owner: @Sendable () -> AthleteContext
    let athlete: @Sendable (String) -> AthleteContext
    private let throttle = LinkThrottle()

    init(
        pageContext: PageContext, signIn: SignInStores, owner: @escaping @Sendable () -> AthleteContext,
        athlete: @escaping @Sendable (String) -> AthleteContext
    ) {
        self.pageContext = pageContext
        self.signIn = signIn
        self.owner = owner
        self.athlete = athlete
    }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(RoutePattern.shared.rawValue) { request, context in
            try await answer(request, context) { secret, activity, viewer in
                let screen = SharedActivityScreen(
                    activity.shared, digest: activity.digest, title: activity.title, day: activity.day, note: activity.note,
                    content: activity.content, secret: secret, colour: ActivityView { QueryText.value($0, of: request) }.colour,
                    context: viewer.context)
                return HTMLAnswer.page(
                    SharedActivityPage(screen, frame: viewer.frame(at: .shared(secret)), assets: pageContext.assets).body)
            }
        }
        router.answer(Route.Target.sharedFile.path) { request, context in
            try await answer(request, context) { _, activity, viewer in
                let title = ActivityScreen.title(activity.title, activity.sport, viewer.context)
                guard let bytes = activity.file(named: title) else { return nil }
                return Response(
                    status: .ok,
                    headers: [
                        .contentType: "application/gpx+xml",
                        .contentDisposition: "attachment; filename=\"hearth-" + activity.day.iso + ".gpx\"",
                    ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
            }
        }
    }

    private typealias Content = @Sendable (String, SharedActivity, Viewer) async throws -> Response?

    private func answer(
        _ request: Request, _ context: ServerRequestContext, content: Content
    ) async throws -> Response {
        let now = signIn.clock()
        if let seconds = throttle.wait(of: context.address, at: now) {
            var response = gone(request, status: .tooManyRequests)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        }
        let secret = context.parameters.get("secret") ?? ""
        guard let found = try await owner().journal.share(withSecret: secret, at: now), signIn.accounts.permits(found.athlete)
        else {
            throttle.noteUnknown(from: context.address, at: now)
            return gone(request)
        }
        let athlete = athlete(found.athlete)
        defer { withExtendedLifetime(athlete) {} }
        let viewer = try await athlete.viewer(of: request)
        guard let activity = try await athlete.journal.sharedActivity(found.share),
            let response = try await content(secret, activity, viewer)
        else { return gone(request) }
        if try await athlete.journal.noteUse(of: found.share, secret: secret, at: now) {
            signIn.note(.linkOpened, of: found.athlete, by: request, from: context.address)
        }
        return SharedLinkRoutes.closed(response)
    }

    /// Response for a link that shows nothing.
    private func gone(_ request: Request, status: HTTPResponse.Status = .notFound) -> Response {
        let viewer = Viewer(request, now: pageContext.clock.now(), offset: .utc)
        let page = LinkGonePage(
            LinkGoneScreen(context: viewer.context), frame: viewer.frame(at: .shared("")), assets: pageContext.assets)
        return SharedLinkRoutes.closed(HTMLAnswer.page(page.body, status: status))
    }

    /// Adds headers that keep a response out of caches, search engines and the address out of other servers' logs.
    private static func closed(_ response: Response) -> Response {
        var response = response
        response.headers[.cacheControl] = "no-store"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.robotsTag] = "noindex, nofollow, noarchive"
        response.headers[.contentSecurityPolicy] = SecurityHeaders.sharedPolicy
        return response
    }
}

/// Delays of network addresses that ask for unknown links.
private final class LinkThrottle: Sendable {
    /// One counter of addresses; there is no account.
    private let throttle = Mutex(SignInThrottle(.init(ofAccount: .max)))

    /// Returns the seconds that an address has to wait; nil for none. Known links do not count.
    func wait(of address: String, at now: Moment) -> Int? { throttle.withLock { $0.delay(ofAddress: address, at: now) } }

    func noteUnknown(from address: String, at now: Moment) {
        throttle.withLock { _ = $0.handle(.attempted(account: "", isKnown: false, address: address), at: now) }
    }
}

extension HTTPField.Name {
    static let robotsTag = HTTPField.Name("X-Robots-Tag") ?? .server
}
