public import Measures
import Training

/// Seven days, and why they hold so much and no more.
public struct SevenDayPlan: Equatable, Sendable {
    public var days: [PlannedDay]
    /// Nil where nothing was weighed: without four weeks of history.
    public var reason: PlanReason?
    /// What an empty plan would need.
    public var need: PlanNeed?
}

/// What is missing for a plan.
public enum PlanNeed: Equatable, Sendable {
    /// No run is recorded.
    case run
    /// The newest activity is so many days old.
    case recentActivity(daysOld: Int)
    /// The newest run is so many days old, too long ago to take a length from.
    case recentRun(daysOld: Int)
    /// So many runs of a year are known, fewer than three.
    case moreRuns(known: Int)
}

/// The seven days after `day`, from what the history says about the athlete's habits.
///
/// Habits of the last four weeks decide how often to run and on which weekday the long run falls. Every fourth week is an easy
/// one; after two weeks without a run the plan starts anew at half the load, for as long as the athlete returns. With less than four
/// weeks of history there are three easy runs as long as usual. Nothing is planned from files of long ago: without an activity and
/// three runs in a year the plan is empty, and says what it needs. After a race,
/// or a run much longer than those of the month before it, there is nothing hard and nothing long for a day per 3 km; after signs of
/// illness for three days. No weather is forecast: the days are as hot as the last runs were.
/// - Parameters:
///   - load: recovery and change as it judges them; `adequate` and `moderate`, which allows one hard session, are supposed where it
///     could not.
///   - readiness: of the day: after signs of illness, and in a week of unusual variability, nothing is hard.
public func sevenDayPlan(
    asOf day: Day, history: History, load: LoadInsight, readiness: ReadinessInsight
) -> SevenDayPlan {
    let looksIll = readiness.looksIll
    let habits = TrainingHabits(history: history, asOf: day)
    // A plan of runs is none for somebody who never ran.
    guard let sinceRun = habits.daysSinceRun, let idle = history.daysSinceActivity(asOf: day) else {
        return SevenDayPlan(days: [], need: .run)
    }
    guard idle <= History.recentDays else { return SevenDayPlan(days: [], need: .recentActivity(daysOld: idle)) }
    // One or two runs are no habit: from them the plan would only repeat or halve them.
    guard habits.runsOfYear >= TrainingHabits.leastRuns else {
        return SevenDayPlan(days: [], need: .moreRuns(known: habits.runsOfYear))
    }
    let resting = history.athlete.availability.restWeekdays
    let available = (1...7).map { !resting.contains((day + $0).weekday) }
    guard let daily = history.dailyLoads(through: day), daily.length >= LoadRatio.chronicDays else {
        let days = threeEasyRuns(after: day, habits, available, looksIll)
        return SevenDayPlan(days: days, need: days.isEmpty ? .recentRun(daysOld: sinceRun) : nil)
    }
    let daysToRace = history.daysToRace(asOf: day)
    var request = PlanRequest(
        loads: Array(daily.loads.suffix(LoadRatio.chronicDays)).map { min(2000, max(0, $0)) },
        phase: habits.phase(loads: daily.loads, daysToRace: daysToRace, returning: load.returning),
        recovery: load.recovery.value ?? .adequate, loadChange: load.change.value ?? .moderate, available: available,
        runsPerWeek: habits.runsPerWeek, longestMinutes: habits.longestMinutes, usualMinutes: habits.usualMinutes,
        longRunDay: habits.longRunDay(after: day, available),
        qualityDays: habits.qualityDays(after: day, available), wetBulbGlobe: habits.expectedHeat, daysToRace: daysToRace,
        easyDays: max(habits.easyDays, looksIll ? easyDaysWhenIll : 0), gentleDays: looksIll ? gentleDaysWhenIll : 0,
        isVariabilityUnusual: readiness.variabilityHoldsBack(under: load),
        isFirstRunBack: habits.isFirstRunBack)
    request.loadScale = habits.loadScale
    guard let plan = WeekPlanner.plan(for: request) else {
        let days = threeEasyRuns(after: day, habits, available, looksIll)
        return SevenDayPlan(days: days, need: days.isEmpty ? .recentRun(daysOld: sinceRun) : nil)
    }
    let days = plan.days.map { session in
        PlannedDay(
            day: day + session.day, workout: session.workout, minutes: session.minutes > 0 ? session.minutes : nil,
            load: Double(session.minutes) * WeekPlanner.loadPerHour(session.workout) * habits.loadScale / 60, heat: session.heat,
            hardMinutes: session.hardMinutes,
            distance: habits.paces.distance(session.workout, minutes: session.minutes, hardMinutes: session.hardMinutes))
    }
    return SevenDayPlan(days: days, reason: plan.reason)
}

private let easyDaysWhenIll = 3
private let gentleDaysWhenIll = 2

/// On the second, fourth and sixth day, or one of the days beside them that are free, as long as the athlete's runs usually are.
private func threeEasyRuns(
    after day: Day, _ habits: TrainingHabits, _ available: [Bool], _ looksIll: Bool
) -> [PlannedDay] {
    guard let usual = habits.usualMinutes else { return [] }
    let longest = habits.heat == .avoid ? WeekPlan.Heat.longestMinutes : 60
    let minutes = max(15, WeekDraft.fives(below: min(usual, Double(longest))))
    var chosen: [Int] = []
    for wanted in [2, 4, 6] {
        let near = [wanted, wanted + 1, wanted - 1].filter {
            available[$0 - 1] && !chosen.contains($0) && !chosen.contains($0 - 1)
        }
        if let best = near.first { chosen.append(best) }
    }
    return (1...7).map { number in
        guard chosen.contains(number) else { return PlannedDay(day: day + number, workout: .rest, minutes: nil, load: 0) }
        let length = looksIll && number <= gentleDaysWhenIll ? min(minutes, PlanRequest.gentleMinutes) : minutes
        return PlannedDay(
            day: day + number, workout: .easy, minutes: length,
            load: Double(length) * WeekPlanner.loadPerHour(.easy) * habits.loadScale / 60,
            heat: habits.heat, distance: habits.paces.distance(.easy, minutes: length, hardMinutes: 0))
    }
}
