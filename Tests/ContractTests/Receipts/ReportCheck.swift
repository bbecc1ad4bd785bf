import Contract
import Measures

@testable import Analysis

/// What each number of a report should be, found a second time: figures from their receipts, facts from the recordings.
struct ReportCheck {
    let athlete: ReportedAthlete
    var insights: Insights { athlete.insights }
    var history: History { athlete.history }

    init(_ athlete: ReportedAthlete) { self.athlete = athlete }

    func expected(_ steps: [String], _ line: ReportSources.Line) -> Double? {
        let words = line.source.split(separator: " ").map { String($0) }
        if words.count == 2, words[0] == "figure", FigureNames.names.contains(words[1]) {
            return steps[0] == "analyses" ? rounded(words[1], steps) : again(words[1])
        }
        switch steps[0] {
        case "analyses": return analyses(steps)
        case "readiness": return readiness(steps)
        case "running": return running(steps)
        case "forecast": return forecast(steps)
        case "heat": return heat(steps)
        case "niggles": return niggle(steps)
        case "fitness": return fitness(steps)
        case "backtest": return backtest(steps)
        case "format": return 1
        case "activities": return activity(steps)
        default: return nil
        }
    }

    /// A figure, made again from its receipt.
    func again(_ name: String) -> Double? { athlete.figure(name).flatMap { Recomputation($0).value(of: name) } }

    /// As the insights API rounds it; an absent one is zero there, and its reason stands beside it.
    private func rounded(_ name: String, _ steps: [String]) -> Double? {
        guard let value = again(name) else {
            let absent = athlete.report[["analyses", steps[1], "evidence", "absent"]]
            return absent?[steps[2]]?.string != nil ? 0 : nil
        }
        let twoDecimals = ["acwr", "smoothed_acwr", "monotony", "heat_acclimation_state", "data_quality_score"]
        return Rounding.halfUp(value, decimals: twoDecimals.contains(steps[2]) ? 2 : 1)
    }

    // MARK: Analyses

    private func analyses(_ steps: [String]) -> Double? {
        if steps.contains("evidence") { return steps.contains("rules") ? rule(steps) : interval(steps) }
        let window = WeatherWindow(digests: history.digests, asOf: insights.asOf, limit: 30)
        switch steps[2] {
        case "heat_stress_runs":
            return Double(window.runs.count { ($0.wetBulbGlobe ?? 0) >= 18.4 })
        case "ideal_condition_runs": return Double(window.runs.count { (7.5...15).contains($0.wetBulbGlobe ?? -99) })
        case "runs_with_weather": return Double(window.runs.count)
        case "plan": return plan(steps)
        case "race_predictions": return prediction(steps)
        default: return nil
        }
    }

    private func plan(_ steps: [String]) -> Double? {
        let days = sevenDayPlan(
            asOf: insights.asOf, history: history, load: insights.load, readiness: insights.readiness,
            announced: Announced(
                on: insights.asOf, history: history, load: insights.load, readiness: insights.readiness,
                earlier: insights.earlierPlan)
        ).days
        guard let index = Int(steps[3]), days.indices.contains(index) else { return nil }
        switch steps[4] {
        case "minutes": return days[index].minutes.map { Double($0) }
        case "hard_minutes": return Double(days[index].hardMinutes)
        case "distance_km": return days[index].distance.map { Rounding.halfUp($0 / 1000, decimals: 1) }
        default: return Rounding.halfUp(days[index].load, decimals: 1)
        }
    }

    private func prediction(_ steps: [String]) -> Double? {
        let race = RaceDistance.allCases.first { $0.rawValue == athlete.report[steps.dropLast() + ["distance"]]?.string }
        guard let race, let estimate = athlete.figure(FigureNames.name(of: race)) else { return nil }
        switch steps[4] {
        case "distance_km": return race.distance.metres / 1000
        case "predicted_time_seconds": return again(FigureNames.name(of: race)).map { Rounding.halfUp($0) }
        case "low_seconds": return estimate.interval.map { Rounding.halfUp($0.low) }
        default: return estimate.interval.map { Rounding.halfUp($0.high) }
        }
    }

    /// The interval of the figure that the key beside it names.
    private func interval(_ steps: [String]) -> Double? {
        let key = steps[4]
        var name = ReportSources.line(for: ["analyses", steps[1], key]).map { String($0.source.dropFirst("figure ".count)) }
        for race in RaceDistance.allCases where key == "race_predictions." + race.rawValue { name = FigureNames.name(of: race) }
        if key == "vvo2_max_pace" { name = key }
        if key == "threshold_pace" || key == "threshold_speed_metres_per_second" { name = "threshold_speed" }
        guard let name, let bounds = athlete.figure(name)?.interval else { return nil }
        let decimals =
            switch key {
            case "vvo2_max_pace": 0
            case "threshold_pace", "threshold_speed_metres_per_second": 3
            case "heat_acclimation_state", "acwr": 2
            default: key.hasPrefix("race_predictions") ? 0 : 1
            }
        return Rounding.halfUp(steps[5] == "low" ? bounds.low : bounds.high, decimals: decimals)
    }

    /// The figures that a rule names, in the order of its sentence.
    private func rule(_ steps: [String]) -> Double? {
        guard let name = athlete.report[steps.prefix(5) + ["rule"]]?.string, let index = Int(steps[6]) else { return nil }
        if name == RulePayload.figuresAbsent, case .object(let absent)? = athlete.report[steps.prefix(3) + ["absent"]] {
            return Double(absent.keys.count { AbsentFigure.Key(rawValue: $0) != nil })
        }
        guard let rule = Recommendation.Rule(rawValue: name) else { return nil }
        let numbers: [Double?] =
            switch rule {
            case .loadWellAboveUsual, .loadAboveUsual, .loadBelowUsual, .loadInUsualRange, .easierWeekPlanned:
                [again("acwr")]
            case .returningAfterBreak:
                insights.load.returning.map { [Double($0.days), Double(insights.asOf - $0.since)] } ?? []
            case .sessionMuchLongerThanRecent: athlete.figure("session_spike")?.inputs.map { $0.value } ?? []
            case .veryTired, .freshEnoughForQuality: [again("form")]
            case .weekTooMonotonous: [again("monotony")]
            case .needMoreHistory: [history.dailyLoads(through: insights.asOf).map { Double(28 - $0.loads.count) }]
            case .needRecentActivities:
                [history.digests.map { $0.day }.filter { $0 <= insights.asOf }.max().map { Double(insights.asOf - $0) }]
            case .needRecentEffort:
                [history.efforts.lastHard(asOf: insights.asOf).map { Double(insights.asOf - $0.day) }]
            case .needEffortAfterBreak:
                insights.fitness.runningBreak.map { [Double($0.days), Double(insights.asOf - $0.end)] } ?? []
            case .confirmDistance, .effortSetAside:
                [
                    insights.fitness.leap.map { $0.metres / 1000 }, again("effort_leap"),
                    insights.fitness.leap.map { Double(insights.asOf - $0.day) },
                ]
            case .uptakeAtLeast:
                [insights.fitness.leastUptake.flatMap { DanielsGilbert.vdot(metres: $0.metres, seconds: $0.seconds) }]
            case .confirmRace:
                history.efforts.doubtfulRace(asOf: insights.asOf).map {
                    [$0.metres / 1000, Double(insights.asOf - $0.day)]
                } ?? []
            case .raceAndDeviceDisagree:
                [again("vo2_max"), again("device_vo2_max")]
                    + (insights.fitness.deviceOxygenUptake.value?.interval.map { [$0.low, $0.high] } ?? [])
            case .fitnessImproving, .fitnessDeclining: [weeklyChange]
            case .slowDownInHeat:
                [athlete.report[["analyses", "weather_context", "heat_stress_runs"]]?.double, again("pace_degradation")]
            case .acclimationFading: [insights.weather.acclimation.value?.lastExposure.map { Double(insights.asOf - $0) }]
            case .trainAt: insights.weather.trainingTimes.flatMap { [Double($0.start), Double($0.end)] }
            case .recoveryLow, .recoveryHigh: [again("recovery")]
            default: []
            }
        if rule == .trainAt {
            // One piece of advice for each window, in their order.
            let before = (0..<(Int(steps[4]) ?? 0)).count {
                athlete.report[steps.prefix(4) + [String($0), "rule"]]?.string == name
            }
            return numbers.indices.contains(2 * before + index) ? numbers[2 * before + index] : nil
        }
        // As fine as any sentence says them.
        return numbers.indices.contains(index) ? numbers[index].map { Rounding.halfUp($0, decimals: 2) } : nil
    }

    private var weeklyChange: Double? {
        let weeks = insights.fitness.history.filter { insights.asOf - $0.day <= 42 }
        return FitnessTrendEstimate(days: weeks.map { Double($0.day.number) }, values: weeks.map { $0.value })?.changePercent
    }
}
