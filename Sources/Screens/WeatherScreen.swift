public import Analysis
import Measures

/// What the weather of recent runs did to them.
public struct WeatherScreen: Equatable, Sendable {
    public var title: String
    public var impact: Badge?
    public var missing: String?
    public var tiles: [MetricTile]
    public var calloutTitle: String?
    public var calloutNote: String
    public var acclimationTitle: String
    public var acclimation: Acclimation?
    public var acclimationMissing: String
    public var timesTitle: String
    public var times: [Hours]
    public var noTimes: String
    /// Own pace against heat; nil with too few runs.
    public var scatter: ScatterChart?
    public var scatterTitle: String
    public var scatterMissing: String
    public var adviceTitle: String
    public var advice: [Advice]

    public struct Acclimation: Equatable, Sendable {
        public var label: String
        public var spoken: String
        /// 1…3.
        public var dots: Int
        public var percent: Figure
        public var note: String?
        public var explanation: Explanation
    }

    public struct Hours: Equatable, Sendable {
        public var symbol: Symbol
        public var text: String
        public var note: String?
    }

    public init(insights: Insights, reader: Reader) {
        let weather = insights.weather
        title = reader.say(.weatherImpact)
        impact = weather.impact.value.map { Badge(reader.say($0.phrase), $0.tone) }
        missing = weather.impact.absence.map { AbsenceText.text($0, reader.language) }
        var temperature = TodayScreen.temperature(weather, reader)
        temperature.badge = nil
        let humidity = TodayScreen.tile(weather.averageHumidity, .averageHumidity, .drop, "humidity", reader, tone: .info) {
            Figure(Numeral.text($0), "%")
        } badge: {
            nil
        }
        let of = weather.runsWithWeather > 0 ? reader.count(.outOfRuns, weather.runsWithWeather) : nil
        tiles = [
            temperature, humidity,
            MetricTile(
                label: reader.say(.heatRuns), figure: Figure(Numeral.text(weather.heatStressRuns)), symbol: .thermometer,
                tone: .alarm, note: of),
            MetricTile(
                label: reader.say(.idealRuns), figure: Figure(Numeral.text(weather.idealConditionRuns)), symbol: .success,
                tone: .good, note: of),
        ]
        calloutTitle = weather.paceDegradation.value.map {
            reader.say(.heatCallout, reader.paceLoss(secondsPerMile: $0.value).text)
        }
        let percent = weather.slowdown.value.map { reader.say(.slowdownPercent, Numeral.text($0.value, decimals: 1)) }
        calloutNote = [percent, reader.say(.heatCalloutNote)].compactMap { $0 }.joined(separator: " · ")
        acclimationTitle = reader.say(.acclimation)
        acclimation = weather.acclimation.value.map { WeatherScreen.acclimation($0, reader) }
        acclimationMissing = AbsenceText.text(weather.acclimation.absence ?? .noData, reader.language)
        timesTitle = reader.say(.trainingTimes)
        times = weather.trainingTimes.map { window in
            Hours(
                symbol: window.start < 12 ? .sunrise : .sunset,
                text: reader.say(.hours, Numeral.padded(window.start) + ":00", Numeral.padded(window.end) + ":00"),
                note: window.slowdownPercent.map { reader.say(.hourSlowdown, Numeral.text($0, decimals: 1)) })
        }
        noTimes = reader.say(.noTimes)
        scatter = weather.scatter.flatMap { ScatterChart($0, reader) }
        scatterTitle = reader.say(.heatScatter)
        scatterMissing = reader.say(.heatScatterMissing)
        adviceTitle = reader.say(.recommendations)
        advice = weather.recommendations.map { Advice($0, reader) }
    }

    private static func acclimation(_ insight: AcclimationInsight, _ reader: Reader) -> Acclimation {
        let label = reader.say(insight.level.phrase)
        return Acclimation(
            label: label, spoken: reader.say(.acclimationSpoken, label, "\(insight.level.dots)"), dots: insight.level.dots,
            percent: Figure(Numeral.text(insight.state.value * 100), "%"),
            note: insight.lastExposure.map { reader.say(.lastHeat, reader.relativeDate($0)) },
            explanation: ExplainText.explanation(
                insight.state, id: "why-acclimation", title: reader.say(.acclimation),
                card: ModelCatalogue.card(insight.state.method),
                reader: reader
            ) { Figure(Numeral.text($0 * 100), "%") })
    }
}
