import Measures
import Testing
import Training

@testable import Analysis

/// Athletes who follow the plan for months: their weeks grow, whatever an hour of their running weighs.
struct PlanGrowthTests {
    private static let sunday = WrittenAthletes.today

    /// Weeks of the same runs until a day.
    /// - Parameters:
    ///   - runs: weekday, 1 is Monday, and minutes of each.
    ///   - perHour: load of an hour.
    private static func history(
        weeks: Int, _ runs: [(weekday: Int, minutes: Double)], perHour: Double, until last: Day = sunday
    ) -> History {
        let digests = (0..<weeks).flatMap { week in
            runs.map { run in
                PlanFollowedTests.session(
                    last - 7 * (weeks - week) + run.weekday, minutes: run.minutes, load: run.minutes * perHour / 60)
            }
        }
        return PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: sunday)
    }

    /// Minutes of each week of an athlete who follows the plan, and whose every hour has the same load.
    private static func weeks(_ count: Int, following start: History, perHour: Double, late: Double = 0) -> [Int] {
        let evenings = PlanFollowedTests.follow(
            start, days: 7 * count, late: late, changing: { day, _ in day.load = Double(day.minutes ?? 0) * perHour / 60 })
        return (0..<count).map { week in
            let days = evenings[(7 * week)..<(7 * week + 7)]
            return days.reduce(0) { $0 + ($1.plan.first?.minutes ?? 0) }
        }
    }

    private static let habits: [(name: String, runs: [(weekday: Int, minutes: Double)])] = [
        ("three short runs", [(2, 20), (4, 20), (7, 25)]),
        ("three equal short runs", [(2, 20), (4, 20), (7, 20)]),
        ("three equal runs", [(2, 35), (4, 35), (7, 35)]),
        ("three runs", [(2, 45), (4, 40), (7, 75)]),
        ("four runs", [(2, 45), (4, 50), (6, 40), (7, 80)]),
        ("six runs", [(1, 45), (2, 60), (3, 45), (4, 60), (6, 45), (7, 100)]),
        ("two runs", [(3, 40), (7, 60)]),
    ]

    @Test(arguments: PlanGrowthTests.habits.indices, [50.0, 66, 80, 88])
    func `the weeks of an athlete who follows the plan grow`(_ index: Int, _ perHour: Double) {
        let habit = Self.habits[index]
        let start = Self.history(weeks: 12, habit.runs, perHour: perHour)
        let weeks = Self.weeks(16, following: start, perHour: perHour)
        let usual = Int(habit.runs.reduce(0) { $0 + $1.minutes })
        #expect((weeks.suffix(4).max() ?? 0) * 10 >= 11 * usual, "\(habit.name), \(perHour) an hour: \(usual), then \(weeks)")
    }

    @Test(arguments: [(0, -20.0), (1, -20), (3, -20), (4, -20), (3, 20)])
    func `recordings that end some seconds before or after their plan let the weeks grow too`(_ index: Int, _ late: Double) {
        let habit = Self.habits[index]
        let weeks = Self.weeks(
            16, following: Self.history(weeks: 12, habit.runs, perHour: 50), perHour: 50, late: late)
        let usual = Int(habit.runs.reduce(0) { $0 + $1.minutes })
        #expect((weeks.suffix(4).max() ?? 0) * 100 >= 109 * usual, "\(habit.name): \(usual), then \(weeks)")
    }

    @Test func `every third session missed makes the weeks smaller only slowly`() {
        let habit = Self.habits[5]
        var count = 0
        let evenings = PlanFollowedTests.follow(
            Self.history(weeks: 12, habit.runs, perHour: 50), days: 56,
            changing: { day, _ in
                guard (day.minutes ?? 0) > 0 else { return }
                count += 1
                if count % 3 == 0 { (day.minutes, day.load) = (nil, 0) }
            })
        let planned = (0..<8).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0) { $0 + ($1.plan.first?.minutes ?? 0) }
        }
        let usual = Int(habit.runs.reduce(0) { $0 + $1.minutes })
        // Two thirds of the usual week are done; more is planned, since sessions were missed and not too much.
        #expect(planned.suffix(4).max() ?? 0 >= usual * 2 / 3, "\(usual), then \(planned)")
    }

    @Test func `the days of next week are the same before and after the session of today`() throws {
        let start = Self.history(weeks: 12, Self.habits[4].runs, perHour: 50)
        var digests = start.digests
        var compared = 0
        for offset in 0..<28 {
            let day = Self.sunday + offset + 1
            let plan = EarlierPlan(asOf: day - 1, history: PlanFollowedTests.history(start.athlete, digests, asOf: day - 1)).days
            guard let today = plan.first(where: { $0.day == day }), let minutes = today.minutes, minutes > 0 else { continue }
            func ahead() -> [PlannedDay] {
                insights(asOf: day, history: PlanFollowedTests.history(start.athlete, digests, asOf: day)).load.plan
            }
            let morning = ahead()
            digests.append(
                PlanFollowedTests.session(day, minutes: Double(minutes), load: today.load, hardMinutes: today.hardMinutes))
            let evening = ahead()
            compared += 1
            for (first, later) in zip(morning, evening) {
                #expect(
                    first.minutes == later.minutes && first.workout == later.workout,
                    "\(day.number - Self.sunday.number): \(first.day.number - day.number) \(first.workout) \(first.minutes ?? 0), then \(later.workout) \(later.minutes ?? 0)"
                )
            }
        }
        #expect(compared >= 12)
    }

    @Test func `a long run that is slower than a usual one counts whole, and the next one may be longer`() {
        var digests = (0..<8).flatMap { week in
            [(2, 30.0, 5500.0), (4, 30, 5500), (7, 40, 7000)].map { weekday, minutes, metres -> ActivityDigest in
                var run = PlanFollowedTests.session(
                    Self.sunday - 7 * (8 - week) + weekday, minutes: minutes, load: minutes * 50 / 60)
                run.distance = Distance(metres: metres)
                return run
            }
        }
        func longest() -> Double? {
            TrainingHabits(
                history: PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: Self.sunday), asOf: Self.sunday
            ).longestMinutes
        }
        #expect(longest() == 40)
        // Three hours at a third of the usual speed were walked in part.
        digests[digests.count - 1].moving = 3 * 3600
        digests[digests.count - 1].distance = Distance(metres: 11_000)
        #expect(longest().map { abs($0 - 75) < 1e-6 } == true)
    }

    @Test func `a run of the planned minutes leaves the other days, whatever its load is`() throws {
        let start = Self.history(weeks: 12, Self.habits[4].runs, perHour: 50)
        let usual = PlanFollowedTests.follow(start, days: 6)
        let heavier = PlanFollowedTests.follow(start, days: 6) { day, offset in if offset < 4 { day.load *= 1.4 } }
        for (one, other) in zip(usual, heavier) {
            let end = Self.sunday + 7
            #expect(
                one.plan.filter { $0.day <= end }.map { $0.minutes } == other.plan.filter { $0.day <= end }.map { $0.minutes })
        }
    }

    @Test func `a beginner who follows a routine of more runs keeps most of them`() throws {
        var start = Self.history(weeks: 12, Self.habits[1].runs, perHour: 50)
        start.routines = try PlanCourseTests.routine(
            [
                (.run, .easy, 25), nil, (.run, .easy, 30), (.run, .easy, 25), nil, (.run, .moderate, 35), (.run, .long, 40),
            ], after: Self.sunday)
        let evenings = PlanFollowedTests.follow(start, days: 84)
        let weeks = (0..<12).map { week in
            evenings[(7 * week)..<(7 * week + 7)].compactMap { $0.plan.first?.minutes }.filter { $0 > 0 }
        }
        // The last one is an easy week.
        #expect(weeks.dropLast().allSatisfy { $0.count >= 3 } && weeks[11].count >= 2, "\(weeks)")
        #expect(weeks.suffix(3).map { $0.reduce(0, +) }.max() ?? 0 >= 75, "\(weeks)")
    }

    @Test func `form alone makes a week easier only where it is very low, and never in the return from a break`() {
        let today = Self.sunday
        func recovery(
            form: Double, fitness: Double = 50, score: Double? = nil, isReturning: Bool = false
        ) -> RecoveryStatus {
            func known(_ value: Double) -> Answer<Estimate> {
                .known(Estimate(value: value, interval: nil, count: 1, quality: 1, method: "t", inputs: [], asOf: today))
            }
            var load = LoadInsight.empty(.noData)
            (load.form, load.fitness, load.recovery) = (known(form), known(fitness), .known(.fatigued))
            load.recoveryScores = [score, score]
            let readiness = readinessInsight(asOf: today, history: History(athlete: Athlete(name: "T"), digests: []))
            return PlanState.Strain(load, readiness, isReturning: isReturning).recovery
        }
        #expect(recovery(form: -8) == .adequate && recovery(form: -13) == .fatigued)
        // A fitness of 12 is little more than one run a week.
        #expect(recovery(form: -6, fitness: 12) == .adequate && recovery(form: -6, fitness: 20) == .fatigued)
        #expect(recovery(form: -8, score: 30) == .fatigued)
        #expect(recovery(form: -13, isReturning: true) == .adequate)
        #expect(recovery(form: -13, score: 30, isReturning: true) == .fatigued)
    }

    @Test func `two low nights of the last three with a score make a week easier, whether or not nights are missing`() {
        func recovery(_ scores: [Double?], _ status: RecoveryStatus = .adequate) -> RecoveryStatus {
            var load = LoadInsight.empty(.noData)
            (load.recovery, load.recoveryScores) = (.known(status), scores)
            let readiness = readinessInsight(asOf: Self.sunday, history: History(athlete: Athlete(name: "T"), digests: []))
            return PlanState.Strain(load, readiness, isReturning: false).recovery
        }
        #expect(recovery([25, 70, 70], .fatigued) == .adequate && recovery([25, 30, 70], .fatigued) == .fatigued)
        #expect(recovery([nil, 25, 70, 30]) == .fatigued && recovery([nil, 25, nil, 70, 70]) == .adequate)
        #expect(recovery([60, 25, 25]) == .fatigued && recovery([60, 60, 25, 25]) == .adequate)
        #expect(recovery([nil, nil, nil]) == .adequate)
        // A second hard session needs three nights that are green in the middle.
        #expect(recovery([80, 60, 70], .wellRecovered) == .wellRecovered)
        #expect(recovery([80, 60, 60], .wellRecovered) == .adequate && recovery([80, 80], .wellRecovered) == .adequate)
    }

    @Test func `days are kept for a month in which sessions were missed, and after less than half of them not`() {
        func habits(_ month: Int, before: Int) -> TrainingHabits {
            let backs = (0..<month).map { 27 * $0 / max(1, month) } + (0..<before).map { 28 + 27 * $0 / max(1, before) }
            let digests = backs.sorted(by: >).map {
                PlanFollowedTests.session(Self.sunday - $0, minutes: 40, load: 40)
            }
            return TrainingHabits(
                history: PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: Self.sunday), asOf: Self.sunday)
        }
        let missed = habits(11, before: 16)
        #expect(missed.runsPerWeek == 4 && missed.fewer == FewerSessions(now: 3, before: 4))
        #expect(habits(16, before: 11).runsPerWeek == 4 && habits(16, before: 11).fewer == nil)
        #expect(habits(12, before: 12).fewer == nil)
        #expect(habits(7, before: 16).runsPerWeek == 2 && habits(7, before: 16).fewer == nil)
    }

    @Test(arguments: [(28, 1), (42, 4), (28, 5), (42, 3), (14, 5)]) func `after weeks off the load of before comes back`(
        _ off: Int, _ kind: Int
    ) {
        let runs = Self.habits[kind].runs
        let start = Self.history(weeks: 16, runs, perHour: 50, until: Self.sunday - off)
        let weeks = Self.weeks(16, following: start, perHour: 50)
        let usual = Int(runs.reduce(0) { $0 + $1.minutes })
        #expect((weeks.suffix(4).max() ?? 0) * 10 >= 9 * usual, "\(usual), then \(weeks)")
    }
}
