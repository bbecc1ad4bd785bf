import Foundation
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// `/activities/{id}/edit`: what an athlete says of an activity, and its undoing. Plain forms; a reload never sends them twice.
struct EditRoutes {
    let materials: PageMaterials
    private var journal: Journal { materials.journal }
    private var assets: Assets { materials.assets }

    func add(to router: Router<BasicRequestContext>) {
        addCuts(to: router)
        router.answer(
            RoutePattern.editing.rawValue,
            get: { request, context in
                let viewer = try await materials.viewer(of: request)
                if let waiting = try await materials.renewalPage(at: .editing(EditRoutes.id(in: context)), viewer) {
                    return waiting
                }
                let activity = try await activity(of: context)
                return try await page(
                    ActivityEditForm(activity.edit, original: EditRoutes.original(of: activity)), of: activity, viewer)
            },
            post: { request, context in
                let activity = try await activity(of: context)
                let fields = try await FormFields.read(request)
                let form = ActivityEditForm(original: EditRoutes.original(of: activity)) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(
                        form, of: activity, try await materials.viewer(of: request), status: .unprocessableContent)
                }
                try await journal.edit(activity: activity.id, as: form.edit)
                return EditRoutes.back(to: activity.id, .saved)
            })
        router.answer(
            RoutePattern.editing.rawValue + "/undo",
            post: { _, context in
                let activity = try await activity(of: context)
                try await journal.undoEdit(ofActivity: activity.id)
                return EditRoutes.back(to: activity.id, .undone)
            })
    }

    /// A cut and its way back: facts beside the recordings, which stay whole.
    private func addCuts(to router: Router<BasicRequestContext>) {
        router.answer(
            RoutePattern.editing.rawValue + "/cut",
            post: { request, context in
                let activity = try await activity(of: context)
                let text = try await FormFields.read(request)[CutForm.field] ?? ""
                var form = CutForm(text, elapsed: activity.recording.elapsed)
                if let seconds = form.seconds {
                    do {
                        let parts = try await journal.split(activity.id, at: activity.recording.start + seconds)
                        return EditRoutes.back(to: parts.first ?? activity.id, .cut)
                    } catch is GroupingError {
                        form.flaw = .beyond
                    }
                }
                let edit = ActivityEditForm(activity.edit, original: EditRoutes.original(of: activity))
                return try await page(
                    edit, cut: form, of: activity, try await materials.viewer(of: request), status: .unprocessableContent)
            })
        router.answer(
            RoutePattern.editing.rawValue + "/rejoin",
            post: { _, context in
                let activity = try await activity(of: context)
                do {
                    let whole = try await journal.regroup(activity.id)
                    return EditRoutes.back(to: whole.first ?? activity.id, .rejoined)
                } catch GroupingError.nothingDecided {
                    // Put together meanwhile, in another window: what was wanted holds.
                    return EditRoutes.back(to: activity.id, .rejoined)
                }
            })
    }

    /// What the files say, before anything that was said later.
    static func original(of activity: Activity) -> ActivityEditForm.Original {
        var original = ActivityEditForm.Original(activity.sources.first ?? activity.recording)
        for source in activity.sources.dropFirst() {
            if original.title.isEmpty { original.title = source.title ?? "" }
            original.perceivedEffort = original.perceivedEffort ?? source.perceivedEffort
            if original.shoes.isEmpty { original.shoes = source.shoes ?? "" }
        }
        return original
    }

    /// The activity that the address names.
    static func id(in context: BasicRequestContext) -> String {
        context.parameters.get("id").flatMap { $0.removingPercentEncoding } ?? ""
    }

    private func activity(of context: BasicRequestContext) async throws -> Activity {
        guard let activity = try await journal.activity(EditRoutes.id(in: context)) else { throw RequestFailure.notFound }
        return activity
    }

    private func page(
        _ form: ActivityEditForm, cut: CutForm = CutForm(), of activity: Activity, _ viewer: Viewer,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let worn = WornShoes(try await journal.activities(), sport: form.sport, diary: try await journal.diary())
        let screen = EditScreen(
            form, id: activity.id, cut: cut, elapsed: activity.recording.elapsed,
            isDecided: !activity.decisions.isEmpty || !activity.cuts.isEmpty, worn: worn, reader: viewer.reader)
        return HTMLAnswer.page(
            EditPage(screen, frame: viewer.frame(at: .editing(activity.id)), assets: assets).body, status: status)
    }

    private static func back(to id: String, _ news: ActivityScreen.Remarks.News) -> Response {
        HTMLAnswer.goTo(Route.activity(id).path + "?" + news.rawValue + "=1")
    }
}
