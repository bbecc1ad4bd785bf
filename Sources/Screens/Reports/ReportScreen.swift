public import Analysis
import Localizations
import Measures
import Training

/// Report of a week or a month on one page, for print too.
public struct ReportScreen: Equatable, Sendable {
    public var title: String
    public var dates: String
    public var kinds: [LinkChoice]
    public var kindLabel: String
    public var previous: Route
    public var previousLabel: String
    /// Nil when the next period has not begun.
    public var next: Route?
    public var nextLabel: String
    public var stepsLabel: String
    public var printLabel: String
    public var sumsTitle: String
    public var sums: [MetricTile]
    /// Receipt of all sums of the page: days, weeks and sports are added up in the same way. Nil without an activity.
    public var sumsWhy: Explanation?
    public var parts: BarRow?
    public var partsTable: SplitTable
    public var sportsTable: SplitTable?
    public var stateTitle: String
    public var state: [MetricTile]
    /// Explains why form differs from the difference of the shown fitness and fatigue.
    public var stateNote: String
    public var body: [UsualRange]
    public var effortsTitle: String
    public var efforts: [MetricTile]
    public var effortsWhy: Explanation
    public var activities: SplitTable?
    public var nothing: String
    public var madeOn: String

    /// - Parameters:
    ///   - digests: all activities; those of the period and of the previous one are used.
    ///   - insights: insights of the period's last day, or of today during the period.
    public init(period: ReportPeriod, digests: [ActivityDigest], insights: Insights, reader: Reader) {
        let inside = ReportScreen.inside(period, digests)
        let isWeek = ReportScreen.isWeek(period)
        title = period.title(reader)
        dates = reader.say(.fromTo(from: reader.longDate(period.first), to: reader.longDate(period.last)))
        kindLabel = reader.say(.reports)
        let day = min(max(period.first, min(reader.today, period.last)), period.last)
        kinds = [
            LinkChoice(label: reader.say(.weekly), path: Route.report(.week(day.startOfWeek)).path, isChosen: isWeek),
            LinkChoice(label: reader.say(.monthly), path: Route.report(.month(Month(of: day))).path, isChosen: !isWeek),
        ]
        previous = .report(period.previous)
        next = period.next.first <= reader.today ? .report(period.next) : nil
        previousLabel = reader.say(isWeek ? .previousWeek : .previousMonth)
        nextLabel = reader.say(isWeek ? .nextWeek : .nextMonth)
        stepsLabel = reader.say(.reportsBeforeAndAfter)
        printLabel = reader.say(.printIt)
        sumsTitle = reader.say(.inSum)
        let before = PeriodSums(ReportScreen.inside(period.previous, digests))
        sums = ReportScreen.tiles(PeriodSums(inside), before: before, isWeek: isWeek, reader)
        sumsWhy = inside.isEmpty ? nil : ReportScreen.receipt(inside, reader)
        let parts = ReportScreen.parts(of: period, inside, reader)
        self.parts = inside.isEmpty ? nil : ReportScreen.bars(parts, reader)
        partsTable = ReportScreen.table(parts, isWeek: isWeek, reader)
        sportsTable = ReportScreen.sports(inside, reader)
        stateTitle = reader.say(.stateOn(date: reader.longDate(insights.asOf)))
        state = ReportScreen.state(insights, reader)
        stateNote = reader.sentences(reader.say(.fitnessFatigueNote), LoadScreen.formSentence(insights.load, reader))
        body = TodayScreen.bodyState(insights.readiness, isStrained: insights.load.isStrained, reader)
        effortsTitle = reader.say(.bestEfforts)
        efforts = ReportScreen.efforts(inside, reader)
        effortsWhy = ExplainText.explanation(
            of: FastestStretch.card, id: "why-efforts", title: effortsTitle, reader: reader)
        activities = ReportScreen.list(inside, reader)
        nothing = reader.say(.reportNothing)
        madeOn = reader.say(.reportMade(date: reader.fullDate(reader.today)))
    }

    static func isWeek(_ period: ReportPeriod) -> Bool {
        switch period {
        case .week: true
        case .month: false
        }
    }

    /// Returns the activities of a period, oldest first.
    private static func inside(_ period: ReportPeriod, _ digests: [ActivityDigest]) -> [ActivityDigest] {
        digests.filter { $0.day >= period.first && $0.day <= period.last }.sorted { $0.start < $1.start }
    }

    private static func state(_ insights: Insights, _ reader: Reader) -> [MetricTile] {
        func tile(_ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ tone: Tone) -> MetricTile {
            TodayScreen.tile(answer, label, symbol, id, reader, tone: tone) {
                Figure(reader.number($0))
            } badge: {
                nil
            }
        }
        return [
            TodayScreen.ratio(insights.load, reader), tile(insights.load.fitness, .fitness, .fitness, "ctl", .info),
            tile(insights.load.fatigue, .fatigueLine, .bolt, "atl", .highlight),
            tile(insights.load.form, .formLine, .level, "tsb", .caution), TodayScreen.uptake(insights.fitness, reader),
        ]
    }

    /// Tiles of the fastest time of the period over each standard distance. Races count with their own time.
    private static func efforts(_ digests: [ActivityDigest], _ reader: Reader) -> [MetricTile] {
        var best: [BestEffort] = []
        for digest in digests where !digest.isLeftOut {
            for effort in digest.bestEfforts {
                if let at = best.firstIndex(where: { $0.distance == effort.distance }) {
                    if effort.seconds < best[at].seconds { best[at] = effort }
                } else {
                    best.append(effort)
                }
            }
        }
        return best.sorted { $0.distance < $1.distance }.map { ActivityScreen.effort($0, reader) }
    }
}
