public import Analysis
import Localizations
import Measures

/// Course of heated classes in one class of room: heart rate by date, and the newest five against the first five.
public struct HeatedTrendsScreen: Equatable, Sendable {
    public var title: String
    public var back: Route
    public var backLabel: String
    public var viewsLabel: String
    public var views: [LinkChoice]
    public var roomsLabel: String
    /// Rooms with a class; a single one needs no choice.
    public var rooms: [LinkChoice]
    /// Nil without a class.
    public var signal: Signal?
    public var course: Course?
    public var figures: RunningSections.Section?
    public var empty: EmptyState?

    /// The newest classes against the first ones.
    public struct Signal: Equatable, Sendable {
        public var title: String
        /// What changed, or what is missing.
        public var sentence: String
        public var rests: String?
        public var rows: [ScaleRow]
        /// Meaning of the drawing; nil without one.
        public var note: String?
        public var explanation: Explanation?
    }

    public struct Course: Equatable, Sendable {
        public var title: String
        public var room: String
        /// Nil with classes on a single day.
        public var chart: TrendChart?
        public var missing: String
        public var explanation: Explanation
    }

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - room: room to show; one without classes is replaced by that of the newest class.
    ///   - context: display context: language, units and current time.
    public init(insights: Insights, room: HeatedRoom?, context: DisplayContext) {
        let heated = insights.weather.heated
        title = context.say(.heatTrendsTitle)
        back = .heat
        backLabel = context.say(.heatTitle)
        viewsLabel = context.say(.heatViews)
        views = HeatView.links(at: .trends, context)
        roomsLabel = context.say(.heatedTrendRoom)
        let newest = heated.max { ($0.day, $0.room.lowest) < ($1.day, $1.room.lowest) }
        let chosen = heated.first { $0.room == room } ?? newest
        rooms =
            heated.count < 2
            ? []
            : heated.map {
                LinkChoice(
                    label: $0.room.text(context), path: Route.heatTrends($0.room).path, isChosen: $0.room == chosen?.room)
            }
        guard let chosen else {
            empty = HeatedClassesScreen.none(context)
            empty?.text = context.say(.heatedTrendNone)
            return
        }
        signal = HeatedTrendsScreen.signal(chosen, context)
        let courseTitle = context.say(.heatedTrendRate)
        let drawn = HeatScreen.room(chosen, context)
        course = Course(
            title: courseTitle, room: drawn.title, chart: drawn.chart, missing: context.say(.heatedOneClass),
            explanation: ExplainText.explanation(
                ofCard: "why-rates", title: courseTitle, what: .heatedTrendRateWhat,
                restsOn: context.say(.heatedCount(count: chosen.baseline.count)), asOf: chosen.day,
                models: [HeatedBaseline.card], context: context))
        figures = HeatedTrendsScreen.figures(chosen, context)
    }

    private static func signal(_ sessions: HeatedSessions, _ context: DisplayContext) -> Signal {
        let title = context.say(.heatedSignalTitle)
        let group = HeatedTrend.group
        guard let change = sessions.change.value, let verdict = sessions.verdict else {
            return Signal(
                title: title,
                sentence: context.say(
                    .heatedSignalFew(count: sessions.sessions.count, needed: context.number(2 * group))),
                rests: nil, rows: [], note: nil,
                explanation: ExplainText.explanation(
                    of: HeatedTrend.card, id: "why-signal", title: title, context: context))
        }
        let size = context.number(abs(change.value), decimals: 1)
        let sentence: Phrase =
            switch verdict {
            case .improving: .heatedSignalEasier(percent: size)
            case .stable: .heatedSignalStable(percent: context.signed(change.value, decimals: 1))
            case .declining: .heatedSignalHarder(percent: size)
            case .unclear: .heatedSignalUnclear(percent: context.signed(change.value, decimals: 1))
            }
        let rests = change.interval.map {
            context.say(
                .heatedSignalRests(
                    count: sessions.sessions.count, low: context.signed($0.low, decimals: 1),
                    high: context.signed($0.high, decimals: 1)))
        }
        let rates = sessions.sessions.map { $0.heartRate }
        let (first, last) = (Array(rates.prefix(group)), Array(rates.suffix(group)))
        let scale = ScaleRow.Scale(first + last)
        func row(_ label: Phrase, _ rates: [Double], _ days: [HeatedSession], _ tone: Tone) -> ScaleRow {
            let mean = Moments.mean(rates) ?? 0
            let range = HeatedTrend.likelyRange(ofMeanOf: rates)
            return ScaleRow(
                label: context.say(label), figure: Figure(context.number(mean), context.say(.beatsPerMinute)),
                note: context.dates(days.first?.day ?? context.today, days.last?.day ?? context.today), tone: tone,
                band: range.map { scale.band($0.low, $0.high) }, dots: rates.map { scale.position($0) })
        }
        return Signal(
            title: title, sentence: context.say(sentence), rests: rests,
            rows: [
                row(.heatedFirstFive, first, Array(sessions.sessions.prefix(group)), .neutral),
                row(.heatedLastFive, last, Array(sessions.sessions.suffix(group)), .highlight),
            ], note: context.say(.heatedDots),
            explanation: ExplainText.explanation(
                change, id: "why-signal", title: title, card: HeatedTrend.card, context: context
            ) { Figure(context.signed($0, decimals: 1), "%") })
    }

    /// What is usual in such rooms, and the newest class.
    private static func figures(_ sessions: HeatedSessions, _ context: DisplayContext) -> RunningSections.Section {
        RunningSections.Section(
            "room-figures", sessions.room.text(context), lead: context.say(.heatedLead),
            [RunningSections.row(of: sessions, context)])
    }
}
