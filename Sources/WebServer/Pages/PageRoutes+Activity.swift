import Analysis
import ClassSummaries
import Hummingbird
import Screens
import Training
import TrainingLog
import WebPages

extension PageRoutes {
    /// Routes of an activity's page and its live region.
    func addActivity(to router: some RouterMethods<AthleteRequestContext>) {
        router.answer(RoutePattern.activity.rawValue) { request, context in
            let id = EditRoutes.id(in: context)
            let athlete = context.athlete
            return try await athlete.responses.page(request, showsEndpoint: true) { viewer in
                if let waiting = try await pageContext.renewalPage(at: .activity(id), viewer, of: athlete) { return waiting }
                // Not streamed: the status depends on whether the activity exists.
                let page = try await activityPage(id, PageRequest(request, viewer, athlete))
                return HTMLAnswer.withMap(
                    from: page.hasMap ? athlete.mapSource.current : nil, HTMLAnswer.page(page.body))
            }
        }
        router.answer(ActivityPage.partPath(of: RoutePattern.activity.rawValue)) { request, context in
            let id = EditRoutes.id(in: context)
            let athlete = context.athlete
            return try await athlete.responses.page(request, showsEndpoint: true) { viewer in
                HTMLAnswer.part(try await activityPage(id, PageRequest(request, viewer, athlete)).part)
            }
        }
        router.answer(
            EditStep.summary.pattern,
            post: { request, context in
                let id = EditRoutes.id(in: context)
                let athlete = context.athlete
                let asked = PageRequest(request, try await athlete.viewer(of: request), athlete)
                let written = try await summary(of: id, asked)
                // Responds with a page instead of a redirect: the text is stored only if the user keeps it.
                let page = try await activityPage(id, asked, written: written)
                var response = HTMLAnswer.withMap(
                    from: page.hasMap ? athlete.mapSource.current : nil, HTMLAnswer.page(page.body))
                response.headers[.cacheControl] = "no-store"
                return response
            })
    }

    /// Asks the owner's endpoint for the summary of a heated class; nil without an endpoint, and for other activities.
    private func summary(of id: String, _ asked: PageRequest) async throws -> WrittenSummary? {
        guard let activity = try await asked.journal.activity(id) else { throw RequestFailure.notFound }
        let (context, weather) = (asked.viewer.context, try await asked.insights().weather)
        guard let endpoint = asked.athlete.summaries.current, activity.digest.isHeatedClass,
            let facts = SummaryFacts(
                activity.digest, weather.heatedSession(id), signal: weather.heatedSignal(after: id), context: context)
        else { return nil }
        let writer = ChatEndpoint(endpoint, allowsPrivate: asked.athlete.summaries.allowsPrivate)
        let summary = await ClassSummary(facts, by: [writer], in: context.language)
        return WrittenSummary(text: summary.text, failure: summary.failures.first.map { WrittenSummary.Failure($0) })
    }

    private func activityPage(_ id: String, _ asked: PageRequest, written: WrittenSummary? = nil) async throws -> ActivityPage {
        let (journal, viewer) = (asked.journal, asked.viewer)
        guard let activity = try await journal.activity(id) else { throw RequestFailure.notFound }
        let list = PageRoutes.query(of: asked.request)
        let weather = try await asked.insights().weather
        let screen = ActivityScreen(
            recording: activity.recording, id: activity.id, digest: activity.digest,
            athlete: try await journal.athlete(at: activity.recording.start),
            shares: activity.sources.enumerated().map { index, source in
                SourceShare(
                    source: source.source, kinds: activity.channelSources.filter { $0.source == index }.map(\.kind),
                    fields: activity.fieldSources.filter { $0.source == index }.map(\.field))
            }, profile: try await journal.profile(asOf: viewer.context.today),
            remarks: PageRoutes.remarks(on: activity, asked.request), neighbours: try await neighbours(of: activity, in: journal),
            view: ActivityView { asked.text($0) }, list: list, maps: asked.athlete.maps,
            heat: try await journal.heatCost(of: activity.digest, asOf: viewer.context.today),
            heated: weather.heatedSession(activity.id), heatedSignal: weather.heatedSignal(after: activity.id),
            endpoint: asked.athlete.summaries.current, written: written,
            className: activity.edit.classType.flatMap { viewer.context.className($0, in: viewer.context.classes) },
            links: asked.athlete.isObserved
                ? nil
                : SharedLinkList(
                    try await journal.shares(), ofActivity: activity.id, at: pageContext.clock.now(), viewer.context),
            hidden: activity.hidden, context: viewer.context)
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

    private func neighbours(of activity: Activity, in journal: Journal) async throws -> ActivityScreen.Neighbours {
        let (older, newer) = try await journal.neighbours(of: activity.digest)
        return ActivityScreen.Neighbours(older: older, newer: newer)
    }
}

extension WrittenSummary.Failure {
    fileprivate init(_ failure: SummaryFailure) {
        self =
            switch failure {
            case .unreachable: .unreachable
            case .notPublic: .notPublic
            case .tooSlow: .tooSlow(seconds: ClassSummary.patience)
            case .refused(let status): .refused(status: status)
            case .tooLarge, .unreadable: .unusable
            case .notChecked(.number): .foreignNumber
            case .notChecked(.word): .foreignWord
            case .notChecked: .notShown
            }
    }
}
