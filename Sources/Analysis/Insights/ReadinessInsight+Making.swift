public import Measures
import Training

/// Returns the body's state on a day: recovery, sleep and strain, each with its components.
public func readinessInsight(asOf day: Day, history: History) -> ReadinessInsight {
    let values = MorningValues(history: history, asOf: day)
    let today = RecoveryToday(values, on: day)
    let recovery = recoveryScore(today)
    var recommendations: [Recommendation] = []
    if today.looksIll { recommendations.append(Recommendation(.signsOfIllness, urgency: .warning)) }
    if let score = recovery.value {
        switch score.band {
        // Advice to rest excludes advice for an easy day.
        case .red where today.looksIll: break
        case .red: recommendations.append(Recommendation(.recoveryLow, numbers: [score.estimate.value], urgency: .warning))
        // A hard day is advised only if the sensors leave little doubt.
        case .green where (score.likelihood?.green ?? 0) >= RecoveryScore.certainProbability:
            recommendations.append(Recommendation(.recoveryHigh, numbers: [score.estimate.value], urgency: .success))
        case .green, .amber: break
        }
    }
    let heartRate = DayHeartRate(history, on: day)
    var insight = ReadinessInsight(
        recovery: recovery, sleep: sleepScore(values, need: history.athlete.sleepNeedHours, on: day),
        strain: strainScore(history, heartRate, on: day),
        restingHeartRate: restingHeartRate(today), variability: variability(today), nights: today.nights,
        newDevice: values.newDevice, hoursOfHeartRate: heartRate.hours, variabilityState: variabilityState(today),
        recommendations: recommendations)
    insight.comparedPhase = today.comparedPhase
    insight.lastIll = values.lastIll(before: day)
    insight.firstIll = (today.looksIll ? day : insight.lastIll).map {
        values.firstIll(of: $0, notBefore: day - 2 * ReadinessInsight.daysSearchedForIllness)
    }
    insight.couldShareCycle = history.athlete.sex == .female && values.cycle.starts.isEmpty
    return insight
}

/// Returns the recovery score of a day as displayed on that day.
func recoveryScore(asOf day: Day, history: History) -> Answer<Score> {
    recoveryScore(RecoveryToday(MorningValues(history: history, asOf: day), on: day))
}

private func variabilityState(_ today: RecoveryToday) -> HeartRateVariability.State? {
    guard let week = today.weekMean(upTo: today.day), let usual = usualWeek(today) else { return nil }
    return HeartRateVariability.state(weekMean: week, usualMean: usual.mean, usualDeviation: usual.deviation)
}

private func recoveryScore(_ today: RecoveryToday) -> Answer<Score> {
    guard !today.values.variability.isEmpty || !today.values.restingHeartRate.isEmpty else { return .absent(.noData) }
    guard today.hasToday else { return .absent(.stale) }
    guard let result = today.result, let band = RecoveryScore.band(of: result.score) else { return .absent(.tooFew) }
    var inputs: [EstimateInput] = []
    if let ln = today.values.variability[today.day] {
        inputs.append(EstimateInput(name: today.values.variabilityKind?.rawValue ?? "hrv", value: Double.exp(ln), unit: "ms"))
    }
    if let value = today.values.restingHeartRate[today.day] {
        inputs.append(EstimateInput(name: "resting heart rate", value: value, unit: "bpm"))
    }
    if let value = today.values.respiration[today.day] {
        inputs.append(EstimateInput(name: "respiration", value: value, unit: "/min"))
    }
    if let value = today.values.sleep[today.day] {
        inputs.append(EstimateInput(name: "sleep score", value: value.score, unit: ""))
    }
    inputs += today.terms
    let estimate = Estimate(
        value: result.score, interval: result.interval, count: today.nights, quality: min(1, Double(today.nights) / 30),
        method: RecoveryScore.card.id, inputs: inputs,
        asOf: today.day)
    let before = (-7 ... -1).map { RecoveryToday(today.values, on: today.day + $0).result?.score }
    return .known(
        Score(estimate: estimate, band: band, drivers: result.drivers, before: before, likelihood: result.likelihood))
}

private func sleepScore(_ values: MorningValues, need: Double?, on day: Day) -> Answer<Score> {
    guard !values.sleep.isEmpty else { return .absent(.noData) }
    guard let result = values.sleep[day], let band = RecoveryScore.band(of: result.score) else { return .absent(.stale) }
    let regularity =
        values.sleepRegularity[day].map { [EstimateInput(name: "sleep regularity index", value: $0, unit: "")] } ?? []
    let estimate = Estimate(
        value: result.score,
        interval: Interval(low: max(0, result.score - SleepScore.halfWidth), high: min(100, result.score + SleepScore.halfWidth)),
        count: 1,
        quality: result.drivers.count >= 3 ? 0.8 : 0.5, method: SleepScore.card.id,
        inputs: result.drivers.map { EstimateInput(name: $0.name, value: $0.points, unit: "points") } + regularity + [
            EstimateInput(name: "sleep need", value: need ?? SleepScore.usualNeedHours, unit: "h")
        ], asOf: day)
    let before = (-7 ... -1).map { values.sleep[day + $0]?.score }
    return .known(Score(estimate: estimate, band: band, drivers: result.drivers, before: before))
}

private func restingHeartRate(_ today: RecoveryToday) -> Answer<Baseline> {
    guard !today.values.restingHeartRate.isEmpty else { return .absent(.noData) }
    guard let value = today.values.restingHeartRate[today.day] else { return .absent(.stale) }
    guard let usual = today.restingHeartRate, usual.count >= PersonalBaseline.daysNeeded else { return .absent(.tooFew) }
    let estimate = Estimate(
        value: value, interval: nil, count: usual.count, quality: min(1, Double(usual.count) / 30),
        method: PersonalBaseline.restingHeartRateCard.id,
        inputs: [
            EstimateInput(name: "resting heart rate", value: value, unit: "bpm"),
            EstimateInput(name: "usual_middle", value: usual.median, unit: "bpm"),
            EstimateInput(name: "usual_spread", value: usual.deviation, unit: "bpm"),
        ], asOf: today.day)
    return .known(
        Baseline(today: estimate, usualLow: usual.median - usual.deviation, usualHigh: usual.median + usual.deviation))
}

/// Returns mean and standard deviation of ln variability on the 60 days before the last week; nil with fewer than 14 of them.
private func usualWeek(_ today: RecoveryToday) -> (mean: Double, deviation: Double)? {
    var column: [Double] = []
    let alike = today.values.alike(today.values.variability, on: today.day, least: HeartRateVariability.nightsNeeded)
    for ago in 7..<(7 + PersonalBaseline.length) {
        if let value = alike[today.day - ago] { column.append(value) }
    }
    if column.count < HeartRateVariability.nightsNeeded {
        column = (7..<(7 + PersonalBaseline.length)).compactMap { today.values.variability[today.day - $0] }
    }
    guard column.count >= HeartRateVariability.nightsNeeded, let mean = Moments.mean(column),
        let deviation = Moments.deviation(column)
    else {
        return nil
    }
    return (mean, deviation)
}

/// Returns the week's mean against 60 days ± half a standard deviation, the smallest relevant change.
private func variability(_ today: RecoveryToday) -> Answer<Baseline> {
    guard !today.values.variability.isEmpty, let kind = today.values.variabilityKind else { return .absent(.noData) }
    guard let week = today.weekMean(upTo: today.day) else {
        return .absent(today.values.variability[today.day] == nil ? .stale : .tooFew)
    }
    guard let usual = usualWeek(today) else { return .absent(.tooFew) }
    let half = HeartRateVariability.smallestWorthwhileChange * usual.deviation
    var inputs: [EstimateInput] = []
    for ago in (0..<7).reversed() {
        guard let value = today.values.variability[today.day - ago] else { continue }
        inputs.append(
            EstimateInput(name: kind.rawValue + " of " + ISO8601.text(today.day - ago), value: Double.exp(value), unit: "ms"))
    }
    let mornings = inputs.count
    inputs.append(EstimateInput(name: "usual_middle", value: Double.exp(usual.mean), unit: "ms"))
    inputs.append(EstimateInput(name: "usual_spread", value: usual.deviation, unit: "ln ms"))
    let estimate = Estimate(
        value: Double.exp(week), interval: nil, count: mornings, quality: Double(mornings) / 7, method: kind.rawValue,
        inputs: inputs, asOf: today.day)
    return .known(
        Baseline(today: estimate, usualLow: Double.exp(usual.mean - half), usualHigh: Double.exp(usual.mean + half)))
}
