public import Measures
import Training

/// Seven planned days, with the reason for their load.
public struct SevenDayPlan: Equatable, Sendable {
    public var days: [PlannedDay]
    /// Nil without four weeks of history, when no rule decided.
    public var reason: PlanReason?
    /// What an empty plan requires.
    public var need: PlanNeed?
    /// Load per hour of the athlete's own runs as a multiple of the plan's (`WeekPlanner.card`).
    public var loadScale = 1.0
    /// Weeks up to the next entered main race; nil without one, and below four weeks of load.
    public var season: SeasonPlan?
    /// Heat before the next hot race of the next four weeks; nil without one.
    public var heatBlock: HeatBlock?
}

/// A requirement for a plan that is not met.
public enum PlanNeed: Equatable, Sendable {
    /// No run is recorded.
    case run
    /// Age of the newest activity in days.
    case recentActivity(daysOld: Int)
    /// Age of the newest run in days, too old to derive a length.
    case recentRun(daysOld: Int)
    /// Number of runs in the last 60 days, fewer than three.
    case moreRuns(known: Int)
    /// There are runs, but none states how long it took.
    case runDuration
}

/// Plans the seven days after `day` from the athlete's habits in the history.
///
/// Habits of the last four weeks decide the number of runs and the weekday of the long run. Every fourth week is easy. After two weeks
/// without a run the plan restarts at half the load, for as long as the athlete returns. With less than four weeks of history there are
/// three easy runs of usual length. Without three runs in 60 days the plan has rides by the same rules, else the sessions that the athlete
/// usually does; without three of them it is empty and states what it requires. After a
/// race, or a run much longer than those of the month before it, there is nothing hard or long for a day per 3 km; after signs of illness
/// for three days. The days are as hot as a current forecast states for the usual hour, else as the last runs.
/// Days of a routine that the athlete follows are those of the routine. Days that the athlete decided stay as they are; the others are
/// planned around them. Before a hot race, days get a dose of heat.
/// - Parameters:
///   - day: the evaluated day; later data are ignored.
///   - history: all data of the athlete.
///   - load: source of recovery and change; if absent, `adequate` and `moderate` are assumed, which allow one hard session.
///   - readiness: the state of the day: after signs of illness, and in a week of unusual variability, nothing is hard.
public func sevenDayPlan(
    asOf day: Day, history: History, load: LoadInsight, readiness: ReadinessInsight
) -> SevenDayPlan {
    let sport = planSport(history, asOf: day)
    let habits = TrainingHabits(history: history, asOf: day, sport: sport)
    let season = history.mainRace(asOf: day).flatMap { history.seasonPlan(to: $0, asOf: day, returning: load.returning) }
    let heat = ExpectedHeat(history, after: day, habits: habits)
    var plan = sevenDayPlan(
        asOf: day, habits, heat, sport, history: history, season: season, load: load, readiness: readiness)
    plan.loadScale = habits.loadScale
    plan.season = season
    plan.follow(
        history.routines.known(on: day), after: day,
        races: history.raceDays(after: day, within: 7 + PlanRequest.easyDaysBeforeRace))
    plan.keep(history.storedWeek(after: day).compactMap { $0 }, after: day, heat: heat, paces: habits.paces)
    plan.add(heat, after: day)
    let isOverreached = load.isOverreached(recovery: readiness.recovery)
    plan.addCautions(
        after: day, looksIll: readiness.looksIll, isOverreached: isOverreached,
        isTired: load.recovery.value == .fatigued || load.change.value == .veryHigh || load.change.value == .high,
        easyDays: habits.easyDays, daysToRace: history.daysToRace(asOf: day))
    plan.placeHeat(
        asOf: day, history: history, daysWithout: isOverreached ? 7 : readiness.looksIll ? easyDaysWhenIll : 0)
    return plan
}

/// Running where there are three runs of the last 60 days, else cycling where there are as many rides.
private func planSport(_ history: History, asOf day: Day) -> PlanSport {
    let recent = history.digests(from: day - History.recentDays, through: day).filter { !$0.isLeftOut }
    let runs = recent.count { $0.sport.isRunning }
    let rides = recent.count { $0.sport.isCycling && $0.moving >= 600 }
    return runs < TrainingHabits.leastRuns && rides >= TrainingHabits.leastRuns ? .cycling : .running
}

private func sevenDayPlan(
    asOf day: Day, _ habits: TrainingHabits, _ heat: ExpectedHeat, _ sport: PlanSport, history: History, season: SeasonPlan?,
    load: LoadInsight, readiness: ReadinessInsight
) -> SevenDayPlan {
    let looksIll = readiness.looksIll
    guard let idle = history.daysSinceActivity(asOf: day) else { return SevenDayPlan(days: [], need: .run) }
    guard idle <= History.recentDays else { return SevenDayPlan(days: [], need: .recentActivity(daysOld: idle)) }
    let resting = history.athlete.availability.restWeekdays
    let stored = history.storedWeek(after: day)
    let available = (1...7).map { stored[$0 - 1] == nil && !resting.contains((day + $0).weekday) }
    let storedRuns = stored.count { $0?.sessions.contains { $0.kind == .run } ?? false }
    let races = history.raceDays(after: day)
    let open = (1...7).map { available[$0 - 1] && !races.contains(day + $0) }
    let daily = history.dailyLoads(through: day)
    if habits.recentRuns < TrainingHabits.leastRuns, let usual = UsualWeek(history: history, asOf: day) {
        let loads = daily?.loads ?? []
        return usual.plan(
            after: day, available: open, races: races, decided: stored.count { $0?.isRest == false },
            phase: loads.count >= LoadRatio.chronicDays ? TrainingPhase(afterLoads: loads) : .maintain, load: load,
            looksIll: looksIll, isOverreached: load.isOverreached(recovery: readiness.recovery))
    }
    // Without any run there is nothing to derive a plan from.
    guard let sinceRun = habits.daysSinceRun else { return SevenDayPlan(days: [], need: .run) }
    guard sinceRun <= History.recentDays else { return SevenDayPlan(days: [], need: .recentRun(daysOld: sinceRun)) }
    // One or two runs are no habit: the plan would only repeat or halve them.
    guard habits.recentRuns >= TrainingHabits.leastRuns else {
        return SevenDayPlan(days: [], need: .moreRuns(known: habits.recentRuns))
    }
    guard habits.usualMinutes != nil else { return SevenDayPlan(days: [], need: .runDuration) }
    guard let daily, daily.length >= LoadRatio.chronicDays else {
        return SevenDayPlan(days: threeEasyRuns(after: day, habits, heat, sport, open, races, looksIll, storedRuns))
    }
    let race = history.mainRace(asOf: day).flatMap { $0.day == history.nextRaceDay(asOf: day) ? $0 : nil }
    var request = PlanRequest(
        loads: Array(daily.loads.suffix(LoadRatio.chronicDays)).map { min(2000, max(0, $0)) },
        phase: habits.phase(
            loads: daily.loads, daysToRace: history.daysToRace(asOf: day), metres: race?.metres, returning: load.returning),
        recovery: load.recovery.value ?? .adequate, loadChange: load.change.value ?? .moderate, available: available,
        runsPerWeek: habits.runsPerWeek, longestMinutes: habits.longestMinutes, usualMinutes: habits.usualMinutes,
        longRunDay: habits.week.longRunDay(after: day, available),
        qualityDays: habits.week.qualityDays(after: day, available), wetBulbGlobe: heat.wetBulbGlobe,
        races: history.plannedRaces(after: day),
        easyDays: max(habits.easyDays, looksIll ? easyDaysWhenIll : 0), gentleDays: looksIll ? gentleDaysWhenIll : 0,
        isVariabilityUnusual: readiness.variabilityHoldsBack(under: load),
        isFirstRunBack: habits.isFirstRunBack)
    request.loadScale = habits.loadScale
    if stored.contains(where: { $0 != nil }) { request.stored = stored.map { $0?.counted(scale: habits.loadScale) } }
    request.sport = sport
    if let season { request.follow(season, after: day) }
    request.looksOverreached = load.isOverreached(recovery: readiness.recovery)
    if request.phase == .comeback, let last = lastTraining(before: load.returning, daily, asOf: day) {
        // The habits are those of the time before the break.
        let before = TrainingHabits(history: history, asOf: last, sport: sport)
        request.loadBeforeBreak = daily.weeklyLoad(through: last)
        request.longestBeforeBreak = before.longestMinutes
        request.runsPerWeek = max(habits.runsPerWeek, before.runsPerWeek)
        request.weeksBack = load.returning.map { max(0, day - $0.since) / 7 } ?? 0
    }
    guard let plan = WeekPlanner.plan(for: request) else {
        return SevenDayPlan(days: threeEasyRuns(after: day, habits, heat, sport, open, races, looksIll, storedRuns))
    }
    let days = plan.days.map { session in
        var planned = PlannedDay(session, after: day, scale: habits.loadScale)
        planned.distance = habits.paces.distance(
            session.workout, minutes: session.minutes, hardMinutes: session.hardMinutes)
        planned.sport = sport.sport
        return planned
    }
    return SevenDayPlan(days: days, reason: plan.reason)
}

/// Returns the last day of training before the break that the athlete is in or returns from. Nil while other sports go on without running:
/// the last weeks then say what is usual.
func lastTraining(before returning: Returning?, _ daily: DailyLoads, asOf day: Day) -> Day? {
    if let returning { return returning.since - returning.days - 1 }
    guard let last = daily.loads.lastIndex(where: { $0 > 0 }).map({ daily.first + $0 }) else { return nil }
    return day - last >= TrainingHabits.longBreak ? last : nil
}

extension DailyLoads {
    /// Mean weekly load of the four weeks that end with a day; nil with fewer days than that.
    func weeklyLoad(through last: Day) -> Double? {
        let end = last - first
        guard end >= LoadRatio.chronicDays - 1, loads.indices.contains(end) else { return nil }
        return loads[(end - LoadRatio.chronicDays + 1)...end].reduce(0, +) / Double(LoadRatio.weeks)
    }
}

extension LoadInsight {
    /// Whether the week has rest and easy days only.
    fileprivate func isOverreached(recovery: Answer<Score>) -> Bool {
        self.recovery.value?.meansOverreaching == true || looksOverreached(recovery: recovery)
    }

    /// Whether low recovery and a tired form come together, as in overreaching: the form alone may be a planned block.
    private func looksOverreached(recovery: Answer<Score>) -> Bool {
        guard let score = recovery.value?.estimate.value, score < RecoveryStatus.lowReadiness, let form = form.value?.value,
            let fitness = fitness.value?.value
        else { return false }
        return RecoveryStatus.relativeForm(form, fitness: fitness) < RecoveryStatus.strainedForm
    }
}

let easyDaysWhenIll = 3
let gentleDaysWhenIll = 2

/// Returns easy runs of usual length on the second, fourth and sixth day, or on adjacent open days; fewer beside races and runs that the
/// athlete decided.
private func threeEasyRuns(
    after day: Day, _ habits: TrainingHabits, _ heat: ExpectedHeat, _ sport: PlanSport, _ open: [Bool], _ races: [Day],
    _ looksIll: Bool, _ storedRuns: Int
) -> [PlannedDay] {
    guard let usual = habits.usualMinutes else { return [] }
    var chosen: [Int] = []
    for wanted in [2, 4, 6].prefix(max(0, 3 - storedRuns - races.count)) {
        let near = [wanted, wanted + 1, wanted - 1].filter {
            open[$0 - 1] && !chosen.contains($0) && !chosen.contains($0 - 1)
        }
        if let best = near.first { chosen.append(best) }
    }
    return (1...7).map { number in
        guard chosen.contains(number) else { return .empty(day + number, races: races) }
        let longest = heat.heat(on: number) == .avoid ? WeekPlan.Heat.longestMinutes : 60
        let minutes = max(15, WeekDraft.fives(below: min(usual, Double(longest))))
        let length = looksIll && number <= gentleDaysWhenIll ? min(minutes, PlanRequest.gentleMinutes) : minutes
        var planned = PlannedDay(
            day: day + number, workout: .easy, minutes: length,
            load: Double(length) * WeekPlanner.loadPerHour(.easy) * habits.loadScale / 60,
            heat: heat.heat(on: number), distance: habits.paces.distance(.easy, minutes: length, hardMinutes: 0))
        planned.sport = sport.sport
        return planned
    }
}
