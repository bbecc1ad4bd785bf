import Accounts
import Hummingbird
import Screens
import WebPages

/// Routes of `/settings/pair`: shows a code for the camera of a phone, and asks whether the phone that opened it may connect.
struct PairingRoutes {
    let pageContext: PageContext
    let signIn: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.pairing.rawValue, get: { request, context in try await page(request, context) },
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                guard pageContext.publicAddress != nil else { return HTMLAnswer.goTo(Route.pairing.path) }
                return done(signIn.pairings.offer(to: context.athlete.id, at: signIn.clock()), context)
            })
        router.answer(Route.Target.pairingPart.path) { request, context in
            let (screen, viewer) = try await screen(request, context)
            var response = HTMLAnswer.part(PairingPage(screen, frame: viewer.frame(at: .pairing)).region)
            response.headers[.cacheControl] = "no-store"
            return response
        }
        router.answer(
            Route.Target.allowPairing.path,
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                guard let code = fields[PairingScreen.codeField] else { throw RequestFailure.badForm }
                return done(
                    signIn.pairings.handle(.allowed(athlete: context.athlete.id, code: code), at: signIn.clock()), context)
            })
        router.answer(
            Route.Target.refusePairing.path,
            post: fresh { request, context in
                _ = try await FormFields.read(request)
                return done(signIn.pairings.handle(.refused(athlete: context.athlete.id), at: signIn.clock()), context)
            })
    }

    private func done(_ effects: [PairingMachine.Effect], _ context: AthleteRequestContext) -> Response {
        if !effects.isEmpty { context.athlete.feed.sendPairingChange() }
        signIn.revoke(effects)
        return HTMLAnswer.goTo(Route.pairing.path + (effects.contains(.stale) ? "?stale=1" : ""))
    }

    private func page(_ request: Request, _ context: AthleteRequestContext) async throws -> Response {
        let (screen, viewer) = try await screen(request, context)
        var response = HTMLAnswer.page(
            PairingPage(screen, frame: viewer.frame(at: .pairing), assets: pageContext.assets).body)
        // The page has the key of the offer.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func screen(_ request: Request, _ context: AthleteRequestContext) async throws -> (PairingScreen, Viewer) {
        let viewer = try await context.athlete.viewer(of: request)
        let state: PairingScreen.State
        if let server = pageContext.publicAddress?.text {
            let pairing = signIn.pairings.state(of: context.athlete.id, at: signIn.clock())
            switch pairing?.state {
            case .offered?:
                state = pairing?.key.map { .offered(address: server + JoiningRoutes.path(of: $0)) } ?? .ready
            case .asked(let code, let device)?: state = .asked(code: code, device: device)
            case .allowed(let device)?: state = .allowed(device: device)
            case .done(let device)?: state = .done(device: device)
            case nil: state = .ready
            }
        } else {
            state = .unreachable
        }
        let isStale = QueryText.value("stale", of: request) == "1"
        return (PairingScreen(state, isStale: isStale, context: viewer.context), viewer)
    }
}
