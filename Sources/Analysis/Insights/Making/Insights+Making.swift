public import Measures

/// Everything that Hearth concludes about an athlete on a day. Nothing after the day is looked at.
/// - Parameter runs: rests weather on the newest so many runs, and fitness and load on the newest so many activities; nil for
///   the usual windows.
public func insights(asOf day: Day, history: History, runs: Int? = nil) -> Insights {
    let rested = runs.map { history.newest(max(1, $0), asOf: day) } ?? history
    let weather =
        runs.map { weatherInsight(asOf: day, history: history, runs: $0) } ?? weatherInsight(asOf: day, history: history)
    let readiness = readinessInsight(asOf: day, history: history)
    let fitness = fitnessInsight(asOf: day, history: rested)
    var load = loadInsight(
        asOf: day, history: rested, fitness: fitness, readiness: recoveryScores(today: readiness, asOf: day, history: history))
    load.plan = sevenDayPlan(
        asOf: day, history: history, recovery: load.recovery.value, change: load.change.value,
        daysToRace: history.daysToRace(asOf: day))
    load.niggles = NotedNiggle.all(asOf: day, history: history)
    load.outlook = LoadState(asOf: day, history: history)?.outlook(plan: load.plan)
    return Insights(
        asOf: day, weather: weather, fitness: fitness, load: load, readiness: readiness,
        priorities: priorities(weather: weather, fitness: fitness, load: load, readiness: readiness),
        running: runningInsight(asOf: day, history: history, fitness: fitness))
}

/// Recovery scores as they are shown, today first: five days, and further back only while every one is low.
private func recoveryScores(today: ReadinessInsight, asOf day: Day, history: History) -> [Double?] {
    var scores = [shown(today)]
    for back in 1..<28 {
        let isLow = scores.allSatisfy { $0.map { $0 < 34 } ?? false }
        guard back < 5 || isLow else { break }
        scores.append(shown(readinessInsight(asOf: day - back, history: history)))
    }
    return scores
}

private func shown(_ readiness: ReadinessInsight) -> Double? {
    readiness.recovery.value.map { Rounding.halfUp($0.estimate.value) }
}

/// Most urgent first, each rule once; of equal urgency the body speaks before the training, and that before the weather.
private func priorities(
    weather: WeatherInsight, fitness: FitnessInsight, load: LoadInsight, readiness: ReadinessInsight
) -> [Recommendation] {
    var all: [Recommendation] = []
    for advice in readiness.recommendations + load.recommendations + weather.recommendations + fitness.recommendations
    where !all.contains(where: { $0.rule == advice.rule }) {
        all.append(advice)
    }
    // Sorting by urgency alone must not shuffle equals.
    var sorted: [Recommendation] = []
    for urgency in [Recommendation.Urgency.warning, .success, .info] { sorted += all.filter { $0.urgency == urgency } }
    return sorted
}
