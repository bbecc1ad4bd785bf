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

    @Test func `in the week of a race, which the rules decide, a day accepted as it is planned changes no other one`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 50), nil, (.run, .easy, 50), nil, (.run, .easy, 50), nil, (.run, .long, 80)], after: Self.today)
        history.races = [try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: Self.today + 7, metres: 10_000))]
        let proposed = load(history).plan
        #expect(proposed.allSatisfy { $0.routine == nil } && proposed.contains { $0.workout == .race })
        for day in proposed where day.load > 0 && day.workout != .race {
            var accepted = history
            accepted.plan = StoredPlan([
                StoredDay(day: day.day, sessions: try #require(day.sessions), origin: .accepted, decided: Self.today)
            ])
            for (before, after) in zip(proposed, load(accepted).plan) {
                #expect((before.day, before.minutes, before.workout) == (after.day, after.minutes, after.workout))
            }
        }
    }

    @Test func `a routine grows a week no more than a season does, and leaves out what is least important`() throws {
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
        let usual = try #require(load.usualWeek.value)
        #expect(wanted > 1.2 * most && planned <= SeasonPlan.growth * usual + 1e-9 && planned > 0.95 * SeasonPlan.growth * usual)
        #expect(load.planReason == .growth && SeasonPlan.growth * usual < most)
        // The second tempo run is left out, the class keeps its length, and the long run stays the longest.
        #expect(load.plan[3].limit == .fullWeek(minutes: 60, .growth) && load.plan[3].load == 0)
        #expect(load.plan[1].minutes == 60 && load.plan[1].limit == nil && load.plan[1].original == nil)
        for index in [0, 2, 5, 6] {
            let minutes = try #require(load.plan[index].minutes)
            #expect(load.plan[index].limit == .week(minutes: week[index]?.minutes ?? 0, .growth))
            #expect(minutes < week[index]?.minutes ?? 0 && load.plan[index].original?.minutes == week[index]?.minutes)
        }
        let (tempo, long) = (try #require(load.plan[0].minutes), try #require(load.plan[6].minutes))
        #expect(tempo >= 36 && long >= 51 && load.plan[2].minutes ?? 0 < tempo && load.plan[6].workout == .long)
        // Every week that follows keeps the bound as well.
        let ahead = try #require(load.outlook).planned
        for number in 1..<4 {
            let before = daily.loads + ahead.prefix(7 * number)
            let sum = ahead[(7 * number)..<(7 * number + 7)].reduce(0, +)
            #expect(sum <= LoadRatioBounds.mostLoad(after: before) + 1e-9)
        }
    }

    /// A history whose easy week was a full one.
    private static func afterThreeFullWeeks() -> History {
        let full = PlanCourseTests.history()
        let digests = full.digests.map { digest in
            var other = digest
            // The easy week of the history is a full one here.
            guard let load = digest.load, digest.id.hasPrefix("w13") else { return digest }
            (other.moving, other.load) = (digest.moving / 0.7, SessionLoad(value: load.value / 0.7, method: load.method))
            return other
        }
        return History(athlete: full.athlete, digests: digests, knownDays: full.knownDays, asOf: today)
    }

    @Test func `an easy week leaves runs in heat out before they get too short to count`() throws {
        let days: [(kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int)?] = [
            (.run, .easy, 40), (.run, .easy, 35), (.run, .easy, 45), (.run, .easy, 45), nil, (.run, .easy, 45), (.run, .long, 90),
        ]
        for isInHeat in [false, true] {
            var history = Self.afterThreeFullWeeks()
            history.routines = try PlanCourseTests.routine(days, after: Self.today, isInHeat: isInHeat)
            let minutes = load(history).plan.compactMap { $0.minutes }
            #expect(minutes.contains { $0 < 30 } != isInHeat, "\(minutes)")
            #expect(minutes.reduce(0, +) < 300)
        }
        #expect(HeatOffer.dose(of: .run, minutes: 45) == nil && HeatOffer.dose(of: .run, minutes: 20, isInHeat: true) == nil)
        #expect(HeatOffer.dose(of: .run, minutes: 45, isInHeat: true) ?? 0 > 0.5)
    }

    @Test func `in the easy week after three full ones a routine has the load of an easy week`() throws {
        var history = Self.afterThreeFullWeeks()
        let usual = try #require(load(history).usualWeek.value)
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 45), (.run, .tempo, 50), nil, (.run, .easy, 40), nil, (.run, .easy, 40), (.run, .long, 90)],
            after: Self.today)
        let insight = load(history)
        let planned = insight.plan.reduce(0) { $0 + $1.load }
        #expect(planned <= TrainingPhase.deload.factor * usual + 1e-9 && planned > 0.65 * usual)
        #expect(insight.planReason == .deload && insight.plan.allSatisfy { $0.limit?.weekBound ?? .easyWeek == .easyWeek })
        // Long and hard sessions get shorter like the others.
        #expect(insight.plan[1].minutes ?? 50 < 50 && insight.plan[6].minutes ?? 90 < 80)
    }

    @Test func `seven days of two steps keep one bound together`() throws {
        for days in 2...6 {
            var history = PlanCourseTests.history()
            history.races = [try PlanCourseTests.race(on: Self.today + days, metres: 5000)]
            history.routines = try PlanCourseTests.routine([(.heatedClass, .moderate, 60), (.run, .easy, 60)], after: Self.today)
            let insight = load(history)
            let usual = try #require(insight.usualWeek.value)
            let all = insight.plan.reduce(0) { $0 + $1.load }
            let others = insight.plan.filter { $0.routine == nil }.reduce(0) { $0 + $1.load }
            #expect(all <= max(SeasonPlan.growth * usual, others) + 1e-9, "\(days)")
        }
    }

    @Test func `of several limits the one that takes most minutes is named`() throws {
        var history = PlanCourseTests.history()
        // A tenth more than the longest of 85 minutes takes ten minutes, the bound of the week less than that.
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 45), (.run, .easy, 45), nil, (.run, .easy, 45), nil, nil, (.run, .long, 110)], after: Self.today)
        let long = try #require(load(history).plan.last)
        #expect(long.limit == .longestRun(minutes: 110) && long.original?.minutes == 110)
        // A run may be longer by a tenth than the plan has any.
        let far = PlanCourseTests.history([(2, 45), (4, 50), (6, 40), (7, 148)])
        var marathoner = far
        marathoner.routines = try PlanCourseTests.routine([nil, nil, nil, nil, nil, nil, (.run, .long, 200)], after: Self.today)
        #expect(load(marathoner).plan.last?.limit == .anySession(minutes: 200, most: 150))
    }

    @Test func `a past evening with signs of illness had none of the routine`() throws {
        var history = try #require(WrittenAthletes.all.first { $0.name == "Ill" }).history
        history.routines = try PlanCourseTests.routine([(.run, .easy, 30)], after: Self.today - 10)
        let past = history.plannedRoutineDays((Self.today - 6)...(Self.today + 1))
        #expect(past[Self.today - 4]?.routine.isRest == false && past[Self.today + 1]?.routine.isRest == true)
        let earlier = EarlierPlan(asOf: Self.today, history: history)
        #expect(earlier.days.first?.routine == nil)
        let instead = past[Self.today + 1]?.instead
        #expect(instead?.workout == earlier.days.first?.workout && instead?.minutes == earlier.days.first?.minutes)
        #expect(past[Self.today - 4]?.instead == nil, "the routine itself was planned")
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
        #expect(plan.dropFirst(3).allSatisfy { $0.limit != .afterRace } && plan.dropFirst(3).contains { $0.routine != nil })
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
            let past = history.plannedRoutineDays(today...(today + later - 1)).mapValues { $0.routine }
            #expect(outcome(past, today + later)?.plannedMinutes == minutes, "\(later)")
            #expect(outcome(past, today + later)?.outcome == .done)
        }
    }

    @Test func `a day on which the plan had no room for the routine counts as rest, today and afterwards`() throws {
        let today = Self.today + 1
        var known = PlanCourseTests.history()
        known.routines = try PlanCourseTests.routine([(.run, .easy, 40)], after: today - 1)
        let ride = PlannedSession(kind: .ride, intensity: .easy, minutes: 400)
        known.plan = StoredPlan([StoredDay(day: today + 1, sessions: [ride], origin: .edited, decided: today - 1)])
        let plans = DayPlans(
            insights(asOf: today, history: known).load, yesterday: EarlierPlan(asOf: today - 1, history: known), plan: known.plan,
            routines: known.routines,
            today: today)
        let now = try #require(plans.routineDay(on: today))
        let past = try #require(known.plannedRoutineDays(today...today)[today]?.routine)
        #expect(now.isRest && past.isRest)
        let progress = PlanProgress(
            routines: known.routines, limited: [today: past], digests: [], days: today...today, today: today + 1)
        #expect(progress.days.first?.outcome == .rest)
    }
}
