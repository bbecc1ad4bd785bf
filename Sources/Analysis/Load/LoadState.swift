import Measures
import Training

/// Daily loads of a history with the results of the load models, on one day.
struct LoadState {
    let day: Day
    let history: History
    let daily: DailyLoads
    /// Fitness and fatigue after every day of `daily`.
    let curve: [FitnessAndFatigue]
    /// Days of history without those before a long gap.
    let length: Int

    static let chronicNeeded = 20.0

    /// Nil without a session until the day.
    init?(asOf day: Day, history: History) {
        guard let daily = history.dailyLoads(through: day) else { return nil }
        self.day = day
        self.history = history
        self.daily = daily
        length = daily.length
        curve = FitnessAndFatigue.series(daily.loads, from: FitnessAndFatigue.seed(daily.loads))
    }

    /// Returns a day of the history by index.
    func loadDay(_ index: Int) -> LoadDay {
        var made = LoadDay(
            day: daily.first + index, load: daily.loads[index], fitness: curve[index].fitness, fatigue: curve[index].fatigue,
            form: curve[index].form, isKnown: daily.known[index])
        let begin = daily.loads.count - length
        if index >= begin { made.historyDays = index - begin + 1 }
        return made
    }

    // MARK: Sums

    var acute: Answer<Estimate> {
        guard length >= 7 else { return .absent(.tooFew) }
        guard daily.known.suffix(7).contains(true) else { return .absent(.stale) }
        return .known(sum(of: 7, divisor: 1))
    }

    var chronic: Answer<Estimate> {
        guard length >= 28 else { return .absent(.tooFew) }
        guard daily.known.suffix(28).contains(true) else { return .absent(.stale) }
        return .known(sum(of: 28, divisor: 4))
    }

    /// Returns a sum. The interval assumes that all sessions of a method have the same error: ± 10 % by pace and power, 15 % by heart rate,
    /// 25 % otherwise.
    private func sum(of days: Int, divisor: Double) -> Estimate {
        var total = 0.0
        var doubt = 0.0
        var inputs: [EstimateInput] = []
        for digest in history.digests(from: day - (days - 1), through: day) {
            guard let load = digest.load else { continue }
            total += load.value
            doubt += load.value * load.method.relativeError
            inputs.append(
                EstimateInput(name: load.method.rawValue, value: load.value, unit: "load", of: digest))
        }
        let sessions = inputs.count
        if history.athlete.sex == nil, inputs.contains(where: { $0.name == SessionLoad.Method.heartRate.rawValue }) {
            inputs.append(BanisterImpulse.withoutSex)
        }
        return Estimate(
            value: total / divisor, interval: Interval(low: (total - doubt) / divisor, high: (total + doubt) / divisor),
            count: sessions, quality: total > 0 ? max(0, 1 - 2 * doubt / total) : 1, method: DailyLoads.card.id,
            inputs: inputs,
            asOf: day)
    }

    // MARK: Ratios

    /// Absent while too many days are unknown, since a ratio of guesses is meaningless.
    var ratio: Answer<Estimate> {
        switch (acute, chronic) {
        case (.absent(let why), _), (_, .absent(let why)): return .absent(why)
        case (.known(let acute), .known(let chronic)):
            guard daily.isComplete(last: 28) else { return .absent(.tooFew) }
            guard chronic.value >= LoadState.chronicNeeded else { return .absent(.outOfRange) }
            var ratio = estimate(
                acute.value / chronic.value, LoadRatio.card.id,
                [
                    EstimateInput(name: "acute", value: acute.value, unit: "load"),
                    EstimateInput(name: "chronic", value: chronic.value, unit: "load"),
                ] + daysTaken + chronic.inputs, count: chronic.count, quality: chronic.quality)
            ratio.interval = ratioInterval
            return .known(ratio)
        }
    }

    private var ratioInterval: Interval? {
        var sessions: [LoadRatio.Session] = []
        for digest in history.digests(from: day - 27, through: day) {
            guard let load = digest.load else { continue }
            sessions.append(LoadRatio.Session(load: load, isAcute: digest.day > day - 7))
        }
        return LoadRatio.interval(sessions)
    }

    /// Number of the 28 days assumed to be rest; empty if devices recorded every day.
    private var daysTaken: [EstimateInput] {
        let count = daily.taken.suffix(28).count(where: { $0 })
        return count > 0 ? [EstimateInput(name: "days_taken_for_rest", value: Double(count), unit: "days")] : []
    }

    /// The ratio as displayed with two decimals, which determines its class.
    var shownRatio: Double? { ratio.value.map { Rounding.halfUp($0.value, decimals: 2) } }

    /// Ratio of exponential means instead of sums.
    var smoothedRatio: Answer<Estimate> {
        other(LoadRatio.smoothed(daily.loads), acute: "acute_smoothed", chronic: "chronic_smoothed", unit: "load/day")
    }

    /// Acute load over that of the three weeks before it, without overlap.
    var uncoupledRatio: Answer<Estimate> {
        other(LoadRatio.uncoupled(daily.loads), acute: "acute", chronic: "chronic_before", unit: "load")
    }

    /// Returns a ratio of another kind, only if the coupled one is available.
    private func other(_ made: LoadRatio?, acute: String, chronic: String, unit: String) -> Answer<Estimate> {
        guard case .known(let coupled) = ratio else { return .absent(ratio.absence ?? .tooFew) }
        guard let made, let value = made.ratio else { return .absent(.outOfRange) }
        let inputs = [
            EstimateInput(name: acute, value: made.acute, unit: unit),
            EstimateInput(name: chronic, value: made.chronic, unit: unit),
        ]
        return .known(estimate(value, LoadRatio.card.id, inputs, count: coupled.count, quality: coupled.quality))
    }

    /// Returns the coupled ratios of the last days, newest first, while available.
    func ratios(back days: Int) -> [Double] {
        var ratios: [Double] = []
        for back in 0..<days {
            guard let coupled = LoadRatio.coupled(Array(daily.loads.dropLast(back).suffix(28))) else { break }
            guard coupled.chronic >= LoadState.chronicNeeded, let ratio = coupled.ratio else { break }
            ratios.append(ratio)
        }
        return ratios
    }

    /// Chronic load relative to that of four weeks ago; nil below eight weeks.
    var chronicChange: Double? {
        guard length >= 56, let now = LoadRatio.coupled(daily.loads)?.chronic else { return nil }
        guard let before = LoadRatio.coupled(Array(daily.loads.dropLast(28)))?.chronic, before > 0 else { return nil }
        return now / before
    }

    // MARK: Fitness and fatigue

    var fitness: Answer<Estimate> { curveValue("fitness") { $0.fitness } }
    var fatigue: Answer<Estimate> { curveValue("fatigue") { $0.fatigue } }
    var form: Answer<Estimate> { curveValue("form") { $0.form } }

    /// Successive days without data after which form and recovery are not current.
    static let unwatchedDays = 3

    /// Whether the last days have any data.
    var isWatched: Bool { daily.known.suffix(LoadState.unwatchedDays + 1).contains(true) }

    /// Days with sessions in six weeks from which form is evaluated: one per week.
    static let loadedDaysForForm = 6

    /// Whether form has enough data to indicate tiredness: four weeks of history, and training once a week.
    var hasBasisForForm: Bool {
        length >= 28 && daily.loads.suffix(LoadDay.settledHistoryDays).count(where: { $0 > 0 }) >= LoadState.loadedDaysForForm
    }

    /// Whether training has stopped for so long that form only shows the break.
    var isInBreak: Bool { !daily.loads.suffix(Returning.shortestBreak).contains { $0 > 0 } }

    /// Provisional from 14 days on, settled from 42; unknown days count as rest and reduce the quality.
    private func curveValue(_ name: String, _ value: (FitnessAndFatigue) -> Double) -> Answer<Estimate> {
        guard length >= LoadDay.leastHistoryDays, let state = curve.last else { return .absent(.tooFew) }
        let known = daily.known.suffix(min(length, LoadDay.settledHistoryDays)).count(where: { $0 })
        guard known > 0 else { return .absent(.stale) }
        let yesterday = curve.dropLast().last ?? FitnessAndFatigue.seed(daily.loads)
        let inputs = [
            EstimateInput(name: "fitness_yesterday", value: yesterday.fitness, unit: "load/day"),
            EstimateInput(name: "fatigue_yesterday", value: yesterday.fatigue, unit: "load/day"),
            EstimateInput(name: "load_today", value: daily.loads.last, unit: "load"),
        ]
        return .known(
            estimate(value(state), FitnessAndFatigue.card.id, inputs, count: length, quality: Double(known) / 42))
    }

    // MARK: The week

    private var week: Monotony? {
        guard length >= 7, daily.known.suffix(7).allSatisfy({ $0 }) else { return nil }
        return Monotony(week: Array(daily.loads.suffix(7)))
    }

    var monotony: Answer<Estimate> { weekValue { $0.monotony } }
    var strain: Answer<Estimate> { weekValue { $0.strain } }

    private func weekValue(_ value: (Monotony) -> Double?) -> Answer<Estimate> {
        guard let week else { return .absent(.tooFew) }
        guard let value = value(week) else { return .absent(.outOfRange) }
        let inputs = daily.loads.suffix(7).enumerated().map {
            EstimateInput(name: "load_of_day_\($0.offset + 1)", value: $0.element, unit: "load")
        }
        return .known(estimate(value, Monotony.card.id, inputs, count: 7, quality: 1))
    }

    /// - Parameter count: number of sessions or days used.
    func estimate(_ value: Double, _ method: String, _ inputs: [EstimateInput], count: Int, quality: Double) -> Estimate {
        Estimate(value: value, interval: nil, count: count, quality: quality, method: method, inputs: inputs, asOf: day)
    }
}
