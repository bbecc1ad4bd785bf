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
    public var doors: [Door]
    public var ranges: [UsualRange]
    public var week: [BarRow]
    public var plan: [PlanDay]
    public var gauge: Gauge?
    public var zones: [ZoneBar]
    /// One chart with several curves and marks, and one with a single curve.
    public var curves: [TrendChart]
    public var scatter: ScatterChart?
    public var durations: [DurationChart]
    public var slopes: SplitTable?
    public var empties: [EmptyState]
    public var cards: [ActivityCard]
    public var calendar: MonthCalendar
    public var rows: [ZoneRow]
    public var splits: SplitTable?
    public var charts: ChartStack?
    /// Charts whose data cannot be loaded.
    public var unreachable: ChartStack?
    public var map: RouteMap?
    /// The same route on a map.
    public var grounded: RouteMap?
    public var thumbnail: HeatMap?
    /// Message of a region that could not be refreshed.
    public var renewalFailed: String
    public var doorsOfAccounts: [SignInScreen]
    /// Edited activity with neighbours and an undo button.
    public var activity: ActivityScreen
    public var filters: [FilterForm]
    public var fields: [FormField]
    /// Search with and without results.
    public var found: FindScreen
    public var lost: FindScreen
    public var sections: [RunningScreen.Section]
    public var confidences: [ConfidenceBar]
    /// Load page with shoes, niggles and a message, and without.
    public var diary: LoadScreen
    public var emptyDiary: LoadScreen
    public var imports: [ImportCard]
    public var undone: LoadScreen.Notice

    /// - Parameter reader: source of language and units. The day is always that of the invented athlete.
    public init(_ part: GalleryPart, reader: Reader) {
        var reader = reader
        reader.now = Example.now
        reader.offset = .utc
        self.part = part
        let full = TodayScreen(
            insights: Example.insights, digests: Example.digests, updated: nil, reader: reader, latestRoute: Example.track)
        let empty = TodayScreen(insights: Example.emptyInsights, digests: [], updated: nil, reader: reader)
        diary = LoadScreen(
            insights: Example.withDiary, news: .init(.retired, about: .shoes(Example.longName)), reader: reader)
        emptyDiary = LoadScreen(insights: Example.emptyInsights, reader: reader)
        let fitness = FitnessScreen(insights: Example.insights, reader: reader)
        activity = GalleryScreen.activity(reader)
        let heat = HeatScreen(insights: Example.withHeat, acclimation: Example.acclimation, reader: reader)
        title = reader.say(.gallery)
        parts = GalleryPart.allCases.map {
            LinkChoice(label: reader.say($0.phrase), path: Route.gallery($0).path, isChosen: $0 == part)
        }
        badges =
            zip(Tone.allCases, WorkoutType.allCases).map { Badge(reader.say($1.phrase), $0) } + [Badge(Example.longName, .info)]
        symbols = Symbol.allCases
        rings = full.rings + GalleryScreen.extremes(reader) + empty.rings
        tiles = full.stats + empty.stats + GalleryScreen.hotRun(reader)
        advice =
            full.advice + full.moreAdvice + [
                Advice(Recommendation(.loadWellAboveUsual, numbers: [1.62], urgency: .warning), reader)
            ]
        doors = full.doors + empty.doors
        ranges = full.body + empty.body
        week = [full.week, empty.week] + (heat.weeks.map { [$0] } ?? [])
        plan = full.plan
        gauge = diary.gauge
        zones = [diary.zones, emptyDiary.zones]
        curves = [diary.curves, fitness.history, heat.course, heat.rooms.first?.chart].compactMap { $0 }
        scatter = WeatherScreen(insights: Example.insights, reader: reader).scatter
        let measured = CurvesScreen(insights: Example.withCurves, reader: reader)
        durations = measured.curves.map { $0.chart }
        slopes = measured.slopes?.table
        empties = [
            .noActivities(reader), ErrorScreen.notFound(reader).state, ErrorScreen.broken(request: "7f3a", reader).state,
            ErrorScreen.offline(reader).state, ErrorScreen.refused(reader).state,
        ]
        let list = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), reader: reader)
        let filtered = ActivitiesQuery(sport: .running, search: Example.longName)
        filters = [list.filter, ActivitiesScreen(digests: Example.digests, query: filtered, reader: reader).filter]
        cards = Array(list.rows.prefix(4))
        calendar = list.calendar
        rows = activity.zones
        splits = activity.splits
        charts = activity.charts
        charts?.columnsPath = Route.sampleColumns.path
        unreachable = charts.map { GalleryScreen.unreachable($0) }
        map = activity.map
        grounded = GalleryScreen.grounded(activity.map, reader)
        thumbnail = full.latestWay
        renewalFailed = reader.say(.renewalFailed(time: reader.timeOfDay(reader.now, at: reader.offset)))
        doorsOfAccounts = [SignInScreen.State.notNeeded, .form, .empty, .wrong, .locked(minutes: 5)].map {
            SignInScreen($0, reader: reader)
        }
        let frame = SiteFrame(current: .gallery(part), theme: .system, reader: reader)
        func find(_ text: String) -> FindScreen {
            FindScreen(text, digests: Example.digests, frame: frame, returnPath: frame.returnPath, reader: reader)
        }
        found = find("lo")
        lost = find(Example.longName)
        fields = GalleryScreen.fields(reader)
        sections = Example.sections(reader) + GalleryScreen.heatSections(reader)
        confidences = fitness.predictions.map { $0.confidence }
        imports = ImportJob.examples.map { ImportCard($0, reader) }
        undone = LoadScreen.notice(.init(.undone, about: nil), reader)
    }

    /// A missing, a full and a low score.
    private static func extremes(_ reader: Reader) -> [ScoreRing] {
        var rings: [ScoreRing] = []
        for (index, value) in [0.0, 100, 18].enumerated() {
            var readiness = Example.insights.readiness
            readiness.recovery = .known(
                Example.score(value, value > 50 ? .green : .red, nil, method: "recovery_score", []))
            var ring = TodayScreen.rings(readiness, reader)[0]
            if case .known(var known) = ring.state {
                known.explanation.id += "-\(index)"
                ring.state = .known(known)
            }
            rings.append(ring)
        }
        return rings
    }
}
