import Measures
import Testing
import Training

@testable import Analysis

/// Each day has one plan, whatever asks for it and however far ahead it is.
struct PlanCourseTests {
    private static let runs: [(weekday: Int, minutes: Double)] = [(2, 45), (4, 50), (6, 40), (7, 85)]

    /// Sixteen weeks of the same sessions until a day, the third last one easy.
    static func history(
        until today: Day = WrittenAthletes.today, sport: Sport = .running, _ days: [(weekday: Int, minutes: Double)] = runs,
        loadPerHour: Double = 50
    ) -> History {
        let digests = (0..<16).flatMap { week in
            days.map { weekday, minutes -> ActivityDigest in
                let day = today - (today.weekday - 1) - 7 * (15 - week) + (weekday - 1)
                var digest = run(
                    "w\(week)d\(weekday)", day: day.number, hour: 6, wetBulbGlobe: 12, minutes: minutes * (week == 13 ? 0.7 : 1))
                digest.sport = sport
                digest.load = SessionLoad(value: digest.moving / 3600 * loadPerHour, method: .heartRate)
                return digest
            }
        }.filter { $0.day <= today }
        let first = digests.first?.day ?? today
        return History(
            athlete: Athlete(name: "T"), digests: digests, knownDays: (first.number...today.number).map { Day(number: $0) },
            asOf: today)
    }

    static func race(on day: Day, metres: Double, number: UInt64 = 1) throws -> RaceGoal {
        try #require(RaceGoal(id: UniqueID(high: 1, low: number), day: day, metres: metres))
    }

    /// A routine whose days repeat, followed from the day after `today` on.
    static func routine(
        _ days: [(kind: TrainingMethod.Kind, intensity: TrainingMethod.Intensity, minutes: Int)?], after today: Day,
        goal: Routine.Goal = .base, isInHeat: Bool = false
    ) throws -> RoutineHistory {
        let id = try #require(ContentID("session"))
        let routineDays = days.map { day in
            RoutineDay(
                name: TranslatedText("D"), description: TranslatedText("D"),
                sessions: day.map {
                    [
                        RoutineDay.Session(
                            TrainingMethod(
                                id: id, kind: $0.kind, name: TranslatedText("S"), description: TranslatedText("S"),
                                minutes: $0.minutes, intensity: $0.intensity, isInHeat: isInHeat))
                    ]
                } ?? [])
        }
        let reference = try #require(RoutineReference("pack/days"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"),
                description: TranslatedText("R"), goal: goal, difficulty: .beginner, days: routineDays))
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: today + 1, decided: today)
        return history
    }

    @Test(arguments: 0..<7) func `race page, seven days, calendar and forecast have the same plan on every weekday`(_ later: Int)
        throws
    {
        let today = WrittenAthletes.today + later
        for weeks in [1, 2, 3, 5, 9] {
            var history = Self.history(until: today)
            history.races = [try Self.race(on: today + 7 * weeks + 3, metres: 21_097.5)]
            let load = insights(asOf: today, history: history).load
            let season = try #require(load.season)
            let planned = try #require(load.outlook).planned
            #expect(season.weeks.first?.contains(today + 1) == true && load.plan.count == 7 && planned.count == 28)
            for day in load.plan {
                let week = try #require(season.week(of: day.day))
                let session = week.sessions[day.day - week.first]
                #expect(session.workout == day.workout && session.load == day.load, "\(later), \(day.day - today)")
            }
            for week in season.weeks {
                #expect(abs(week.load - week.sessions.reduce(0) { $0 + $1.load }) < 1e-9)
                for (index, session) in week.sessions.enumerated() {
                    let ahead = week.first + index - today
                    if (1...28).contains(ahead) { #expect(session.load == planned[ahead - 1]) }
                    // Before tomorrow, what was recorded.
                    if ahead <= 0 {
                        let recorded = history.digests(from: week.first + index, through: week.first + index)
                        #expect(abs(session.load - recorded.reduce(0) { $0 + ($1.load?.value ?? 0) }) < 1e-9)
                    }
                }
            }
        }
    }

    @Test(arguments: [(21_097.5, 14), (10_000, 7)]) func `the taper begins so many days before the race on any weekday`(
        metres: Double, taper: Int
    ) throws {
        let today = WrittenAthletes.today
        for days in 15...48 {
            var history = Self.history()
            history.races = [try Self.race(on: today + days, metres: metres)]
            let season = try #require(insights(asOf: today, history: history).load.season)
            let phases = try course(history, through: today + days).days.prefix(days).map { $0.phase }
            for (index, phase) in phases.enumerated() {
                // Days to the race on the eve of the day.
                let left = days - index
                let expected: TrainingPhase? = left <= 7 ? .raceWeek : left <= taper ? .taper : nil
                if let expected {
                    #expect(phase == expected, "\(days) days, \(left) left")
                } else {
                    #expect(phase != .raceWeek && phase != .taper, "\(days) days, \(left) left")
                }
                // The days before the taper are never easy ones.
                if left > taper, left <= taper + 7 { #expect(phase != .deload) }
            }
            // The plan of the eve of each of these days has the same purpose.
            if days == 29 {
                for left in [taper + 7, taper, 7] {
                    var later = Self.history(until: today + days - left)
                    later.races = history.races
                    let reason = insights(asOf: today + days - left, history: later).load.planReason
                    #expect((reason == .taper || reason == .raceWeek) == (left <= taper), "\(left)")
                }
            }
            #expect(season.weeks.last?.phase == .raceWeek)
        }
    }

    private func course(_ history: History, through last: Day) throws -> PlanCourse {
        try stateAndCourse(history, through: last).course
    }

    private func stateAndCourse(_ history: History, through last: Day) throws -> (state: PlanState, course: PlanCourse) {
        let today = WrittenAthletes.today
        let insights = insights(asOf: today, history: history)
        let habits = TrainingHabits(history: history, asOf: today)
        let state = PlanState(
            history, asOf: today, sport: .running, habits: habits,
            heat: ExpectedHeat(history, after: today, habits: habits), load: insights.load, readiness: insights.readiness)
        return (state, PlanCourse(state, through: last))
    }

    @Test(arguments: [(5000.0, false), (5000, true), (10_000, false), (42_195, false), (42_195, true)], [false, true])
    func `the course for a race on another day is the one that is planned anew`(
        _ race: (metres: Double, followsRoutine: Bool), isDecided: Bool
    ) throws {
        let (metres, followsRoutine) = race
        var compared = 0
        for days in [17, 20, 24, 31, 40, 45, 66, 100] {
            var history = Self.history()
            if isDecided {
                history.plan = StoredPlan(
                    [(1, []), (3, [PlannedSession(kind: .run, intensity: .easy, minutes: 25)]), (6, [])].map {
                        StoredDay(day: WrittenAthletes.today + $0, sessions: $1, origin: .edited, decided: WrittenAthletes.today)
                    })
            }
            let race = WrittenAthletes.today + days
            history.races = [try Self.race(on: race, metres: metres), try Self.race(on: race - 12, metres: 5000, number: 2)]
            if followsRoutine {
                history.routines = try Self.routine(
                    [(.run, .easy, 40), nil, (.run, .tempo, 45), nil, (.run, .easy, 40), nil, (.run, .long, 90)],
                    after: WrittenAthletes.today)
            }
            let (state, course) = try stateAndCourse(history, through: race)
            for weeks in [1, 2, 3, 9] {
                let (later, day) = (state.moving(race, byWeeks: weeks), race + 7 * weeks)
                let anew = PlanCourse(later, through: day)
                // From the course to the race, and from one to a later race.
                let further = PlanCourse(state.moving(race, byWeeks: weeks + 5), through: day + 35)
                for (known, before) in [(course, race), (further, day)] {
                    guard let moved = known.leading(to: later, before: before, through: day) else { continue }
                    #expect(Self.withoutParts(moved) == Self.withoutParts(anew), "\(days), \(weeks)")
                    #expect(moved.days.map { $0.phase } == anew.days.map { $0.phase }, "\(days), \(weeks)")
                    #expect(moved.days.map { $0.isRecovery } == anew.days.map { $0.isRecovery }, "\(days), \(weeks)")
                    compared += 1
                }
            }
        }
        #expect(compared >= 40)
    }

    /// The days of a course without the effort of the race in long runs, which depends on the weeks to it.
    private static func withoutParts(_ course: PlanCourse) -> [PlannedDay?] {
        course.days.map { entry in
            var day = entry.planned
            if day?.workout == .long { day?.parts = nil }
            return day
        }
    }

    @Test func `an easy week is not cut short by the days of it that are over`() throws {
        // Full weeks until Sunday, then days of rest.
        var reasons: [PlanReason?] = []
        for later in 0..<7 {
            let full = PlanState(
                day: WrittenAthletes.today + later, loads: (0..<56).map { $0 >= 56 - later ? 0 : 40 },
                longest: [Double](repeating: 80, count: 36),
                habits: WeekHabits(runsPerWeek: 4, usualMinutes: 45, longWeekday: 7))
            reasons.append(full.week.reason)
        }
        #expect(reasons == [PlanReason?](repeating: .deload, count: 7))
    }

    @Test func `after signs of overreaching the load comes back step by step, at first without a hard session`() throws {
        let today = WrittenAthletes.today
        var state = PlanState(
            day: today, loads: (0..<56).map { $0 < 28 ? 30 : 40 }, longest: [Double](repeating: 80, count: 36),
            habits: WeekHabits(runsPerWeek: 5, usualMinutes: 45, longWeekday: 7))
        state.looksOverreached = true
        let course = PlanCourse(state, through: today + 21)
        let loads = (0..<3).map { week in course.loads[(7 * week)..<(7 * week + 7)].reduce(0, +) }
        #expect(course.first.reason == .tired && loads[0] <= 0.5 * 280 + 1)
        #expect(loads[1] > loads[0] && loads[1] <= 0.65 * 280 + 1 && loads[2] > loads[1] && loads[2] <= 0.8 * 280 + 1)
        #expect(!course.days.prefix(14).contains { $0.planned?.hardMinutes ?? 0 > 0 })
    }

    @Test func `the season of an overreached athlete begins with the week that the days plan`() throws {
        let history = try #require(WrittenAthletes.all.first { $0.name == "Overreached, with a race" }).history
        let load = insights(asOf: WrittenAthletes.today, history: history).load
        let weeks = try #require(load.season).weeks
        let planned = load.plan.reduce(0) { $0 + $1.load }
        #expect(load.planReason == .tired && abs(weeks[0].load - planned) < 1e-9)
        let usual = try #require(load.usualWeek.value)
        #expect(weeks[1].load > weeks[0].load && weeks[1].load <= 0.66 * usual && weeks[2].load <= 0.81 * usual)
    }

    @Test func `beyond the seven days a routine leaves the race its week`() throws {
        let today = WrittenAthletes.today
        for metres in [10_000.0, 21_097.5] {
            var history = Self.history()
            let race = try Self.race(on: today + 12, metres: metres)
            history.races = [race]
            history.routines = try Self.routine([(.run, .tempo, 60), (.run, .long, 80), (.run, .easy, 40)], after: today)
            let load = insights(asOf: today, history: history).load
            let plans = DayPlans(
                load, yesterday: EarlierPlan(), routines: history.routines, races: history.races, today: today)
            for day in 8...11 {
                let planned = try #require(plans.planned(on: today + day))
                #expect(planned.routine == nil && (!planned.isHard || day < 9), "\(day)")
                #expect(plans.routineAside(on: today + day) != nil)
            }
            #expect(plans.planned(on: race.day)?.workout == .race)
            // The calendar and the forecast of load have the same days.
            let dated = DatedPlan(plans, load: load, today: today)
            let ahead = try #require(load.outlook).planned
            for day in 1...28 {
                #expect(dated.planned(on: today + day).first?.load == ahead[day - 1], "\(day)")
            }
        }
    }

    @Test(arguments: [Sport.cycling, .poolSwimming])
    func `who does not run has no weeks of runs before a race, and a page says so`(
        sport: Sport
    ) throws {
        let today = WrittenAthletes.today
        var history = Self.history(sport: sport, [(2, 60), (4, 60), (7, 120)], loadPerHour: 70)
        let race = try Self.race(on: today + 40, metres: 10_000)
        history.races = [race]
        let insights = insights(asOf: today, history: history)
        #expect(insights.load.season == nil && insights.load.plan.allSatisfy { $0.workout == .rest || !$0.sport.isRunning })
        let season = SeasonInsight(race, asOf: today, history: history, insights: insights)
        #expect(season.plan == nil && season.lacksRuns && season.routine == nil)
        // With a routine of runs the page names it.
        var follower = history
        follower.routines = try Self.routine([(.run, .easy, 30), nil], after: today - 1)
        let followed = SeasonInsight(race, asOf: today, history: follower, insights: insights)
        #expect(followed.lacksRuns && followed.routine?.name.text(in: "en") == "R")
        follower.routines = try Self.routine([(.swim, .easy, 30), nil], after: today - 1)
        #expect(SeasonInsight(race, asOf: today, history: follower, insights: insights).routine == nil)
        // Loads of their routine are on their scale.
        #expect(abs(insights.load.planScale.easy - 1.4) < 0.01)
        var runner = Self.history()
        runner.races = [race]
        let known = Analysis.insights(asOf: today, history: runner)
        #expect(!SeasonInsight(race, asOf: today, history: runner, insights: known).lacksRuns)
    }

    @Test func `the plan of the day of a race has the days after it, before and after the race is recorded`() throws {
        let today = WrittenAthletes.today
        let whole = Self.history()
        func plan(_ digests: [ActivityDigest]) throws -> [PlannedDay] {
            var history = History(
                athlete: whole.athlete, digests: digests, knownDays: whole.knownDays, asOf: today)
            history.races = [try Self.race(on: today, metres: 42_195)]
            let plan = insights(asOf: today, history: history).load.plan
            #expect(plan.count == 7)
            return plan
        }
        let before = whole.digests.filter { $0.day < today }
        var warmUp = run("warm-up", day: today.number, hour: 5, wetBulbGlobe: 12, minutes: 10)
        warmUp.distance = Distance(metres: 2000)
        var race = run("race", day: today.number, hour: 6, wetBulbGlobe: 12, minutes: 230)
        race.distance = Distance(metres: 42_400)
        for digests in [before, before + [warmUp], before + [warmUp, race]] {
            let days = try plan(digests)
            #expect(days.prefix(4).allSatisfy { $0.workout == .rest }, "\(digests.count)")
            #expect(days.allSatisfy { !$0.isHard && $0.workout != .long })
        }
    }
}
