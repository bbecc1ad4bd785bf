import Accounts
import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/settings/delete`: states what is deleted and what stays, and deletes everything after the user has typed the word.
struct DeletionRoutes {
    let pageContext: PageContext
    let tokens: AccessTokens
    let signIn: SignInStores

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.deletion.rawValue,
            get: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                guard QueryText.value("done", of: request) == "1" else {
                    return try await page(isRefused: false, context.athlete, viewer)
                }
                let page = ErrorPage(.deleted(viewer.context), frame: viewer.frame(at: .deletion), assets: pageContext.assets)
                return HTMLAnswer.page(page.body)
            },
            post: fresh { request, context in
                let word = try await FormFields.read(request)[DeletionScreen.field] ?? ""
                guard DeletionScreen.confirms(word) else {
                    return try await page(
                        isRefused: true, context.athlete, try await context.athlete.viewer(of: request),
                        status: .unprocessableContent)
                }
                let athlete = context.athlete
                // A running import would restore data that is being deleted.
                await athlete.jobs.stopAll()
                try await athlete.journal.eraseEverything()
                tokens.ledger.withdrawAll(of: athlete.id)
                signIn.withdrawOffers(of: athlete.id)
                try await signIn.passwords.remove(of: athlete.id)
                try signIn.passkeys.removeAll(of: athlete.id)
                try signIn.identities.removeAll(of: athlete.id)
                // This browser shows that everything was deleted.
                signIn.sessions.endAll(of: athlete.id, besides: context.signedIn?.session.id, at: signIn.clock())
                try athlete.mapSource.keep(MapSetting())
                try athlete.summaries.keep(nil)
                try athlete.archives.keep(nil)
                athlete.undo.forget()
                athlete.responses.cache.removeAll(of: athlete.id)
                await athlete.jobs.forgetEnded()
                signIn.note(.dataDeleted, of: athlete.id, by: request, from: context.address)
                return HTMLAnswer.goTo(Route.deletion.path + "?done=1")
            })
    }

    private func page(
        isRefused: Bool, _ athlete: AthleteContext, _ viewer: Viewer, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let held = try await athlete.journal.holdings()
        let counts = DeletionScreen.Counts(
            activities: held.activities, samples: held.samples, originals: held.originals, edits: held.edits,
            tokens: tokens.ledger.all(of: athlete.id).count)
        let screen = DeletionScreen(counts, isRefused: isRefused, context: viewer.context)
        return HTMLAnswer.page(
            DeletionPage(screen, frame: viewer.frame(at: .deletion), assets: pageContext.assets).body, status: status)
    }
}
