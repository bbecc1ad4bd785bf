import Measures
import Training

extension DayStrain {
    /// Hours of heart rate that a day needs before its strain is told.
    static let hoursNeeded = 6.0
    /// A watch measures at rest about every five minutes.
    static let samplesNeeded = 72

    /// Green is a light or usual day, amber from 67 on a hard one, red from 90 on a very hard one: a word for effort, no judgement.
    static func band(of percent: Double) -> Score.Band {
        let shown = Rounding.halfUp(percent)
        if shown >= 90 { return .red }
        return shown >= 67 ? .amber : .green
    }

    /// Training impulse of a day from 40 % of heart-rate reserve on, over its recordings.
    static func impulse(of digests: [ActivityDigest], resting: Double, maximum: Double, sex: Sex?) -> Double {
        var sum = 0.0
        for digest in digests {
            guard let measures = digest.measures, !measures.isHeartRateDoubtful else { continue }
            for (index, seconds) in measures.heartRateSeconds.enumerated() where seconds > 0 {
                let heartRate = Double(measures.lowestHeartRate + index)
                guard heartRate - resting >= 0.4 * (maximum - resting) else { continue }
                let rate = BanisterImpulse.rate(heartRate: heartRate, resting: resting, maximum: maximum, sex: sex)
                sum += (rate ?? 0) * seconds / 60
            }
        }
        return sum
    }
}

/// The strain of a day, 0…100; absent on days with less than six hours of heart rate: what nobody measured is not rest.
func strainScore(_ history: History, on day: Day) -> Answer<Score> {
    let profile = history.profile(asOf: day)
    guard let range = profile.heartRateRange else { return .absent(.profileIncomplete) }
    func percent(on day: Day) -> (value: Double, impulse: Double, activities: [ActivityDigest])? {
        let digests = history.digests.filter { $0.day == day }
        guard hasEnoughHeartRate(history, digests, on: day) else { return nil }
        let impulse = DayStrain.impulse(
            of: digests, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        return DayStrain.strain(impulse: impulse).map { ($0 / 21 * 100, impulse, digests) }
    }
    guard let today = percent(on: day) else {
        return .absent(history.dailyTotals.contains { $0.kind == .heartRate } ? .stale : .noData)
    }
    let band = DayStrain.band(of: today.value)
    var inputs = [EstimateInput(name: "training impulse", value: today.impulse, unit: "")]
    for digest in today.activities {
        inputs.append(EstimateInput(name: "session", value: digest.moving / 60, unit: "min", activity: digest.id))
    }
    if profile.sex == nil { inputs.append(BanisterImpulse.withoutSex) }
    let estimate = Estimate(
        value: today.value, interval: nil, count: today.activities.count, quality: 0.7, method: DayStrain.card.id, inputs: inputs,
        asOf: day)
    let before = (1...7).compactMap { percent(on: day - $0)?.value }
    let trend = before.count >= 3 ? Moments.mean(before).map { today.value - $0 } : nil
    return .known(
        Score(estimate: estimate, band: band, drivers: [Score.Driver(name: "load", points: today.value)], trend: trend))
}

private func hasEnoughHeartRate(_ history: History, _ digests: [ActivityDigest], on day: Day) -> Bool {
    for total in history.dailyTotals.reversed() {
        if total.day < day { break }
        if total.day == day, total.kind == .heartRate, total.count >= DayStrain.samplesNeeded { return true }
    }
    var seconds = 0.0
    for digest in digests { seconds += digest.measures?.heartRateSeconds.reduce(0, +) ?? 0 }
    return seconds >= DayStrain.hoursNeeded * 3600
}
