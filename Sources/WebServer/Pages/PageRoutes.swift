import Analysis
import Contract
import Hummingbird
import Markup
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// The pages. A handler is: who looks, the verb, the screen, the page.
struct PageRoutes {
    let journal: Journal
    let clock: @Sendable () -> Moment
    let assets: Assets

    func add(to router: Router<BasicRequestContext>) {
        router.answer(RoutePattern.today.rawValue) { request, _ in
            let viewer = try await viewer(of: request)
            return try stream(.today, viewer) { screen, frame in TodayPage(screen, frame: frame, assets: assets).body }
        }
        router.answer("/partials/today") { request, _ in
            let viewer = try await viewer(of: request)
            let page = TodayPage(try await today(viewer), frame: viewer.frame(at: .today), assets: assets)
            return HTMLAnswer.part(page.region, to: request)
        }
    }

    private func stream(
        _ route: Route, _ viewer: Viewer, page: @escaping @Sendable (TodayScreen, SiteFrame) -> HTML
    ) throws -> Response {
        let frame = viewer.frame(at: route)
        let title = frame.links.first { $0.isCurrent }?.label ?? frame.brand
        return HTMLAnswer.page(
            opening: PageShell.opening(title: title, frame: frame, assets: assets),
            apology: ErrorResponses.title(of: .broken)
        ) {
            page(try await today(viewer), frame)
        }
    }

    private func today(_ viewer: Viewer) async throws -> TodayScreen {
        let insights = try await journal.insights(asOf: viewer.reader.today)
        let digests = try await journal.activities(ActivityQuery(limit: 60))
        return TodayScreen(
            insights: insights, digests: digests, updated: try await journal.lastChange(), reader: viewer.reader)
    }

    func viewer(of request: Request) async throws -> Viewer {
        Viewer(request, now: clock(), offset: try await journal.athlete().homeOffset)
    }
}
