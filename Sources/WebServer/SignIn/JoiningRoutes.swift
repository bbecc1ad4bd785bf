import Accounts
import HTTPTypes
import Hummingbird
import Measures
import Screens
import WebPages

/// Route `/pair`, which a phone opens with the key of a picture: it asks to be connected, shows a short code until the owner has allowed it on
/// the other screen, and then gets a session.
struct JoiningRoutes {
    let stores: SignInStores
    let pageContext: PageContext
    /// Returns the context of an athlete, whose pages show each step.
    let athlete: @Sendable (String) -> AthleteContext

    /// Seconds after which a phone that waits asks again.
    private static let pause = 2

    static func path(of key: Secret) -> String { Route.joining.path + "?" + JoiningScreen.keyField + "=" + key.text }

    func add(to router: some RouterMethods<ServerRequestContext>) {
        router.answer(
            RoutePattern.joining.rawValue,
            get: { request, context in
                // Programs that look at links in advance may open the address: only the form uses it up.
                if let key = QueryText.value(JoiningScreen.keyField, of: request).flatMap({ Secret($0) }) {
                    return page(stores.pairings.isOffered(key, at: stores.clock()) ? .ask(key: key.text) : .over, request)
                }
                return try collect(request, from: context.address)
            },
            post: { request, context in
                let fields = try await FormFields.read(request)
                guard let key = fields[JoiningScreen.keyField].flatMap({ Secret($0) }) else { throw RequestFailure.badForm }
                return ask(key, request, from: context.address)
            })
    }

    private func ask(_ key: Secret, _ request: Request, from address: String) -> Response {
        let claim = Secret()
        let code = String(UInt32.random(in: 100_000...999_999))
        let effects = stores.pairings.handle(
            .asked(
                key: key.pairingID, claim: claim.pairingID, code: code,
                device: BrowserName.of(userAgent: request.headers[.userAgent])), at: stores.clock())
        tell(effects)
        guard effects.contains(.wait(code: code)) else { return refused(request, from: address) }
        // A new address: reloading it asks for the result and sends nothing again.
        var response = HTMLAnswer.goTo(Route.joining.path)
        response.headers.append(SessionCookie.claiming(claim, for: request))
        return response
    }

    private func collect(_ request: Request, from address: String) throws -> Response {
        guard let claim = SessionCookie.claim(of: request) else { return page(.start, request) }
        let effects = stores.pairings.handle(
            .collected(claim: claim.pairingID, session: stores.signedIn(request)?.session.id), at: stores.clock())
        tell(effects)
        for effect in effects {
            switch effect {
            case .wait(let code):
                var response = page(.waiting(code: code), request)
                response.headers[.refresh] = "\(JoiningRoutes.pause)"
                return response
            case .begin(let athlete): return try begin(athlete, claim, request, from: address)
            case .joined: return page(.joined, request)
            case .tell, .revoke, .stale, .end: continue
            }
        }
        return refused(request, from: address)
    }

    /// Gives the phone a session. The next request, which has it, counts as the connection; without that request the phone can ask again.
    private func begin(_ athlete: String, _ claim: Secret, _ request: Request, from address: String) throws -> Response {
        guard stores.accounts.permits(athlete) else { return refused(request, from: address) }
        let (cookie, session) = try stores.begin(athlete, .signedInByPairing, for: request, from: address)
        let effects = stores.pairings.handle(.began(claim: claim.pairingID, session: session), at: stores.clock())
        stores.revoke(effects)
        // The owner refused it in the meantime.
        guard !effects.contains(.end) else {
            stores.sessions.end(session, of: athlete)
            return refused(request, from: address)
        }
        var response = HTMLAnswer.goTo(Route.joining.path)
        response.headers.append(cookie)
        return response
    }

    /// Returns the page for a phone that cannot be connected, and logs it.
    private func refused(_ request: Request, from address: String) -> Response {
        stores.noteRefusal(.phoneRefused, of: nil, by: request, from: address)
        return page(.over, request)
    }

    private func tell(_ effects: [PairingMachine.Effect]) {
        for case .tell(let id) in effects { athlete(id).feed.sendPairingChange() }
    }

    private func page(
        _ state: JoiningScreen.State, _ request: Request, status: HTTPResponse.Status? = nil
    ) -> Response {
        let viewer = Viewer(request, now: pageContext.clock.now(), offset: .utc)
        var response = HTMLAnswer.page(
            JoiningPage(
                JoiningScreen(state, context: viewer.context), frame: viewer.frame(at: .joining).signedOut(),
                assets: pageContext.assets
            ).body, status: status ?? (state == .over ? .forbidden : .ok))
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
