public import Measures
import Training

/// Returns the training load until a day, compared with the athlete's usual load. `insights(asOf:history:)` adds the plan.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - history: all data of the athlete.
///   - fitness: source of performance; load alone never gives a fitness trend.
///   - readiness: known recovery scores of the last days, today first.
public func loadInsight(
    asOf day: Day, history: History, fitness: FitnessInsight, readiness: [Double?] = []
) -> LoadInsight {
    loadInsight(asOf: day, history: history, performance: fitness.trend, readiness: readiness)
}

/// - Parameter performance: trend of performance; nil takes that of efficiency.
func loadInsight(
    asOf day: Day, history: History, performance: FitnessTrendEstimate?, readiness: [Double?] = []
) -> LoadInsight {
    guard let state = LoadState(asOf: day, history: history) else { return LoadInsight.empty(.noData) }
    let spike = LongestRun(asOf: day, history: history)
    let ratio = state.shownRatio
    let returning = state.returning
    // After a break the ratio has no basis: it gives neither a class nor a trend.
    let shown = returning == nil ? ratio : nil
    let trend = LoadInsight.fitnessTrend(asOf: day, history: history, performance: performance)
    var insight = LoadInsight(
        acute: state.acute, chronic: state.chronic, ratio: state.ratio,
        zone: LoadInsight.answer(shown.flatMap { LoadZone(ratio: $0) }, else: state.ratio.absence ?? .outOfRange),
        smoothedRatio: state.smoothedRatio, fitness: state.fitness, fatigue: state.fatigue, form: state.form,
        monotony: state.monotony, strain: state.strain,
        weeklyDistance: LoadInsight.weeklyDistance(asOf: day, history: history),
        change: LoadInsight.answer(
            LoadChange(ratio: shown, spike: spike?.spike.ratio, isWithinUsualWeek: state.isWithinUsualWeek),
            else: state.ratio.absence),
        recovery: LoadInsight.recovery(state, readiness: readiness, trend: trend?.changePercent),
        trainingTrend: returning == nil ? LoadInsight.trainingTrend(state) : .absent(.outOfRange),
        fitnessTrend: LoadInsight.answer(trend?.trend, else: .tooFew), days: LoadInsight.days(state), plan: [],
        recommendations: [], uncoupledRatio: state.uncoupledRatio,
        spike: spike.map { .known($0.estimate(asOf: day)) } ?? .absent(.tooFew), heatGap: state.heatGap, returning: returning)
    (insight.longestRun, insight.recoveryScores, insight.performance) = (spike, readiness, trend)
    insight.isWithinUsualWeek = state.isWithinUsualWeek
    insight.usualWeek = LoadInsight.usualWeek(state)
    insight.recommendations = insight.advice(state, spike: spike)
    return insight
}

extension LoadInsight {
    static func answer<Value>(_ value: Value?, else reason: Absence?) -> Answer<Value> {
        value.map { .known($0) } ?? .absent(reason ?? .tooFew)
    }

    static func usualWeek(_ state: LoadState) -> Answer<Double> {
        guard state.daily.length >= LoadRatio.chronicDays else { return .absent(.tooFew) }
        let load = TrainingPhase.fullWeek(state.daily.loads)
        return state.returning == nil && load > 0 ? .known(load) : .absent(.stale)
    }

    static func weeklyDistance(asOf day: Day, history: History) -> Answer<Estimate> {
        var kilometres = 0.0
        var inputs: [EstimateInput] = []
        var sessions = 0
        for digest in history.digests(from: day - 6, through: day) {
            guard digest.sport.isOnFoot else { continue }
            sessions += 1
            guard let metres = digest.distance?.amount else { continue }
            kilometres += metres / 1000
            inputs.append(EstimateInput(name: "distance", value: metres / 1000, unit: "km", of: digest))
        }
        // A week without runs is zero kilometres only if something was recorded in it.
        guard history.knownDays.contains(where: { $0 <= day && day - $0 < 7 }) else {
            return .absent(history.daysSinceActivity(asOf: day) == nil ? .noData : .stale)
        }
        // Runs of unknown length are not zero either.
        guard sessions == 0 || !inputs.isEmpty else { return .absent(.noData) }
        return .known(
            Estimate(
                value: kilometres, interval: nil, count: inputs.count,
                quality: sessions == 0 ? 1 : Double(inputs.count) / Double(sessions), method: DistancePath.card.id,
                inputs: inputs,
                asOf: day))
    }

    /// - Parameter trend: percent of change of performance over six weeks, if known.
    static func recovery(_ state: LoadState, readiness: [Double?], trend: Double?) -> Answer<RecoveryStatus> {
        guard case .known(let form) = state.form, case .known(let fitness) = state.fitness else {
            return .absent(state.form.absence ?? .tooFew)
        }
        guard state.isWatched else { return .absent(.stale) }
        // Form during a break only shows that there is a break.
        let isIdle = !state.daily.loads.suffix(RecoveryStatus.longBreak).contains { $0 > 0 }
        if isIdle, (readiness.first ?? nil) == nil { return .absent(.stale) }
        let low = readiness.map { $0.map { $0 < RecoveryStatus.lowReadiness } ?? false }
        // After a few sessions fatigue rises long before fitness, so form means nothing.
        let hasBasis = state.hasBasisForForm
        if !hasBasis, (readiness.first ?? nil) == nil { return .absent(.tooFew) }
        let status = RecoveryStatus(
            form: hasBasis ? form.value : 0, fitness: fitness.value, readiness: readiness.first ?? nil,
            lowDaysOfFive: low.prefix(RecoveryStatus.recentDays).filter { $0 }.count, sustainedLowDays: low.prefix { $0 }.count,
            performanceDrop: trend.map { -$0 })
        return answer(isIdle && status == .wellRecovered ? .adequate : status, else: .outOfRange)
    }

    static func trainingTrend(_ state: LoadState) -> Answer<TrainingTrend> {
        // Days without any record are neither training nor a break.
        guard state.isWatched else { return .absent(.stale) }
        // Any sport counts as a session here.
        let idle = state.daily.loads.reversed().prefix { $0 <= 0 }.count
        let below =
            state.ratio.value == nil ? 0 : state.ratios(back: LoadRatio.chronicDays).prefix { $0 < LoadRatioBounds.low }.count
        let trend = TrainingTrend(
            ratio: state.shownRatio, chronicChange: state.chronicChange, daysIdle: idle,
            daysToRace: state.history.daysToRace(asOf: state.day), daysBelow: below)
        return answer(trend, else: state.ratio.absence)
    }

    /// Returns the trend of weekly oxygen uptake with six weeks of data, else of metres per heart beat in cool weather.
    static func fitnessTrend(asOf day: Day, history: History, performance: FitnessTrendEstimate?) -> FitnessTrendEstimate? {
        if let performance { return performance }
        let runs = history.digests(from: day - 42, through: day).filter { $0.efficiency(cooledBy: history.heat) != nil }
        let onOneWay = Efficiency.usualWay(of: runs, asOf: day)
        var weeks: [[Double]] = [[], [], [], [], [], [], []]
        for digest in onOneWay ?? runs {
            if let efficiency = digest.efficiency(cooledBy: history.heat) { weeks[(day - digest.day) / 7].append(efficiency) }
        }
        var values: [DatedValue] = []
        for week in weeks.indices.reversed() {
            if let middle = Robust.median(weeks[week]) { values.append(DatedValue(day: day - 7 * week, value: middle)) }
        }
        return FitnessTrendEstimate(weekly: values)
    }

    /// Returns the days of the last two years.
    static func days(_ state: LoadState) -> [LoadDay] {
        let first = max(0, state.daily.loads.count - 731)
        return (first..<state.daily.loads.count).map { state.loadDay($0) }
    }

    /// Returns the insight without a session, with the reason for all values.
    static func empty(_ reason: Absence) -> LoadInsight {
        LoadInsight(
            acute: .absent(reason), chronic: .absent(reason), ratio: .absent(reason), zone: .absent(reason),
            smoothedRatio: .absent(reason), fitness: .absent(reason), fatigue: .absent(reason), form: .absent(reason),
            monotony: .absent(reason), strain: .absent(reason), weeklyDistance: .absent(reason), change: .absent(reason),
            recovery: .absent(reason), trainingTrend: .absent(reason), fitnessTrend: .absent(reason), days: [], plan: [],
            recommendations: [Recommendation(.needMoreHistory, numbers: [Double(LoadRatio.chronicDays)], urgency: .info)])
    }
}
