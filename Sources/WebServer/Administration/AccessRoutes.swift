import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/settings/access`: lists the tokens of devices and programs, issues one, shows it once, and withdraws any.
struct AccessRoutes {
    let materials: PageContext
    let tokens: AccessTokens
    /// Undo slot of the last withdrawn token.
    private var former: UndoSlot<IssuedToken> { materials.undoSlots.token }

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.access.rawValue,
            get: { request, _ in
                page(outcome: former.outcome(of: "withdrawn", in: request), try await materials.viewer(of: request))
            },
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let viewer = try await materials.viewer(of: request)
                let form = AccessForm { fields[$0] }
                guard !form.isTooLong else { return page(form, viewer, status: .unprocessableContent) }
                let token = try await tokens.token(
                    for: materials.journal.athleteID, seconds: Double(form.days) * 86_400, named: form.name)
                // Responds with a page instead of a redirect: an address must never contain a token, and the server does not remember it.
                return page(made: (form.name, token), viewer)
            })
        router.answer(
            AccessPage.withdrawPath,
            post: { request, _ in
                guard let id = try await FormFields.read(request)["token"] else { throw RequestFailure.badForm }
                let token = tokens.ledger.all.first { $0.id == id }
                // Another window may have withdrawn it already, which is the wanted state.
                if tokens.ledger.withdraw(id), let token { former.keep(token) }
                return HTMLAnswer.goTo(Route.access.path + "?withdrawn=1")
            })
        router.answer(
            AccessPage.undoPath,
            post: { request, _ in
                // Restoring access requires the athlete's confirmation.
                if QueryText.value("confirm", of: request) != "1", let token = former.current {
                    return page(restoring: token, try await materials.viewer(of: request))
                }
                guard let token = former.take() else { return HTMLAnswer.goTo(Route.access.path) }
                try tokens.ledger.add(token)
                return HTMLAnswer.goTo(Route.access.path + "?withdrawn=undone")
            })
    }

    private func page(
        _ form: AccessForm = AccessForm(), made: (name: String, token: String)? = nil, outcome: SettingsScreen.Outcome? = nil,
        restoring: IssuedToken? = nil, _ viewer: Viewer, status: HTTPResponse.Status = .ok
    ) -> Response {
        let screen = AccessScreen(
            form, given: tokens.ledger.all, made: made, outcome: outcome, restoring: restoring, context: viewer.context)
        var response = HTMLAnswer.page(
            AccessPage(screen, frame: viewer.frame(at: .access), assets: materials.assets).body, status: status)
        if made != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
