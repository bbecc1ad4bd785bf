import Analysis
import Measures
import Training

/// Milliseconds of one plan of seven days: without a race, and with the weeks up to a marathon in twenty and in fifty-nine weeks.
///
/// One decided all seven days otherwise than they are planned, which the plan is made for several times. The last one follows a routine that asks for
/// far too much in each week. Four past weeks of that routine, which are planned again, are apart.
func benchPlans(rounds: Int) -> String? {
    guard let years = TenYears() else { return nil }
    let clock = ContinuousClock()
    var parts: [String] = []
    var checksum = 0.0
    for (name, weeks) in [("without_race", 0), ("twenty_weeks", 20), ("most_weeks", 59), ("decided", 20), ("routine", 59)] {
        var history = years.history(years.digests)
        if name == "routine" { history.routines = demandingRoutine() }
        if name == "decided" { history.plan = decidedDays() }
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
        if name == "routine" {
            var past: [Double] = []
            for _ in 0..<rounds {
                var days: [Day: PastRoutineDay] = [:]
                past.append(
                    seconds(clock.measure { days = history.plannedRoutineDays((TenYears.end - 28)...(TenYears.end - 1)) }) * 1000)
                checksum += Double(days.count)
            }
            parts.append("\"routine_past\":[\(list(past))]")
        }
        parts.append("\"\(name)\":[\(list(times))],\"\(name)_today\":[\(list(today))]")
    }
    return "{\"activities\":\(years.digests.count),\"checksum\":\(checksum),\(parts.joined(separator: ","))}"
}

/// A ride of twenty-five minutes on each of the seven days.
private func decidedDays() -> StoredPlan {
    StoredPlan(
        (1...7).map { number in
            StoredDay(
                day: TenYears.end + number, sessions: [PlannedSession(kind: .ride, intensity: .easy, minutes: 25)],
                origin: .edited,
                decided: TenYears.end)
        })
}

/// Three hours of running a day, which the plan shortens and leaves out in every week.
private func demandingRoutine() -> RoutineHistory {
    var history = RoutineHistory()
    guard let id = ContentID("run"), let reference = RoutineReference("bench/days") else { return history }
    let days = (0..<7).map { number in
        RoutineDay(
            name: TranslatedText("Day"), description: TranslatedText("Run."),
            sessions: [TrainingMethod.Intensity.easy, number == 3 ? .tempo : number == 6 ? .long : .easy].map {
                RoutineDay.Session(
                    TrainingMethod(
                        id: id, kind: .run, name: TranslatedText("Run"), description: TranslatedText("Run."), minutes: 90,
                        intensity: $0))
            })
    }
    guard
        let routine = Routine(
            reference: reference, name: TranslatedText("Days"), description: TranslatedText("Days."), goal: .base,
            difficulty: .advanced, days: days)
    else { return history }
    history.follow(routine, packVersion: 1, from: TenYears.end - 60)
    return history
}
