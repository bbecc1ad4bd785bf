import Analysis
import Localizations
import Measures
import Training

/// Every component in every state, with the data of an invented athlete. The accessibility checks use it too.
public struct GalleryScreen: Equatable, Sendable {
    public var title: String
    public var part: GalleryPart
    public var parts: [LinkChoice]
    public var badges: [Badge]
    public var symbols: [Symbol]
    public var rings: [ScoreRing]
    public var tiles: [MetricTile]
    public var advice: [Advice]
    public var detailLinks: [DetailLink]
    public var ranges: [UsualRange]
    public var week: [BarRow]
    public var plan: [PlanDay]
    public var passkeys: PasskeySection
    public var gauge: Gauge?
    public var zones: [ZoneBar]
    /// One chart with several curves and marks, and one with a single curve.
    public var curves: [TrendChart]
    public var scatter: ScatterChart?
    public var durations: [DurationChart]
    public var slopes: SplitTable?
    public var empties: [EmptyState]
    public var cards: [ActivityCard]
    public var calendar: MonthCalendar?
    public var rows: [ZoneRow]
    public var splits: SplitTable?
    public var intervals: IntervalSection?
    public var charts: ChartStack?
    /// Charts whose data cannot be loaded.
    public var unreachable: ChartStack?
    public var map: RouteMap?
    /// The same route on a map.
    public var grounded: RouteMap?
    /// The same route on the server's own map file.
    public var fileGround: RouteMap?
    public var keptPages: KeptPages
    public var thumbnail: HeatMap?
    /// Message of a region that could not be refreshed.
    public var renewalFailed: String
    public var signInScreens: [SignInScreen]
    /// Edited activity with neighbours and an undo button.
    public var activity: ActivityScreen
    public var filters: [FilterForm]
    public var fields: [FormField]
    /// Search with and without results.
    public var found: FindScreen
    public var lost: FindScreen
    public var sections: [RunningSections.Section]
    public var confidences: [ConfidenceBar]
    /// Load page with shoes, niggles and a message, and without.
    public var diary: LoadScreen
    public var emptyDiary: LoadScreen
    public var imports: [ImportCard]
    public var undone: LoadScreen.Notice
    public var heat: HeatedParts

    /// - Parameters:
    ///   - part: part of the gallery to show.
    ///   - context: source of language and units. The day is always that of the invented athlete.
    public init(_ part: GalleryPart, context: DisplayContext) {
        var context = context
        context.now = Example.now
        context.offset = .utc
        self.part = part
        let full = TodayScreen(
            insights: Example.insights, digests: Example.digests, updated: nil, context: context, latestRoute: Example.track)
        let empty = TodayScreen(insights: Example.emptyInsights, digests: [], updated: nil, context: context)
        diary = LoadScreen(
            insights: Example.withDiary, actionResult: .init(.retired, about: .shoes(Example.longName)), context: context)
        emptyDiary = LoadScreen(insights: Example.emptyInsights, context: context)
        let fitness = FitnessScreen(insights: Example.insights, context: context)
        activity = GalleryScreen.activity(context)
        let heatScreen = HeatScreen(insights: Example.withHeat, acclimation: Example.acclimation, context: context)
        title = context.say(.gallery)
        parts = GalleryPart.allCases.map {
            LinkChoice(label: context.say($0.phrase), path: Route.gallery($0).path, isChosen: $0 == part)
        }
        badges =
            zip(Tone.allCases, WorkoutType.allCases).map { Badge(context.say($1.phrase), $0) } + [Badge(Example.longName, .info)]
        symbols = Symbol.allCases
        rings = full.rings + GalleryScreen.extremes(context) + empty.rings
        tiles = full.stats + empty.stats + GalleryScreen.hotRun(context)
        advice =
            full.advice + full.moreAdvice + [
                Advice(Recommendation(.loadWellAboveUsual, numbers: [1.62], urgency: .warning), context)
            ]
        detailLinks = full.detailLinks + empty.detailLinks
        ranges = full.body + empty.body
        week = [full.week, empty.week] + (heatScreen.weeks.map { [$0] } ?? [])
        // The days of the example have no pages.
        plan = full.plan.map {
            var day = $0
            day.route = nil
            return day
        }
        gauge = diary.gauge
        zones = [diary.zones, emptyDiary.zones]
        curves = [diary.curves, fitness.history, heatScreen.course, heatScreen.rooms.first?.chart].compactMap { $0 }
        scatter = WeatherScreen(insights: Example.insights, context: context).scatter
        let measured = CurvesScreen(insights: Example.withCurves, context: context)
        durations = measured.curves.map { $0.chart }
        slopes = measured.slopes?.table
        empties = [
            .noActivities(context), ErrorScreen.notFound(context).state, ErrorScreen.broken(request: "7f3a", context).state,
            ErrorScreen.offline(context).state, ErrorScreen.refused(context).state,
        ]
        let list = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), context: context)
        let filtered = ActivitiesQuery(sport: .running, search: Example.longName)
        filters = [list.filter, ActivitiesScreen(digests: Example.digests, query: filtered, context: context).filter]
        cards = Array(list.rows.prefix(4))
        let month = ActivitiesQuery(view: .calendar)
        calendar = ActivitiesScreen(digests: Example.digests, query: month, context: context).calendar
        rows = activity.zones
        splits = activity.splits
        intervals = ActivityScreen.intervals(Example.workIntervals, isOnFoot: true, context)
        charts = activity.charts
        charts?.columnsPath = Route.sampleColumns.path
        unreachable = charts.map { GalleryScreen.unreachable($0) }
        map = activity.map
        grounded = GalleryScreen.grounded(activity.map, context)
        fileGround = GalleryScreen.fileGround(activity.map, context)
        keptPages = KeptPages(context)
        thumbnail = full.latestWay
        renewalFailed = context.say(.renewalFailed(time: context.timeOfDay(context.now, at: context.offset)))
        signInScreens = [
            SignInScreen.State.needed, .refused, .again(minutes: 15), .signedOut, .signedIn, .form, .empty, .wrong,
            .locked(minutes: 5),
        ].map {
            SignInScreen($0, context: context)
        }
        passkeys = PasskeySection(
            [
                ListedPasskey(
                    id: "a", name: Example.longName, added: context.now + -777_600, used: context.now + -3600, place: .phone,
                    isSynced: true)
            ], at: .here, outcome: .renamed, problem: .known, context: context)
        let frame = SiteFrame(current: .gallery(part), theme: .system, context: context)
        func find(_ text: String) -> FindScreen {
            FindScreen(text, digests: Example.digests, frame: frame, returnPath: frame.returnPath, context: context)
        }
        found = find("lo")
        lost = find(Example.longName)
        fields = GalleryScreen.fields(context)
        sections = Example.sections(context) + GalleryScreen.heatSections(context)
        confidences = fitness.predictions.map { $0.confidence }
        imports = ImportJob.examples.map { ImportCard($0, context) }
        undone = LoadScreen.notice(.init(.undone, about: nil), context)
        heat = HeatedParts(context)
    }

    /// A missing, a full and a low score.
    private static func extremes(_ context: DisplayContext) -> [ScoreRing] {
        var rings: [ScoreRing] = []
        for (index, value) in [0.0, 100, 18].enumerated() {
            var readiness = Example.insights.readiness
            readiness.recovery = .known(
                Example.score(value, value > 50 ? .green : .red, [], method: "recovery_score", []))
            var ring = TodayScreen.rings(readiness, context)[0]
            if case .known(var known) = ring.state {
                known.explanation.id += "-\(index)"
                ring.state = .known(known)
            }
            rings.append(ring)
        }
        return rings
    }
}
