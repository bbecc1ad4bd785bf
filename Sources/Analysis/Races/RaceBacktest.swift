public import Measures

/// What Hearth would have predicted before each race that the athlete ran, from what was known the evening before.
public struct RaceBacktest: Equatable, Sendable {
    public struct Row: Equatable, Sendable {
        public var day: Day
        public var activity: String
        public var race: RaceDistance
        /// As it would have been told: for the heat that the evening before expected where it knew any, else for cool weather, and on
        /// level ground.
        public var predicted: Double
        public var interval: Interval
        public var actual: Double
    }

    /// Ascending by day.
    public var rows: [Row]
    /// How many races had no prediction: too little was known before them.
    public var withoutPrediction: Int
    /// Nil without a predicted race.
    public var summary: Backtest?
    /// The same predictions in the heat and on the hills that each day then had, as far as they are known: what is left is fitness.
    public var inOwnConditions: Backtest?
    /// The same races by Riegel's law with 1.06 from the race before, for comparison; nil when no race had one before it.
    public var riegel: Backtest?
    /// The same by the VDOT of the race before.
    public var vdot: Backtest?
}

/// Races until a day against their predictions.
///
/// No race sees itself or anything later: each is predicted from the evening before, in the heat that was known by then. Baselines get
/// the same heat.
/// - Parameter newest: only so many of the last races over a predicted distance; nil for all of them.
public func raceBacktest(asOf day: Day, history: History, newest: Int? = nil) -> RaceBacktest {
    var rows: [RaceBacktest.Row] = []
    var inOwnConditions: [Backtest.Row] = []
    var riegel: [Backtest.Row] = []
    var vdot: [Backtest.Row] = []
    var missing = 0
    var earlier: EffortRecord.Effort?
    let races = history.efforts.efforts.filter { $0.isRace && $0.day <= day }
    let first = newest.map { max(0, races.count - $0) } ?? 0
    // What a day began with hangs on nothing that came later: one account serves every evening.
    let acclimation = races.dropFirst(first).first.flatMap {
        AcclimationHistory(of: history, asOf: day, reach: AcclimationHistory.reach + (day - $0.day))
    }
    for (index, effort) in races.enumerated() {
        defer { earlier = effort }
        guard let race = RaceDistance.allCases.first(where: { abs($0.distance.amount - effort.metres) < 1 }) else { continue }
        guard index >= first else { continue }
        guard let digest = history.digest(effort.activity), effort.seconds > 0 else { continue }
        let evening = effort.day - 1
        let cool = prediction(of: race, on: evening, history: history)
        let told = cool.map { prediction in
            RaceDayForecast(of: effort.day, asOf: evening, history: history, predictions: [prediction], acclimation: acclimation)
                .times.first?.time
                ?? prediction.time
        }
        func row(_ time: Estimate, times factor: Double) -> Backtest.Row {
            let bounds = time.interval.map { Interval(low: $0.low * factor, high: $0.high * factor) }
            return Backtest.Row(predicted: time.value * factor, interval: bounds, actual: digest.elapsed)
        }
        let heat = cool.flatMap { cool in told.map { $0.value / cool.time.value } } ?? 1
        func baseline(_ seconds: Double?) -> [Backtest.Row] {
            seconds.map { [Backtest.Row(predicted: $0 * heat, interval: nil, actual: digest.elapsed)] } ?? []
        }
        if let earlier {
            riegel += baseline(
                Riegel.time(
                    seconds: earlier.seconds, from: earlier.metres, to: effort.metres, exponent: Riegel.publishedExponent))
            vdot += baseline(DanielsGilbert.time(metres: effort.metres, vdot: earlier.vdot))
        }
        guard let cool, let told else {
            missing += 1
            continue
        }
        inOwnConditions.append(row(cool.time, times: digest.elapsed / effort.seconds))
        rows.append(
            RaceBacktest.Row(
                day: effort.day, activity: effort.activity, race: race, predicted: told.value,
                interval: told.interval ?? Interval(low: told.value, high: told.value), actual: digest.elapsed))
    }
    let summary = Backtest(
        rows: rows.map { Backtest.Row(predicted: $0.predicted, interval: $0.interval, actual: $0.actual) })
    return RaceBacktest(
        rows: rows, withoutPrediction: missing, summary: summary, inOwnConditions: Backtest(rows: inOwnConditions),
        riegel: Backtest(rows: riegel), vdot: Backtest(rows: vdot))
}

private func prediction(of race: RaceDistance, on day: Day, history: History) -> RacePrediction? {
    let state = UptakeState(asOf: day, history: history, profile: history.profile(asOf: day))
    let forecast = RaceForecast(asOf: day, history: history, vdot: state.fused.value?.value)
    return forecast?.prediction(race, quality: state.quality)
}
