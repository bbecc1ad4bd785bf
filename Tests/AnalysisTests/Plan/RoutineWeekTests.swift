import Measures
import Testing
import Training

@testable import Analysis

/// A routine passes the limits of a planned week.
struct RoutineWeekTests {
    private static let today = WrittenAthletes.today

    private func load(_ history: History) -> LoadInsight { insights(asOf: Self.today, history: history).load }

    @Test func `a run of a routine is at most a tenth longer than the longest of 30 days, and says so`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 40), nil, (.run, .easy, 40), nil, (.run, .easy, 40), nil, (.run, .long, 100)], after: Self.today)
        let plan = load(history).plan
        // The longest run was one of 85 minutes.
        let long = try #require(plan.last)
        #expect(long.minutes == 90 && long.limit == .longestRun(minutes: 100))
        #expect(long.routine?.minutes == 90 && long.sessions?.map { $0.minutes } == [90])
        #expect(plan.dropLast().allSatisfy { $0.limit == nil } && plan[0].minutes == 40)
    }

    @Test func `a routine raises the week no further than the load ratio allows`() throws {
        var history = PlanCourseTests.history()
        let week: [(kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int)?] = [
            (.run, .tempo, 60), (.heatedClass, .moderate, 60), (.run, .easy, 60), (.run, .tempo, 60), nil, (.run, .easy, 60),
            (.run, .long, 85),
        ]
        history.routines = try PlanCourseTests.routine(week, after: Self.today)
        let load = load(history)
        let daily = try #require(history.dailyLoads(through: Self.today))
        let most = LoadRatioBounds.mostLoad(after: daily.loads)
        let planned = load.plan.reduce(0) { $0 + $1.load }
        let wanted = week.reduce(0.0) { sum, day in
            sum + (day.map { Double($0.minutes) / 60 * WeekPlanner.loadPerHour($0.intensity.workout) } ?? 0)
        }
        #expect(wanted > 1.2 * most && planned <= most + 1e-9 && planned > 0.85 * most)
        #expect(load.planReason == .ratio)
        let days = zip(load.plan, week).filter { $0.1 != nil }
        #expect(days.allSatisfy { $0.0.limit?.minutes == $0.1?.minutes && $0.0.minutes ?? 0 < $0.1?.minutes ?? 0 })
        // Every week that follows keeps the bound as well.
        let ahead = try #require(load.outlook).planned
        for number in 1..<4 {
            let before = daily.loads + ahead.prefix(7 * number)
            let sum = ahead[(7 * number)..<(7 * number + 7)].reduce(0, +)
            #expect(sum <= LoadRatioBounds.mostLoad(after: before) + 1e-9)
        }
    }

    @Test func `a routine within the limits stays as it is, and is the reason of a week of which it has some days`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine([(.run, .easy, 45), nil], after: Self.today)
        #expect(load(history).plan.map { $0.minutes } == [45, nil, 45, nil, 45, nil, 45])
        var late = PlanCourseTests.history()
        late.routines = try PlanCourseTests.routine([(.run, .easy, 45), nil], after: Self.today + 3)
        late.routines = RoutineHistory(
            late.routines.stretches.map {
                RoutineHistory.Stretch(
                    routine: $0.routine, packVersion: 1, first: Self.today + 4, decided: Self.today)
            })
        let plan = load(late)
        #expect(
            plan.planReason == .routine && plan.plan.map { $0.routine != nil } == [false, false, false, true, true, true, true])
    }

    @Test func `after a race and before one the hard sessions of a routine wait`() throws {
        var history = PlanCourseTests.history()
        var raced = run("race", day: Self.today.number, hour: 15, wetBulbGlobe: 12, minutes: 50)
        (raced.distance, raced.isRace) = (Distance(metres: 10_000), true)
        history = History(
            athlete: history.athlete, digests: history.digests + [raced], knownDays: history.knownDays, asOf: Self.today)
        history.routines = try PlanCourseTests.routine([(.run, .tempo, 40)], after: Self.today)
        let plan = load(history).plan
        // A day per 3 km.
        #expect(plan.prefix(3).allSatisfy { !$0.isHard && $0.limit == .afterRace && $0.routine == nil })
        #expect(plan.dropFirst(3).allSatisfy { $0.routine != nil && $0.limit != .afterRace })
        // A race on the way, after which the routine goes on.
        var ahead = PlanCourseTests.history()
        var side = try PlanCourseTests.race(on: Self.today + 3, metres: 10_000)
        side.importance = .other
        ahead.races = [side]
        ahead.routines = history.routines
        let limits = load(ahead).plan.map { $0.limit }
        #expect(limits.prefix(2).allSatisfy { $0 == .beforeRace } && limits[3...5].allSatisfy { $0 == .afterRace })
        let plans = DayPlans(
            load(ahead), yesterday: EarlierPlan(), routines: ahead.routines, races: ahead.races, today: Self.today)
        #expect(plans.reasonAside(on: Self.today + 4) == .afterRace && plans.reasonAside(on: Self.today + 1) == .taper)
    }

    @Test func `a shortened day is done with the minutes that were planned`() throws {
        let today = Self.today
        let routines = try PlanCourseTests.routine([(.run, .long, 100)], after: today - 1)
        var known = PlanCourseTests.history()
        known.routines = routines
        let earlier = EarlierPlan(asOf: today - 1, history: known)
        let planned = try #require(earlier.days.first { $0.day == today })
        let minutes = try #require(planned.minutes)
        #expect(minutes < 100 && planned.limit != nil)
        let plans = DayPlans(load(known), yesterday: earlier, routines: routines, today: today)
        var done = run("done", day: today.number, hour: 7, wetBulbGlobe: 12, minutes: Double(minutes) * 0.85)
        done.elapsed = done.moving
        func outcome(_ limited: [Day: RoutineDay], _ now: Day = today) -> PlanProgress.PlannedDay? {
            PlanProgress(routines: routines, limited: limited, digests: [done], days: today...today, today: now).days.first
        }
        let shown = plans.routineDay(on: today).map { [today: $0] } ?? [:]
        #expect(outcome(shown)?.plannedMinutes == minutes && outcome(shown)?.outcome == .done)
        #expect(outcome([:])?.plannedMinutes == 100 && outcome([:])?.outcome == .partly)
        // It stays done in the days after it.
        for later in 1...9 {
            var history = History(
                athlete: known.athlete, digests: known.digests + [done],
                knownDays: known.knownDays + (1...later).map { today + $0 }, asOf: today + later)
            history.routines = routines
            let past = history.plannedRoutineDays(today...(today + later - 1))
            #expect(outcome(past, today + later)?.plannedMinutes == minutes, "\(later)")
            #expect(outcome(past, today + later)?.outcome == .done)
        }
    }

    @Test func `a day on which the plan had no room for the routine counts as rest, today and afterwards`() throws {
        let today = Self.today
        var known = PlanCourseTests.history()
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 1)
        let ride = PlannedSession(kind: .ride, intensity: .easy, minutes: 400)
        known.plan = StoredPlan([StoredDay(day: today + 1, sessions: [ride], origin: .edited, decided: today - 1)])
        let plans = DayPlans(
            load(known), yesterday: EarlierPlan(asOf: today - 1, history: known), plan: known.plan, routines: known.routines,
            today: today)
        let now = try #require(plans.routineDay(on: today))
        let past = try #require(known.plannedRoutineDays(today...today)[today])
        #expect(now.isRest && past.isRest)
        let progress = PlanProgress(
            routines: known.routines, limited: [today: past], digests: [], days: today...today, today: today + 1)
        #expect(progress.days.first?.outcome == .rest)
    }
}
