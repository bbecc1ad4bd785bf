import Analysis
import HTTPTypes
import Hummingbird
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of the diary: niggles and shoes. They are plain forms below `/load`. A reload never sends them twice, and every change can be
/// undone.
struct DiaryRoutes {
    let pageContext: PageContext

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        addShoes(to: router)
        router.answer(
            RoutePattern.niggle.rawValue,
            get: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                var form = NiggleForm(today: viewer.context.today)
                if let id = QueryText.value("id", of: request) {
                    guard let niggle = try await journal.diary().niggle(id) else { throw RequestFailure.notFound }
                    form = NiggleForm(niggle)
                }
                return page(DiaryScreen(form, context: viewer.context), at: .niggle(form.id), viewer)
            },
            post: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                let fields = try await FormFields.read(request)
                let form = NiggleForm(today: viewer.context.today) { fields[$0] }
                // Only an existing note can be changed.
                if let id = form.id, try await journal.diary().niggle(id) == nil { throw RequestFailure.notFound }
                let id = form.id ?? journal.newNiggleID()
                guard let niggle = form.niggle(id: id) else {
                    return page(
                        DiaryScreen(form, context: viewer.context), at: .niggle(form.id), viewer, status: .unprocessableContent)
                }
                try await journal.write(.niggle(niggle))
                return DiaryRoutes.back(.noted, about: .niggle(id))
            })
        post(Route.Target.removeNiggle.path, on: router) { fields, _, journal in
            guard let id = fields["id"], try await journal.diary().niggle(id) != nil else { throw RequestFailure.notFound }
            try await journal.write(.niggleRemoved(id: id))
            return DiaryRoutes.back(.removed, about: .niggle(id))
        }
        post(Route.Target.undoDiary.path, on: router) { fields, _, journal in
            guard let subject = LoadScreen.subject(kind: fields["kind"], name: fields["about"]) else {
                throw RequestFailure.badForm
            }
            // Another window may have undone it already, which is the wanted state.
            try await journal.undo(subject)
            return DiaryRoutes.back(.undone, about: nil)
        }
    }

    private func addShoes(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            RoutePattern.shoes.rawValue,
            get: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                let name = try await known(QueryText.value(ShoesForm.Field.name.rawValue, of: request), in: journal)
                return page(DiaryScreen(ShoesForm(name: name), context: viewer.context), at: .shoes(name), viewer)
            },
            post: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                let fields = try await FormFields.read(request)
                let name = try await known(fields[ShoesForm.Field.name.rawValue], in: journal)
                let form = ShoesForm(name: name, called: fields[ShoesForm.Field.called.rawValue] ?? "")
                guard form.flaw == nil else {
                    return page(
                        DiaryScreen(form, context: viewer.context), at: .shoes(name), viewer, status: .unprocessableContent)
                }
                guard form.called != name else { return HTMLAnswer.goTo(Route.load.path) }
                try await journal.write(.shoesRenamed(name: name, called: form.called))
                return DiaryRoutes.back(.renamed, about: .shoes(name))
            })
        post(Route.Target.retireShoes.path, on: router) { fields, viewer, journal in
            let name = try await known(fields["name"], in: journal)
            try await journal.write(.shoesRetired(name: name, day: viewer.context.today))
            return DiaryRoutes.back(.retired, about: .shoes(name))
        }
        post(Route.Target.wearShoes.path, on: router) { fields, _, journal in
            let name = try await known(fields["name"], in: journal)
            try await journal.write(.shoesInUse(name: name))
            return DiaryRoutes.back(.inUse, about: .shoes(name))
        }
    }

    /// Returns the pair that a form names, if an activity uses it.
    private func known(_ name: String?, in journal: Journal) async throws -> String {
        guard let name, try await journal.shoes().contains(name) else { throw RequestFailure.notFound }
        return name
    }

    private typealias Answering = @Sendable ([String: String], Viewer, Journal) async throws -> Response

    private func post(_ path: String, on router: some RouterMethods<AthleteRequestContext>, answer: @escaping Answering) {
        router.answer(
            path,
            post: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                return try await answer(try await FormFields.read(request), viewer, journal)
            })
    }

    private func page(
        _ screen: DiaryScreen, at route: Route, _ viewer: Viewer, status: HTTPResponse.Status = .ok
    ) -> Response {
        HTMLAnswer.page(DiaryPage(screen, frame: viewer.frame(at: route), assets: pageContext.assets).body, status: status)
    }

    private static func back(_ kind: LoadScreen.ActionResult.Kind, about subject: DiarySubject?) -> Response {
        HTMLAnswer.goTo(LoadScreen.ActionResult(kind, about: subject).path)
    }
}
