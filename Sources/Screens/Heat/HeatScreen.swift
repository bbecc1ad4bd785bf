public import Analysis
import Localizations
import Measures

/// Heat acclimation, its causes, and the course of heated classes.
public struct HeatScreen: Equatable, Sendable {
    public var title: String
    public var sentence: String?
    public var back: Route
    public var backLabel: String
    public var recording: EmptyState.Link
    public var viewsLabel: String
    public var views: [LinkChoice]
    /// The newest heated class of the last weeks; nil without one.
    public var newest: HeatedClassCard?
    /// Link to classes of unknown temperature; nil without one.
    public var openRooms: EmptyState.Link?
    public var classTypes: EmptyState.Link
    /// Placeholder when there was never any heat.
    public var empty: EmptyState?
    public var acclimationTitle: String
    public var acclimation: WeatherScreen.Acclimation?
    public var acclimationMissing: String
    public var courseTitle: String
    /// Nil with fewer than two days of history.
    public var course: TrendChart?
    public var courseWhy: Explanation?
    /// Heat exposure by week; nil without any.
    public var weeks: BarRow?
    public var weeksWhy: Explanation?
    public var doses: RunningSections.Section?
    public var measured: RunningSections.Section?
    public var rooms: [Room]
    /// Expected heart rate of the newest heated class; nil unless its model beats the mean of such rooms.
    public var expected: RunningSections.Section?
    public var sessions: RunningSections.Section?

    /// Heated classes in rooms of similar heat.
    public struct Room: Equatable, Sendable {
        /// Unique name of its card.
        public var name: String
        public var title: String
        public var figure: Figure
        public var note: String
        /// Nil with classes on a single day.
        public var chart: TrendChart?
        public var explanation: Explanation?
    }

    /// Number of days in the course, and of classes of a room, that are drawn.
    static let days = 120
    static let classes = 120
    static let weeks = 6
    /// Number of rows in a list.
    static let lines = 12
    /// Age in days of the newest class up to which it is shown first.
    static let newestDays = 60

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - history: nil when no activity has a known heat.
    ///   - digests: activities; the newest heated class is used.
    ///   - openRooms: number of classes whose room temperature is asked for.
    ///   - context: display context: language, units and current time.
    public init(
        insights: Insights, acclimation history: AcclimationHistory?, digests: [ActivityDigest] = [], openRooms: Int = 0,
        context: DisplayContext
    ) {
        let weather = insights.weather
        title = context.say(.heatTitle)
        sentence = PageSentence.heat(weather, asOf: insights.asOf, context)
        back = .weather
        backLabel = context.say(.weatherImpact)
        recording = .init(label: context.say(.liveOpen), route: .live)
        viewsLabel = context.say(.heatViews)
        views = HeatView.links(at: .overview, context)
        newest = HeatedClassCard.newest(of: digests, weather, within: HeatScreen.newestDays, context)
        if openRooms > 0 { self.openRooms = .init(label: context.say(.heatedRoomsOpen(count: openRooms)), route: .rooms) }
        classTypes = .init(label: context.say(.classTypesTitle), route: .classTypes)
        acclimationTitle = context.say(.acclimation)
        acclimation = weather.acclimation.value.map { WeatherScreen.acclimation($0, asOf: insights.asOf, context) }
        acclimationMissing = AbsenceText.text(weather.acclimation.absence ?? .noData, context.language)
        rooms = weather.heated.map { HeatScreen.room($0, context) }
        let courseTitle = context.say(.heatCourse)
        self.courseTitle = courseTitle
        course = history.flatMap { HeatScreen.course($0, asOf: insights.asOf, courseTitle, context) }
        if course != nil {
            courseWhy = ExplainText.explanation(
                ofCard: "why-course", title: courseTitle, what: .heatCourseWhat, asOf: insights.asOf,
                models: [HeatAcclimation.card], context: context)
        }
        if let history, history.lastExposure != nil {
            let starts = HeatScreen.weekStarts(since: history.first, context)
            let weeks = HeatScreen.weeks(history, starts, context)
            self.weeks = weeks
            let counted = history.doses.count { dose in starts.first.map { dose.day >= $0 } ?? false }
            weeksWhy = ExplainText.explanation(
                ofCard: "why-weeks", title: weeks.title, what: .heatWeeksWhat,
                restsOn: context.say(.observations(count: counted)), asOf: insights.asOf, models: [HeatExposure.card],
                context: context)
            doses = HeatScreen.doses(history, context)
        }
        measured = RunningSections.measured(weather, context) ?? HeatScreen.stillToMeasure(weather, context)
        expected = RunningSections.expected(weather, context)
        sessions = HeatScreen.sessions(weather.heated, context)
        if weeks == nil, rooms.isEmpty, newest == nil {
            empty = EmptyState(
                symbol: .thermometer, title: context.say(.heatEmptyTitle), text: context.say(.heatEmptyText),
                link: .init(label: backLabel, route: back))
        }
    }

    private static func course(_ history: AcclimationHistory, asOf today: Day, _ title: String, _ context: DisplayContext)
        -> TrendChart?
    {
        let first = max(history.first, today - (days - 1))
        let states = history.states.suffix(max(0, today - first + 1))
        return TrendChart(
            title: title, note: nil, days: states.indices.map { history.first + $0 },
            sources: [.init(label: title, tone: .caution, values: states.map { 100 * $0 })], decimals: 0,
            tableStep: max(1, states.count / 60), dayHeader: .day, least: 20, context: context)
    }

    /// Returns the first days of the last weeks in the user's calendar, this week last. Weeks before the history are left out, because
    /// their heat is unknown.
    private static func weekStarts(since first: Day, _ context: DisplayContext) -> [Day] {
        let newest = context.weekStart.first(ofWeekWith: context.today)
        return (0..<weeks).reversed().map { newest - 7 * $0 }.filter { $0 + 6 >= first }
    }

    /// Bars of the heat days of each week.
    private static func weeks(_ history: AcclimationHistory, _ starts: [Day], _ context: DisplayContext) -> BarRow {
        let weights = history.dailyWeights
        let sums = starts.map { start in
            (0..<7).reduce(0.0) { sum, ahead in
                let place = start + ahead - history.first
                return weights.indices.contains(place) ? sum + weights[place] : sum
            }
        }
        let tallest = sums.max() ?? 0
        let unknown = history.unknown.count { day in starts.first.map { day >= $0 } ?? false }
        let notes = [
            context.say(.heatWeeksNote(count: starts.count)), unknown > 0 ? context.say(.heatWeeksUnknown(count: unknown)) : nil,
        ]
        return BarRow(
            title: context.say(.heatWeeks), total: Figure(context.number(sums.reduce(0, +), decimals: 1)),
            note: notes.compactMap { $0 }.joined(separator: " · "),
            bars: zip(starts, sums).map { start, sum in
                .init(
                    label: context.tightDate(start), fraction: tallest > 0 ? sum / tallest : 0,
                    spoken: context.say(
                        .heatWeekSpoken(date: context.shortDate(start), heatDays: context.number(sum, decimals: 1))),
                    isToday: start == starts.last)
            })
    }

    /// Section of the exposures that count, newest first.
    private static func doses(_ history: AcclimationHistory, _ context: DisplayContext) -> RunningSections.Section? {
        let title = context.say(.heatDoses)
        let rows = history.doses.suffix(lines).reversed().map { dose in
            var row = RunningSections.Row(
                context.shortDate(dose.day) + " · " + context.say(dose.mode.phrase), context.number(dose.weight, decimals: 2),
                dose.isSupposed ? context.say(dose.mode.isOutdoors ? .doseSupposed : .doseRoomSupposed) : nil)
            row.route = .activity(dose.activity)
            return row
        }
        return RunningSections.Section(
            "doses", title, lead: context.say(.heatDosesLead), rows,
            ExplainText.explanation(of: HeatExposure.card, id: "why-doses", title: title, context: context)
        ).unlessEmpty
    }

    /// Section of missing data and where to add it; nil for athletes without a hot run.
    private static func stillToMeasure(_ weather: WeatherInsight, _ context: DisplayContext) -> RunningSections.Section? {
        guard let absence = weather.measuredResponse.absence, absence != .noData else { return nil }
        let title = context.say(.measuredTitle)
        var row = RunningSections.Row(context.say(.measuredRow), "–", AbsenceText.text(absence, context.language))
        if absence == .tooFew { row.note = context.say(.measuredNeeds) }
        if absence == .outOfRange { row.note = context.say(.measuredUnclear) }
        if let route = AbsenceText.route(absence) {
            // The link needs a text.
            (row.figure, row.note, row.route) = (AbsenceText.text(absence, context.language), nil, route)
        }
        return RunningSections.Section(
            "measured", title, [row],
            ExplainText.explanation(of: MeasuredAcclimation.card, id: "why-measured", title: title, context: context))
    }

    // MARK: Heated classes

    static func room(_ sessions: HeatedSessions, _ context: DisplayContext) -> Room {
        let row = RunningSections.row(of: sessions, context)
        let drawn = sessions.sessions.suffix(classes)
        func source(_ label: Phrase, _ tone: Tone, _ value: (HeatedSession) -> Double?) -> TrendChart.Source {
            .init(label: context.say(label), tone: tone, values: drawn.map(value))
        }
        let sources = [
            source(.heatedRate, .highlight) { $0.heartRate }, source(.heatedRolling, .info) { $0.rollingMean },
        ]
        // The legend explains what the band compares with. The first classes have no band.
        let hasBand = drawn.contains { $0.typical != nil }
        let isBandPartial = hasBand && drawn.contains { $0.typical == nil }
        let chart = TrendChart(
            title: row.label, note: isBandPartial ? context.say(.heatedBandNote) : nil, days: drawn.map { $0.day },
            sources: sources, decimals: 0, tableStep: 1, dayHeader: .day, least: 20,
            usual: hasBand ? .init(label: context.say(.heatedUsualRange), ranges: drawn.map { $0.typical }) : nil,
            context: context)
        return Room(
            name: "room-" + sessions.room.rawValue, title: row.label,
            figure: Figure(context.number(sessions.baseline.value), context.say(.beatsPerMinute)), note: row.note ?? "",
            chart: chart,
            explanation: row.explanation)
    }

    /// Section of the classes of all rooms, newest first.
    private static func sessions(_ rooms: [HeatedSessions], _ context: DisplayContext) -> RunningSections.Section? {
        let all = rooms.flatMap { $0.sessions }.sorted { ($0.day, $0.activity) > ($1.day, $1.activity) }
        let title = context.say(.heatedTitle)
        var rows = all.prefix(lines).map { session in
            var row = RunningSections.Row(
                context.shortDate(session.day) + " · " + context.temperature(session.temperature).text,
                context.number(session.heartRate) + " " + context.say(.beatsPerMinute), RunningSections.note(session, context))
            row.route = .activity(session.activity)
            return row
        }
        if all.count > lines {
            var more = RunningSections.Row(context.say(.heatedAllClasses), context.say(.heatedCount(count: all.count)))
            more.route = .heatClasses(HeatedClassesQuery())
            rows.append(more)
        }
        return RunningSections.Section(
            "classes", title, rows,
            ExplainText.explanation(of: HeatedBaseline.card, id: "why-classes", title: title, context: context)
        ).unlessEmpty
    }
}

extension HeatExposure.Mode {
    /// Whether wind and sun apply; not for classes and baths.
    fileprivate var isOutdoors: Bool { self == .run || self == .bike }

    fileprivate var phrase: Phrase {
        switch self {
        case .run: .modeRun
        case .bike: .modeRide
        case .hotYoga: .modeClass
        case .passive: .modePassive
        }
    }
}
