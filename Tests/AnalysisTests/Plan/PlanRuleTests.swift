import Measures
import Testing
import Training

@testable import Analysis

/// Rules of single situations: returns, first weeks, races, illness and decided days.
struct PlanRuleTests {
    private static let today = WrittenAthletes.today

    private func load(_ history: History, asOf day: Day = today) -> LoadInsight { insights(asOf: day, history: history).load }

    private func written(_ name: String) throws -> History {
        try #require(WrittenAthletes.all.first { $0.name == name }).history
    }

    @Test(arguments: [Routine.Goal.comeback, .injuryComeback]) func `a routine for the return stays in a comeback`(
        goal: Routine.Goal
    ) throws {
        var history = try written("Back after six weeks")
        let usual = load(history).plan
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 20), nil, (.run, .easy, 20), (.walk, .easy, 25), nil, (.run, .easy, 20), nil], after: Self.today,
            goal: goal)
        let plan = load(history).plan
        #expect(plan.map { $0.minutes } == [20, nil, 20, 25, nil, 20, nil] && plan.allSatisfy { $0.routine != nil })
        // Another one waits for the body, and its days of rest stay free.
        history.routines = try PlanCourseTests.routine([(.run, .easy, 20), nil], after: Self.today)
        let aside = load(history).plan
        #expect(aside.allSatisfy { $0.routine == nil })
        #expect(
            aside.compactMap { $0.minutes }.sorted()
                == usual.compactMap { $0.minutes }.sorted().suffix(aside.count { $0.minutes != nil }))
        #expect(aside.indices.allSatisfy { $0 % 2 == 0 || aside[$0].workout == .rest })
    }

    /// Some weeks of three runs of 20 minutes.
    private func beginner(weeks: Int) -> History {
        let digests = (0..<weeks).flatMap { week in
            [2, 4, 6].map { weekday -> ActivityDigest in
                let day = Self.today - 7 * (weeks - week) + weekday
                var digest = run("b\(day.number)", day: day.number, hour: 6, wetBulbGlobe: 12, minutes: 20)
                digest.load = SessionLoad(value: 20 * 50 / 60, method: .heartRate)
                return digest
            }
        }
        let first = Self.today - 7 * weeks + 1
        return History(
            athlete: Athlete(name: "T"), digests: digests,
            knownDays: (first.number...Self.today.number).map { Day(number: $0) }, asOf: Self.today)
    }

    @Test(arguments: 1...3) func `the first weeks bound the next one, also with a routine`(weeks: Int) throws {
        var history = beginner(weeks: weeks)
        // The first week has six days, from its first run on.
        let usual = 3 * 20.0 * 50 / 60 * (weeks == 1 ? 7.0 / 6 : 1)
        #expect(load(history).plan.reduce(0) { $0 + $1.load } <= SeasonPlan.growth * usual + 1e-9)
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 22), (.run, .easy, 22), nil, (.run, .easy, 22), (.run, .easy, 22), nil, (.run, .easy, 22)],
            after: Self.today)
        let plan = load(history).plan
        let all = plan.reduce(0) { $0 + $1.load }
        #expect(all <= SeasonPlan.growth * usual + 1e-9 && all > 0.8 * usual)
        #expect(plan.contains { $0.limit?.weekBound == .growth })
    }

    @Test func `three runs a week stay as long as they were, whatever their load was`() {
        var history = beginner(weeks: 2)
        history = History(
            athlete: history.athlete,
            digests: history.digests.map { digest in
                var easier = digest
                easier.moving = 25 * 60
                easier.load = SessionLoad(value: 15, method: .heartRate)
                return easier
            }, knownDays: history.knownDays, asOf: Self.today)
        #expect(load(history).plan.compactMap { $0.minutes } == [25, 25, 25])
    }

    @Test func `runs of one day count together`() throws {
        var history = beginner(weeks: 2)
        let easy = TrainingMethod(
            id: try #require(ContentID("s")), kind: .run, name: TranslatedText("S"), description: TranslatedText("S"),
            minutes: 25,
            intensity: .easy)
        let day = RoutineDay(
            name: TranslatedText("D"), description: TranslatedText("D"),
            sessions: [RoutineDay.Session(easy, minutes: 20), RoutineDay.Session(easy, minutes: 10)])
        let reference = try #require(RoutineReference("pack/days"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"),
                description: TranslatedText("R"), goal: .base, difficulty: .beginner,
                days: [day]
                    + (0..<6).map { _ in RoutineDay(name: TranslatedText("D"), description: TranslatedText("D"), sessions: []) }))
        history.routines.follow(routine, packVersion: 1, from: Self.today + 1, decided: Self.today)
        let planned = try #require(load(history).plan.first)
        // The longest run was one of 20 minutes.
        #expect(planned.minutes == 22 && planned.limit == .longestRun(minutes: 30))
        #expect(planned.routine?.sessions.map { $0.minutes } == [12, 10])
    }

    @Test func `a race that comes too soon says so without a plan of weeks`() throws {
        let history = beginner(weeks: 2)
        func short(_ days: Int, _ metres: Double) throws -> Bool {
            let race = try PlanCourseTests.race(on: Self.today + days, metres: metres)
            var known = history
            known.races = [race]
            let insights = insights(asOf: Self.today, history: known)
            #expect(insights.load.season == nil)
            return SeasonInsight(race, asOf: Self.today, history: known, insights: insights).shortfall != nil
        }
        #expect(try short(20, 21_097.5) && short(40, 42_195) && !short(20, 5000) && !short(140, 21_097.5))
    }

    @Test(arguments: [(5000.0, 0), (10_000, 0), (21_097.5, 2), (42_195, 4), (100_000, 7)])
    func `after a race there are days of rest by its length`(metres: Double, rest: Int) throws {
        #expect(RaceRest.days(afterMetres: metres) == rest)
        for sport in [Sport.running, .cycling, .yoga] {
            // A race that is entered, and the days after it.
            var ahead = PlanCourseTests.history(sport: sport, [(1, 45), (2, 45), (4, 50), (6, 40), (7, 85)])
            let race = try PlanCourseTests.race(on: Self.today + 1, metres: metres)
            ahead.races = [race]
            let days = load(ahead).plan
            #expect(days.filter { $0.day > race.day && $0.day <= race.day + rest }.allSatisfy { $0.workout == .rest }, "\(sport)")
        }
        // A race that was run today.
        var digests = PlanCourseTests.history([(1, 45), (2, 45), (4, 50), (6, 40), (7, 85)]).digests
        var raced = run("race", day: Self.today.number, hour: 15, wetBulbGlobe: 12, minutes: metres / 200)
        (raced.distance, raced.isRace) = (Distance(metres: metres), true)
        raced.load = SessionLoad(value: metres / 180, method: .heartRate)
        digests = digests.filter { $0.day < Self.today } + [raced]
        var history = History(
            athlete: Athlete(name: "T"), digests: digests,
            knownDays: (Self.today.number - 100...Self.today.number).map { Day(number: $0) }, asOf: Self.today)
        #expect(load(history).plan.prefix(rest).allSatisfy { $0.workout == .rest })
        history.routines = try PlanCourseTests.routine([(.run, .easy, 30)], after: Self.today)
        let plan = load(history).plan
        #expect(plan.prefix(rest).allSatisfy { $0.workout == .rest })
    }

    @Test func `beside a hard day that the athlete decided the hard days of a routine wait`() throws {
        var history = PlanCourseTests.history()
        history.routines = try PlanCourseTests.routine(
            [(.run, .easy, 40), (.run, .tempo, 45), nil, (.run, .tempo, 45), nil, nil, (.run, .easy, 40)], after: Self.today)
        let tempo = PlannedSession(kind: .run, intensity: .tempo, minutes: 45, hardMinutes: 20)
        history.plan = StoredPlan([StoredDay(day: Self.today + 3, sessions: [tempo], origin: .edited, decided: Self.today)])
        let plan = load(history).plan
        #expect(plan[2].isHard && !plan[1].isHard && !plan[3].isHard)
        #expect(plan[1].limit == .hardDayNearby && plan[3].limit == .hardDayNearby)
    }

    @Test func `after signs of illness the load comes back step by step, at first without a hard session`() throws {
        let history = try written("After an illness")
        let insight = load(history)
        let usual = try #require(insight.usualWeek.value)
        let planned = insight.plan.reduce(0) { $0 + $1.load }
        #expect(insight.planReason == .afterIllness && planned <= 0.5 * usual + 5 && planned > 0.25 * usual)
        #expect(insight.plan.allSatisfy { $0.hardMinutes == 0 })
        let ahead = try #require(insight.outlook).planned
        let weeks = (0..<4).map { week in ahead[(7 * week)..<(7 * week + 7)].reduce(0, +) }
        #expect(weeks[1] > weeks[0] && weeks[1] <= 0.65 * usual + 5 && weeks[2] <= 0.8 * usual + 5 && weeks[3] > weeks[1])
        // While the signs are there, illness is the reason, and without them nothing changes.
        #expect(readinessInsight(asOf: Self.today, history: history).lastIll == Self.today - 4)
        #expect(readinessInsight(asOf: Self.today, history: PlanCourseTests.history()).lastIll == nil)
    }

    @Test func `a proposed heated class has the load of the athlete's own classes`() throws {
        var history = try written("Before a hot race")
        history.races[0].day = Self.today + 16
        let without = load(history)
        let classes = (0..<6).map { number -> ActivityDigest in
            var digest = run(
                "hot\(number)", day: Self.today.number - 40 + 7 * number, hour: 18, wetBulbGlobe: 33, minutes: 75)
            (digest.sport, digest.distance, digest.isIndoor) = (.hotYoga, nil, true)
            digest.load = SessionLoad(value: 60, method: .heartRate)
            return digest
        }
        var known = History(
            athlete: history.athlete, digests: (history.digests + classes).sorted { $0.start < $1.start },
            knownDays: history.knownDays, asOf: Self.today)
        known.races = history.races
        let insight = load(known)
        let block = try #require(insight.heatBlock)
        #expect(without.heatBlock?.mode == .passive && block.mode == .hotYoga && !block.days.isEmpty)
        for day in insight.plan where day.exposure != nil { #expect(day.load >= 60) }
        let ahead = try #require(insight.outlook).planned
        let season = try #require(insight.season)
        for date in block.days where date - Self.today <= 28 {
            #expect(ahead[date - Self.today - 1] >= 60)
            let week = try #require(season.week(of: date))
            #expect(week.sessions[date - week.first].load == ahead[date - Self.today - 1])
            #expect(abs(week.load - week.sessions.reduce(0) { $0 + $1.load }) < 1e-9)
        }
    }

    @Test func `lengths are multiples of five, unless the long run would not grow otherwise`() throws {
        var random = SplitMix(state: 27)
        for _ in 0..<400 {
            let (usual, most) = (Double(20 + random.below(50)), Double(30 + random.below(110)))
            let digests = (0..<8).flatMap { week in
                [2, 4, 7].map { weekday -> ActivityDigest in
                    let day = Self.today - 7 * (8 - week) + weekday
                    let minutes = weekday == 7 ? max(usual, most) : usual
                    var digest = run("m\(day.number)", day: day.number, hour: 6, wetBulbGlobe: 12, minutes: minutes)
                    digest.load = SessionLoad(value: minutes * Double(40 + random.below(20)) / 60, method: .heartRate)
                    return digest
                }
            }
            let first = Self.today - 55
            var history = History(
                athlete: Athlete(name: "T"), digests: digests,
                knownDays: (first.number...Self.today.number).map { Day(number: $0) }, asOf: Self.today)
            if random.below(2) == 0 {
                history.races = [try PlanCourseTests.race(on: Self.today + 20 + random.below(60), metres: 21_097.5)]
            }
            let longest = max(usual, most)
            for day in load(history).plan {
                guard let minutes = day.minutes, minutes % 5 != 0 else { continue }
                // Short runs of a short week grow by minutes.
                if usual < 30, 2 * usual + longest < 110 {
                    #expect(minutes < 30 || day.workout == .long, "\(minutes) after \(longest)")
                    continue
                }
                #expect(day.workout == .long && Double(minutes) > longest, "\(minutes) after \(longest)")
                #expect(Double(minutes / 5 * 5) <= longest)
            }
        }
    }

    @Test func `before a marathon the long run of every second full week ends at its effort`() throws {
        func weeks(_ metres: Double, runs: [(weekday: Int, minutes: Double)]) throws -> [Int] {
            try (1...11).filter { weeks in
                var history = PlanCourseTests.history(runs)
                history.races = [
                    try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: WrittenAthletes.today + 7 * weeks, metres: metres))
                ]
                let plan = insights(asOf: WrittenAthletes.today, history: history).load.plan
                let parts = plan.filter { $0.workout == .long }.compactMap { $0.parts }
                #expect(
                    parts.allSatisfy { $0 == .endingAtRaceEffort(minutes: $0.minutes) && $0.minutes >= 130 } && parts.count < 2)
                #expect(plan.allSatisfy { $0.workout != .long || $0.hardMinutes == 0 })
                return !parts.isEmpty
            }
        }
        let runs: [(weekday: Int, minutes: Double)] = [(1, 60), (2, 80), (3, 60), (4, 80), (6, 60), (7, 140)]
        #expect(try weeks(42_195, runs: runs) == [3, 5, 7, 9])
        #expect(try weeks(21_097.5, runs: runs).isEmpty && weeks(100_000, runs: runs).isEmpty)
        // Three runs a week are few for it.
        #expect(try weeks(42_195, runs: [(2, 60), (4, 60), (7, 140)]).isEmpty)
    }

    @Test(arguments: [0, 2, 4, 6]) func `the first days of a routine do not bound its next week`(back: Int) throws {
        let first = Self.today - back
        let days: [(TrainingMethod.Kind, TrainingMethod.Intensity, Int)?] = [
            (.run, .easy, 30), nil, (.run, .easy, 33), nil, (.run, .easy, 30), (.run, .long, 40), nil,
        ]
        var history = History(
            athlete: Athlete(name: "T"),
            digests: (0...back).filter { days[$0] != nil }.map { index in
                var digest = run(
                    "d\(index)", day: (first + index).number, hour: 7, wetBulbGlobe: 12,
                    minutes: Double(days[index].map { min($0.2, 33) } ?? 0))
                digest.load = SessionLoad(value: digest.moving / 3600 * 50, method: .heartRate)
                return digest
            })
        history.routines = RoutineHistory(
            try PlanCourseTests.routine(days, after: first - 1).stretches.map {
                RoutineHistory.Stretch(routine: $0.routine, packVersion: 1, first: first, decided: first - 1)
            })
        let plan = load(history).plan
        for planned in plan {
            let index = (planned.day - first) % 7
            #expect((planned.minutes == nil) == (days[index] == nil), "\(planned.day - first)")
            // No run is more than a tenth longer than the longest.
            #expect(planned.minutes ?? 0 <= 36)
        }
    }

    @Test func `the day after a long day is not hard`() {
        let days = [(1, 60.0), (2, 80), (3, 60), (4, 80), (6, 170), (7, 120)]
        let plan = load(PlanCourseTests.history(days.map { (weekday: $0.0, minutes: $0.1) })).plan
        #expect(plan.first?.hardMinutes == 0 && plan.contains { $0.hardMinutes > 0 })
    }
}
