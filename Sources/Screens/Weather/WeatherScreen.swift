public import Analysis
import Localizations
import Measures

/// Effect of weather on recent runs.
public struct WeatherScreen: Equatable, Sendable {
    public var title: String
    public var sentence: String?
    /// Placeholder while no run has weather and there was no heat.
    public var empty: EmptyState?
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
    public var response: RunningSections.Section?
    /// Nil without a heated session.
    public var heated: RunningSections.Section?
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

    public init(insights: Insights, context: DisplayContext) {
        let weather = insights.weather
        title = context.say(.weatherImpact)
        sentence = PageSentence.weather(weather, context)
        impact = weather.impact.value.map { Badge(context.say($0.phrase), $0.tone) }
        missing = weather.impact.absence.map { AbsenceText.text($0, context.language) }
        var temperature = TodayScreen.temperature(weather, context)
        temperature.badge = nil
        let humidity = TodayScreen.tile(weather.averageHumidity, .averageHumidity, .drop, "humidity", context, tone: .info) {
            Figure(context.number($0), "%")
        } badge: {
            nil
        }
        tiles = [
            temperature, humidity,
            WeatherScreen.runs(weather, .heatRuns, weather.heatStressRuns, .thermometer, .alarm, .heatRunsWhat, context),
            WeatherScreen.runs(weather, .idealRuns, weather.idealConditionRuns, .success, .good, .idealRunsWhat, context),
        ]
        if let hottest = weather.hottest {
            let warmth = context.temperature(Temperature(celsius: hottest.degrees)).text
            let words = context.say(
                .hottestRun(date: context.shortDate(hottest.day), temperature: warmth, flag: context.words(of: hottest.flag)))
            tiles[2].note = [tiles[2].note, words].compactMap { $0 }.joined(separator: " · ")
            tiles[2].explanation?.rows += ExplainText.rows(of: HeatFlag.card, context)
        }
        calloutTitle = weather.paceDegradation.value.map {
            context.say(.heatCallout(paceLoss: context.paceLoss(secondsPerMile: $0.value).text))
        }
        let percent = weather.slowdown.value.map { context.say(.slowdownPercent(percent: context.number($0.value, decimals: 1))) }
        let whose: Phrase = weather.personalSlope.value == nil ? .heatCalloutNote : .heatCalloutOwn
        calloutNote = [percent, context.say(whose)].compactMap { $0 }.joined(separator: " · ")
        calloutWhy = weather.paceDegradation.value.map { lost in
            ExplainText.explanation(
                lost, id: "why-callout", title: context.say(.weatherImpact), card: ModelCatalogue.card(lost.method),
                context: context
            ) { context.paceLoss(secondsPerMile: $0) }
        }
        acclimationTitle = context.say(.acclimation)
        acclimation = weather.acclimation.value.map { WeatherScreen.acclimation($0, asOf: insights.asOf, context) }
        acclimationMissing = AbsenceText.text(weather.acclimation.absence ?? .noData, context.language)
        if weather.acclimation.value?.lastExposure != nil || !weather.heated.isEmpty {
            heatLink = .init(label: context.say(.heatMore), route: .heat)
        }
        response = RunningSections.response(weather, gap: insights.load.heatGap, context)
        heated = RunningSections.heated(weather, context)
        timesTitle = context.say(.trainingTimes)
        times = weather.trainingTimes.map { window in
            Hours(
                symbol: window.start < 12 ? .sunrise : .sunset,
                text: context.say(
                    .hours(from: DurationText.padded(window.start) + ":00", to: DurationText.padded(window.end) + ":00")),
                note: WeatherScreen.note(of: window, context))
        }
        noTimes = WeatherScreen.noTimes(weather, context)
        if weather.slowdown.value != nil {
            timesWhy = ExplainText.explanation(
                ofCard: "why-times", title: timesTitle, what: .timesWhat,
                restsOn: context.say(.ofRuns(count: weather.runsWithWeather)), asOf: insights.asOf,
                rows: zip(times, weather.trainingTimes).compactMap { hours, window in
                    window.evidence.map { .init(hours.text, WeatherScreen.text($0, context)) }
                }, models: [BestTrainingTimes.card], context: context)
        }
        scatter = weather.scatter.flatMap { ScatterChart($0, context) }
        scatterTitle = context.say(.heatScatter)
        scatterMissing = context.say(.heatScatterMissing)
        scatterWhy = weather.scatter.map {
            ExplainText.explanation(
                ofCard: "why-scatter", title: context.say(.heatScatter), what: .scatterWhat,
                restsOn: context.say(.observations(count: $0.points.count)), asOf: insights.asOf,
                models: [PersonalHeatResponse.card],
                context: context)
        }
        if weather.runsWithWeather == 0, acclimation == nil, scatter == nil, heated == nil {
            empty = EmptyState(
                symbol: .weather, title: missing ?? context.say(.weatherImpact), text: context.say(.weatherNeeds),
                link: .init(label: context.say(.settingsTitle), route: .settings))
            missing = nil
        }
        adviceTitle = context.say(.recommendations)
        advice = weather.recommendations.map { Advice($0, context) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, context)
    }

    /// Reason why no best hour is shown.
    private static func noTimes(_ weather: WeatherInsight, _ context: DisplayContext) -> String {
        guard let cost = weather.slowdown.value?.value else { return context.say(.noTimesWithoutWeather) }
        guard cost < BestTrainingTimes.leastCost else { return context.say(.noTimesStandOut) }
        return context.say(
            .noTimesInCool(
                percent: context.number(cost, decimals: 1), leastPercent: context.number(BestTrainingTimes.leastCost, decimals: 1)
            ))
    }

    /// Note such as `heat costs 0.8 % · 5 runs, 3 Oct – 21 Nov`.
    private static func note(of window: HourWindow, _ context: DisplayContext) -> String? {
        let cost = window.slowdownPercent.map { context.say(.hourSlowdown(percent: context.number($0, decimals: 1))) }
        let notes = [cost, window.evidence.map { text($0, context) }].compactMap { $0 }
        return notes.isEmpty ? nil : notes.joined(separator: " · ")
    }

    private static func text(_ evidence: HourWindow.Evidence, _ context: DisplayContext) -> String {
        let (first, last) = (context.shortDate(evidence.first), context.shortDate(evidence.last))
        let runs = context.say(.runCount(count: evidence.runs))
        return context.say(
            .hourRuns(
                runs: runs, period: evidence.first == evidence.last ? first : context.say(.shoesFrom(start: first, end: last))))
    }

    /// Number of runs of a kind among those with known weather. Without any, the number is unknown rather than zero.
    private static func runs(
        _ weather: WeatherInsight, _ label: Phrase, _ count: Int, _ symbol: Symbol, _ tone: Tone, _ what: Phrase,
        _ context: DisplayContext
    ) -> MetricTile {
        let label = context.say(label)
        guard weather.runsWithWeather > 0 else {
            return MetricTile(
                label: label, figure: Figure("–"), symbol: symbol,
                note: AbsenceText.text(weather.averageTemperature.absence ?? .noData, context.language))
        }
        let of = context.say(.outOfRuns(count: weather.runsWithWeather))
        var receipt = ExplainText.explanation(
            ofCard: "why-runs-" + symbol.rawValue, title: label, what: what, restsOn: of, models: [WeatherWindow.card],
            context: context)
        receipt.value = context.number(count)
        return MetricTile(
            label: label, figure: Figure(receipt.value), symbol: symbol, tone: tone, note: of, explanation: receipt)
    }

    static func acclimation(_ insight: AcclimationInsight, asOf day: Day, _ context: DisplayContext) -> Acclimation {
        let label = context.say(insight.level.phrase)
        return Acclimation(
            label: label, spoken: context.say(.acclimationSpoken(level: label, dots: "\(insight.level.dots)")),
            dots: insight.level.dots,
            percent: Figure(context.number(insight.state.value * 100), "%"),
            note: RunningSections.note(insight, asOf: day, context),
            explanation: ExplainText.explanation(
                insight.state, id: "why-acclimation", title: context.say(.acclimation),
                card: ModelCatalogue.card(insight.state.method),
                context: context
            ) { Figure(context.number($0 * 100), "%") })
    }
}
