import Measures
import Training

extension DayStrain {
    /// Hours of heart rate that a day needs before its strain is told.
    static let hoursNeeded = 6.0
    /// A watch measures at rest about every five minutes, and in an activity every five seconds.
    static let secondsAtRest = 300.0
    static let secondsInActivity = 5.0
    /// Of heart-rate reserve: effort below it is none.
    static let leastEffort = 0.4

    /// Green is a light or usual day, amber from 67 on a hard one, red from 90 on a very hard one: a word for effort, no judgement.
    static func band(of percent: Double) -> Score.Band {
        let shown = Rounding.halfUp(percent)
        if shown >= 90 { return .red }
        return shown >= 67 ? .amber : .green
    }

    /// The heart rate from which on effort counts.
    static func effort(resting: Double, maximum: Double) -> Double { resting + leastEffort * (maximum - resting) }

    /// The highest heart rate of a day, where it was effort and no recording of the day holds any: for how long is not known, so that
    /// the day's strain is not 0 but unknown. Nil where there is nothing of the kind.
    static func uncovered(_ history: History, on day: Day) -> Double? {
        var highest: Double?
        for total in history.dailyTotals(of: .heartRate, on: day) { highest = max(highest ?? total.maximum, total.maximum) }
        guard let highest, let range = history.profile(asOf: day).heartRateRange,
            highest >= effort(resting: range.resting, maximum: range.maximum)
        else { return nil }
        let impulse = impulse(
            of: history.digests(from: day, through: day), resting: range.resting, maximum: range.maximum, sex: nil)
        return impulse > 0 ? nil : highest
    }

    /// Training impulse of a day from 40 % of heart-rate reserve on, over its recordings.
    static func impulse(of digests: [ActivityDigest], resting: Double, maximum: Double, sex: Sex?) -> Double {
        var sum = 0.0
        for digest in digests {
            guard let measures = digest.measures, !measures.isHeartRateDoubtful else { continue }
            for (index, seconds) in measures.heartRateSeconds.enumerated() where seconds > 0 {
                let heartRate = Double(measures.lowestHeartRate + index)
                guard heartRate >= effort(resting: resting, maximum: maximum) else { continue }
                let rate = BanisterImpulse.rate(heartRate: heartRate, resting: resting, maximum: maximum, sex: sex)
                sum += (rate ?? 0) * seconds / 60
            }
        }
        return sum
    }
}

/// The strain of a day, 0…100; absent on days with less than six hours of heart rate, and where effort was seen that no recording
/// holds: what nobody measured is not rest.
/// - Parameter uncovered: such an effort of this day.
func strainScore(_ history: History, on day: Day, uncovered: Double?) -> Answer<Score> {
    let profile = history.profile(asOf: day)
    guard let range = profile.heartRateRange else { return .absent(.profileIncomplete) }
    func percent(
        on day: Day, uncovered: @autoclosure () -> Double?
    ) -> (value: Double, impulse: Double, activities: [ActivityDigest])? {
        let digests = history.digests(from: day, through: day)
        guard hasEnoughHeartRate(history, digests, on: day), uncovered() == nil else { return nil }
        let impulse = DayStrain.impulse(
            of: digests, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        return DayStrain.strain(impulse: impulse).map { ($0 / 21 * 100, impulse, digests) }
    }
    guard let today = percent(on: day, uncovered: uncovered) else {
        if uncovered != nil { return .absent(.tooFew) }
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
    let before = (1...7).compactMap { ago in
        percent(on: day - ago, uncovered: DayStrain.uncovered(history, on: day - ago))?.value
    }
    let trend = before.count >= 3 ? Moments.mean(before).map { today.value - $0 } : nil
    return .known(
        Score(estimate: estimate, band: band, drivers: [Score.Driver(name: "load", points: today.value)], trend: trend))
}

/// Six hours, of recordings and of the values beside them. Values alone are no hours: a watch writes a hundred in ten minutes of
/// running.
private func hasEnoughHeartRate(_ history: History, _ digests: [ActivityDigest], on day: Day) -> Bool {
    var recorded = 0.0
    for digest in digests { recorded += digest.measures?.heartRateSeconds.reduce(0, +) ?? 0 }
    var values = 0.0
    for total in history.dailyTotals(of: .heartRate, on: day) { values = max(values, Double(total.count)) }
    let beside = max(0, values - recorded / DayStrain.secondsInActivity)
    return recorded + beside * DayStrain.secondsAtRest >= DayStrain.hoursNeeded * 3600
}

extension History {
    /// What each source counted on a day.
    fileprivate func dailyTotals(of kind: DailyTotalKind, on day: Day) -> [DailyTotal] {
        var found: [DailyTotal] = []
        for total in dailyTotals.reversed() {
            if total.day < day { break }
            if total.day == day, total.kind == kind { found.append(total) }
        }
        return found
    }
}
