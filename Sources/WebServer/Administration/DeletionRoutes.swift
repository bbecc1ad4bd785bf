import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// Routes of `/settings/delete`: states what is deleted and what stays, and deletes everything after the user has typed the word.
struct DeletionRoutes {
    let materials: PageContext
    let tokens: AccessTokens
    let jobs: ImportJobs

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.deletion.rawValue,
            get: { request, _ in
                let viewer = try await materials.viewer(of: request)
                guard QueryText.value("done", of: request) == "1" else {
                    return try await page(isRefused: false, viewer)
                }
                let page = ErrorPage(.deleted(viewer.context), frame: viewer.frame(at: .deletion), assets: materials.assets)
                return HTMLAnswer.page(page.body)
            },
            post: { request, _ in
                let word = try await FormFields.read(request)[DeletionScreen.field] ?? ""
                guard DeletionScreen.confirms(word) else {
                    return try await page(
                        isRefused: true, try await materials.viewer(of: request), status: .unprocessableContent)
                }
                // A running import would restore data that is being deleted.
                await jobs.stopAll()
                try await materials.journal.eraseEverything()
                tokens.ledger.withdrawAll()
                try materials.mapSource.keep(nil)
                try materials.archives.keep(nil)
                materials.undoSlots.forget()
                materials.responses.cache.removeAll()
                await jobs.forgetEnded()
                return HTMLAnswer.goTo(Route.deletion.path + "?done=1")
            })
    }

    private func page(isRefused: Bool, _ viewer: Viewer, status: HTTPResponse.Status = .ok) async throws -> Response {
        let held = try await materials.journal.holdings()
        let counts = DeletionScreen.Counts(
            activities: held.activities, samples: held.samples, originals: held.originals, edits: held.edits,
            tokens: tokens.ledger.all.count)
        let screen = DeletionScreen(counts, isRefused: isRefused, context: viewer.context)
        return HTMLAnswer.page(
            DeletionPage(screen, frame: viewer.frame(at: .deletion), assets: materials.assets).body, status: status)
    }
}
