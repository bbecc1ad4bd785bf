import Foundation
import HTTPTypes
import Hummingbird
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// Routes of `/activities/{id}/edit`: edits of an activity and their undo. They are plain forms, and a reload never sends them twice.
struct EditRoutes {
    let pageContext: PageContext
    private var assets: Assets { pageContext.assets }

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        addCuts(to: router)
        addGrouping(to: router)
        addEntries(to: router)
        router.answer(
            RoutePattern.editing.rawValue,
            get: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                if let waiting = try await pageContext.renewalPage(
                    at: .editing(EditRoutes.id(in: context)), viewer, of: context.athlete)
                {
                    return waiting
                }
                let activity = try await activity(of: context)
                return try await page(
                    ActivityEditForm(activity.edit, original: EditRoutes.original(of: activity)), of: activity, viewer, request,
                    context.athlete.journal)
            },
            post: { request, context in
                let activity = try await activity(of: context)
                let fields = try await FormFields.read(request)
                let form = ActivityEditForm(original: EditRoutes.original(of: activity), current: activity.edit) { fields[$0] }
                guard form.flaws.isEmpty else {
                    return try await page(
                        form, of: activity, try await context.athlete.viewer(of: request), request, context.athlete.journal,
                        status: .unprocessableContent)
                }
                try await context.athlete.journal.edit(activity: activity.id, as: form.edit)
                return EditRoutes.back(to: activity.id, .saved, request)
            })
        router.answer(
            EditStep.undo.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                try await context.athlete.journal.undoEdit(ofActivity: activity.id)
                return EditRoutes.back(to: activity.id, .undone, request)
            })
        router.answer(
            EditStep.keep.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                let summary = try await FormFields.read(request)[KeptSummary.field] ?? ""
                // Another window may have kept it already.
                guard let note = KeptSummary.note(activity.edit.note, adding: summary) else {
                    return EditRoutes.back(to: activity.id, nil, request)
                }
                var edit = activity.edit
                edit.note = note
                try await context.athlete.journal.edit(activity: activity.id, as: edit)
                return EditRoutes.back(to: activity.id, .saved, request)
            })
    }

    /// Cuts and their undo. They are stored beside the recordings, which stay complete.
    private func addCuts(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            EditStep.cut.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                let text = try await FormFields.read(request)[CutForm.field] ?? ""
                var form = CutForm(text, elapsed: EditRoutes.recordedTime(of: activity))
                if let seconds = form.seconds {
                    do {
                        let parts = try await context.athlete.journal.split(
                            activity.id, at: activity.recording.start + seconds)
                        return EditRoutes.back(to: parts.first ?? activity.id, .cut, request)
                    } catch is GroupingError {
                        form.flaw = .beyond
                    }
                }
                let edit = ActivityEditForm(activity.edit, original: EditRoutes.original(of: activity))
                return try await page(
                    edit, cut: form, of: activity, try await context.athlete.viewer(of: request), request,
                    context.athlete.journal,
                    status: .unprocessableContent)
            })
        router.answer(
            EditStep.rejoin.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                do {
                    let whole = try await context.athlete.journal.regroup(activity.id)
                    return EditRoutes.back(to: whole.first ?? activity.id, .rejoined, request)
                } catch GroupingError.nothingDecided {
                    // Another window may have joined it already, which is the wanted state.
                    return EditRoutes.back(to: activity.id, .rejoined, request)
                }
            })
    }

    /// Splits recordings from an activity and joins activities. `rejoin` undoes both.
    private func addGrouping(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(
            EditStep.apart.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                let recording = try await FormFields.read(request)["recording"] ?? ""
                // Another window may have split the recording already.
                guard activity.sourceIDs.count > 1, activity.sourceIDs.contains(recording) else {
                    return EditRoutes.back(to: activity.id, nil, request)
                }
                do {
                    let parts = try await context.athlete.journal.split(recording)
                    return EditRoutes.back(to: parts.first ?? activity.id, .apart, request)
                } catch GroupingError.oneRecordingOnly {
                    return EditRoutes.back(to: activity.id, nil, request)
                }
            })
        router.answer(
            EditStep.together.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                let other = try await FormFields.read(request)["activity"] ?? ""
                do {
                    let joined = try await context.athlete.journal.join(activity.id, other)
                    return EditRoutes.back(to: joined, .together, request)
                } catch GroupingError.alreadyJoined {
                    return EditRoutes.back(to: activity.id, nil, request)
                } catch GroupingError.unknownActivity {
                    throw RequestFailure.notFound
                }
            })
    }

    /// Manual entries and their undo.
    private func addEntries(to router: some RouterMethods<AthleteRequestContext>) {
        @Sendable func page(_ form: SessionEntryForm, _ viewer: Viewer, _ status: HTTPResponse.Status) -> Response {
            let screen = DiaryScreen(form, context: viewer.context)
            return HTMLAnswer.page(
                DiaryPage(screen, frame: viewer.frame(at: .entering), assets: assets).body, status: status)
        }
        router.answer(
            RoutePattern.entering.rawValue,
            get: { request, context in
                let viewer = try await context.athlete.viewer(of: request)
                return page(SessionEntryForm(viewer.context), viewer, .ok)
            },
            post: { request, context in
                let journal = context.athlete.journal
                let viewer = try await context.athlete.viewer(of: request)
                let fields = try await FormFields.read(request)
                let form = SessionEntryForm(viewer.context) { fields[$0] }
                guard let wall = form.wall, let entry = form.entry(at: try await journal.moment(ofWallClock: wall)) else {
                    return page(form, viewer, .unprocessableContent)
                }
                let (id, isNew) = try await journal.enter(entry)
                return EditRoutes.back(to: id, isNew ? .entered : .enteredBefore, request)
            })
        router.answer(
            EditStep.withdraw.pattern,
            post: { request, context in
                let activity = try await activity(of: context)
                let list = PageRoutes.query(of: request)
                // If recordings remain, redirect to the activity.
                let rest = activity.sourceIDs.indices.first { !activity.sources[$0].source.origin.isWithoutDevice }
                guard try await context.athlete.journal.withdrawEntry(ofActivity: activity.id) else {
                    throw RequestFailure.notFound
                }
                guard let rest else {
                    return HTMLAnswer.goTo(Route.activities(list).path(saying: [ActivitiesScreen.undoneParameter + "=1"]))
                }
                return EditRoutes.back(to: activity.sourceIDs[rest], .undone, request)
            })
    }

    /// Returns the values of the files, before all edits.
    static func original(of activity: Activity) -> ActivityEditForm.Original {
        let winner = activity.sources.first ?? activity.recording
        var original = ActivityEditForm.Original(winner.completed(by: activity.sources.dropFirst()))
        original.isInRoom = winner.isInRoom || activity.sources.contains { $0.isInRoom }
        return original
    }

    /// Seconds from start to end according to the files.
    static func recordedTime(of activity: Activity) -> Double { (activity.sources.first ?? activity.recording).elapsed }

    /// Returns the activity id of the address.
    static func id(in context: AthleteRequestContext) -> String {
        context.parameters.get("id").flatMap { $0.removingPercentEncoding } ?? ""
    }

    private func activity(of context: AthleteRequestContext) async throws -> Activity {
        guard let activity = try await context.athlete.journal.activity(EditRoutes.id(in: context)) else {
            throw RequestFailure.notFound
        }
        return activity
    }

    private func page(
        _ form: ActivityEditForm, cut: CutForm = CutForm(), of activity: Activity, _ viewer: Viewer,
        _ request: Request, _ journal: Journal, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let worn = ShoeOptions(try await journal.activities(), sport: form.sport, diary: try await journal.diary())
        let (older, newer) = try await journal.neighbours(of: activity.digest)
        let recordings = EditScreen.Recordings(
            Array(zip(activity.sourceIDs, activity.sources)), of: activity.digest,
            neighbours: [older, newer].compactMap { $0 }, context: viewer.context)
        let screen = EditScreen(
            form, id: activity.id, list: PageRoutes.query(of: request), cut: cut, elapsed: EditRoutes.recordedTime(of: activity),
            recorded: Repairable.recorded(in: activity.recording), recordings: recordings,
            isDecided: !activity.decisions.isEmpty || !activity.cuts.isEmpty,
            entry: EditScreen.Entry(of: activity.sources),
            classes: try await journal.classTypes(), worn: worn, context: viewer.context)
        return HTMLAnswer.page(
            EditPage(screen, frame: viewer.frame(at: .editing(activity.id, in: PageRoutes.query(of: request))), assets: assets)
                .body, status: status)
    }

    /// Redirects to the activity, which shows the result and links to the list that the user came from.
    ///
    /// - Parameter news: nil when nothing changed.
    private static func back(to id: String, _ actionResult: ActivityScreen.Remarks.ActionResult?, _ request: Request) -> Response
    {
        HTMLAnswer.goTo(ActivityView().path(of: .activity(id, in: PageRoutes.query(of: request)), actionResult: actionResult))
    }
}
