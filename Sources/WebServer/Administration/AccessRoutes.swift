import Accounts
import HTTPTypes
import Hummingbird
import Screens
import Sync
import TrainingLog
import WebPages

/// Routes of `/settings/access`: lists the tokens of devices and programs, issues one, shows it once, and withdraws any.
struct AccessRoutes {
    let pageContext: PageContext
    let tokens: AccessTokens
    let signIn: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.access.rawValue,
            get: { request, context in
                let athlete = context.athlete
                let outcome: AccessScreen.Outcome? =
                    switch QueryText.value("withdrawn", of: request) {
                    case "1": .withdrawn(canUndo: athlete.undo.token.isKept)
                    case "undone": .restored
                    case "key-missing": .keyMissing
                    default: nil
                    }
                return try await page(
                    outcome: outcome, isSessionEnded: QueryText.value("ended", of: request) == "1", of: context,
                    try await athlete.viewer(of: request))
            },
            post: fresh { request, context in
                let fields = try await FormFields.read(request)
                let athlete = context.athlete
                let viewer = try await athlete.viewer(of: request)
                let form = AccessForm { fields[$0] }
                guard !form.isTooLong, !form.isUseless else {
                    return try await page(form, of: context, viewer, status: .unprocessableContent)
                }
                let token =
                    form.refreshes
                    ? try await tokens.refresh(for: athlete.id, named: form.name, scopes: form.scopes)
                    : try await tokens.token(
                        for: athlete.id, seconds: Double(form.days) * 86_400, named: form.name, scopes: form.scopes)
                signIn.note(.tokenMade, of: athlete.id, by: request, from: context.address)
                // Responds with a page instead of a redirect: an address must never contain a token, and the server does not remember it.
                let server = pageContext.server(of: request)
                let made = MadeToken(name: form.name, token: token, scopes: form.scopes, refreshes: form.refreshes)
                return try await page(made: made, server: server, of: context, viewer)
            })
        router.answer(
            Route.Target.withdrawAccess.path,
            post: { request, context in
                guard let id = try await FormFields.read(request)["token"] else { throw RequestFailure.badForm }
                // Another window may have withdrawn it already, which is the wanted state.
                if let token = tokens.ledger.all(of: context.athlete.id).first(where: { $0.id == id }),
                    tokens.ledger.withdraw(id)
                {
                    context.athlete.undo.token.keep(token)
                    signIn.note(.tokenWithdrawn, of: context.athlete.id, by: request, from: context.address)
                }
                return HTMLAnswer.goTo(Route.access.path + "?withdrawn=1")
            })
        router.answer(
            Route.Target.restoreAccess.path,
            post: fresh { request, context in
                let athlete = context.athlete
                // Restoring access requires the athlete's confirmation.
                if QueryText.value("confirm", of: request) != "1", let token = athlete.undo.token.current {
                    return try await page(restoring: token, of: context, try await athlete.viewer(of: request))
                }
                guard let token = athlete.undo.token.take() else { return HTMLAnswer.goTo(Route.access.path) }
                guard try await tokens.restore(token, of: athlete.id) else {
                    return HTMLAnswer.goTo(Route.access.path + "?withdrawn=key-missing")
                }
                signIn.note(.tokenRestored, of: athlete.id, by: request, from: context.address)
                return HTMLAnswer.goTo(Route.access.path + "?withdrawn=undone")
            })
    }

    private func page(
        _ form: AccessForm = AccessForm(), made: MadeToken? = nil, server: String = "",
        outcome: AccessScreen.Outcome? = nil, isSessionEnded: Bool = false, restoring: IssuedToken? = nil,
        of context: AthleteRequestContext, _ viewer: Viewer,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let athlete = context.athlete
        let given = tokens.ledger.all(of: athlete.id)
        let isSyncing = given.contains { $0.receipt != nil }
        let screen = AccessScreen(
            form, given: given, made: made, push: (server, PushRoutes.path),
            cursor: isSyncing ? try await athlete.journal.lastCursor().text : nil, outcome: outcome,
            sessions: signIn.list(of: athlete.id, current: context.signedIn?.session), isSessionEnded: isSessionEnded,
            restoring: restoring, context: viewer.context)
        var response = HTMLAnswer.page(
            AccessPage(screen, frame: viewer.frame(at: .access), assets: pageContext.assets).body, status: status)
        if made != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
