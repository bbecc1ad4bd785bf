public import Measures

/// Hearth's prediction before each race of the athlete, from data until the evening before.
public struct RaceBacktest: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        public var day: Day
        public var activity: String
        public var race: RaceDistance
        /// The prediction for the heat expected that evening if known, else for cool weather, on level ground, by the model in use at the
        /// time.
        public var predicted: Double
        public var interval: Interval
        public var actual: Double
        /// The baseline that gave it; nil for the pooled prediction.
        public var baseline: RaceBaseline?

        public init(
            day: Day, activity: String, race: RaceDistance, predicted: Double, interval: Interval, actual: Double,
            baseline: RaceBaseline? = nil
        ) {
            self.day = day
            self.activity = activity
            self.race = race
            self.predicted = predicted
            self.interval = interval
            self.actual = actual
            self.baseline = baseline
        }
    }

    /// Ascending by day.
    public var rows: [Row]
    /// Number of races without a prediction, because of too little earlier data.
    public var withoutPrediction: Int
    /// Nil without a predicted race.
    public var summary: Backtest?
    /// The same predictions for each day's actual heat and hills, as far as known: the remaining error is that of fitness.
    public var inOwnConditions: Backtest?
    /// The pooled prediction and both baselines on the races with all three predictions; nil without such a race.
    public var pooled: Backtest?
    /// Riegel's law with 1.06 from the previous race.
    public var riegel: Backtest?
    /// The VDOT of the previous race.
    public var vdot: Backtest?
    /// The models that give the next race times.
    public var choices: RaceModelChoices

    public init(
        rows: [Row], withoutPrediction: Int, summary: Backtest?, inOwnConditions: Backtest? = nil, pooled: Backtest? = nil,
        riegel: Backtest? = nil, vdot: Backtest? = nil, choices: RaceModelChoices = RaceModelChoices()
    ) {
        self.rows = rows
        self.withoutPrediction = withoutPrediction
        self.summary = summary
        self.inOwnConditions = inOwnConditions
        self.pooled = pooled
        self.riegel = riegel
        self.vdot = vdot
        self.choices = choices
    }
}

/// Returns the races until a day with their predictions.
///
/// Each race is predicted from the evening before, in the heat known by then, without the race itself or later data. Baselines use the same
/// heat.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - history: all data of the athlete.
///   - newest: number of the last races over a predicted distance; nil for all.
public func raceBacktest(asOf day: Day, history: History, newest: Int? = nil) -> RaceBacktest {
    let races = history.efforts.efforts.filter { $0.isRace && $0.day <= day }
    let first = newest.map { max(0, races.count - $0) } ?? 0
    // The races before the first displayed one decide the model of its prediction.
    let start = max(0, first - RaceModelChoice.lookedBack)
    // Acclimation on a morning does not depend on later days, so one account is valid for all evenings.
    let acclimation = races.dropFirst(start).first.flatMap {
        AcclimationHistory(of: history, asOf: day, reach: AcclimationHistory.reach + (day - $0.day))
    }
    var evenings: [RaceEvening?] = [RaceEvening?](repeating: nil, count: races.count)
    for index in start..<races.count {
        evenings[index] = RaceEvening(before: races[index], history: history, acclimation: acclimation)
    }
    func choices(before day: Day) -> RaceModelChoices {
        let known = races.count { $0.day < day }
        let compared = evenings[max(0, known - RaceModelChoice.lookedBack)..<known].compactMap { $0 }
        func choice(_ isJudge: (RaceDistance) -> Bool) -> RaceModelChoice? {
            RaceModelChoice(compared.filter { isJudge($0.race) }.compactMap { $0.compared })
        }
        return RaceModelChoices(shorter: choice { $0 != .marathon }, marathon: choice { $0 == .marathon })
    }
    var test = RaceBacktest(rows: [], withoutPrediction: 0, summary: nil)
    var own: [Backtest.Row] = []
    var compared: [RaceModelChoice.Race] = []
    for index in first..<races.count {
        guard let evening = evenings[index] else { continue }
        guard let cool = evening.prediction(choices(before: races[index].day)) else {
            test.withoutPrediction += 1
            continue
        }
        let stated = evening.inExpectedHeat(cool)
        test.rows.append(
            RaceBacktest.Row(
                day: races[index].day, activity: races[index].activity, race: evening.race, predicted: stated.value,
                interval: stated.interval ?? Interval(low: stated.value, high: stated.value), actual: evening.actual,
                baseline: cool.steppedBack?.baseline))
        own.append(evening.inOwnConditions(cool.time))
        if let race = evening.compared { compared.append(race) }
    }
    test.summary = Backtest(
        rows: test.rows.map { Backtest.Row(predicted: $0.predicted, interval: $0.interval, actual: $0.actual) })
    test.inOwnConditions = Backtest(rows: own)
    func summary(_ time: (RaceModelChoice.Race) -> Double) -> Backtest? {
        Backtest(rows: compared.map { Backtest.Row(predicted: time($0), interval: nil, actual: $0.actual) })
    }
    (test.pooled, test.riegel, test.vdot) = (summary { $0.pooled }, summary { $0.riegel }, summary { $0.vdot })
    test.choices = choices(before: day + 1)
    return test
}

/// The evening before a race with the data known then.
private struct RaceEvening {
    let race: RaceDistance
    /// Measured seconds of the race.
    let actual: Double
    /// Seconds of the race in cool weather on level ground, by that evening's heat account.
    let comparable: Double
    private let day: Day
    private let history: History
    private let forecast: RaceForecast?
    private let quality: Double
    /// All three models in the same heat; nil if one of them has no time.
    let compared: RaceModelChoice.Race?

    /// Nil for a race over another distance than the predicted ones.
    init?(before effort: EffortRecord.Effort, history: History, acclimation: AcclimationHistory?) {
        guard let race = RaceDistance.allCases.first(where: { abs($0.distance.amount - effort.metres) < 1 }),
            let digest = history.digest(effort.activity), effort.seconds > 0
        else { return nil }
        self.race = race
        day = effort.day - 1
        actual = digest.elapsed
        self.history = history.withHeat(asOf: day, acclimation: acclimation, days: EffortRecord.reach)
        let state = UptakeState(asOf: day, history: self.history, profile: self.history.profile(asOf: day))
        comparable = self.history.efforts.efforts.last { $0.isRace && $0.activity == effort.activity }?.seconds ?? effort.seconds
        quality = state.quality
        forecast = RaceForecast(asOf: day, history: self.history, vdot: state.fused.value?.value)
        compared = forecast?.prediction(race, quality: quality).flatMap { [day, actual, history = self.history] pooled in
            RaceEvening.compared(pooled, over: race, actual: actual, asOf: day, history: history)
        }
    }

    func prediction(_ choices: RaceModelChoices) -> RacePrediction? {
        forecast?.prediction(race, quality: quality, choices: choices)
    }

    /// Returns the time in the heat expected that evening; unchanged if none was expected.
    func inExpectedHeat(_ prediction: RacePrediction) -> Estimate {
        RaceEvening.inExpectedHeat(prediction, asOf: day, history: history)
    }

    private static func inExpectedHeat(_ prediction: RacePrediction, asOf day: Day, history: History) -> Estimate {
        RaceDayForecast(of: day + 1, asOf: day, history: history, predictions: [prediction]).times.first?.time ?? prediction.time
    }

    /// Returns the time in the actual heat and on the actual hills of the race.
    func inOwnConditions(_ cool: Estimate) -> Backtest.Row {
        let factor = actual / comparable
        let bounds = cool.interval.map { Interval(low: $0.low * factor, high: $0.high * factor) }
        return Backtest.Row(predicted: cool.value * factor, interval: bounds, actual: actual)
    }

    private static func compared(
        _ pooled: RacePrediction, over race: RaceDistance, actual: Double, asOf day: Day, history: History
    ) -> RaceModelChoice.Race? {
        guard let before = history.newestRace(asOf: day) else { return nil }
        let metres = race.distance.amount
        guard let riegel = RaceBaseline.riegel.time(metres: metres, from: before.metres, seconds: before.seconds),
            let vdot = RaceBaseline.vdot.time(metres: metres, from: before.metres, seconds: before.seconds)
        else { return nil }
        let stated = inExpectedHeat(pooled, asOf: day, history: history).value
        let heat = stated / pooled.time.value
        return RaceModelChoice.Race(pooled: stated, riegel: riegel * heat, vdot: vdot * heat, actual: actual)
    }
}
