import Measures
import Training

extension DayStrain {
    /// Hours of heart rate that a day's strain requires, and those that cover a whole waking day.
    static let hoursNeeded = 6.0
    static let hoursAwake = 16.0
    /// Share of heart-rate reserve below which there is no effort.
    static let leastEffort = 0.4

    /// Percent from which a day is hard, and from which it is very hard.
    static let hardFrom = 67.0
    static let veryHardFrom = 90.0

    /// Returns the band: green for a light or usual day, amber for a hard one, red for a very hard one. It describes effort without
    /// judgement.
    static func band(of percent: Double) -> Score.Band {
        let shown = Rounding.halfUp(percent)
        if shown >= veryHardFrom { return .red }
        return shown >= hardFrom ? .amber : .green
    }

    /// Returns the heart rate from which effort counts.
    static func effort(resting: Double, maximum: Double) -> Double { resting + leastEffort * (maximum - resting) }

    /// Returns the training impulse from 40 % of heart-rate reserve on.
    /// - Parameter seconds: seconds at each whole heart rate from 0 on.
    static func impulse(of seconds: [Double], resting: Double, maximum: Double, sex: Sex?) -> Double {
        let least = effort(resting: resting, maximum: maximum)
        var sum = 0.0
        for (heartRate, seconds) in seconds.enumerated() where seconds > 0 && Double(heartRate) >= least {
            let rate = BanisterImpulse.rate(heartRate: Double(heartRate), resting: resting, maximum: maximum, sex: sex)
            sum += (rate ?? 0) * seconds / 60
        }
        return sum
    }
}

/// Returns the strain of a day, 0…100; absent on days with less than six hours of heart rate, since missing data are not rest.
/// - Parameter heartRate: heart rate of this day.
func strainScore(_ history: History, _ heartRate: DayHeartRate, on day: Day) -> Answer<Score> {
    let profile = history.profile(asOf: day)
    guard let range = profile.heartRateRange else { return .absent(.profileIncomplete) }
    func impulses(_ heartRate: DayHeartRate) -> (recorded: Double, beside: Double, percent: Double)? {
        guard heartRate.hours >= DayStrain.hoursNeeded else { return nil }
        let recorded = DayStrain.impulse(
            of: heartRate.recorded, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        let beside = DayStrain.impulse(of: heartRate.beside, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        return DayStrain.strain(impulse: recorded + beside).map { (recorded, beside, $0 / DayStrain.most * 100) }
    }
    guard let today = impulses(heartRate) else {
        if heartRate.hours > 0 { return .absent(.tooFew) }
        return .absent(history.dailyTotals.contains { $0.kind == .heartRate } ? .stale : .noData)
    }
    var inputs = [
        EstimateInput(name: "training impulse", value: today.recorded + today.beside, unit: ""),
        EstimateInput(name: "training impulse outside activities", value: today.beside, unit: ""),
        EstimateInput(name: "hours of heart rate", value: heartRate.hours, unit: "h"),
    ]
    for digest in heartRate.activities {
        inputs.append(
            EstimateInput(name: "session", value: digest.moving / 60, unit: "min", of: digest))
    }
    if profile.sex == nil { inputs.append(BanisterImpulse.withoutSex) }
    let estimate = Estimate(
        value: today.percent, interval: nil, count: heartRate.activities.count,
        quality: 0.9 * min(1, heartRate.hours / DayStrain.hoursAwake), method: DayStrain.card.id, inputs: inputs, asOf: day)
    let before = (-7 ... -1).map { impulses(DayHeartRate(history, on: day + $0))?.percent }
    return .known(
        Score(
            estimate: estimate, band: DayStrain.band(of: today.percent),
            drivers: [Score.Driver(name: "load", points: today.percent)], before: before))
}
