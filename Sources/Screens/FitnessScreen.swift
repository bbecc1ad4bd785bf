public import Analysis
import Localizations
import Measures

/// Fitness of the athlete, and race predictions.
public struct FitnessScreen: Equatable, Sendable {
    public var title: String
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
    public var running: [RunningScreen.Section]
    /// Section by month; nil when there is none.
    public var months: RunningScreen.Section?
    /// Sections of figures by topic; empty when there are none.
    public var figures: [RunningScreen.Section]
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

    public init(insights: Insights, reader: Reader) {
        let fitness = insights.fitness
        title = reader.say(.fitness)
        uptake = TodayScreen.uptake(fitness, reader)
        method = fitness.method.map { reader.say($0.phrase) }
        quality = fitness.oxygenUptake.value.map { _ in reader.say(.qualityPercent(percent: reader.percent(fitness.dataQuality)))
        }
        levels = FitnessScreen.levels(fitness, reader)
        levelNote = fitness.standing.map { FitnessScreen.levelNote($0, reader) }
        uptake.explanation?.rows += fitness.standing.map { FitnessScreen.levelRows($0, reader) } ?? []
        device = fitness.deviceOxygenUptake.value.map {
            MetricTile(
                label: reader.say(.deviceUptake), figure: Figure(reader.number($0.value, decimals: 1), "ml/kg/min"),
                symbol: .source, note: reader.say(fitness.isDeviceUptakeCensored ? .deviceUptakeCensored : .keptApart),
                explanation: ExplainText.explanation(
                    $0, id: "why-device", title: reader.say(.deviceUptake), card: ModelCatalogue.card($0.method), reader: reader
                ) { Figure(reader.number($0, decimals: 1), "ml/kg/min") })
        }
        targets = []
        if fitness.intervalPace.value != nil {
            targets.append(
                TodayScreen.tile(fitness.intervalPace, .intervalTarget, .speed, "interval", reader, tone: .alarm) {
                    reader.pace(secondsPerKilometre: $0)
                } badge: {
                    nil
                })
        }
        if fitness.thresholdSpeed.value != nil {
            // Loads use another threshold, from the efforts of each day. The two numbers need two names.
            let isStated = fitness.isThresholdStated
            var tile = TodayScreen.tile(
                fitness.thresholdSpeed, isStated ? .thresholdPace : .hourPace, .speed, "threshold", reader, tone: .caution
            ) {
                reader.pace(Speed(metresPerSecond: $0))
            } badge: {
                nil
            }
            if !isStated { (tile.note, tile.noteRoute) = (reader.say(.hourPaceNote), .settings) }
            targets.append(tile)
        }
        predictionsTitle = reader.say(.predictions)
        predictions = fitness.predictions.map { FitnessScreen.prediction($0, insights.running.backtest, reader) }
        tested = FitnessScreen.tested(insights.running.backtest, asOf: insights.asOf, reader)
        running = [
            FitnessScreen.raceDay(fitness, reader), RunningScreen.confirmation(fitness, reader),
            RunningScreen.zones(insights.running, reader),
        ].compactMap { $0 }
        months = RunningScreen.months(insights.running, newest: MonthOfRunning.months, reader)
        self.figures = RunningScreen.figures(insights.running, reader)
        noPredictions = reader.say(.noPredictions)
        history = TrendChart(
            title: reader.say(.uptakeHistory), note: nil, days: fitness.history.map { $0.day },
            sources: [.init(label: reader.say(.oxygenUptake), tone: .info, values: fitness.history.map { $0.value })],
            decimals: 1, tableStep: max(1, fitness.history.count / 30), dayHeader: .week, reader: reader)
        historyWhy = history.map {
            ExplainText.explanation(
                ofCard: "why-history", title: $0.title, what: .trendUptakeWhat,
                restsOn: reader.say(.weekCount(count: fitness.history.count)), asOf: insights.asOf, models: [UptakeFusion.card],
                reader: reader)
        }
        adviceTitle = reader.say(.recommendations)
        advice = fitness.recommendations.map { Advice($0, reader) }
        adviceWhy = ExplainText.advice(advice, asOf: insights.asOf, reader)
        guard !predictions.isEmpty else { return }
        var lines = [uptake.label + " " + uptake.figure.text]
        var figures = [(label: uptake.label, value: uptake.figure.text)]
        for race in predictions {
            lines.append(
                race.interval.map { reader.say(.bracketed(value: race.name + " " + race.time, detail: $0)) } ?? race.name + " "
                    + race.time)
            figures.append((race.name, race.time))
        }
        share = ShareOffer(reader, text: lines.joined(separator: "\n"))
        share?.picture = ShareOffer.Picture(
            title: title, subtitle: reader.longDate(insights.asOf), figures: figures, file: "hearth-fitness", reader)
    }

    private static func prediction(_ prediction: RacePrediction, _ test: RaceBacktest?, _ reader: Reader) -> Prediction {
        let name = reader.say(prediction.race.phrase)
        let time = prediction.time
        let speed = Speed(metresPerSecond: time.value > 0 ? prediction.race.distance.metres / time.value : 0)
        return Prediction(
            name: name, time: DurationText.clock(time.value), pace: reader.pace(speed),
            interval: time.interval.map {
                reader.say(.fourOfFive(low: DurationText.clock($0.low), high: DurationText.clock($0.high)))
            },
            earlier: earlier(prediction.race, test, reader), steppedBack: steppedBack(prediction, reader),
            confidence: ConfidenceBar(prediction.confidence, reader),
            explanation: ExplainText.explanation(
                time, id: "why-race-\(Int(prediction.race.distance.metres))", title: name,
                card: ModelCatalogue.card(time.method), reader: reader
            ) { Figure(DurationText.clock($0)) })
    }
}
