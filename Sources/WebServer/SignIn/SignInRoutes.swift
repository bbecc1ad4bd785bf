import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import WebPages

/// Route `/sign-in`: uses up a one-time key, gives the browser a session, and leads to the page that the user asked for.
struct SignInRoutes {
    let stores: SignInStores
    let pageContext: PageContext

    /// Name of the key in the address.
    static let parameter = "key"

    static func path(of key: Secret) -> String { Route.signIn.path + "?" + parameter + "=" + key.text }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(RoutePattern.signIn.rawValue) { request, _ in
            guard let key = QueryText.value(SignInRoutes.parameter, of: request), request.method == .get else {
                let isSignedOut = QueryText.value("signed-out", of: request) == "1"
                let state: SignInScreen.State =
                    stores.signedIn(request) != nil ? .signedIn : isSignedOut ? .signedOut : .needed
                return page(state, request)
            }
            guard SignInRoutes.isNavigation(request) else { throw RequestFailure.foreignOrigin }
            return try signIn(key, request)
        }
    }

    /// Whether the user opens the address. A browser that loads it in advance, or as a picture or frame of a page, must not use up the key.
    static func isNavigation(_ request: Request) -> Bool {
        for name in [HTTPField.Name.secPurpose, .purpose] where request.headers[name] != nil { return false }
        guard let target = request.headers[.secFetchDest] else { return true }
        // A service worker that passes the navigation on may make it a plain request of this site.
        let isOwn = request.headers[.secFetchSite].map { ["same-origin", "none"].contains($0) } ?? true
        return target == "document" || target == "empty" && isOwn
    }

    private func signIn(_ key: String, _ request: Request) throws -> Response {
        let now = stores.clock()
        guard let athlete = Secret(key).flatMap({ stores.keys.redeem($0, at: now) }), stores.accounts.permits(athlete) else {
            return page(.refused, request, status: .forbidden)
        }
        // The token is always a new one: a token that the browser had before could be known to others.
        let former = stores.signedIn(request)
        let device = BrowserName.of(userAgent: request.headers[.userAgent])
        let (secret, _) = try stores.sessions.begin(for: athlete, device: device, at: now)
        if let former { stores.sessions.end(former.session.id, of: former.session.athlete) }
        var response = HTMLAnswer.goTo(SessionCookie.returnPath(of: request))
        let limit = stores.sessions.limits.lifetime
        response.headers.append(SessionCookie.setting(secret, seconds: limit, for: request))
        response.headers.append(SessionCookie.forgettingReturn(for: request))
        return response
    }

    private func page(_ state: SignInScreen.State, _ request: Request, status: HTTPResponse.Status = .ok) -> Response {
        SignInRoutes.page(
            state, Viewer(request, now: pageContext.clock.now(), offset: .utc), pageContext.assets, status: status)
    }

    /// Returns the page for a browser without a session, or for one that has to sign in again.
    static func page(_ state: SignInScreen.State, _ viewer: Viewer, _ assets: Assets, status: HTTPResponse.Status) -> Response {
        var frame = viewer.frame(at: .signIn)
        switch state {
        case .signedIn, .again: break
        default: frame = frame.signedOut()
        }
        var response = HTMLAnswer.page(
            SignInPage(SignInScreen(state, context: viewer.context), frame: frame, assets: assets).body, status: status)
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension HTTPField.Name {
    static let secPurpose = HTTPField.Name("Sec-Purpose") ?? .server
    static let purpose = HTTPField.Name("Purpose") ?? .server
    static let secFetchDest = HTTPField.Name("Sec-Fetch-Dest") ?? .server
    static let clearSiteData = HTTPField.Name("Clear-Site-Data") ?? .server
}
