public import Measures
import Training

/// Returns the athlete's fitness on a day, from data until then.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - known: all data of the athlete.
///   - test: the back-test that chooses the model of race times, if already computed.
public func fitnessInsight(asOf day: Day, history known: History, test: RaceBacktest? = nil) -> FitnessInsight {
    let history = known.withHeat(asOf: day)
    let profile = history.profile(asOf: day)
    let state = UptakeState(asOf: day, history: history, profile: profile)
    let uptake = state.fused
    let device = DeviceUptake.answer(asOf: day, history: history, profile: profile)
    let standing = FitnessInsight.standing(uptake, profile)
    let forecast = RaceForecast(asOf: day, history: history, vdot: uptake.value?.value)
    let quality = state.quality
    let test = test ?? RunningInsight.backtest(history, asOf: day)
    let choices = test?.choices ?? RaceModelChoices()
    let predictions = RaceDistance.allCases.compactMap { forecast?.prediction($0, quality: quality, choices: choices) }
    let weekly = FitnessInsight.weekly(asOf: day, history: history, profile: profile)
    var insight = FitnessInsight(
        oxygenUptake: uptake, deviceOxygenUptake: device, level: FitnessInsight.level(standing), method: state.method,
        intervalPace: FitnessInsight.intervalPace(uptake),
        thresholdSpeed: FitnessInsight.threshold(
            uptake, profile,
            criticalSpeed: RunningInsight.criticalSpeed(
                history, vdot: uptake.value?.value, asOf: day
            ).value, day),
        predictions: predictions, dataQuality: quality,
        history: FitnessInsight.settled(weekly, since: history.digests.first { $0.sport.isRunning }?.day),
        recommendations: [])
    insight.standing = standing.value
    insight.trend = FitnessInsight.trend(weekly, asOf: day)
    if uptake == .absent(.tooFew) { insight.leastUptake = history.leastEffort(asOf: day) }
    insight.runningBreak = history.runningBreak(asOf: day)
    if predictions.isEmpty { insight.predictionAbsence = uptake.absence ?? history.effortAbsence(asOf: day) }
    insight.lastKnownUptake = FitnessInsight.lastKnown(uptake, asOf: day, history: history, profile: profile)
    insight.quality = state.explainedQuality
    insight.raceDay = RaceDayForecast(asOf: day, history: history, predictions: predictions)
    insight.backtest = test
    insight.leap = EffortLeap.newest(asOf: day, history: history, profile: profile)
    if history.efforts.efforts.contains(where: { $0.day <= day }) { insight.leapAbsence = .nothingFound }
    insight.recommendations = insight.advice(asOf: day, history: history, profile: profile)
    return insight
}

extension FitnessInsight {
    static func level(_ standing: Answer<LevelStanding>) -> Answer<FitnessLevel> {
        switch standing {
        case .absent(let why): .absent(why)
        case .known(let standing): .known(standing.level)
        }
    }

    static func standing(_ uptake: Answer<Estimate>, _ profile: AthleteProfile) -> Answer<LevelStanding> {
        switch uptake {
        case .absent(let why): return .absent(why)
        case .known(let estimate):
            guard let age = profile.age, let sex = profile.sex else { return .absent(.profileIncomplete) }
            // The class is that of the displayed number.
            let shown = Rounding.halfUp(estimate.value, decimals: 1)
            return CooperLevels.standing(uptake: shown, age: age, sex: sex).map { .known($0) } ?? .absent(.outOfRange)
        }
    }

    /// Returns the last known value with its date. Efforts older than 180 days give no current value.
    static func lastKnown(
        _ today: Answer<Estimate>, asOf day: Day, history: History, profile: AthleteProfile
    ) -> Answer<Estimate> {
        if case .known = today { return today }
        let ever = history.efforts.efforts(from: day - 3650, through: day)
        for date in [history.lastRun(onOrBefore: day)?.day, ever.last?.day] {
            guard let date else { continue }
            let then = UptakeState(asOf: date, history: history.withHeat(asOf: date), profile: profile).fused
            if case .known = then { return then }
        }
        return today
    }

    /// Returns seconds per kilometre at maximal uptake.
    static func intervalPace(_ uptake: Answer<Estimate>) -> Answer<Estimate> {
        converted(uptake, method: DanielsGilbert.card.id) { DanielsGilbert.pace(vdot: $0, fraction: 1) }
    }

    /// Returns threshold speed in metres per second: stated, else the median of 88 % of uptake, the one-hour speed, and 96 % of critical
    /// speed if known.
    static func threshold(
        _ uptake: Answer<Estimate>, _ profile: AthleteProfile, criticalSpeed: Estimate?, _ day: Day
    ) -> Answer<Estimate> {
        if let stated = profile.thresholdSpeed, stated.origin == .stated {
            return .known(.stated(stated.value, "m/s", method: Threshold.card.id, asOf: day))
        }
        guard case .known(var estimate) = converted(uptake, method: Threshold.card.id, { Threshold.speed(vdot: $0) }),
            let vdot = uptake.value?.value, let hour = Threshold.oneHourSpeed(vdot: vdot)
        else { return .absent(uptake.absence ?? .outOfRange) }
        var speeds = [estimate.value, hour]
        if let criticalSpeed {
            speeds.append(Threshold.fractionOfCriticalSpeed * criticalSpeed.value)
            estimate.inputs.insert(EstimateInput(name: "critical_speed", value: criticalSpeed.value, unit: "m/s"), at: 1)
        }
        guard let middle = Robust.median(speeds), let least = speeds.min(), let most = speeds.max() else {
            return .absent(.outOfRange)
        }
        let half = max(0.03 * middle, (most - least) / 2)
        estimate.value = middle
        estimate.interval = Interval(low: middle - half, high: middle + half)
        return .known(estimate)
    }

    /// Returns a value that depends on oxygen uptake only, with the same evidence.
    private static func converted(
        _ uptake: Answer<Estimate>, method: String, _ convert: (Double) -> Double?
    ) -> Answer<Estimate> {
        guard case .known(let estimate) = uptake else { return .absent(uptake.absence ?? .noData) }
        guard let value = convert(estimate.value) else { return .absent(.outOfRange) }
        var interval: Interval?
        if let bounds = estimate.interval, let one = convert(bounds.low), let other = convert(bounds.high) {
            interval = Interval(low: min(one, other), high: max(one, other))
        }
        let input = EstimateInput(name: UptakeFusion.card.id, value: estimate.value, unit: "ml/kg/min")
        return .known(
            Estimate(
                value: value, interval: interval, count: estimate.count, quality: estimate.quality, method: method,
                inputs: [input] + estimate.inputs, asOf: estimate.asOf))
    }

    /// Returns the weekly values of half a year with the kinds of their evidence, oldest first.
    static func weekly(
        asOf day: Day, history: History, profile: AthleteProfile
    ) -> [(uptake: DatedValue, sources: [UptakeQuality.Source])] {
        var values: [(uptake: DatedValue, sources: [UptakeQuality.Source])] = []
        for week in stride(from: 25, through: 0, by: -1) {
            let date = day - 7 * week
            let state = UptakeState(asOf: date, history: history, profile: profile)
            if case .known(let estimate) = state.fused {
                values.append((DatedValue(day: date, value: estimate.value), state.parts.map { $0.source }))
            }
        }
        return values
    }

    /// Days after the first run from which an estimate without a race is a point of the curve.
    static let settlingDays = 28

    /// Returns the weekly values from the first one that can be trusted: in the first weeks each longer or faster run raises the estimate,
    /// which says nothing about a change of fitness.
    /// - Parameter first: day of the first run; nil without any.
    static func settled(_ weekly: [(uptake: DatedValue, sources: [UptakeQuality.Source])], since first: Day?) -> [DatedValue] {
        guard let first else { return weekly.map { $0.uptake } }
        return weekly.drop { $0.uptake.day - first < settlingDays && !$0.sources.contains(.race) }.map { $0.uptake }
    }

    /// Compares only weeks with the same kinds of evidence: otherwise a first race would look like a gain. A best effort is only a lower
    /// bound, and its change is no change of fitness.
    static func trend(
        _ weekly: [(uptake: DatedValue, sources: [UptakeQuality.Source])], asOf day: Day
    ) -> FitnessTrendEstimate? {
        let recent = weekly.filter { day - $0.uptake.day <= 42 }
        guard let newest = recent.last, newest.uptake.day == day, !newest.sources.contains(.effort) else { return nil }
        guard recent.allSatisfy({ $0.sources == newest.sources }) else { return nil }
        return FitnessTrendEstimate(
            days: recent.map { Double($0.uptake.day.number) }, values: recent.map { $0.uptake.value })
    }
}
