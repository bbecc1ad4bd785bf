import Analysis
import Hummingbird
import Screens
import Training
import TrainingLog
import WebPages

extension PageRoutes {
    /// Routes of an activity's page and its live region.
    func addActivity(to router: Router<BasicRequestContext>) {
        router.answer(RoutePattern.activity.rawValue) { request, context in
            let id = EditRoutes.id(in: context)
            return try await materials.responses.page(request) { viewer in
                if let waiting = try await materials.renewalPage(at: .activity(id), viewer) { return waiting }
                // Not streamed: the status depends on whether the activity exists.
                let page = try await activityPage(id, request, viewer)
                return HTMLAnswer.withMap(
                    from: page.hasMap ? materials.mapSource.current : nil, HTMLAnswer.page(page.body))
            }
        }
        router.answer(ActivityPage.partPath(of: RoutePattern.activity.rawValue)) { request, context in
            let id = EditRoutes.id(in: context)
            return try await materials.responses.page(request) { viewer in
                HTMLAnswer.part(try await activityPage(id, request, viewer).region)
            }
        }
    }

    private func activityPage(_ id: String, _ request: Request, _ viewer: Viewer) async throws -> ActivityPage {
        guard let activity = try await journal.activity(id) else { throw RequestFailure.notFound }
        let list = PageRoutes.query(of: request)
        let screen = ActivityScreen(
            recording: activity.recording, id: activity.id, digest: activity.digest,
            athlete: try await journal.athlete(at: activity.recording.start),
            shares: activity.sources.enumerated().map { index, source in
                SourceShare(
                    source: source.source, kinds: activity.channelSources.filter { $0.source == index }.map(\.kind),
                    fields: activity.fieldSources.filter { $0.source == index }.map(\.field))
            }, profile: try await journal.profile(asOf: viewer.context.today),
            remarks: PageRoutes.remarks(on: activity, request), neighbours: try await neighbours(of: activity),
            view: ActivityView { QueryText.value($0, of: request) }, list: list, mapSource: materials.mapSource.current,
            heat: try await journal.heatCost(of: activity.digest, asOf: viewer.context.today),
            heated: try await insights(viewer).weather.heatedSession(activity.id), context: viewer.context)
        var frame = viewer.frame(at: .activity(id, in: list))
        frame.returnPath = screen.path
        frame.updated = try await journal.lastChange().map { viewer.context.updated($0) }
        return ActivityPage(screen, frame: frame, assets: assets)
    }

    private static func remarks(on activity: Activity, _ request: Request) -> ActivityScreen.Remarks {
        ActivityScreen.Remarks(
            edit: activity.edit, original: EditRoutes.original(of: activity), count: activity.editCount,
            actionResult: ActivityScreen.Remarks.ActionResult.allCases.first { QueryText.value($0.rawValue, of: request) == "1" })
    }

    private func neighbours(of activity: Activity) async throws -> ActivityScreen.Neighbours {
        let (older, newer) = try await journal.neighbours(of: activity.digest)
        return ActivityScreen.Neighbours(older: older, newer: newer)
    }
}
