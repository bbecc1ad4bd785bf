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
    ///   - period: week or month of the report.
    ///   - digests: all activities; those of the period and of the previous one are used.
    ///   - insights: insights of the period's last day, or of today during the period.
    ///   - context: display context: language, units and current time.
    public init(period: ReportPeriod, digests: [ActivityDigest], insights: Insights, context: DisplayContext) {
        let inside = ReportScreen.inside(period, digests)
        let isWeek = ReportScreen.isWeek(period)
        title = period.title(context)
        dates = context.say(.fromTo(from: context.longDate(period.first), to: context.longDate(period.last)))
        kindLabel = context.say(.reports)
        let day = min(max(period.first, min(context.today, period.last)), period.last)
        kinds = [
            LinkChoice(label: context.say(.weekly), path: Route.report(.week(day.startOfWeek)).path, isChosen: isWeek),
            LinkChoice(label: context.say(.monthly), path: Route.report(.month(Month(of: day))).path, isChosen: !isWeek),
        ]
        previous = .report(period.previous)
        next = period.next.first <= context.today ? .report(period.next) : nil
        previousLabel = context.say(isWeek ? .previousWeek : .previousMonth)
        nextLabel = context.say(isWeek ? .nextWeek : .nextMonth)
        stepsLabel = context.say(.reportsBeforeAndAfter)
        printLabel = context.say(.printIt)
        sumsTitle = context.say(.inSum)
        let before = PeriodSums(ReportScreen.inside(period.previous, digests))
        sums = ReportScreen.tiles(PeriodSums(inside), before: before, isWeek: isWeek, context)
        sumsWhy = inside.isEmpty ? nil : ReportScreen.receipt(inside, context)
        let parts = ReportScreen.parts(of: period, inside, context)
        self.parts = inside.isEmpty ? nil : ReportScreen.bars(parts, context)
        partsTable = ReportScreen.table(parts, isWeek: isWeek, context)
        sportsTable = ReportScreen.sports(inside, context)
        stateTitle = context.say(.stateOn(date: context.longDate(insights.asOf)))
        state = ReportScreen.state(insights, context)
        stateNote = context.sentences(context.say(.fitnessFatigueNote), LoadScreen.formSentence(insights.load, context))
        body = TodayScreen.bodyState(insights.readiness, isStrained: insights.load.isStrained, context)
        effortsTitle = context.say(.bestEfforts)
        efforts = ReportScreen.efforts(inside, except: insights.running.runsSetAside, context)
        effortsWhy = ExplainText.explanation(
            of: FastestStretch.card, id: "why-efforts", title: effortsTitle, context: context)
        activities = ReportScreen.list(inside, context)
        nothing = context.say(.reportNothing)
        madeOn = context.say(.reportMade(date: context.fullDate(context.today)))
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

    private static func state(_ insights: Insights, _ context: DisplayContext) -> [MetricTile] {
        func tile(_ answer: Answer<Estimate>, _ label: Phrase, _ symbol: Symbol, _ id: String, _ tone: Tone) -> MetricTile {
            TodayScreen.tile(answer, label, symbol, id, context, tone: tone) {
                Figure(context.number($0))
            } badge: {
                nil
            }
        }
        return [
            TodayScreen.ratio(insights.load, context), tile(insights.load.fitness, .fitness, .fitness, "ctl", .info),
            tile(insights.load.fatigue, .fatigueLine, .bolt, "atl", .highlight),
            tile(insights.load.form, .formLine, .level, "tsb", .caution), TodayScreen.uptake(insights.fitness, context),
        ]
    }

    /// Tiles of the fastest time of the period over each standard distance. Races count with their own time. A run
    /// that fitness sets aside is left out, as for records.
    private static func efforts(_ digests: [ActivityDigest], except setAside: [String], _ context: DisplayContext) -> [MetricTile]
    {
        var best: [BestEffort] = []
        for digest in digests where !digest.isLeftOut && !setAside.contains(digest.id) {
            for effort in digest.bestEfforts {
                if let at = best.firstIndex(where: { $0.distance == effort.distance }) {
                    if effort.seconds < best[at].seconds { best[at] = effort }
                } else {
                    best.append(effort)
                }
            }
        }
        return best.sorted { $0.distance < $1.distance }.map { ActivityScreen.effort($0, context) }
    }
}
