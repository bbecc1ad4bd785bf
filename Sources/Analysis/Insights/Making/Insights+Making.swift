public import Measures

/// Returns all results for an athlete on a day. Data after the day are ignored.
public func insights(asOf day: Day, history known: History) -> Insights {
    let history = known.withHeat(asOf: day)
    var weather = weatherInsight(asOf: day, history: history)
    let readiness = readinessInsight(asOf: day, history: history)
    let fitness = fitnessInsight(asOf: day, history: history)
    var load = loadInsight(
        asOf: day, history: history, fitness: fitness, readiness: recoveryScores(today: readiness, asOf: day, history: history))
    let earlier = EarlierPlan(asOf: day - 1, history: history)
    let plan = sevenDayPlan(
        asOf: day, history: history, load: load, readiness: readiness,
        announced: Announced(on: day, history: history, load: load, readiness: readiness, earlier: earlier))
    load.shortfalls = history.shortfalls(asOf: day)
    (load.plan, load.planReason, load.planNeed) = (
        plan.days.map { $0.stating(load.shortfalls).naming(history.races) }, plan.reason, plan.need
    )
    (load.planScale, load.season, load.heatBlock, load.planFewer) = (plan.loadScale, plan.season, plan.heatBlock, plan.fewer)
    load.easedToday = plan.easedToday
    (load.isPlanAroundMore, load.unrecordedRace) = (plan.isAroundMore, history.unrecordedRace(asOf: day))
    load.isLongLeftOut = plan.isLongLeftOut
    load.isPlanChangedAround = plan.isChangedAround
    load.niggles = NotedNiggle.all(asOf: day, history: history)
    load.laterPlan = plan.later.map { $0.stating(load.shortfalls) }
    load.outlook = LoadState(asOf: day, history: history)?.outlook(planned: plan.loads)
    let verdict = DayVerdict(asOf: day, history: history, readiness: readiness, load: load, earlier: earlier)
    load.recommendations = verdict.permitted(load.recommendations)
    // Without other advice, the load page explains why the day is easy.
    if load.recommendations.isEmpty {
        load.recommendations = verdict.permitted(readiness.recommendations.filter { $0.rule.asksForEase })
    }
    weather.recommendations = verdict.permitted(weather.recommendations)
    return Insights(
        asOf: day, weather: weather, fitness: fitness, load: load, readiness: readiness,
        priorities: prioritised(verdict, weather: weather, fitness: fitness, load: load, readiness: readiness),
        running: runningInsight(asOf: day, history: history, fitness: fitness), earlierPlan: earlier)
}

extension Insights {
    /// Returns the insights with weather and fitness based on the newest runs only.
    ///
    /// Load is unchanged: sums of 28 days and usual values include all activities.
    /// - Parameters:
    ///   - runs: number of runs to use.
    ///   - history: the history of these insights.
    public func resting(onNewest runs: Int, of history: History) -> Insights {
        let count = max(1, runs)
        var rested = self
        let verdict = DayVerdict(
            asOf: asOf, history: history, readiness: readiness, load: load, earlier: earlierPlan)
        rested.weather = weatherInsight(asOf: asOf, history: history, runs: count)
        rested.weather.recommendations = verdict.permitted(rested.weather.recommendations)
        rested.fitness = fitnessInsight(
            asOf: asOf, history: history.withHeat(asOf: asOf).resting(onNewest: count, asOf: asOf), test: fitness.backtest)
        rested.priorities = prioritised(
            verdict, weather: rested.weather, fitness: rested.fitness, load: load, readiness: readiness)
        return rested
    }
}

/// Recovery scores as displayed, today first: five days, and further back while all are low.
/// - Parameter known: scores of earlier days that are computed already.
func recoveryScores(
    today: ReadinessInsight, asOf day: Day, history: History, known: [Day: Answer<Score>] = [:]
) -> [Double?] {
    func shown(_ recovery: Answer<Score>) -> Double? { recovery.value.map { Rounding.halfUp($0.estimate.value) } }
    var scores = [shown(today.recovery)]
    for back in 1..<28 {
        let isLow = scores.allSatisfy { $0.map { $0 < RecoveryStatus.lowReadiness } ?? false }
        guard back < RecoveryStatus.recentDays || isLow else { break }
        scores.append(shown(known[day - back] ?? recoveryScore(asOf: day - back, history: history)))
    }
    return scores
}

/// Returns the advice by urgency, each rule once, without contradictions of the day's verdict. Among equals, advice about the body precedes
/// that about training, then weather.
private func prioritised(
    _ verdict: DayVerdict, weather: WeatherInsight, fitness: FitnessInsight, load: LoadInsight, readiness: ReadinessInsight
) -> [Recommendation] {
    var all: [Recommendation] = []
    let collected = readiness.recommendations + load.recommendations + weather.recommendations + fitness.recommendations
    for advice in verdict.permitted(collected) where !all.contains(where: { $0.rule == advice.rule }) {
        all.append(advice)
    }
    // A stable sort: equals keep their order.
    var sorted: [Recommendation] = []
    for urgency in [Recommendation.Urgency.warning, .success, .info] { sorted += all.filter { $0.urgency == urgency } }
    return sorted
}
