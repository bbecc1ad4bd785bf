public import Analysis
import Localizations
import Measures

/// Effect of weather on recent runs.
public struct WeatherScreen: Equatable, Sendable {
    public var title: String
    public var impact: Badge?
    public var missing: String?
    public var tiles: [MetricTile]
    public var calloutTitle: String?
    public var calloutNote: String
    public var calloutWhy: Explanation?
    public var acclimationTitle: String
    public var acclimation: Acclimation?
    public var acclimationMissing: String
    /// Link to the heat page; nil when it has no content.
    public var heatLink: EmptyState.Link?
    /// Source of the heat response behind the figures; nil while no weather is known.
    public var response: RunningScreen.Section?
    /// Nil without a heated session.
    public var heated: RunningScreen.Section?
    public var timesTitle: String
    public var times: [Hours]
    public var noTimes: String
    public var timesWhy: Explanation?
    /// The athlete's pace against heat; nil with too few runs.
    public var scatter: ScatterChart?
    public var scatterTitle: String
    public var scatterWhy: Explanation?
    public var scatterMissing: String
    public var adviceTitle: String
    public var advice: [Advice]
    public var adviceWhy: Explanation?

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
            Figure(reader.number($0), "%")
        } badge: {
            nil
        }
        tiles = [
            temperature, humidity,
            WeatherScreen.runs(weather, .heatRuns, weather.heatStressRuns, .thermometer, .alarm, .heatRunsWhat, reader),
            WeatherScreen.runs(weather, .idealRuns, weather.idealConditionRuns, .success, .good, .idealRunsWhat, reader),
        ]
        if let hottest = weather.hottest {
            let warmth = reader.temperature(Temperature(celsius: hottest.degrees)).text
            let words = reader.say(
                .hottestRun(date: reader.shortDate(hottest.day), temperature: warmth, flag: reader.words(of: hottest.flag)))
            tiles[2].note = [tiles[2].note, words].compactMap { $0 }.joined(separator: " · ")
            tiles[2].explanation?.rows += ExplainText.rows(of: HeatFlag.card, reader)
        }
        calloutTitle = weather.paceDegradation.value.map {
            reader.say(.heatCallout(paceLoss: reader.paceLoss(secondsPerMile: $0.value).text))
        }
        let percent = weather.slowdown.value.map { reader.say(.slowdownPercent(percent: reader.number($0.value, decimals: 1))) }
        let whose: Phrase = weather.personalSlope.value == nil ? .heatCalloutNote : .heatCalloutOwn
        calloutNote = [percent, reader.say(whose)].compactMap { $0 }.joined(separator: " · ")
        calloutWhy = weather.paceDegradation.value.map { lost in
            ExplainText.explanation(
                lost, id: "why-callout", title: reader.say(.weatherImpact), card: ModelCatalogue.card(lost.method), reader: reader
            ) { reader.paceLoss(secondsPerMile: $0) }
        }
        acclimationTitle = reader.say(.acclimation)
        acclimation = weather.acclimation.value.map { WeatherScreen.acclimation($0, asOf: insights.asOf, reader) }
        acclimationMissing = AbsenceText.text(weather.acclimation.absence ?? .noData, reader.language)
        if weather.acclimation.value?.lastExposure != nil || !weather.heated.isEmpty {
            heatLink = .init(label: reader.say(.heatMore), route: .heat)
        }
        response = RunningScreen.response(weather, gap: insights.load.heatGap, reader)
        heated = RunningScreen.heated(weather, reader)
        timesTitle = reader.say(.trainingTimes)
        times = weather.trainingTimes.map { window in
            Hours(
                symbol: window.start < 12 ? .sunrise : .sunset,
                text: reader.say(
                    .hours(from: DurationText.padded(window.start) + ":00", to: DurationText.padded(window.end) + ":00")),
                note: WeatherScreen.note(of: window, reader))
        }
        noTimes = WeatherScreen.noTimes(weather, reader)
        if weather.slowdown.value != nil {
            timesWhy = ExplainText.explanation(
                ofCard: "why-times", title: timesTitle, what: .timesWhat,
                restsOn: reader.say(.ofRuns(count: weather.runsWithWeather)), asOf: insights.asOf,
                rows: zip(times, weather.trainingTimes).compactMap { hours, window in
                    window.evidence.map { .init(hours.text, WeatherScreen.text($0, reader)) }
                }, models: [BestTrainingTimes.card], reader: reader)
        }
        scatter = weather.scatter.flatMap { ScatterChart($0, reader) }
        scatterTitle = reader.say(.heatScatter)
        scatterMissing = reader.say(.heatScatterMissing)
        scatterWhy = weather.scatter.map {
            ExplainText.explanation(
                ofCard: "why-scatter", title: reader.say(.heatScatter), what: .scatterWhat,
                restsOn: reader.say(.observations(count: $0.points.count)), asOf: insights.asOf,
                models: [PersonalHeatResponse.card],
                reader: reader)
        }
        adviceTitle = reader.say(.recommendations)
        advice = weather.recommendations.map { Advice($0, reader) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, reader)
    }

    /// Reason why no best hour is shown.
    private static func noTimes(_ weather: WeatherInsight, _ reader: Reader) -> String {
        guard let cost = weather.slowdown.value?.value else { return reader.say(.noTimesWithoutWeather) }
        guard cost < BestTrainingTimes.leastCost else { return reader.say(.noTimesStandOut) }
        return reader.say(
            .noTimesInCool(
                percent: reader.number(cost, decimals: 1), leastPercent: reader.number(BestTrainingTimes.leastCost, decimals: 1)))
    }

    /// Note such as `heat costs 0.8 % · 5 runs, 3 Oct – 21 Nov`.
    private static func note(of window: HourWindow, _ reader: Reader) -> String? {
        let cost = window.slowdownPercent.map { reader.say(.hourSlowdown(percent: reader.number($0, decimals: 1))) }
        let notes = [cost, window.evidence.map { text($0, reader) }].compactMap { $0 }
        return notes.isEmpty ? nil : notes.joined(separator: " · ")
    }

    private static func text(_ evidence: HourWindow.Evidence, _ reader: Reader) -> String {
        let (first, last) = (reader.shortDate(evidence.first), reader.shortDate(evidence.last))
        let runs = reader.say(.runCount(count: evidence.runs))
        return reader.say(
            .hourRuns(
                runs: runs, period: evidence.first == evidence.last ? first : reader.say(.shoesFrom(start: first, end: last))))
    }

    /// Number of runs of a kind among those with known weather. Without any, the number is unknown rather than zero.
    private static func runs(
        _ weather: WeatherInsight, _ label: Phrase, _ count: Int, _ symbol: Symbol, _ tone: Tone, _ what: Phrase, _ reader: Reader
    ) -> MetricTile {
        let label = reader.say(label)
        guard weather.runsWithWeather > 0 else {
            return MetricTile(
                label: label, figure: Figure("–"), symbol: symbol,
                note: AbsenceText.text(weather.averageTemperature.absence ?? .noData, reader.language))
        }
        let of = reader.say(.outOfRuns(count: weather.runsWithWeather))
        var receipt = ExplainText.explanation(
            ofCard: "why-runs-" + symbol.rawValue, title: label, what: what, restsOn: of, models: [WeatherWindow.card],
            reader: reader)
        receipt.value = reader.number(count)
        return MetricTile(
            label: label, figure: Figure(receipt.value), symbol: symbol, tone: tone, note: of, explanation: receipt)
    }

    static func acclimation(_ insight: AcclimationInsight, asOf day: Day, _ reader: Reader) -> Acclimation {
        let label = reader.say(insight.level.phrase)
        return Acclimation(
            label: label, spoken: reader.say(.acclimationSpoken(level: label, dots: "\(insight.level.dots)")),
            dots: insight.level.dots,
            percent: Figure(reader.number(insight.state.value * 100), "%"),
            note: RunningScreen.note(insight, asOf: day, reader),
            explanation: ExplainText.explanation(
                insight.state, id: "why-acclimation", title: reader.say(.acclimation),
                card: ModelCatalogue.card(insight.state.method),
                reader: reader
            ) { Figure(reader.number($0 * 100), "%") })
    }
}
