import Analysis
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Measures
import Screens
import Training
import TrainingLog
import WebPages

/// The pages. A handler reads the request, asks the journal, fills the screen and returns the page.
struct PageRoutes {
    let pageContext: PageContext
    var showsGallery = false
    var assets: Assets { pageContext.assets }

    func add(to router: some RouterMethods<AthleteRequestContext>) {
        let assets = assets
        live(.today, on: router) {
            PageRoutes.requestedDay($0, $1).map { .day($0) } ?? .today
        } page: { asked, frame in
            let day = PageRoutes.requestedDay(asked.request, asked.viewer)
            return TodayPage(try await today(asked, lookingBackOn: day), frame: frame, assets: assets)
        }
        live(.weather, on: router) { _, _ in
            .weather
        } page: { asked, frame in
            WeatherPage(WeatherScreen(insights: try await asked.insights(), context: asked.context), frame: frame, assets: assets)
        }
        live(.heat, on: router) { _, _ in
            .heat
        } page: { asked, frame in
            let screen = HeatScreen(
                insights: try await asked.insights(),
                acclimation: try await asked.journal.acclimation(asOf: asked.context.today),
                digests: try await asked.journal.activities(),
                openRooms: try await asked.journal.roomQuestions(asOf: asked.context.today).count, context: asked.context)
            return HeatPage(screen, frame: frame, assets: assets)
        }
        addHeatedClasses(to: router)
        live(.rooms, on: router) { _, _ in
            .rooms
        } page: { asked, frame in
            let screen = RoomQuestionsScreen(
                try await asked.journal.roomQuestions(asOf: asked.context.today),
                answered: try await RoomRoutes.answer(of: asked), context: asked.context)
            return RoomQuestionsPage(screen, frame: frame, assets: assets)
        }
        live(.fitness, on: router) { _, _ in
            .fitness
        } page: { asked, frame in
            FitnessPage(FitnessScreen(insights: try await asked.insights(), context: asked.context), frame: frame, assets: assets)
        }
        live(.curves, on: router) { _, _ in
            .curves
        } page: { asked, frame in
            CurvesPage(CurvesScreen(insights: try await asked.insights(), context: asked.context), frame: frame, assets: assets)
        }
        live(.load, on: router) { _, _ in
            .load
        } page: { asked, frame in
            let actionResult = LoadScreen.ActionResult { asked.text($0) }
            let screen = LoadScreen(insights: try await asked.insights(), actionResult: actionResult, context: asked.context)
            return LoadPage(screen, frame: frame, assets: assets)
        }
        live(.activities, on: router) { request, _ in
            .activities(PageRoutes.query(of: request))
        } page: { asked, frame in
            let screen = ActivitiesScreen(
                digests: try await asked.journal.activities(), query: PageRoutes.query(of: asked.request),
                isUndone: asked.text(ActivitiesScreen.undoneParameter) == "1", context: asked.context)
            return ActivitiesPage(screen, frame: frame, assets: assets)
        }
        live(.trends, on: router) { request, _ in
            .trends(PageRoutes.span(of: request))
        } page: { asked, frame in
            let (span, today) = (PageRoutes.span(of: asked.request), asked.context.today)
            let trends = try await asked.journal.trends(from: span.first(today: today), through: today)
            return TrendsPage(TrendsScreen(trends: trends, span: span, context: asked.context), frame: frame, assets: assets)
        }
        live(.report, on: router) { request, viewer in
            .report(PageRoutes.period(of: request, viewer))
        } page: { asked, frame in
            let period = PageRoutes.period(of: asked.request, asked.viewer)
            let last = min(period.last, asked.context.today)
            let screen = ReportScreen(
                period: period, digests: try await asked.journal.activities(),
                insights: try await asked.journal.insights(asOf: last), context: asked.context)
            return ReportPage(screen, frame: frame, assets: assets)
        }
        // Entries of the command palette.
        router.answer(Route.Target.findPart.path) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let back = PreferenceRoutes.localPath(QueryText.value("at", of: request) ?? "/")
            let screen = FindScreen(
                QueryText.value("q", of: request) ?? "", digests: try await context.athlete.journal.activities(),
                frame: viewer.frame(at: .today), returnPath: back, context: viewer.context)
            return HTMLAnswer.part(context.athlete.isObserved ? screen.body.readOnly : screen.body, to: request)
        }
        // Content of the dialog with the keyboard shortcuts.
        router.answer(Route.Target.shortcutsPart.path) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            let shortcuts = Shortcuts(hasSingleKeys: viewer.hasSingleKeys, context: viewer.context)
            return HTMLAnswer.part(shortcuts.body, to: request)
        }
        live(.routes, on: router) { request, _ in
            .routes(RoutesQuery { QueryText.value($0, of: request) })
        } finish: {
            HTMLAnswer.withMap(from: $1.mapSource.current, $0)
        } page: { asked, frame in
            let query = RoutesQuery { asked.text($0) }
            return RoutesPage(
                try await routes(query, asked, asked.athlete.maps), frame: frame, assets: assets)
        }
        // Heat map picture of the routes page.
        router.answer(Route.Target.routesPicture.path) { request, context in
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let query = RoutesQuery { QueryText.value($0, of: request) }
                let part = HeatMap.Part(text: QueryText.value("part", of: request))
                let screen = try await routes(query, PageRequest(request, viewer, athlete), MapSelection(), part: part)
                guard let drawing = screen.drawing else { throw RequestFailure.notFound }
                return HTMLAnswer.drawing(drawing)
            }
        }
        addActivity(to: router)
        addModels(to: router)
        // Series of the interactive charts.
        router.answer(RoutePattern.columns.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            guard let activity = try await context.athlete.journal.activity(EditRoutes.id(in: context)) else {
                throw RequestFailure.notFound
            }
            return try PageRoutes.columns(of: activity.recording, to: request, viewer)
        }
        router.answer(RoutePattern.recordedColumns.rawValue) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            guard let activity = try await context.athlete.journal.activity(EditRoutes.id(in: context)) else {
                throw RequestFailure.notFound
            }
            return try PageRoutes.columns(of: activity.recording.asRecorded, to: request, viewer)
        }
        if showsGallery { addGallery(to: router) }
        // The service worker stores this page and shows it when the server is unreachable.
        router.answer(Route.Target.offline.path) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            return HTMLAnswer.page(
                ErrorPage(.offline(viewer.context), frame: viewer.frame(at: .today).unplaced(), assets: assets).body)
        }
        // Progress of a recalculation; 205 when the figures are ready.
        router.answer(Route.Target.renewalPart.path) { request, context in
            let viewer = try await context.athlete.viewer(of: request)
            guard let screen = try await context.athlete.renewalScreen(at: .today, viewer) else {
                return Response(status: .resetContent, headers: [.cacheControl: "no-store"])
            }
            return HTMLAnswer.part(RenewalPage(screen, frame: viewer.frame(at: .today), assets: assets).region, to: request)
        }
    }

    static func columns(of recording: Recording, to request: Request, _ viewer: Viewer) throws -> Response {
        let (from, to) = (try QueryNumbers.seconds("from", of: request), try QueryNumbers.seconds("to", of: request))
        return HTMLAnswer.columns(ChartColumns(recording, from: from, to: to, context: viewer.context), to: request)
    }

    private typealias Content = @Sendable (SiteFrame) async throws -> HTML

    /// Adds the routes of a page with a live region: the whole page at its address, and the region below `/partials`.
    func live<Page: LivePage>(
        _ pattern: RoutePattern, on router: some RouterMethods<AthleteRequestContext>,
        at route: @escaping @Sendable (Request, Viewer) -> Route,
        finish: @escaping @Sendable (Response, AthleteContext) -> Response = { response, _ in response },
        page: @escaping @Sendable (PageRequest, SiteFrame) async throws -> Page
    ) {
        router.answer(pattern.rawValue) { request, context in
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let asked = PageRequest(request, viewer, athlete)
                let response = try await stream(route(request, viewer), asked) { try await page(asked, $0).body }
                return finish(response, athlete)
            }
        }
        router.answer(Page.partPath(of: pattern.rawValue)) { request, context in
            let athlete = context.athlete
            return try await athlete.responses.page(request) { viewer in
                let asked = PageRequest(request, viewer, athlete)
                let route = route(request, viewer)
                let frame = try await withWelcome(viewer.frame(at: route), at: route, asked)
                return HTMLAnswer.part(try await page(asked, frame).part(in: frame))
            }
        }
    }

    static func query(of request: Request) -> ActivitiesQuery { ActivitiesQuery { QueryText.value($0, of: request) } }

    private static func period(of request: Request, _ viewer: Viewer) -> ReportPeriod {
        ReportPeriod(today: viewer.context.today) { QueryText.value($0, of: request) }
    }

    private static func span(of request: Request) -> TrendSpan {
        QueryText.value("span", of: request).flatMap { TrendSpan(rawValue: $0) } ?? .year
    }

    /// Without data, pages of figures show the welcome. Today and the list show their own, and pages about classes lead to the recorder.
    private func withWelcome(_ frame: SiteFrame, at route: Route, _ asked: PageRequest) async throws -> SiteFrame {
        guard
            [.weather, .heat, .fitness, .curves, .load, .trends].contains(route.pattern), try await asked.journal.isEmpty(),
            try await asked.journal.diary() == Diary()
        else { return frame }
        var frame = frame
        frame.empty = .init(title: route.title(asked.context) ?? frame.brand, asked.context)
        return frame
    }

    /// Returns the whole page when its insights are in memory. Otherwise it streams the shell at once and the content when it is ready.
    private func stream(_ route: Route, _ asked: PageRequest, content: @escaping Content) async throws -> Response {
        let (viewer, journal) = (asked.viewer, asked.journal)
        if let waiting = try await pageContext.renewalPage(at: route, viewer, of: asked.athlete) { return waiting }
        let frame = viewer.frame(at: route)
        let whole: @Sendable () async throws -> HTML = {
            var dated = try await withWelcome(frame, at: route, asked)
            dated.updated = try await journal.lastChange().map { viewer.context.updated($0) }
            return try await content(dated)
        }
        if try await isQuick(route, asked) { return HTMLAnswer.page(try await whole()) }
        return HTMLAnswer.page(
            opening: PageShell.opening(title: route.title(viewer.context) ?? frame.brand, frame: frame, assets: assets),
            apology: ErrorScreen.broken(request: "", viewer.context).state.title, whole: whole)
    }

    /// Whether a page needs only today's insights, and these are in memory.
    private func isQuick(_ route: Route, _ asked: PageRequest) async throws -> Bool {
        if route.pattern == .report || route != .today && route.pattern == .today { return false }
        return try await asked.journal.hasInsights(asOf: asked.context.today)
    }

    private func routes(
        _ query: RoutesQuery, _ asked: PageRequest, _ maps: MapSelection, part: HeatMap.Part = .whole
    ) async throws -> RoutesScreen {
        let digests = try await asked.journal.activities()
        let routes = try await asked.journal.routes(of: query.chosen(of: digests))
        return RoutesScreen(
            digests: digests, routes: routes, query: query, part: part, maps: maps, context: asked.context)
    }

    /// Returns the requested day if it is before today; nil for today, and for text that is no date.
    private static func requestedDay(_ request: Request, _ viewer: Viewer) -> Day? {
        guard let day = QueryText.value("day", of: request).flatMap({ Day(iso: $0) }), day < viewer.context.today,
            day.number > 0
        else { return nil }
        return day
    }

    private func today(_ asked: PageRequest, lookingBackOn day: Day?) async throws -> TodayScreen {
        let journal = asked.journal
        var context = asked.context
        if let day {
            context.now = day.start(at: context.offset) + 86_399
            context.looksBack = true
        }
        let digests = try await journal.activities(ActivityQuery(to: context.today, limit: 60), asOf: context.today)
        let newest = TodayScreen.newest(digests).map { [$0] } ?? []
        let firstDay = digests.isEmpty ? try await journal.activities().map(\.day).min() : nil
        var room: RoomQuestionCard?
        if day == nil {
            room = RoomQuestionCard(
                try await journal.roomQuestions(asOf: context.today), answered: try await RoomRoutes.answer(of: asked),
                context: context)
        }
        let routines = day == nil ? try await journal.visibleRoutines() : RoutineHistory()
        let plans = day == nil ? try await journal.dayPlans(asOf: context.today) : nil
        return TodayScreen(
            insights: try await journal.insights(asOf: context.today), digests: digests,
            updated: day == nil ? try await journal.lastChange() : nil, context: context,
            lookingBackFrom: day == nil ? nil : asked.context, latestRoute: try await journal.routes(of: newest).first,
            firstDay: firstDay, room: room,
            routines: routines, plans: plans,
            races: day == nil ? try await journal.races() : [])
    }
}
