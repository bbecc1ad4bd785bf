public import Analysis
import Localizations
import Measures

/// Fitness of the athlete, and race predictions.
public struct FitnessScreen: Equatable, Sendable {
    public var title: String
    public var sentence: String?
    /// Placeholder in place of the level and the predictions while there is no figure at all.
    public var empty: EmptyState?
    public var uptake: MetricTile
    public var method: String?
    /// Quality of the data; nil without an estimate.
    public var quality: String?
    public var levels: ZoneBar
    /// Group that the level compares with; nil without a level.
    public var levelNote: String?
    public var device: MetricTile?
    public var targets: [MetricTile]
    public var predictionsTitle: String
    public var predictions: [Prediction]
    public var noPredictions: String
    /// Nil without any predicted race.
    public var tested: Tested?
    /// Sections about race day, a distance to confirm, and zones, if they exist.
    public var running: [RunningSections.Section]
    /// Section by month; nil when there is none.
    public var months: RunningSections.Section?
    /// Sections of figures by topic; empty when there are none.
    public var figures: [RunningSections.Section]
    public var history: TrendChart?
    public var historyWhy: Explanation?
    public var adviceTitle: String
    public var advice: [Advice]
    public var adviceWhy: Explanation?
    /// Nil when there is nothing to share.
    public var share: ShareOffer?

    public struct Prediction: Equatable, Sendable {
        public var name: String
        public var time: String
        public var pace: Figure
        public var interval: String?
        /// Accuracy of earlier predictions of this race.
        public var earlier: String?
        /// Statement that the previous race determines the time, and why; nil for the pooled prediction.
        public var steppedBack: String?
        public var confidence: ConfidenceBar
        public var explanation: Explanation
    }

    public init(insights: Insights, context: DisplayContext) {
        let fitness = insights.fitness
        title = context.say(.fitness)
        sentence = PageSentence.fitness(fitness, asOf: insights.asOf, context)
        uptake = TodayScreen.uptake(fitness, context)
        method = fitness.method.map { context.say($0.phrase) }
        quality = fitness.oxygenUptake.value.map { _ in
            context.say(.qualityPercent(percent: context.percent(fitness.dataQuality)))
        }
        levels = FitnessScreen.levels(fitness, context)
        levelNote = fitness.standing.map { FitnessScreen.levelNote($0, context) }
        uptake.explanation?.rows += fitness.standing.map { FitnessScreen.levelRows($0, context) } ?? []
        device = fitness.deviceOxygenUptake.value.map {
            MetricTile(
                label: context.say(.deviceUptake), figure: Figure(context.number($0.value, decimals: 1), "ml/kg/min"),
                symbol: .source, note: FitnessScreen.deviceNote($0, context),
                explanation: ExplainText.explanation(
                    $0, id: "why-device", title: context.say(.deviceUptake), card: ModelCatalogue.card($0.method),
                    context: context
                ) { Figure(context.number($0, decimals: 1), "ml/kg/min") })
        }
        targets = []
        if fitness.intervalPace.value != nil {
            targets.append(
                TodayScreen.tile(fitness.intervalPace, .intervalTarget, .speed, "interval", context, tone: .alarm) {
                    context.pace(secondsPerKilometre: $0)
                } badge: {
                    nil
                })
        }
        if fitness.thresholdSpeed.value != nil {
            // Loads use another threshold, from the efforts of each day. The two numbers need two names.
            let isStated = fitness.isThresholdStated
            var tile = TodayScreen.tile(
                fitness.thresholdSpeed, isStated ? .thresholdPace : .hourPace, .speed, "threshold", context, tone: .caution
            ) {
                context.pace(Speed(metresPerSecond: $0))
            } badge: {
                nil
            }
            if !isStated { (tile.note, tile.noteRoute) = (context.say(.hourPaceNote), .settings) }
            targets.append(tile)
        }
        predictionsTitle = context.say(.predictions)
        predictions = fitness.predictions.map { FitnessScreen.prediction($0, insights.running.backtest, context) }
        tested = FitnessScreen.tested(insights.running.backtest, asOf: insights.asOf, context)
        running = [
            FitnessScreen.raceDay(fitness, context), RunningSections.confirmation(fitness, context),
            RunningSections.zones(insights.running, context),
        ].compactMap { $0 }
        months = RunningSections.months(insights.running, newest: MonthOfRunning.months, context)
        self.figures = RunningSections.figures(insights.running, context)
        noPredictions = context.say(.noPredictions)
        history = TrendChart(
            title: context.say(.uptakeHistory), note: nil, days: fitness.history.map { $0.day },
            sources: [.init(label: context.say(.oxygenUptake), tone: .info, values: fitness.history.map { $0.value })],
            decimals: 1, tableStep: max(1, (fitness.history.count + 19) / 20), dayHeader: .week, context: context)
        historyWhy = history.map {
            ExplainText.explanation(
                ofCard: "why-history", title: $0.title, what: .trendUptakeWhat,
                restsOn: context.say(.weekCount(count: fitness.history.count)), asOf: insights.asOf, models: [UptakeFusion.card],
                context: context)
        }
        if predictions.isEmpty, targets.isEmpty, device == nil, history == nil, let absence = fitness.oxygenUptake.absence {
            empty = EmptyState(
                symbol: .fitness, title: AbsenceText.text(absence, context.language), text: context.say(.fitnessNeeds),
                link: .init(label: context.say(.bringYours), route: .importing))
        }
        adviceTitle = context.say(.recommendations)
        advice = fitness.recommendations.map { Advice($0, context) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, context)
        guard !predictions.isEmpty else { return }
        var lines = [uptake.label + " " + uptake.figure.text]
        var figures = [(label: uptake.label, value: uptake.figure.text)]
        for race in predictions {
            lines.append(
                race.interval.map { context.say(.bracketed(value: race.name + " " + race.time, detail: $0)) } ?? race.name + " "
                    + race.time)
            figures.append((race.name, race.time))
        }
        share = ShareOffer(context, text: lines.joined(separator: "\n"))
        share?.picture = ShareOffer.Picture(
            title: title, subtitle: context.longDate(insights.asOf), figures: figures, file: "hearth-fitness", context)
    }

    private static func prediction(_ prediction: RacePrediction, _ test: RaceBacktest?, _ context: DisplayContext) -> Prediction {
        let name = context.say(prediction.race.phrase)
        let time = prediction.time
        let speed = Speed(metresPerSecond: time.value > 0 ? prediction.race.distance.metres / time.value : 0)
        return Prediction(
            name: name, time: DurationText.clock(time.value), pace: context.pace(speed),
            interval: time.interval.map {
                context.say(.fourOfFive(low: DurationText.clock($0.low), high: DurationText.clock($0.high)))
            },
            earlier: earlier(prediction.race, test, context), steppedBack: steppedBack(prediction, context),
            confidence: ConfidenceBar(prediction.confidence, context),
            explanation: ExplainText.explanation(
                time, id: "why-race-\(Int(prediction.race.distance.metres))", title: name,
                card: ModelCatalogue.card(time.method), context: context
            ) { Figure(DurationText.clock($0)) })
    }
}

extension FitnessScreen {
    /// The interval of the device's value, which its known bias moves upwards, and that it stays apart from Hearth's own.
    static func deviceNote(_ device: Estimate, _ context: DisplayContext) -> String {
        guard let interval = device.interval else { return context.say(.deviceUptakeCensored) }
        let range = context.say(
            .ratioInterval(low: context.number(interval.low, decimals: 1), high: context.number(interval.high, decimals: 1)))
        return range + " · " + context.say(.keptApart)
    }
}
