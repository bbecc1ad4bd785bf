public import Analysis
import Measures
import Training

/// What changes over months and years.
public struct TrendsScreen: Equatable, Sendable {
    public var title: String
    public var spanLabel: String
    public var spans: [LinkChoice]
    public var panels: [Panel]

    /// One trend, or why there is none.
    public struct Panel: Equatable, Sendable {
        public var name: String
        public var title: String
        public var chart: TrendChart?
        public var missing: String
        /// It has several curves and wants room.
        public var isWide: Bool
    }

    /// Weeks without a value are joined up to this many days; a longer gap stays open.
    static let gap = 28

    public init(trends: LongTrends, span: TrendSpan, reader: Reader) {
        title = reader.say(.trends)
        spanLabel = reader.say(.spanLabel)
        spans = TrendSpan.allCases.map {
            LinkChoice(label: reader.say($0.phrase), path: Route.trends($0).path, isChosen: $0 == span)
        }
        let load = trends.load
        let curves = TrendChart(
            title: reader.say(.fitnessFatigueForm), note: reader.say(.fitnessFatigueNote), days: load.map { $0.day },
            sources: [
                .init(label: reader.say(.fitnessLine), tone: .info, values: load.map { $0.fitness }),
                .init(label: reader.say(.fatigueLine), tone: .highlight, values: load.map { $0.fatigue }),
                .init(label: reader.say(.formLine), tone: .caution, values: load.map { $0.form }),
            ], decimals: 0, tableStep: max(1, load.count / 30), dayHeader: .day, reader: reader)
        panels = [
            Panel(
                name: "t-load", title: reader.say(.fitnessFatigueForm), chart: curves, missing: reader.say(.trendMissing),
                isWide: true)
        ]
        func add(_ name: String, _ title: Phrase, _ unit: String, _ values: [DatedValue], _ tone: Tone, _ decimals: Int = 0) {
            let label = unit.isEmpty ? reader.say(title) : reader.say(title) + " (" + unit + ")"
            let chart = TrendChart(
                title: label, note: nil, days: values.map { $0.day },
                sources: [.init(label: label, tone: tone, values: values.map { $0.value })], decimals: decimals,
                tableStep: max(1, values.count / 30), dayHeader: .week, gap: TrendsScreen.gap, reader: reader)
            panels.append(
                Panel(name: name, title: label, chart: chart, missing: reader.say(.trendMissing), isWide: false))
        }
        add("t-uptake", .oxygenUptake, "ml/kg/min", trends.oxygenUptake, .info, 1)
        add("t-rest", .restingHeartRate, reader.say(.beatsPerMinute), trends.restingHeartRate, .alarm)
        let kind = trends.variabilityKind.map { $0 == .rmssd ? "rMSSD, " : "SDNN, " } ?? ""
        add("t-hrv", .variability, kind + reader.say(.millisecondsUnit), trends.variability, .extreme)
        add("t-sleep", .sleep, reader.say(.hoursUnit), trends.sleep, .good, 1)
        let isMetric = reader.units == .metric
        // A pound is 0.453 592 37 kg (international avoirdupois pound, 1959).
        let mass = trends.mass.map { DatedValue(day: $0.day, value: isMetric ? $0.value : $0.value / 0.45359237) }
        add("t-weight", .bodyWeight, isMetric ? "kg" : "lb", mass, .caution, 1)
    }
}
