import Analysis
import Measures

/// Every part in every state, of a made-up athlete: where axe, the contrast check and the eye look.
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
    public var curves: TrendChart?
    public var scatter: ScatterChart?
    public var empties: [EmptyState]
    public var cards: [ActivityCard]
    public var calendar: MonthCalendar
    public var rows: [ZoneRow]
    public var splits: SplitTable?
    public var charts: ChartStack?
    public var map: RouteMap?
    /// Of a part that could not be fetched anew.
    public var renewalFailed: String
    public var doorsOfAccounts: [SignInScreen]

    /// - Parameter reader: whose language and units; the day is always the made-up athlete's.
    public init(_ part: GalleryPart, reader: Reader) {
        var reader = reader
        reader.now = Example.now
        reader.offset = .utc
        self.part = part
        let full = TodayScreen(insights: Example.insights, digests: Example.digests, updated: nil, reader: reader)
        let empty = TodayScreen(insights: Example.emptyInsights, digests: [], updated: nil, reader: reader)
        let load = LoadScreen(insights: Example.insights, reader: reader)
        let nothing = LoadScreen(insights: Example.emptyInsights, reader: reader)
        let activity = ActivityScreen(
            recording: Example.recording, id: "example", digest: Example.recordingDigest, athlete: Example.athlete, reader: reader
        )
        title = reader.say(.gallery)
        parts = GalleryPart.allCases.map {
            LinkChoice(label: reader.say($0.phrase), path: Route.gallery($0).path, isChosen: $0 == part)
        }
        badges = zip(Tone.allCases, WorkoutType.allCases).map { Badge(reader.say($1.phrase), $0) }
        symbols = Symbol.allCases
        rings = full.rings + GalleryScreen.extremes(reader) + empty.rings
        tiles = full.stats + empty.stats
        advice =
            full.advice + full.moreAdvice + [
                Advice(Recommendation(.loadWellAboveUsual, numbers: [1.62], urgency: .warning), reader)
            ]
        doors = full.doors + empty.doors
        ranges = full.body + empty.body
        week = [full.week, empty.week]
        plan = full.plan
        gauge = load.gauge
        zones = [load.zones, nothing.zones]
        curves = load.curves
        scatter = WeatherScreen(insights: Example.insights, reader: reader).scatter
        empties = [
            .noActivities(reader), ErrorScreen.notFound(reader).state, ErrorScreen.broken(request: "7f3a", reader).state,
            ErrorScreen.offline(reader).state,
        ]
        let list = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), reader: reader)
        cards = Array(list.rows.prefix(4))
        calendar = list.calendar
        rows = activity.zones
        splits = activity.splits
        charts = activity.charts
        map = activity.map
        renewalFailed = reader.say(.renewalFailed, reader.timeOfDay(reader.now, at: reader.offset))
        doorsOfAccounts = [SignInScreen.State.notNeeded, .form, .empty, .wrong, .locked(minutes: 5)].map {
            SignInScreen($0, reader: reader)
        }
    }

    /// Nothing, everything, and a low score.
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
