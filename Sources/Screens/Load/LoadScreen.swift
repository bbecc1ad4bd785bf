public import Analysis
import Localizations
import Measures

/// Training load, how it compares with what is usual, and the plan.
public struct LoadScreen: Equatable, Sendable {
    public var title: String
    public var sentence: String?
    public var gaugeTitle: String
    public var gauge: Gauge?
    public var gaugeMissing: String
    /// What is needed to show the ratio again.
    public var gaugeNeeds: String
    public var honesty: String
    public var zones: ZoneBar
    /// The two loads that the ratio compares, as bars.
    public var compared: [ZoneRow]
    public var tiles: [MetricTile]
    public var recoveryTitle: String
    public var recovery: Badge?
    public var recoveryMissing: String
    public var recoveryDetails: RecoveryDetails?
    public var trends: [Trend]
    public var curves: TrendChart?
    public var curvesWhy: Explanation?
    public var reports: [LinkChoice]
    public var planTitle: String
    public var plan: [PlanDay]
    public var planWhy: Explanation?
    /// Total load of the plan with its start and end and the reason; nil without a plan.
    public var planLoad: String?
    /// When to stop; without a plan, what it needs.
    public var planNote: String
    public var routines: EmptyState.Link
    public var openPlan: EmptyState.Link
    public var races: EmptyState.Link
    /// Forecast of the load with rest and with the plan; nil without a forecast.
    public var outlook: RunningSections.Section?
    public var adviceTitle: String
    public var advice: [Advice]
    public var adviceWhy: Explanation?
    public var shoes: Shoes
    public var niggles: Niggles
    public var notice: Notice?

    public struct Trend: Equatable, Sendable {
        public var label: String
        public var text: String
        public var symbol: Symbol
    }

    /// End of the ratio's scale. Higher ratios are drawn at the end.
    static let scaleEnd = 2.0

    /// - Parameters:
    ///   - insights: results of the day.
    ///   - actionResult: message about the last change.
    ///   - context: display context: language, units and current time.
    public init(insights: Insights, actionResult: ActionResult? = nil, context: DisplayContext) {
        let load = insights.load
        title = context.say(.trainingLoad)
        sentence = PageSentence.load(load, context)
        gaugeTitle = context.say(.loadCard)
        gaugeMissing = AbsenceText.sentence(load.ratio.absence ?? .noData, context.language)
        gaugeNeeds = context.say(.ratioNeeds)
        honesty = context.say(.notInjury)
        if let day = load.returningDay, let returning = load.returning {
            gaugeMissing = context.language.sentence(context.say(.returningDay(day: "\(day)")))
            gaugeNeeds = context.say(.returningNeeds(count: returning.days))
        } else if let ratio = load.ratio.value {
            let zone = load.zone.value.map { context.say($0.phrase) } ?? "–"
            let change = load.change.value.map { context.say($0.phrase) } ?? "–"
            let figure = Figure(context.number(ratio.value, decimals: 2))
            gauge = Gauge(
                spoken: context.say(.loadRatioSpoken(ratio: figure.number, zone: zone, change: change)), figure: figure,
                tone: load.zoneTone,
                badge: Badge(zone, load.zoneTone), interval: LoadScreen.interval(ratio, context),
                fraction: min(1, max(0, ratio.value / LoadScreen.scaleEnd)),
                explanation: ExplainText.ratio(ratio, id: "why-gauge", title: context.say(.loadRatio), context))
        }
        zones = LoadScreen.zones(load, context)
        compared = LoadScreen.compared(load, context)
        tiles = LoadScreen.tiles(load, context)
        recoveryTitle = context.say(.recoveryState)
        recovery = load.recovery.value.map { Badge(context.say($0.phrase), $0.tone) }
        recoveryMissing = AbsenceText.text(load.recovery.absence ?? .noData, context.language)
        recoveryDetails = LoadScreen.recoveryDetails(insights, context)
        // Without the ratio and the recovery, tiles without a figure would only repeat that nothing is known.
        if gauge == nil, recovery == nil { tiles.removeAll { $0.explanation == nil } }
        trends = []
        if let trend = load.trainingTrend.value {
            trends.append(
                Trend(label: context.say(.trainingTrend), text: context.say(trend.phrase), symbol: trend.direction.symbol))
        }
        if let trend = load.fitnessTrend.value {
            trends.append(
                Trend(label: context.say(.fitness), text: context.say(trend.phrase), symbol: trend.direction.symbol))
        }
        curves = LoadScreen.curves(load, context)
        curvesWhy = curves.map {
            ExplainText.explanation(
                ofCard: "why-curves", title: $0.title, what: .fitnessFatigueNote,
                restsOn: context.say(.dayCount(count: load.days.suffix(180).count(where: { $0.isKnown && $0.hasEnoughHistory }))),
                asOf: insights.asOf,
                models: [FitnessAndFatigue.card], context: context)
        }
        reports = LinkChoice.reports(on: context.today, context)
        planTitle = context.say(.plan)
        let limits = SharedLimits(load.plan, context)
        plan = load.plan.map { PlanDay($0, context).sharing(limits, of: $0, context) }
        planWhy = ExplainText.plan(plan, asOf: insights.asOf, context)
        let range = PlanText.load(of: load.plan, context)
        planLoad = range.map {
            context.sentences([$0] + PlanText.aboutLoad(load, context) + limits.sentences)
        }
        openPlan = .init(label: context.say(.planOpen), route: .plan)
        routines = .init(label: context.say(.routinesTitle), route: .routines)
        races = .init(label: context.say(.racesTitle), route: .races)
        planNote = plan.isEmpty ? PlanText.need(load, context) : PlanText.stop(load.plan, context)
        outlook = RunningSections.outlook(load, context)
        adviceTitle = context.say(.recommendations)
        advice = load.recommendations.map { Advice($0, context) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, context)
        shoes = LoadScreen.shoes(insights.running, context)
        niggles = LoadScreen.niggles(load, context)
        notice = actionResult.map { LoadScreen.notice($0, context) }
    }

    /// Formats the 80 % interval of the ratio; nil without an interval.
    static func interval(_ ratio: Estimate, _ context: DisplayContext) -> String? {
        ratio.interval.map {
            context.say(.ratioInterval(low: context.number($0.low, decimals: 2), high: context.number($0.high, decimals: 2)))
        }
    }

    /// The zones of the ratio, each as wide as the others, so that each name stands below its zone.
    private static func zones(_ load: LoadInsight, _ context: DisplayContext) -> ZoneBar {
        let bounds = [0] + LoadRatioBounds.zones + [scaleEnd]
        let count = Double(LoadZone.allCases.count)
        var segments: [ZoneBar.Segment] = []
        for (index, zone) in LoadZone.allCases.enumerated() {
            segments.append(
                .init(
                    label: context.say(zone.phrase), tone: zone.tone, from: Double(index) / count,
                    to: Double(index + 1) / count, isHere: load.zone.value == zone))
        }
        let marker = load.returning == nil ? load.ratio.value : nil
        let place = marker.map { ratio in
            let value = min(scaleEnd, max(0, ratio.value))
            let index = min(LoadZone.allCases.count - 1, LoadRatioBounds.zones.count { $0 < value })
            return (Double(index) + (value - bounds[index]) / (bounds[index + 1] - bounds[index])) / count
        }
        let zone =
            load.zone.value.map { context.say($0.phrase) } ?? AbsenceText.text(load.zone.absence ?? .noData, context.language)
        return ZoneBar(
            spoken: context.say(.labelled(label: context.say(.zonesOfRatio), value: zone)), segments: segments, marker: place)
    }

    /// Explains the three curves and, in the first weeks, until when they are provisional.
    /// - Parameter sum: explanation of the newest day's form, if shown.
    static func curvesNote(_ newest: LoadDay?, sum: String? = nil, _ context: DisplayContext) -> String {
        let provisional = newest?.settledFrom.map { context.say(.curvesProvisional(date: context.shortDate($0))) }
        return context.sentences(context.say(.fitnessFatigueNote), sum, provisional)
    }

    private static func curves(_ load: LoadInsight, _ context: DisplayContext) -> TrendChart? {
        let days = load.days.suffix(180).filter { $0.hasEnoughHistory }
        // Three lines at zero would show nothing.
        guard days.contains(where: { max($0.fitness, $0.fatigue) >= 0.5 }) else { return nil }
        return TrendChart(
            title: context.say(.fitnessFatigueForm), note: curvesNote(days.last, sum: formSentence(load, context), context),
            days: days.map { $0.day },
            sources: [
                .init(label: context.say(.fitness), tone: .info, values: days.map { $0.fitness }),
                .init(label: context.say(.fatigueLine), tone: .highlight, values: days.map { $0.fatigue }),
                .init(label: context.say(.formLine), tone: .caution, values: days.map { $0.form }),
            ], decimals: 0, tableStep: max(1, days.count / 30), dayHeader: .day,
            marks: LoadScreen.marks(load, context), context: context)
    }
}

extension LoadInsight {
    /// Tone of the ratio's zone; no warning in a week with less load than the athlete's usual one.
    var zoneTone: Tone {
        guard let tone = zone.value?.tone else { return .neutral }
        return isWithinUsualWeek && tone == .alarm ? .caution : tone
    }
}
