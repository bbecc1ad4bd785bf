import Measures
import Testing
import Training

@testable import Analysis

struct DatedPlanTests {
    private static let today = SyntheticHistory.today

    private static func load(asOf day: Day, routines: RoutineHistory = RoutineHistory()) -> LoadInsight {
        var history = SyntheticHistory.history(days: 90) { $0 % 2 == 0 ? 50 : nil }
        history.routines = routines
        return insights(asOf: day, history: history).load
    }

    private static func earlier(_ routines: RoutineHistory) -> EarlierPlan {
        var history = SyntheticHistory.history(days: 90) { $0 % 2 == 0 ? 50 : nil }
        history.routines = routines
        return EarlierPlan(asOf: today - 1, history: history)
    }

    private static func plan(_ routines: RoutineHistory, decided: StoredPlan = StoredPlan()) -> DatedPlan {
        let load = load(asOf: today, routines: routines)
        let plans = DayPlans(
            load, yesterday: earlier(routines), plan: decided, routines: routines, today: today)
        return DatedPlan(plans, load: load, today: today)
    }

    private static func routine(_ kind: TrainingMethod.Kind) throws -> Routine {
        let method = TrainingMethod(
            id: try #require(ContentID("m")), kind: kind, name: TranslatedText("M"), description: TranslatedText("m"),
            minutes: 40, intensity: .easy)
        func day(_ sessions: [RoutineDay.Session]) -> RoutineDay {
            RoutineDay(name: TranslatedText("D"), description: TranslatedText("d"), sessions: sessions)
        }
        return try #require(
            Routine(
                reference: .own(UniqueID(high: 1, low: 1)), name: TranslatedText("R"), description: TranslatedText("r"),
                goal: .base, difficulty: .beginner, days: [day([.init(method)]), day([])]))
    }

    @Test func `without a routine there are today of yesterday's plan and the seven days`() {
        let load = Self.load(asOf: Self.today)
        let plan = Self.plan(RoutineHistory())
        #expect(plan.entries.map { $0.planned.day } == (0...7).map { Self.today + $0 })
        #expect(plan.nextDays == load.plan && load.plan.count == 7)
        #expect(plan.entries.allSatisfy { !$0.isBeside })
        #expect(plan.planned(on: Self.today) == [Self.load(asOf: Self.today - 1).plan[0]])
    }

    @Test func `a routine gives the days of four weeks before and after`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 10)
        let plan = Self.plan(routines)
        #expect(plan.entries.first?.planned.day == Self.today - 10)
        #expect(plan.entries.last?.planned.day == Self.today + DatedPlan.daysAhead)
        #expect(plan.entries.count == 39)
        #expect(Set(plan.entries.map { $0.planned.day }).count == 39)
    }

    @Test func `a race stands on its day, also beyond the seven days and over a routine`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 10)
        let race = try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: Self.today + 20, metres: 10_000))
        let load = Self.load(asOf: Self.today, routines: routines)
        let plans = DayPlans(
            load, yesterday: Self.earlier(routines), routines: routines, races: [race],
            today: Self.today)
        let plan = DatedPlan(plans, load: load, today: Self.today)
        #expect(plan.planned(on: race.day).map { $0.workout } == [.race])
        #expect(plan.entries.count { $0.planned.workout == .race } == 1)
        #expect(plan.planned(on: race.day).first?.race == race && plan.laterRaces.isEmpty)
        var far = race
        far.day = Self.today + 100
        let later = DatedPlan(
            DayPlans(load, yesterday: Self.earlier(routines), routines: routines, races: [far], today: Self.today), load: load,
            today: Self.today)
        #expect(later.laterRaces.map { $0.planned.day } == [far.day] && later.entries.last?.planned.day == Self.today + 28)
    }

    @Test func `a past day is what was planned then, and beyond the plan a routine has no day yet`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 10)
        let load = Self.load(asOf: Self.today, routines: routines)
        let whole = try #require(routines.planned(on: Self.today - 4)).day
        let short = whole.with(whole.sessions.map { $0.shortened(to: 25) })
        let plans = DayPlans(
            load, yesterday: Self.earlier(routines), routines: routines, past: [Self.today - 4: PastRoutineDay(short)],
            today: Self.today)
        let planned = try #require(plans.planned(on: Self.today - 4))
        #expect(planned.minutes == 25 && planned.original == whole && plans.routineDay(on: Self.today - 4) == short)
        #expect(DatedPlan(plans, load: load, today: Self.today).planned(on: Self.today - 4) == [planned])
        #expect(plans.planned(on: Self.today - 2)?.minutes == 40 && plans.planned(on: Self.today - 2)?.original == nil)
        // Where the routine waited, it is what the plan had in its place, and no rest.
        let easy = PlannedDay(day: Self.today - 4, workout: .easy, minutes: 35, load: 30)
        let waiting = DayPlans(
            load, yesterday: Self.earlier(routines), routines: routines,
            past: [Self.today - 4: PastRoutineDay(whole.with([]), instead: easy)], today: Self.today)
        #expect(waiting.planned(on: Self.today - 4) == easy)
        #expect(plans.planned(on: Self.today + 28) != nil && plans.planned(on: Self.today + 60) == nil)
    }

    @Test func `days beyond the week have the heat and the reason with which they are planned`() throws {
        let today = WrittenAthletes.today
        var history = try #require(WrittenAthletes.all.first { $0.name == "Before a hot race" }).history
        history.routines = try PlanCourseTests.routine([(.run, .easy, 40), (.run, .easy, 35), nil], after: today)
        let load = insights(asOf: today, history: history).load
        let plans = DayPlans(
            load, yesterday: EarlierPlan(), routines: history.routines, races: history.races, today: today)
        let days = try #require(load.heatBlock).days.filter { $0 > today + 7 }
        #expect(!days.isEmpty && days.allSatisfy { plans.planned(on: $0)?.exposure != nil })
        let dated = DatedPlan(plans, load: load, today: today)
        #expect(days.allSatisfy { dated.planned(on: $0).first?.exposure?.mode == .passive })
        // The race is in 20 days: a taper of two weeks puts the routine aside.
        #expect(plans.reason(on: today + 10) == .taper && plans.reason(on: today + 15) == .raceWeek)
        #expect(
            (8...19).allSatisfy { plans.routineAside(on: today + $0) == nil || plans.reasonAside(on: today + $0) != .routine })
        #expect(plans.reason(on: today - 1) == nil)
    }

    @Test func `practice stands beside the plan of a day`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.practice), packVersion: nil, from: Self.today)
        let plan = Self.plan(routines)
        let today = plan.entries.filter { $0.planned.day == Self.today }
        #expect(today.map { $0.isBeside } == [false, true])
        #expect(today.last?.planned.load == 0)
        // A day on which practice rests has no second entry.
        #expect(plan.entries.filter { $0.planned.day == Self.today + 1 }.count == 1)
    }

    @Test func `what the athlete decided for today comes before yesterday's proposal`() throws {
        let run = PlannedSession(kind: .swim, intensity: .easy, minutes: 33)
        let decided = StoredPlan([StoredDay(day: Self.today, sessions: [run], origin: .edited, decided: Self.today)])
        #expect(Self.plan(RoutineHistory(), decided: decided).planned(on: Self.today).map { $0.minutes } == [33])
        #expect(Self.plan(RoutineHistory()).planned(on: Self.today)[0].stored == nil)
    }

    @Test func `a routine that is chosen today comes before what was proposed yesterday`() throws {
        var chosen = RoutineHistory()
        chosen.follow(try Self.routine(.ride), packVersion: nil, from: Self.today)
        #expect(Self.plan(chosen).planned(on: Self.today).first?.routine != nil)
        // One that was followed before is in yesterday's plan, or was put aside there.
        var earlier = RoutineHistory()
        earlier.follow(try Self.routine(.ride), packVersion: nil, from: Self.today - 6)
        let load = Self.load(asOf: Self.today, routines: earlier)
        var before = load
        before.plan = [PlannedDay(day: Self.today, workout: .rest, minutes: nil, load: 0)]
        let plans = DayPlans(
            load, yesterday: EarlierPlan(days: before.plan, reason: before.planReason), routines: earlier, today: Self.today)
        #expect(plans.planned(on: Self.today)?.workout == .rest)
        #expect(plans.routineAside(on: Self.today) == earlier.planned(on: Self.today))
        #expect(Self.plan(earlier).planned(on: Self.today + 1).first?.stored == nil)
    }

    @Test func `today's plan is done, partly done or neither, also where it is a proposal`() throws {
        let load = Self.load(asOf: Self.today)
        let proposal = PlannedDay(day: Self.today, workout: .easy, minutes: 40, load: 30)
        let plans = DayPlans(load, yesterday: EarlierPlan(days: [proposal]), routines: RoutineHistory(), today: Self.today)
        func outcome(_ minutes: Double) -> PlanProgress.Outcome? {
            plans.outcome(
                today: Self.today, digests: [run("a", day: Self.today.number, hour: 6, wetBulbGlobe: 12, minutes: minutes)]
            )?.outcome
        }
        #expect(outcome(40) == .done && outcome(10) == .partly)
        #expect(plans.outcome(today: Self.today, digests: [])?.outcome == .ahead)
        let rest = DayPlans(load, yesterday: EarlierPlan(), routines: RoutineHistory(), today: Self.today)
        #expect(rest.outcome(today: Self.today, digests: []) == nil)
    }

    @Test func `today's load of a routine is that of the other days with the same minutes`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 10)
        var load = Self.load(asOf: Self.today, routines: routines)
        load.planScale = 1.4
        let own = try #require(routines.planned(on: Self.today)).day
        var old = PlannedDay(own, on: Self.today, scale: 1)
        old.routine = own
        let plans = DayPlans(load, yesterday: EarlierPlan(days: [old]), routines: routines, today: Self.today)
        let today = try #require(plans.planned(on: Self.today))
        #expect(own.isRest || abs(today.load - 1.4 * old.load) < 1e-9 && today.load > 0)
        #expect(!own.isRest, "the first day of the cycle is a run")
    }

    @Test func `each of two races of a day is an entry, and one of the plan`() throws {
        func race(_ number: UInt64, _ day: Int, _ importance: RaceGoal.Importance) throws -> RaceGoal {
            try #require(
                RaceGoal(
                    id: UniqueID(high: 1, low: number), day: Self.today + day, metres: 5000 * Double(number),
                    importance: importance))
        }
        let races = [try race(1, 3, .other), try race(2, 3, .main), try race(3, 60, .main), try race(4, 60, .other)]
        let load = Self.load(asOf: Self.today)
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: races, today: Self.today)
        let plan = DatedPlan(plans, load: load, today: Self.today)
        let entries = plan.entries.filter { $0.planned.day == Self.today + 3 }
        #expect(entries.map { $0.planned.race?.id.low } == [2, 1] && entries.map { $0.isFurtherRace } == [false, true])
        #expect(plan.laterRaces.map { $0.planned.race?.id.low } == [3, 4])
        #expect(plan.nextDays.count { $0.day == Self.today + 3 } == 1)
    }

    @Test func `planned days say what became of them, and a proposal for today only that it is recorded`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 4)
        let load = Self.load(asOf: Self.today, routines: routines)
        let ride = StoredDay(
            day: Self.today - 1, sessions: [PlannedSession(kind: .ride, intensity: .easy, minutes: 60)], origin: .edited,
            decided: Self.today - 2)
        func entries(_ routines: RoutineHistory, _ minutes: Double?) -> [DatedPlan.Entry] {
            let proposal = PlannedDay(day: Self.today, workout: .easy, minutes: 40, load: 30)
            let plans = DayPlans(
                load, yesterday: EarlierPlan(days: routines.current == nil ? [proposal] : []), plan: StoredPlan([ride]),
                routines: routines, today: Self.today)
            let today = minutes.map { run("a", day: Self.today.number, hour: 6, wetBulbGlobe: 12, minutes: $0) }
            let digests =
                [today].compactMap { $0 } + [
                    run("b", day: (Self.today - 4).number, hour: 6, wetBulbGlobe: 12, minutes: 20)
                ]
            return DatedPlan(plans, load: load, today: Self.today, digests: digests).entries
        }
        func outcome(_ offset: Int, _ entries: [DatedPlan.Entry]) -> PlanProgress.Outcome? {
            entries.first { $0.planned.day == Self.today + offset }?.outcome?.outcome
        }
        let followed = entries(routines, 40)
        #expect(outcome(-4, followed) == .partly && outcome(-3, followed) == nil && outcome(-1, followed) == .missed)
        #expect(outcome(0, followed) == .done && outcome(2, followed) == nil)
        #expect(followed.allSatisfy { $0.outcome?.isProposal != true })
        let proposed = entries(RoutineHistory(), 40).first { $0.planned.day == Self.today }
        #expect(proposed?.outcome?.isProposal == true && proposed?.outcome?.outcome == .done)
        #expect(outcome(0, entries(RoutineHistory(), nil)) == nil)
        // Without activities it is unknown what became of the days.
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: routines, today: Self.today)
        #expect(DatedPlan(plans, load: load, today: Self.today).entries.allSatisfy { $0.outcome == nil })
    }

    @Test func `that a week is a routine's is no reason of a day that is none`() throws {
        var routines = RoutineHistory()
        routines.follow(try Self.routine(.run), packVersion: nil, from: Self.today - 10)
        var load = Self.load(asOf: Self.today, routines: routines)
        load.planReason = .routine
        load.plan = (1...7).map { offset in
            var day = PlannedDay(day: Self.today + offset, workout: .easy, minutes: 30, load: 25)
            day.routine = offset == 2 ? routines.planned(on: day.day)?.day : nil
            day.reason = .routine
            return day
        }
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: routines, today: Self.today)
        #expect(plans.reason(on: Self.today + 2) == .routine)
        #expect(plans.reason(on: Self.today + 1) == nil && plans.reasonAside(on: Self.today + 4) == nil)
    }
}
