import Measures
import Testing
import Training

@testable import Analysis

/// The weeks around a long race, and a race whose recording is missing.
struct PlanAfterRaceTests {
    private static let sunday = WrittenAthletes.today

    private static let habits: [(weekday: Int, minutes: Double)] = [(2, 45), (4, 50), (6, 40), (7, 90)]

    /// Twelve weeks of four runs until a Sunday, and what follows them.
    /// - Parameter isWhole: whether the last Sunday has its run.
    private static func history(
        _ more: [ActivityDigest] = [], asOf day: Day, isWhole: Bool = true,
        habits: [(weekday: Int, minutes: Double)] = habits
    ) -> History {
        var runs: [ActivityDigest] = []
        for week in 0..<12 {
            for (weekday, usual) in habits {
                let minutes = week == 9 ? 0.7 * usual : usual
                runs.append(
                    PlanFollowedTests.session(
                        sunday - 7 * (12 - week) + weekday, minutes: minutes, load: minutes * 50 / 60))
            }
        }
        if !isWhole { runs.removeLast() }
        return PlanFollowedTests.history(Athlete(name: "T"), runs + more, asOf: day)
    }

    private static func race(_ metres: Double, on day: Day) -> ActivityDigest {
        var digest = PlanFollowedTests.session(day, minutes: metres / 200, load: metres / 150)
        (digest.distance, digest.isRace) = (Distance(metres: metres), true)
        return digest
    }

    private static func load(_ plan: [PlannedDay]) -> Double { plan.reduce(0) { $0 + $1.load } }

    @Test(arguments: [RaceGoal.Importance.main, .other], 0...6)
    func `after a half on the way to a marathon the load of before comes back, on whatever weekday the marathon is`(
        _ importance: RaceGoal.Importance, _ weekday: Int
    ) throws {
        var history = try #require(WrittenAthletes.all.first { $0.name.hasPrefix("Marathoner") }).history
        history.races = []
        let usual = insights(asOf: Self.sunday, history: history).load.usualWeek.value ?? 0
        let half = Self.sunday + 21
        func race(_ day: Day, _ metres: Double, _ number: UInt64) throws -> RaceGoal {
            try #require(RaceGoal(id: UniqueID(high: 2, low: number), day: day, metres: metres))
        }
        var first = try race(half, 21_097.5, 1)
        first.importance = importance
        history.races = [first, try race(Self.sunday + 84 + weekday, 42_195, 2)]
        let insights = insights(asOf: Self.sunday, history: history)
        let weeks = try #require(history.seasonPlan(to: history.races[1], insights: insights)).weeks
        // Seven easy days, an easier week, and weeks that the load ratio bounds.
        let back = weeks.filter { $0.first > half + 7 && $0.phase != .taper && $0.phase != .raceWeek }
        #expect(back.count >= 4 && back.allSatisfy { $0.load >= 0.7 * usual }, "\(back.map { $0.load }), usual \(usual)")
        #expect(back.dropFirst(2).allSatisfy { $0.longRunMinutes ?? 0 >= 100 }, "\(back.map { $0.longRunMinutes ?? 0 })")
        // Easy weeks apart, none is much more than those before.
        for number in back.indices.dropFirst(2) {
            let before = max(back[number - 1].load, back[number - 2].load)
            #expect(back[number].load <= 1.25 * before, "\(before), then \(back[number].load)")
        }
    }

    @Test func `an easy week after three full ones counts from the week after a race on, which was an easy one itself`() {
        var state = PlanState(
            day: Self.sunday, loads: [Double](repeating: 40, count: 56), longest: [Double](repeating: 80, count: 36),
            habits: WeekHabits(runsPerWeek: 4, usualMinutes: 45, longWeekday: 7))
        #expect(state.phase == .deload)
        for (ago, phase) in [(0, TrainingPhase.build), (7, .build), (14, .build), (20, .build), (21, .deload)] {
            state.races = [PlanState.Race(day: Self.sunday - ago, easyDaysAfter: 3, isGoal: true)]
            #expect(state.phase == phase, "\(ago)")
            // A race beside the training changes nothing.
            state.races[0].isGoal = false
            #expect(state.phase == .deload)
        }
    }

    @Test(arguments: [(21_097.5, 1), (42_195, 2)])
    func `the week after the easy ones of a long race is still an easier one`(_ metres: Double, _ easyWeeks: Int) {
        let raceDay = Self.sunday
        let runs = [Self.race(metres, on: raceDay)]
        func week(_ number: Int) -> (load: LoadInsight, plan: [PlannedDay]) {
            let monday = raceDay + 7 * number
            // The weeks between are those that the plan had.
            var done = runs
            for day in 0..<(7 * number) {
                let evening = raceDay + day
                let planned = EarlierPlan(asOf: evening, history: Self.history(done, asOf: evening)).days
                    .first { $0.day == evening + 1 }
                if let planned, let minutes = planned.minutes {
                    done.append(
                        PlanFollowedTests.session(
                            evening + 1, minutes: Double(minutes), load: planned.load, hardMinutes: planned.hardMinutes))
                }
            }
            let load = insights(asOf: monday, history: Self.history(done, asOf: monday)).load
            return (load, load.plan)
        }
        let before = Self.load(insights(asOf: raceDay - 7, history: Self.history(asOf: raceDay - 7)).load.plan)
        let (first, second, third) = (week(0), week(easyWeeks), week(easyWeeks + 1))
        #expect(first.load.planReason == .longRun && Self.load(first.plan) < 0.7 * before)
        #expect(second.load.planReason == .afterLongRace)
        #expect((0.5...0.85).contains(Self.load(second.plan) / before), "\(Self.load(second.plan)) of \(before)")
        #expect(second.plan.count { $0.hardMinutes > 0 } <= 1)
        #expect(third.load.planReason != .afterLongRace && Self.load(third.plan) > 0.9 * Self.load(second.plan))
    }

    @Test(arguments: [14, 22])
    func `a week off after a marathon: the load comes back step by step, from what the last week had`(_ days: Int) {
        let day = Self.sunday + days
        let runs = [(8, 40.0), (10, 40), (13, 40), (16, 50), (18, 50), (20, 50), (22, 50)].filter { $0.0 <= days }.map {
            PlanFollowedTests.session(Self.sunday + $0, minutes: $1, load: $1 * 50 / 60)
        }
        let load = insights(asOf: day, history: Self.history([Self.race(42_195, on: Self.sunday)] + runs, asOf: day)).load
        let last = load.days.filter { $0.day > Self.sunday + days / 7 * 7 - 7 && $0.day <= Self.sunday + days / 7 * 7 }
            .reduce(0) { $0 + $1.load }
        let planned = Self.load(load.plan)
        #expect(planned > last && planned <= max(0.8 * 187.5, 1.5 * last) + 1, "\(planned) after \(last)")
        // Nothing says that the athlete trains on fewer days now.
        #expect(load.planFewer == nil)
    }

    @Test(arguments: [false, true], [0, 7])
    func `the runs of the weeks after a marathon are on every second day`(_ runsOften: Bool, _ days: Int) {
        let day = Self.sunday + days
        let six: [(weekday: Int, minutes: Double)] = [(1, 60), (2, 80), (3, 60), (4, 80), (6, 60), (7, 150)]
        let history = Self.history(
            [Self.race(42_195, on: Self.sunday)], asOf: day, isWhole: false, habits: runsOften ? six : Self.habits)
        let planned = insights(asOf: day, history: history).load.plan.filter { $0.minutes ?? 0 > 0 }.map { $0.day }
        #expect(
            planned.count >= 2 && zip(planned, planned.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "\(planned.map { $0 - day })")
    }

    @Test(arguments: [18_000.0, 20_950, 42_195])
    func `a week off after a long race is no break, as recorded or as entered`(_ metres: Double) throws {
        let day = Self.sunday + 8
        var history = Self.history([Self.race(metres, on: Self.sunday)], asOf: day)
        #expect(history.isEase(after: Self.sunday, days: 8) && !history.isEase(after: Self.sunday, days: 10))
        // A jog between them changes nothing while the days end within two weeks after the race.
        #expect(history.isEase(after: Self.sunday + 5, days: 8) && !history.isEase(after: Self.sunday + 6, days: 8))
        // Nor does any advice ask for half of the usual week.
        let back = PlanFollowedTests.session(day, minutes: 30, load: 25)
        let returned = insights(asOf: day + 1, history: Self.history([Self.race(metres, on: Self.sunday), back], asOf: day + 1))
        #expect(!returned.priorities.contains { $0.rule == .returningAfterBreak })
        #expect(insights(asOf: day, history: history).load.planReason != .comeback)
        history = Self.history([Self.race(10_000, on: Self.sunday)], asOf: day)
        #expect(!history.isEase(after: Self.sunday, days: 8))
        // A recording that ended early is of the race that was entered.
        history.races = [try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: Self.sunday, metres: 18_000))]
        #expect(history.isEase(after: Self.sunday, days: 8))
    }

    @Test(arguments: [21_097.5, 42_195, 100_000], 0...16)
    func `after a long race and days off weeks come back step by step, at first without a hard session`(
        _ metres: Double, _ days: Int
    ) {
        let start = Self.history([Self.race(metres, on: Self.sunday)], asOf: Self.sunday, isWhole: false)
        let usual = 225.0
        let evenings = PlanFollowedTests.follow(
            start, days: 7 * 8,
            changing: { day, _ in
                if day.day - Self.sunday <= days { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        let sessions = evenings.compactMap { $0.plan.first }.filter { $0.day - Self.sunday > days && $0.minutes ?? 0 > 0 }
        if days >= 7 { #expect(sessions.prefix(2).allSatisfy { $0.hardMinutes == 0 }, "\(sessions.map { $0.hardMinutes })") }
        let weeks = (0..<8).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0.0) { sum, evening in
                guard let day = evening.plan.first, day.day - Self.sunday > days else { return sum }
                return sum + Double(day.minutes ?? 0)
            }
        }
        let first = (days + 6) / 7
        #expect((weeks[first...(first + 3)].max() ?? 0) >= 0.75 * usual, "\(weeks)")
        // The race itself raises no week above a usual one.
        #expect(weeks.prefix(first + 4).allSatisfy { $0 <= 1.08 * usual }, "\(weeks)")
        // None of the first weeks is much smaller than the one before it, until three full ones ask for an easy one.
        let compared = days < 7 ? 3 : 2
        for (one, next) in zip(weeks[first...], weeks[(first + 1)...(first + compared)]) {
            #expect(next >= 0.85 * one, "\(weeks)")
        }
    }

    @Test(arguments: [2, 3], [42_195.0, 50_000, 100_000])
    func `a very long race raises no week of an athlete of few runs above a usual one`(_ runs: Int, _ metres: Double) {
        let habits: [(weekday: Int, minutes: Double)] = Array([(7, 70), (3, 45), (5, 60)].prefix(runs))
        let usual = habits.reduce(0) { $0 + $1.minutes }
        let start = Self.history([Self.race(metres, on: Self.sunday)], asOf: Self.sunday, habits: habits)
        let evenings = PlanFollowedTests.follow(start, days: 56)
        let weeks = (0..<8).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0.0) { $0 + Double($1.plan.first?.minutes ?? 0) }
        }
        #expect(weeks.allSatisfy { $0 <= 1.15 * usual } && weeks.suffix(3).contains { $0 >= 0.8 * usual }, "\(weeks)")
    }

    @Test func `a week as large as the last one after a race is bounded by the load ratio, and keeps a routine`() throws {
        let start = Self.history([Self.race(42_195, on: Self.sunday)], asOf: Self.sunday, isWhole: false)
        let sessions = PlanFollowedTests.follow(start, days: 28).compactMap { $0.plan.first }.filter { $0.minutes ?? 0 > 0 }
            .map {
                PlanFollowedTests.session(
                    $0.day, minutes: Double($0.minutes ?? 0), load: $0.load, hardMinutes: $0.hardMinutes)
            }
        for week in 3...4 {
            let day = Self.sunday + 7 * week
            var history = Self.history(
                [Self.race(42_195, on: Self.sunday)] + sessions.filter { $0.day <= day }, asOf: day, isWhole: false)
            #expect(insights(asOf: day, history: history).load.planReason != .comeback)
            history.routines = try PlanCourseTests.routine(
                [(.run, .easy, 40), nil, (.run, .easy, 40), nil, (.run, .easy, 30), nil, (.run, .easy, 30)], after: day)
            #expect(insights(asOf: day, history: history).load.plan.contains { $0.routine != nil }, "week \(week)")
        }
    }

    @Test(arguments: [Routine.Goal.comeback, .injuryComeback, .base])
    func `a routine for the return stays in the week after a long race, another one waits`(_ goal: Routine.Goal) throws {
        let day = Self.sunday + 7
        let jogs = [4, 6].map { PlanFollowedTests.session(Self.sunday + $0, minutes: 40, load: 40 * 50 / 60) }
        var history = Self.history([Self.race(21_097.5, on: Self.sunday)] + jogs, asOf: day, isWhole: false)
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 20), nil, (.run, .easy, 20), nil, nil, (.run, .easy, 20), nil], after: day, goal: goal)
        let load = insights(asOf: day, history: history).load
        #expect(load.plan.contains { $0.routine != nil } == (goal != .base))
        #expect(goal != .base || load.planReason == .afterLongRace)
    }

    @Test func `a short race leaves no easier week`() {
        let day = Self.sunday + 7
        let plan = insights(asOf: day, history: Self.history([Self.race(10_000, on: Self.sunday)], asOf: day)).load
        #expect(plan.planReason != .afterLongRace)
    }

    @Test func `an entered race without a recording is asked about while it counts`() throws {
        let race = try #require(
            RaceGoal(id: UniqueID(high: 1, low: 1), day: Self.sunday, metres: 21_097.5, importance: .main))
        func asked(_ days: Int, _ more: [ActivityDigest] = []) -> RaceGoal? {
            var history = Self.history(more, asOf: Self.sunday + days, isWhole: false)
            history.races = [race]
            return insights(asOf: Self.sunday + days, history: history).load.unrecordedRace
        }
        #expect(asked(0) == nil && asked(1) == race && asked(10) == race && asked(15) == nil)
        #expect(asked(1, [Self.race(21_097.5, on: Self.sunday)]) == nil)
        // A run of the day that is none of the race shows that the athlete did not start; a warm-up does not.
        #expect(asked(1, [PlanFollowedTests.session(Self.sunday, minutes: 40, load: 40)]) == nil)
        #expect(asked(1, [PlanFollowedTests.session(Self.sunday, minutes: 15, load: 15)]) == race)
    }

    @Test(arguments: 1...6) func `the days before a race are for the race, also where most of the seven follow it`(_ left: Int)
        throws
    {
        let race = try #require(
            RaceGoal(id: UniqueID(high: 1, low: 1), day: Self.sunday + left, metres: 42_195, importance: .main))
        var history = Self.history(asOf: Self.sunday)
        history.races = [race]
        let load = insights(asOf: Self.sunday, history: history).load
        #expect(load.planReason == .raceWeek && load.plan[left - 1].workout == .race)
    }

    @Test func `the plan says that it follows more than planned, and only then`() throws {
        let tuesday = Self.sunday + 2
        func load(_ minutes: Double) -> LoadInsight {
            let run = PlanFollowedTests.session(tuesday, minutes: minutes, load: minutes * 50 / 60)
            return insights(asOf: tuesday, history: Self.history([run], asOf: tuesday)).load
        }
        #expect(load(150).isPlanAroundMore && !load(30).isPlanAroundMore)
        #expect(Self.load(Array(load(150).plan.prefix(5))) < Self.load(Array(load(30).plan.prefix(5))))
        #expect(!insights(asOf: Self.sunday, history: Self.history(asOf: Self.sunday)).load.isPlanAroundMore)
    }
}
