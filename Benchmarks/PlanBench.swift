import Analysis
import Measures
import Training

/// Milliseconds of one plan of seven days: without a race, and with the weeks up to a marathon in twenty and in fifty-nine weeks.
func benchPlans(rounds: Int) -> String? {
    guard let years = TenYears() else { return nil }
    let clock = ContinuousClock()
    var parts: [String] = []
    var checksum = 0.0
    for (name, weeks) in [("without_race", 0), ("twenty_weeks", 20), ("most_weeks", 59)] {
        var history = years.history(years.digests)
        if weeks > 0, let race = RaceGoal(id: UniqueID(high: 1, low: 1), day: TenYears.end + (7 * weeks), metres: 42_195) {
            history.races = [race]
        }
        let insights = insights(asOf: TenYears.end, history: history)
        var times: [Double] = []
        for _ in 0..<rounds {
            var plan: SevenDayPlan?
            let took = clock.measure {
                plan = sevenDayPlan(
                    asOf: TenYears.end, history: history, load: insights.load, readiness: insights.readiness)
            }
            times.append(seconds(took) * 1000)
            checksum += plan?.days.reduce(0) { $0 + $1.load } ?? 0
        }
        var today: [Double] = []
        for _ in 0..<rounds {
            var plan: EarlierPlan?
            today.append(seconds(clock.measure { plan = EarlierPlan(asOf: TenYears.end - 1, history: history) }) * 1000)
            checksum += plan?.days.reduce(0) { $0 + $1.load } ?? 0
        }
        parts.append("\"\(name)\":[\(list(times))],\"\(name)_today\":[\(list(today))]")
    }
    return "{\"activities\":\(years.digests.count),\"checksum\":\(checksum),\(parts.joined(separator: ","))}"
}
