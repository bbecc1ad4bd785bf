import HTTPTypes
import Hummingbird
import Screens
import TrainingLog
import WebPages

/// `/settings/access`: which devices and programs have a token; makes one, shows it once, and withdraws any.
struct AccessRoutes {
    let materials: PageMaterials
    let tokens: AccessTokens

    func add(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.access.rawValue,
            get: { request, _ in
                page(isWithdrawn: QueryText.value("withdrawn", of: request) == "1", try await materials.viewer(of: request))
            },
            post: { request, _ in
                let fields = try await FormFields.read(request)
                let viewer = try await materials.viewer(of: request)
                let form = AccessForm { fields[$0] }
                guard !form.isTooLong else { return page(form, viewer, status: .unprocessableContent) }
                let token = try await tokens.token(
                    for: materials.journal.athleteID, seconds: Double(form.days) * 86_400, named: form.name)
                // Answered at once instead of leading on: an address must never carry a token, and nothing here remembers it.
                return page(made: (form.name, token), viewer)
            })
        router.answer(
            AccessPage.withdrawPath,
            post: { request, _ in
                guard let id = try await FormFields.read(request)["token"] else { throw RequestFailure.badForm }
                // Withdrawn meanwhile, in another window: what was wanted holds.
                tokens.ledger.withdraw(id)
                return HTMLAnswer.goTo(Route.access.path + "?withdrawn=1")
            })
    }

    private func page(
        _ form: AccessForm = AccessForm(), made: (name: String, token: String)? = nil, isWithdrawn: Bool = false,
        _ viewer: Viewer, status: HTTPResponse.Status = .ok
    ) -> Response {
        let screen = AccessScreen(
            form, given: tokens.ledger.all, made: made, isWithdrawn: isWithdrawn, reader: viewer.reader)
        var response = HTMLAnswer.page(
            AccessPage(screen, frame: viewer.frame(at: .access), assets: materials.assets).body, status: status)
        if made != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
