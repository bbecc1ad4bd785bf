public import Analysis
import Localizations
import Measures
import Training

/// Changes over months and years.
public struct TrendsScreen: Equatable, Sendable {
    public var title: String
    public var spanLabel: String
    public var spans: [LinkChoice]
    public var panels: [Panel]
    /// Names the trends without a chart; nil if all have one.
    public var missing: String?
    /// Placeholder without any chart.
    public var empty: EmptyState?

    /// One trend; without a chart if nothing was recorded.
    public struct Panel: Equatable, Sendable {
        public var name: String
        public var title: String
        public var chart: TrendChart?
        /// Whether it has several curves and needs more room.
        public var isWide: Bool
        /// Nil when there is nothing to explain.
        public var explanation: Explanation?
    }

    /// Weeks without a value are joined up to this many days; a longer gap remains visible.
    static let gap = 28

    public init(trends: LongTrends, span: TrendSpan, context: DisplayContext) {
        title = context.say(.trends)
        spanLabel = context.say(.spanLabel)
        spans = TrendSpan.allCases.map {
            LinkChoice(label: context.say($0.phrase), path: Route.trends($0).path, isChosen: $0 == span)
        }
        let load = trends.load.filter { $0.hasEnoughHistory }
        /// States that data begins later than the requested range.
        func begins(_ first: Day?) -> String? {
            guard let first, let asked = span.first(today: context.today), first - asked > TrendsScreen.gap else { return nil }
            return context.say(.trendBegins(date: context.longDate(first)))
        }
        let curves = TrendChart(
            title: context.say(.fitnessFatigueForm),
            note: context.sentences(begins(load.first?.day), LoadScreen.curvesNote(load.last, context)),
            days: load.map { $0.day },
            sources: [
                .init(label: context.say(.fitness), tone: .info, values: load.map { $0.fitness }),
                .init(label: context.say(.fatigueLine), tone: .highlight, values: load.map { $0.fatigue }),
                .init(label: context.say(.formLine), tone: .caution, values: load.map { $0.form }),
            ], decimals: 0, tableStep: max(1, load.count / 90), dayHeader: .day, gap: TrendsScreen.gap, context: context)
        panels = [
            Panel(
                name: "t-load", title: context.say(.fitnessFatigueForm), chart: curves, isWide: true,
                explanation: curves.map { _ in
                    TrendsScreen.receipt(
                        "t-load", context.say(.fitnessFatigueForm), .trendLoadWhat, load.map { $0.day }, FitnessAndFatigue.card,
                        context)
                })
        ]
        func add(
            _ name: String, _ title: Phrase, _ unit: String, _ values: [DatedValue], _ tone: Tone, _ decimals: Int = 0,
            least: Double? = nil, what: Phrase,
            model: ModelCard? = nil
        ) {
            let label = unit.isEmpty ? context.say(title) : context.say(.bracketed(value: context.say(title), detail: unit))
            let chart = TrendChart(
                title: label, note: begins(values.first?.day), days: values.map { $0.day },
                sources: [.init(label: label, tone: tone, values: values.map { $0.value })], decimals: decimals,
                tableStep: max(1, values.count / 60), dayHeader: .week, gap: TrendsScreen.gap,
                least: least, context: context)
            panels.append(
                Panel(
                    name: name, title: label, chart: chart, isWide: false,
                    explanation: chart.map { _ in
                        TrendsScreen.receipt(name, label, what, values.map { $0.day }, model, context)
                    }))
        }
        add(
            "t-uptake", .oxygenUptake, "ml/kg/min", trends.oxygenUptake, .info, 1, what: .trendUptakeWhat,
            model: UptakeFusion.card
        )
        add(
            "t-rest", .restingHeartRate, context.say(.beatsPerMinute), trends.restingHeartRate, .alarm, least: 10,
            what: .trendRestWhat)
        let kind = trends.variabilityKind.map { $0.isRMSSD ? "rMSSD" : "SDNN" }.map { $0 + context.say(.listJoint) } ?? ""
        add(
            "t-hrv", .variability, kind + context.say(.millisecondsUnit), trends.variability, .extreme,
            what: .trendVariabilityWhat,
            model: trends.variabilityKind.flatMap { ModelCatalogue.card($0.rawValue) } ?? HeartRateVariability.deviationCard)
        add("t-sleep", .sleep, context.say(.hoursUnit), trends.sleep, .good, 1, what: .trendSleepWhat)
        let isMetric = context.units == .metric
        // A pound is 0.453 592 37 kg (international avoirdupois pound, 1959).
        let mass = trends.mass.map { DatedValue(day: $0.day, value: isMetric ? $0.value : $0.value / 0.45359237) }
        // Only some watches and straps measure it, so its absence is not mentioned.
        if !trends.contactBalance.isEmpty {
            add(
                "t-balance", .contactBalance, context.say(.percentLeft), trends.contactBalance, .neutral, 1,
                what: .trendBalanceWhat, model: ContactBalance.card)
        }
        add("t-weight", .bodyWeight, isMetric ? "kg" : "lb", mass, .caution, 1, what: .trendWeightWhat)
        let missing = panels.filter { $0.chart == nil }.map { $0.title }
        let names = missing.joined(separator: context.say(.listJoint))
        if !missing.isEmpty { self.missing = context.say(.trendsMissing(names: names)) }
        if missing.count == panels.count {
            empty = EmptyState(
                symbol: .trend, title: context.say(.trendMissing), text: names,
                link: .init(label: context.say(.bringYours), route: .importing))
        }
    }

    /// Receipt of a curve: its meaning, how much of the time it covers, and its model; recorded values have none, and the receipt states
    /// so.
    private static func receipt(
        _ name: String, _ title: String, _ what: Phrase, _ days: [Day], _ model: ModelCard?, _ context: DisplayContext
    ) -> Explanation {
        var restsOn: String?
        if let first = days.first, let last = days.last {
            let weeks = (last.startOfWeek - first.startOfWeek) / 7 + 1
            restsOn = Phrase.weeksKnown(count: weeks, known: context.number(min(days.count, weeks))).text(context.language)
        }
        return ExplainText.explanation(
            ofCard: "why-" + name, title: title, what: what, restsOn: restsOn, asOf: days.last,
            rows: model == nil ? [.init(context.say(.model), context.say(.nothingComputed))] : [],
            models: model.map { [$0] } ?? [], context: context)
    }
}
