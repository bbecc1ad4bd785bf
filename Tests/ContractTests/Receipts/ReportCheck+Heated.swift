import Contract
import Measures
import Training

@testable import Analysis

extension ReportCheck {
    /// Distance of the newest class from the mean of the classes before it, with the 80 % interval of that mean.
    func deviation(_ steps: [String], _ classes: [ActivityDigest]) -> Double? {
        guard let newest = classes.last, let rate = newest.meanHeartRate?.beatsPerMinute else { return nil }
        var before = Array(classes.dropLast())
        if athlete.report[steps.prefix(4) + ["alike_by_humidity"]]?.double != nil {
            guard let warmth = newest.conditions?.wetBulbGlobe?.celsius else { return nil }
            before = history.digests.filter { other in
                other.isHeatedClass && other.conditions?.supposed.humidity == false && other.start < newest.start
                    && (other.conditions?.wetBulbGlobe).map { abs($0.celsius - warmth) <= 1.5 } == true
            }
        }
        let rates = before.compactMap { $0.meanHeartRate?.beatsPerMinute }
        guard rates.count >= 3 else { return nil }
        let mean = rates.reduce(0, +) / Double(rates.count)
        let variance = rates.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(rates.count - 1)
        let half =
            StudentDistribution.halfWidth80(freedom: Double(rates.count - 1)) * (variance / Double(rates.count)).squareRoot()
        switch steps.last {
        case "deviation_low": return 100 * (rate - half - mean) / mean
        case "deviation_high": return 100 * (rate + half - mean) / mean
        default: return 100 * (rate - mean) / mean
        }
    }

    func heatedModel(_ steps: [String]) -> Double? {
        let classes = HeatedModel.classes(history.digests, asOf: insights.asOf)
        switch steps[2] {
        case "classes": return Double(classes.count)
        case "errors":
            let errors = HeatedModel.errors(of: classes)
            return steps[3] == "model_bpm"
                ? errors?.model : steps[3] == "classes" ? errors.map { Double($0.count) } : errors?.bucketMean
        case "newest":
            let expected = athlete.figure("heated_expected")
            switch steps[3] {
            case "mean_hr": return classes.last?.heartRate
            case "expected_bpm": return again("heated_expected")
            default: return steps[3] == "low" ? expected?.interval?.low : expected?.interval?.high
            }
        case "effects":
            let of = athlete.report[steps.prefix(4) + ["of"]]?.string ?? ""
            let names = [
                "one_degree_celsius": "temperature", "ten_points_of_humidity": "humidity", "ten_minutes": "duration",
            ]
            guard let name = names[of].map({ "heated_effect_" + $0 }) else { return nil }
            let interval = athlete.figure(name)?.interval
            return steps[4] == "change_bpm" ? again(name) : steps[4] == "low" ? interval?.low : interval?.high
        default:
            guard let index = Int(steps[3]), let kinds = insights.weather.heatedModel.effects.value?.kinds,
                kinds.indices.contains(index)
            else { return nil }
            let estimate = kinds[index].estimate
            return steps[4] == "change_bpm"
                ? estimate.value : steps[4] == "low" ? estimate.interval?.low : estimate.interval?.high
        }
    }
}
