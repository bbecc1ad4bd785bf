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
        case "vdot": return summary(baseline { DanielsGilbert.time(metres: $1.metres, vdot: $0.vdot) }, steps[2])
        default: return summary(baseline { $0.seconds * Double.pow($1.metres / $0.metres, 1.06) }, steps[2])
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

    /// Each race from the one before it.
    private func baseline(_ time: (EffortRecord.Effort, EffortRecord.Effort) -> Double?) -> [Backtest.Row] {
        var rows: [Backtest.Row] = []
        let races = history.efforts.efforts.filter { $0.isRace }
        for (before, race) in zip(races, races.dropFirst()) {
            guard RaceDistance.allCases.contains(where: { abs($0.distance.metres - race.metres) < 1 }) else { continue }
            guard let digest = history.digest(race.activity) else { continue }
            guard let time = time(before, race) else { continue }
            let heat = evening(of: race).map { $0.told.value / $0.cool.value } ?? 1
            rows.append(Backtest.Row(predicted: time * heat, interval: nil, actual: digest.elapsed))
        }
        return rows
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

    /// What the insights of the evening before said, in cool weather and in the heat of the ten days before.
    private func evening(of race: EffortRecord.Effort) -> (cool: Estimate, told: Estimate)? {
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
            let hardship = digest.elapsed / race.seconds
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
        guard let told = evening(of: effort)?.told else { return nil }
        switch steps[3] {
        case "predicted_s": return told.value
        case "low_s": return told.interval?.low
        default: return told.interval?.high
        }
    }
}
