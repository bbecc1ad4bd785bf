public import Analysis
import Localizations
import Measures

/// Training load, how it compares with what is usual, and the plan.
public struct LoadScreen: Equatable, Sendable {
    public var title: String
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
    /// Forecast of the load with rest and with the plan; nil without a forecast.
    public var outlook: RunningScreen.Section?
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

    /// - Parameter news: message about the last change.
    public init(insights: Insights, news: News? = nil, reader: Reader) {
        let load = insights.load
        title = reader.say(.trainingLoad)
        gaugeTitle = reader.say(.loadCard)
        gaugeMissing = AbsenceText.sentence(load.ratio.absence ?? .noData, reader.language)
        gaugeNeeds = reader.say(.ratioNeeds)
        honesty = reader.say(.notInjury)
        if let day = load.returningDay, let returning = load.returning {
            gaugeMissing = reader.language.sentence(reader.say(.returningDay(day: "\(day)")))
            gaugeNeeds = reader.say(.returningNeeds(count: returning.days))
        } else if let ratio = load.ratio.value {
            let badge = load.change.value.map { Badge(reader.say($0.phrase), $0.tone) } ?? Badge("–", .neutral)
            let zone = load.zone.value.map { reader.say($0.phrase) } ?? "–"
            let figure = Figure(reader.number(ratio.value, decimals: 2))
            gauge = Gauge(
                spoken: reader.say(.loadRatioSpoken(ratio: figure.number, zone: zone, change: badge.text)), figure: figure,
                tone: load.zoneTone,
                badge: badge, interval: LoadScreen.interval(ratio, reader),
                fraction: min(1, max(0, ratio.value / LoadScreen.scaleEnd)),
                explanation: ExplainText.ratio(ratio, id: "why-gauge", title: reader.say(.loadRatio), reader))
        }
        zones = LoadScreen.zones(load, reader)
        compared = LoadScreen.compared(load, reader)
        tiles = LoadScreen.tiles(load, reader)
        recoveryTitle = reader.say(.recoveryState)
        recovery = load.recovery.value.map { Badge(reader.say($0.phrase), $0.tone) }
        recoveryMissing = AbsenceText.text(load.recovery.absence ?? .noData, reader.language)
        recoveryDetails = LoadScreen.recoveryDetails(insights, reader)
        trends = []
        if let trend = load.trainingTrend.value {
            trends.append(
                Trend(label: reader.say(.trainingTrend), text: reader.say(trend.phrase), symbol: trend.direction.symbol))
        }
        if let trend = load.fitnessTrend.value {
            trends.append(
                Trend(label: reader.say(.fitness), text: reader.say(trend.phrase), symbol: trend.direction.symbol))
        }
        curves = LoadScreen.curves(load, reader)
        curvesWhy = curves.map {
            ExplainText.explanation(
                ofCard: "why-curves", title: $0.title, what: .fitnessFatigueNote,
                restsOn: reader.say(.dayCount(count: load.days.suffix(180).count(where: { $0.isKnown && $0.speaks }))),
                asOf: insights.asOf,
                models: [FitnessAndFatigue.card], reader: reader)
        }
        reports = LinkChoice.reports(on: reader.today, reader)
        planTitle = reader.say(.plan)
        plan = load.plan.map { PlanDay($0, reader) }
        planWhy = ExplainText.plan(plan, asOf: insights.asOf, reader)
        let range = PlanText.load(of: load.plan, reader)
        planLoad = range.map { reader.sentences($0, PlanText.reason(load, reader)) }
        planNote = plan.isEmpty ? PlanText.need(load, reader) : reader.say(.planStop)
        outlook = RunningScreen.outlook(load, reader)
        adviceTitle = reader.say(.recommendations)
        advice = load.recommendations.map { Advice($0, reader) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, reader)
        shoes = LoadScreen.shoes(insights.running, reader)
        niggles = LoadScreen.niggles(load, reader)
        notice = news.map { LoadScreen.notice($0, reader) }
    }

    /// Formats the 80 % interval of the ratio; nil without an interval.
    static func interval(_ ratio: Estimate, _ reader: Reader) -> String? {
        ratio.interval.map {
            reader.say(.ratioInterval(low: reader.number($0.low, decimals: 2), high: reader.number($0.high, decimals: 2)))
        }
    }

    /// Bounds of the zones of the ratio (contract: 0.8, 1.3 and 1.5).
    private static func zones(_ load: LoadInsight, _ reader: Reader) -> ZoneBar {
        let bounds = [0, 0.8, 1.3, 1.5, scaleEnd]
        var segments: [ZoneBar.Segment] = []
        for (index, zone) in LoadZone.allCases.enumerated() {
            segments.append(
                .init(
                    label: reader.say(zone.phrase), tone: zone.tone, from: bounds[index] / scaleEnd,
                    to: bounds[index + 1] / scaleEnd, isHere: load.zone.value == zone))
        }
        let marker = load.returning == nil ? load.ratio.value : nil
        let place = marker.map { min(1, max(0, $0.value / scaleEnd)) }
        let zone =
            load.zone.value.map { reader.say($0.phrase) } ?? AbsenceText.text(load.zone.absence ?? .noData, reader.language)
        return ZoneBar(
            spoken: reader.say(.labelled(label: reader.say(.zonesOfRatio), value: zone)), segments: segments, marker: place)
    }

    /// Explains the three curves and, in the first weeks, until when they are provisional.
    /// - Parameter sum: explanation of the newest day's form, if shown.
    static func curvesNote(_ newest: LoadDay?, sum: String? = nil, _ reader: Reader) -> String {
        let provisional = newest?.settlesOn.map { reader.say(.curvesProvisional(date: reader.shortDate($0))) }
        return reader.sentences(reader.say(.fitnessFatigueNote), sum, provisional)
    }

    private static func curves(_ load: LoadInsight, _ reader: Reader) -> TrendChart? {
        let days = load.days.suffix(180).filter { $0.speaks }
        // Three lines at zero would show nothing.
        guard days.contains(where: { max($0.fitness, $0.fatigue) >= 0.5 }) else { return nil }
        return TrendChart(
            title: reader.say(.fitnessFatigueForm), note: curvesNote(days.last, sum: formSentence(load, reader), reader),
            days: days.map { $0.day },
            sources: [
                .init(label: reader.say(.fitness), tone: .info, values: days.map { $0.fitness }),
                .init(label: reader.say(.fatigueLine), tone: .highlight, values: days.map { $0.fatigue }),
                .init(label: reader.say(.formLine), tone: .caution, values: days.map { $0.form }),
            ], decimals: 0, tableStep: max(1, days.count / 30), dayHeader: .day,
            marks: LoadScreen.marks(load, reader), reader: reader)
    }
}

extension LoadInsight {
    /// Tone of the ratio's zone; no warning in a week with less load than the athlete's usual one.
    var zoneTone: Tone {
        guard let tone = zone.value?.tone else { return .neutral }
        return isWithinUsualWeek && tone == .alarm ? .caution : tone
    }
}
