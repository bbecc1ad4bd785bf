import Measures
import Testing
import Training

@testable import Analysis

/// The weeks of a season and the seven days are one plan.
struct SeasonFollowedTests {
    private static let today = WrittenAthletes.today

    /// An athlete with sixteen weeks of the same runs, the third last one easy.
    private static func history(_ days: [(weekday: Int, minutes: Double)], resting: Set<Int> = []) -> History {
        var athlete = Athlete(name: "T")
        athlete.availability.restWeekdays = resting
        let digests = (0..<16).flatMap { week in
            days.map { day, minutes in
                session(on: today.startOfWeek - 7 * (15 - week) + (day - 1), minutes: minutes * (week == 13 ? 0.7 : 1))
            }
        }
        return history(athlete, digests, asOf: today)
    }

    private static func history(_ athlete: Athlete, _ digests: [ActivityDigest], asOf day: Day) -> History {
        let first = digests.first?.day ?? day
        return History(
            athlete: athlete, digests: digests, knownDays: (first.number...day.number).map { Day(number: $0) }, asOf: day)
    }

    private static func session(on day: Day, minutes: Double, load: Double? = nil) -> ActivityDigest {
        var digest = run("d\(day.number)", day: day.number, hour: 6, wetBulbGlobe: 12, minutes: minutes)
        digest.load = SessionLoad(value: load ?? minutes * 50 / 60, method: .heartRate)
        return digest
    }

    private static func race(_ number: UInt64, in days: Int, metres: Double, _ importance: RaceGoal.Importance = .main) throws
        -> RaceGoal
    {
        try #require(
            RaceGoal(id: UniqueID(high: 1, low: number), day: today + days, metres: metres, importance: importance))
    }

    /// Two to six runs a week of usual lengths, the last one the longest.
    private static func week(_ random: inout SplitMix) -> [(weekday: Int, minutes: Double)] {
        let weekdays = [[2, 7], [2, 4, 7], [2, 4, 6, 7], [2, 3, 4, 6, 7], [1, 2, 3, 4, 6, 7]][random.below(5)]
        let usual = Double(25 + 5 * random.below(8))
        return weekdays.map { ($0, $0 == 7 ? usual * (1.3 + random.unit()) : usual + Double(5 * random.below(4))) }
    }

    @Test func `who follows a season finds each of its weeks in the seven days before it`() throws {
        var random = SplitMix(state: 22)
        var compared = 0
        for round in 0..<40 {
            let days = Self.week(&random)
            var history = Self.history(days)
            let metres = [5000.0, 10_000, 21_097.5, 42_195][random.below(4)]
            history.races = [try Self.race(1, in: 7 * (2 + random.below(10)) + random.below(7), metres: metres)]
            let season = try #require(insights(asOf: Self.today, history: history).load.season)
            var digests = history.digests
            for number in 0..<min(5, (history.races[0].day - Self.today + 6) / 7) {
                let sunday = Self.today + 7 * number
                let days = (1...7).map { sunday + $0 }
                let sessions = days.compactMap { day in season.week(of: day).map { (day, $0.sessions[day - $0.first]) } }
                let (expected, phases) = (sessions.reduce(0) { $0 + $1.1.load }, days.compactMap { season.week(of: $0)?.phase })
                var followed = Self.history(history.athlete, digests, asOf: sunday)
                followed.races = history.races
                let load = insights(asOf: sunday, history: followed).load
                let planned = load.plan.prefix(sessions.count).reduce(0.0) { $0 + $1.load }
                // What recovery asks for by then is no part of the season.
                let isEased =
                    load.planReason.map { reason in reason.isEasier && !phases.contains { PlanReason($0) == reason } } == true
                    || load.plan.contains { $0.reason?.isOfWeakness == true }
                let comment: Comment =
                    "round \(round), week \(number) of \(phases), \(planned) of \(expected), \(load.planReason.map { "\($0)" } ?? "")"
                if !isEased {
                    compared += 1
                    // Habits change a little with each week, such as the usual length.
                    // A race on another day than Sunday ends weeks on its weekday, and this Sunday is within such a week.
                    let isWhole = (history.races[0].day - sunday) % 7 == 0
                    let most = number == 0 ? 0.0001 : isWhole ? 0.05 : 0.12
                    #expect(abs(planned - expected) <= most * expected + 3, comment)
                }
                for (day, session) in sessions where session.longestRun > 0 {
                    digests.append(Self.session(on: day, minutes: Double(session.longestRun), load: session.load))
                }
            }
        }
        #expect(compared > 120)
    }

    private static let fourRuns: [(weekday: Int, minutes: Double)] = [(2, 45), (4, 50), (6, 40), (7, 85)]

    @Test func `a race has the same weeks before it is stored, and as the next race`() throws {
        var history = Self.history(Self.fourRuns)
        let race = try Self.race(1, in: 45, metres: 21_097.5)
        let before = insights(asOf: Self.today, history: history)
        let first = try #require(history.seasonPlan(to: race, insights: before))
        // The week of the race has the race on its day.
        let week = try #require(first.weeks.last)
        #expect(week.sessions.map { $0.workout }[race.day - week.first] == .race)
        history.races = [race]
        #expect(insights(asOf: Self.today, history: history).load.season == first)
        // One that was stored with another day counts on its new day only.
        let moved = try Self.race(1, in: 52, metres: 21_097.5)
        let later = try #require(history.seasonPlan(to: moved, insights: before))
        #expect(later.weeks.count == first.weeks.count + 1)
        #expect(later.weeks.flatMap { $0.sessions }.count { $0.workout == .race } == 1)
    }

    @Test func `of two main races each is in the season of the other, with taper and recovery of the earlier one`() throws {
        var history = Self.history(Self.fourRuns)
        let (near, far) = (try Self.race(1, in: 35, metres: 21_097.5), try Self.race(2, in: 98, metres: 42_195))
        history.races = [far, near]
        let insights = insights(asOf: Self.today, history: history)
        let (first, whole) = (
            try #require(insights.load.season), try #require(history.seasonPlan(to: far, insights: insights))
        )
        // Up to the earlier race both have the same weeks.
        #expect(Array(whole.weeks.prefix(first.weeks.count)) == first.weeks && first.weeks.count == 5)
        #expect(whole.weeks.map { $0.phase }[3...4] == [.taper, .raceWeek] && whole.weeks.last?.phase == .raceWeek)
        #expect(whole.weeks.map { $0.phase }[12] == .taper && whole.weeks.count == 14)
        let after = whole.weeks[5]
        #expect(after.isRecovery && after.load < 0.7 * whole.weeks[2].load)
        // A day per 3 km.
        let easy = whole.weeks.flatMap { $0.sessions }[(near.day - Self.today)..<(near.day - Self.today + 7)]
        #expect(easy.allSatisfy { [.rest, .easy, .recovery].contains($0.workout) })
        // One on the way has easy days and no taper.
        history.races = [far, try Self.race(1, in: 35, metres: 21_097.5, .other)]
        let other = try #require(Analysis.insights(asOf: Self.today, history: history).load.season)
        #expect(!other.weeks.dropLast(2).contains { $0.phase == .taper || $0.phase == .raceWeek })
        #expect(other.weeks.flatMap { $0.sessions }.map { $0.workout }[34] == .race && other.weeks[5].isRecovery)
    }

    @Test func `the long run that a race needs is one after the main race before it`() throws {
        var history = Self.history(Self.fourRuns)
        let near = try Self.race(1, in: 35, metres: 21_097.5)
        func ladder(_ far: RaceGoal) throws -> (ladder: LongRunLadder, weeks: [SeasonPlan.Week]) {
            history.races = [far, near]
            let plan = try #require(
                history.seasonPlan(to: far, insights: Analysis.insights(asOf: Self.today, history: history)))
            return (try #require(plan.ladder), plan.weeks)
        }
        let (far, weeks) = try ladder(try Self.race(2, in: 147, metres: 10_000))
        // The runs before the earlier race led to it.
        #expect(weeks[try #require(far.reachedInWeek)].first > near.day)
        let after = weeks.filter { $0.first > near.day && $0.phase != .taper && $0.phase != .raceWeek }
        #expect(far.peakMinutes == after.compactMap { $0.longRunMinutes }.map { Double($0) }.max())
        // Six weeks after such a race it and the runs of the weeks before it are long runs of this one.
        let (soon, others) = try ladder(try Self.race(2, in: 77, metres: 21_097.5))
        let week = others[try #require(soon.reachedInWeek)]
        #expect(week.first <= near.day.startOfWeek && week.first + 6 >= near.day + 42 - 56)
    }

    @Test func `runs before a shorter race count for a longer one after it`() throws {
        var history = Self.history(Self.fourRuns)
        let far = try Self.race(2, in: 42, metres: 10_000)
        history.races = [far, try Self.race(1, in: 21, metres: 5000)]
        let plan = try #require(
            history.seasonPlan(to: far, insights: Analysis.insights(asOf: Self.today, history: history)))
        let ladder = try #require(plan.ladder)
        let enough = ladder.neededMinutes - 1
        let first = plan.weeks.firstIndex {
            $0.phase != .taper && $0.phase != .raceWeek && Double($0.longRunMinutes ?? 0) >= enough
        }
        let reached = try #require(ladder.longest >= enough ? 0 : first)
        #expect(ladder.reachedInWeek == reached && plan.weeks[reached].first < Self.today + 21)
    }

    @Test func `what is planned for today counts in the week of the race's page until something is recorded`() throws {
        let today = Self.today + 2
        var history = Self.history(Athlete(name: "T"), Self.history(Self.fourRuns).digests, asOf: today)
        let race = try Self.race(1, in: 60, metres: 21_097.5)
        history.races = [race]
        let insights = Analysis.insights(asOf: today, history: history)
        var planned = PlannedDay(day: today, workout: .long, minutes: 100, load: 70)
        let without = try #require(SeasonInsight(race, asOf: today, history: history, insights: insights).plan)
        let with = try #require(SeasonInsight(race, asOf: today, history: history, insights: insights, today: planned).plan)
        #expect(with.weeks[0].load == without.weeks[0].load + 70 && with.weeks[0].longRunMinutes == 100)
        #expect(with.weeks[0].sessions[today - with.weeks[0].first].workout == .long && with.weeks[1] == without.weeks[1])
        #expect(history.seasonPlan(to: race, insights: insights, today: planned) == with)
        // A session of today is recorded: that is what counts.
        history = Self.history(
            Athlete(name: "T"), history.digests + [Self.session(on: today, minutes: 40)], asOf: today)
        history.races = [race]
        let done = Analysis.insights(asOf: today, history: history)
        planned.minutes = 40
        #expect(
            SeasonInsight(race, asOf: today, history: history, insights: done, today: planned).plan
                == SeasonInsight(race, asOf: today, history: history, insights: done).plan)
    }

    @Test func `a routine decides its weeks until it ends, and neither taper nor race week`() throws {
        var random = SplitMix(state: 3)
        var history = Self.history(Self.fourRuns)
        history.races = [try Self.race(1, in: 63, metres: 21_097.5)]
        let derived = try #require(insights(asOf: Self.today, history: history).load.season)
        var routine = try SeasonPlanTests.routine(&random, from: Self.today, known: Self.today)
        var followed = try #require(routine.current).routine
        (followed.days, followed.repeats) = ((0..<28).map { followed.days[$0 % 2] }, false)
        routine = RoutineHistory()
        routine.follow(followed, packVersion: nil, from: Self.today + 1, decided: Self.today)
        history.routines = routine
        let load = insights(asOf: Self.today, history: history).load
        let season = try #require(load.season)
        // The bound of a week may leave one of its days out.
        func lasts(_ weeks: Int, _ plan: SeasonPlan) -> Bool {
            let days = plan.weeks.map { $0.routineDays }
            return days.prefix(weeks).allSatisfy { $0 >= 6 } && days.dropFirst(weeks).allSatisfy { $0 == 0 }
        }
        #expect(lasts(4, season) && season.weeks[0].routineDays == 7)
        let expected = (1...7).compactMap { routine.planned(on: Self.today + $0) }.reduce(0) {
            $0 + RoutineLoad.load(of: $1.day, scale: load.planScale)
        }
        #expect(abs(season.weeks[0].load - expected) < 1e-9)
        let planned = load.plan.reduce(0) { $0 + $1.load }
        #expect(abs(planned - expected) < 1e-9 && load.planReason == .routine)
        let insight = SeasonInsight(
            history.races[0], asOf: Self.today, history: history, insights: insights(asOf: Self.today, history: history))
        #expect(insight.routine?.last == Self.today + 28 && insight.plan == season)
        // One that repeats leaves the taper and the week of the race as they are.
        followed.repeats = true
        history.routines = RoutineHistory()
        history.routines.follow(followed, packVersion: nil, from: Self.today + 1, decided: Self.today)
        let always = try #require(insights(asOf: Self.today, history: history).load.season)
        #expect(lasts(7, always))
        #expect(always.weeks.map { $0.phase }.suffix(2) == [.taper, .raceWeek] && derived.weeks.count == always.weeks.count)
    }

    @Test func `the forecast of load has the days of the season`() throws {
        var history = Self.history(Self.fourRuns)
        history.races = [try Self.race(1, in: 63, metres: 21_097.5)]
        let load = insights(asOf: Self.today, history: history).load
        let (season, outlook) = (try #require(load.season), try #require(load.outlook))
        let ahead = season.weeks[1...3].flatMap { $0.sessions.map { $0.load } }
        #expect(Array(outlook.planned.dropFirst(7)) == ahead && outlook.planned.count == 28)
        #expect(Array(outlook.planned.prefix(7)) == load.plan.map { $0.load })
        // After the race the weeks continue as without one.
        history.races = [try Self.race(1, in: 12, metres: 10_000)]
        #expect(insights(asOf: Self.today, history: history).load.outlook?.planned.count == 28)
    }

    @Test func `a beginner with a marathon tomorrow has too little time, and a prepared runner has not`() throws {
        let marathon = try Self.race(1, in: 1, metres: 42_195)
        let beginner = Self.history([(2, 20), (4, 20), (6, 20)])
        let short = try #require(RaceShortfall(marathon, asOf: Self.today, history: beginner))
        #expect(short.neededMetres == 28_000 && short.longestMinutes == 20)
        // With four months left, with a run of half of the need, and after it there is nothing to say.
        #expect(RaceShortfall(try Self.race(1, in: 120, metres: 42_195), asOf: Self.today, history: beginner) == nil)
        #expect(RaceShortfall(marathon, asOf: Self.today, history: Self.history([(2, 60), (4, 60), (7, 120)])) == nil)
        #expect(RaceShortfall(marathon, asOf: Self.today + 2, history: beginner) == nil)
        #expect(RaceShortfall(try Self.race(1, in: 1, metres: 5000), asOf: Self.today, history: beginner) == nil)
        let none = History(athlete: Athlete(name: "T"), digests: [])
        #expect(try #require(RaceShortfall(marathon, asOf: Self.today, history: none)).longestMinutes == nil)
    }

    @Test func `after a month without a run the long run begins anew, which may be too late for a race`() throws {
        let runner = Self.history([(2, 60), (4, 60), (7, 120)])
        // Two months later, with seven weeks until the race, and with half a year.
        let back = Self.today + 60
        let soon = try #require(RaceShortfall(try Self.race(1, in: 110, metres: 42_195), asOf: back, history: runner))
        #expect(soon.longestMinutes == nil && soon.neededMetres == 28_000)
        #expect(RaceShortfall(try Self.race(1, in: 240, metres: 42_195), asOf: back, history: runner) == nil)
        // After years, runs without a record are possible.
        let later = Self.today + 800
        #expect(RaceShortfall(try Self.race(1, in: 850, metres: 42_195), asOf: later, history: runner) == nil)
    }

    @Test func `the plan states a race for which the time is too short, on whatever day and beyond the seven`() throws {
        for days in [1, 7, 12] {
            let marathon = try Self.race(1, in: days, metres: 42_195)
            var history = Self.history([(2, 20), (4, 20), (6, 20)])
            history.races = [marathon, try Self.race(2, in: days, metres: 5000)]
            let load = insights(asOf: Self.today, history: history).load
            let short = try #require(RaceShortfall(marathon, asOf: Self.today, history: history))
            #expect(load.plan.first { $0.day == marathon.day }?.shortfall == (days > 7 ? nil : short))
            #expect(load.plan.allSatisfy { $0.workout == .race || $0.shortfall == nil })
            let plans = DayPlans(
                load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: history.races, today: Self.today)
            #expect(plans.planned(on: marathon.day)?.shortfall == short)
            #expect(DatedPlan(plans, load: load, today: Self.today).planned(on: marathon.day).first?.shortfall == short)
        }
        var ready = Self.history([(2, 60), (4, 60), (7, 120)])
        ready.races = [try Self.race(1, in: 1, metres: 42_195)]
        #expect(insights(asOf: Self.today, history: ready).load.plan.allSatisfy { $0.shortfall == nil })
    }

    @Test func `today's entry is that of yesterday's plan, with the forecast of today`() throws {
        var history = Self.history(Self.fourRuns)
        let before = insights(asOf: Self.today - 1, history: history).load
        let earlier = EarlierPlan(asOf: Self.today - 1, history: history)
        #expect(earlier.days == before.plan && earlier.reason == before.planReason)
        history.forecast = WeatherForecastTests.forecast(from: Self.today) { _, _ in 31 }
        let warned = try #require(EarlierPlan(asOf: Self.today - 1, history: history).days.first)
        #expect(warned.day == Self.today && warned.forecast?.source == "forecast.example" && warned.heat == .avoid)
        #expect(warned.minutes.map { $0 <= 45 } == true)
    }

    @Test func `a long run that is long ago by the race does not count where the routine has shorter ones`() throws {
        var history = Self.history([(2, 45), (4, 50), (6, 40), (7, 95)])
        func ladder(in days: Int) throws -> LongRunLadder {
            history.races = [try Self.race(1, in: days, metres: 10_000)]
            return try #require(insights(asOf: Self.today, history: history).load.season?.ladder)
        }
        #expect(try ladder(in: 84).reachedInWeek == 0)
        history.routines = try PlanCourseTests.routine([(.run, .easy, 35), nil], after: Self.today)
        let far = try ladder(in: 84)
        #expect(!far.isReached && far.peakMinutes <= 40 && far.longest > far.neededMinutes)
        // Within eight weeks the last one still counts.
        #expect(try ladder(in: 42).reachedInWeek == 0)
    }
}
