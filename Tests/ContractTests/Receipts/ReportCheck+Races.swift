import Contract
import Measures

@testable import Analysis

extension ReportCheck {
    func backtest(_ steps: [String]) -> Double? {
        switch steps[1] {
        case "races": return race(steps)
        case "without_prediction":
            let standard = history.efforts.efforts.filter { effort in
                effort.isRace && RaceDistance.allCases.contains { abs($0.distance.metres - effort.metres) < 1 }
            }
            return Double(standard.count - rows.count)
        case "summary": return summary(rows, steps[2])
        case "in_own_conditions": return summary(ownConditions, steps[2])
        case "pooled":
            return summary(compared.map { Backtest.Row(predicted: $0.pooled, interval: nil, actual: $0.actual) }, steps[2])
        case "vdot": return summary(compared.map { Backtest.Row(predicted: $0.vdot, interval: nil, actual: $0.actual) }, steps[2])
        default: return summary(compared.map { Backtest.Row(predicted: $0.riegel, interval: nil, actual: $0.actual) }, steps[2])
        }
    }

    private var rows: [Backtest.Row] {
        guard case .list(let races)? = athlete.report[["backtest", "races"]] else { return [] }
        return races.map { race in
            Backtest.Row(
                predicted: race["predicted_s"]?.double ?? .nan,
                interval: Interval(low: race["low_s"]?.double ?? .nan, high: race["high_s"]?.double ?? .nan),
                actual: race["actual_s"]?.double ?? .nan)
        }
    }

    /// The races that all three models predicted: the baselines from the race before.
    private var compared: [RaceModelChoice.Race] {
        history.efforts.efforts.filter { $0.isRace }.compactMap { race in
            let day = race.day - 1
            let known = history.withHeat(asOf: day)
            let state = UptakeState(asOf: day, history: known, profile: known.profile(asOf: day))
            guard let digest = history.digest(race.activity),
                let distance = RaceDistance.allCases.first(where: { abs($0.distance.metres - race.metres) < 1 }),
                let forecast = RaceForecast(asOf: day, history: known, vdot: state.fused.value?.value),
                let pooled = forecast.prediction(distance, quality: 1),
                let before = known.efforts.efforts.last(where: {
                    $0.isRace && !$0.isDoubtful && $0.day <= day && day - $0.day < 365
                }), let vdot = DanielsGilbert.time(metres: distance.distance.metres, vdot: before.vdot)
            else { return nil }
            let warm = RaceDayForecast(of: race.day, asOf: day, history: known, predictions: [pooled]).times.first?.time.value
            let heat = (warm ?? pooled.time.value) / pooled.time.value
            let riegel = before.seconds * Double.pow(distance.distance.metres / before.metres, 1.06)
            return RaceModelChoice.Race(
                pooled: pooled.time.value * heat, riegel: riegel * heat, vdot: vdot * heat, actual: digest.elapsed)
        }
    }

    private func summary(_ rows: [Backtest.Row], _ key: String) -> Double? {
        guard let test = Backtest(rows: rows) else { return nil }
        switch key {
        case "races": return Double(test.count)
        case "within_band":
            return Double(rows.count { $0.actual >= $0.interval?.low ?? .nan && $0.actual <= $0.interval?.high ?? .nan })
        case "coverage": return test.held?.coverage
        case "coverage_low": return test.held?.bounds.low
        case "coverage_high": return test.held?.bounds.high
        case "personal_bias_percent":
            return min(3, max(-3, 100 * Double(test.count) / Double(test.count + 4) * Double.log(1 + test.biasPercent / 100)))
        case "bias_percent": return test.biasPercent
        case "mean_error_percent": return test.meanAbsoluteErrorPercent
        case "root_mean_square_min": return test.rootMeanSquareMinutes
        default: return nil
        }
    }

    /// The insights of the evening before, in cool weather and in the heat of the ten days before.
    private func evening(of race: EffortRecord.Effort) -> (cool: Estimate, predicted: Estimate)? {
        let day = race.day - 1
        let predictions = fitnessInsight(asOf: day, history: history).predictions
        guard let cool = predictions.first(where: { abs($0.race.distance.metres - race.metres) < 1 }) else { return nil }
        let heat = RaceDayForecast(of: race.day, asOf: day, history: history, predictions: [cool])
        return (cool.time, heat.times.first?.time ?? cool.time)
    }

    /// The predictions of the evenings, times what the race's own heat and hills cost it.
    private var ownConditions: [Backtest.Row] {
        history.efforts.efforts.filter { $0.isRace }.compactMap { race in
            guard let cool = evening(of: race)?.cool, let digest = history.digest(race.activity) else { return nil }
            let known = history.withHeat(asOf: race.day - 1).efforts.efforts
            guard let seconds = known.last(where: { $0.isRace && $0.activity == race.activity })?.seconds else { return nil }
            let hardship = digest.elapsed / seconds
            let interval = cool.interval.map { Interval(low: $0.low * hardship, high: $0.high * hardship) }
            return Backtest.Row(predicted: cool.value * hardship, interval: interval, actual: digest.elapsed)
        }
    }

    private func race(_ steps: [String]) -> Double? {
        guard let id = athlete.report[steps.dropLast() + ["activity"]]?.string, let digest = history.digest(id) else {
            return nil
        }
        if steps[3] == "actual_s" { return digest.elapsed }
        guard let effort = history.efforts.efforts.first(where: { $0.isRace && $0.activity == id }) else { return nil }
        guard let predicted = evening(of: effort)?.predicted else { return nil }
        switch steps[3] {
        case "predicted_s": return predicted.value
        case "low_s": return predicted.interval?.low
        default: return predicted.interval?.high
        }
    }
}
