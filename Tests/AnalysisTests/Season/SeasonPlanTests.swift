import Measures
import Testing
import Training

@testable import Analysis

/// Sunday, 2026-01-04.
private let sunday = Day(number: 20_457)

private func race(weeks: Int, metres: Double = 42_195) throws -> RaceGoal {
    try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: sunday + (7 * weeks + 7), metres: metres))
}

/// The state before some weeks to a race on the Sunday of the last one.
private func state(
    _ race: RaceGoal, weekly: Double = 300, longest: Double? = 90, pace: Double? = 330, runs: Int = 6, usual: Double = 60,
    comeback: PlanState.Comeback? = nil
) -> PlanState {
    var state = PlanState(
        day: sunday, loads: [Double](repeating: weekly / 7, count: 35),
        longest: [Double](repeating: longest ?? 0, count: PlanState.daysOfSessions),
        habits: WeekHabits(runsPerWeek: runs, usualMinutes: usual, longWeekday: 7), comeback: comeback)
    state.usualPace = pace
    state.races = [PlanState.Race(day: race.day, easyDaysAfter: TrainingHabits.easyDays(afterMetres: race.metres))]
    state.goals = [PlanState.Goal(day: race.day, metres: race.metres)]
    return state
}

struct SeasonPlanTests {
    @Test func `sixteen weeks to a marathon have easy weeks, a taper and the race`() throws {
        let race = try race(weeks: 15)
        let course = PlanCourse(state(race), through: race.day)
        let plan = try #require(SeasonPlan(state(race), to: race, course: course))
        #expect(plan.weeksMissing(to: race, after: state(race), course: course) == nil)
        #expect(plan.weeks.count == 16 && plan.weeks.allSatisfy { $0.first.weekday == 1 && $0.sessions.count == 7 })
        #expect(plan.weeks.last?.phase == .raceWeek && plan.weeks[14].phase == .taper)
        #expect(plan.weeks.dropLast(2).count { $0.phase == .deload } >= 3)
        // The last week before the taper is a full one, and the longest runs come before the taper.
        #expect(plan.weeks[13].phase == .build || plan.weeks[13].phase == .maintain)
        let long = plan.weeks.compactMap { $0.longRunMinutes }
        #expect(long.max() == 150 && plan.weeks[14].longRunMinutes.map { $0 < 120 } ?? true)
        let ladder = try #require(plan.ladder)
        #expect(ladder.isReached && ladder.isLimitedByTime && ladder.neededMetres == 28_000)
    }

    @Test func `a short race has no week of taper and needs no long ladder`() throws {
        let race = try race(weeks: 6, metres: 5000)
        let plan = try #require(SeasonPlan(state(race, weekly: 150, longest: 40, runs: 4, usual: 40), to: race))
        #expect(plan.weeks.last?.phase == .raceWeek && !plan.weeks.contains { $0.phase == .taper })
        #expect(plan.ladder?.reachedInWeek == 0 && plan.ladder?.neededMetres == 6000)
    }

    @Test func `a race that comes too early states by how many weeks`() throws {
        func ladder(_ weeks: Int) throws -> LongRunLadder? {
            let race = try race(weeks: weeks)
            return SeasonPlan(state(race), to: race)?.ladder
        }
        let early = try race(weeks: 4)
        let course = PlanCourse(state(early), through: early.day)
        let plan = try #require(SeasonPlan(state(early), to: early, course: course))
        #expect(plan.ladder?.isReached == false)
        let missing = try #require(plan.weeksMissing(to: early, after: state(early), course: course))
        #expect(missing > 2)
        // With that many weeks more it is reached, with one less it is not.
        #expect(try ladder(4 + missing)?.isReached == true)
        #expect(try ladder(3 + missing)?.isReached == false)
    }

    @Test func `without a run there is no statement about the long run, and without a known pace one with an assumed pace`()
        throws
    {
        let race = try race(weeks: 9)
        let assumed = try #require(SeasonPlan(state(race, pace: nil), to: race)?.ladder)
        #expect(
            assumed.isPaceAssumed && assumed.neededMinutes == LongRunLadder.minutes(for: race.metres, pace: DistancePace.assumed))
        #expect(try #require(SeasonPlan(state(race), to: race)?.ladder).isPaceAssumed == false)
        #expect(try #require(SeasonPlan(state(race, longest: nil), to: race)).ladder == nil)
    }

    @Test func `a return from a break begins at half of the load before it`() throws {
        let race = try race(weeks: 12)
        let plan = try #require(
            SeasonPlan(
                state(
                    race, weekly: 20, longest: 30,
                    comeback: PlanState.Comeback(since: sunday, resumed: sunday, load: 300, longest: 100)),
                to: race))
        let loads = plan.weeks.map { $0.load }
        #expect(plan.weeks.prefix(4).allSatisfy { $0.phase == .comeback } && plan.weeks[4].phase != .comeback)
        #expect(loads[0] <= 150 && loads[0] > 100 && loads[1] <= 195 && plan.weeks[0].longRunMinutes == nil)
    }

    @Test func `a race that is past, too far or without a length has no weeks, and neither has a plan of rides`() throws {
        let near = try race(weeks: 9)
        #expect(SeasonPlan(state(near), to: near) != nil)
        for weeks in [-2, 60] {
            let race = try race(weeks: weeks)
            #expect(SeasonPlan(state(race), to: race) == nil)
        }
        let rides = PlanState(
            day: sunday, loads: [Double](repeating: 40, count: 35), longest: [90],
            habits: WeekHabits(runsPerWeek: 3, usualMinutes: 60, longWeekday: 7), sport: .cycling)
        #expect(SeasonPlan(rides, to: near) == nil)
    }

    @Test func `random seasons keep every rule`() throws {
        var random = SplitMix(state: 77)
        for round in 0..<5000 {
            let metres = [3000.0, 5000, 10_000, 21_097.5, 42_195, 80_000][random.below(6)]
            var goal = try race(weeks: random.below(40), metres: metres)
            goal.day = goal.day - random.below(7)
            var season = PlanState(
                day: sunday, loads: (0..<35).map { _ in (20 + 600 * random.unit()) / 7 * 2 * random.unit() },
                longest: [Double](
                    repeating: random.below(9) == 0 ? 0 : Double(random.below(200)), count: PlanState.daysOfSessions),
                habits: WeekHabits(
                    runsPerWeek: 2 + random.below(5), usualMinutes: 20 + 60 * random.unit(), longWeekday: 1 + random.below(7)),
                loadScale: LoadScale(0.6 + random.unit()),
                comeback: random.below(5) == 0
                    ? PlanState.Comeback(since: sunday, resumed: sunday, load: 400 * random.unit(), longest: 100 * random.unit())
                    : nil)
            season.usualPace = random.below(9) == 0 ? nil : 240 + 240 * random.unit()
            season.resting = Set((1...7).filter { _ in random.below(5) == 0 })
            season.recovery = RecoveryStatus.allCases[random.below(5)]
            season.loadChange = LoadChange.allCases[random.below(4)]
            season.gentleDays = random.below(8) == 0 ? 2 : 0
            season.races = [PlanState.Race(day: goal.day, easyDaysAfter: random.below(15))]
            season.goals = [PlanState.Goal(day: goal.day, metres: metres)]
            if goal.day - sunday > 20, random.below(3) == 0 {
                let day = sunday + 1 + random.below(goal.day - sunday - 7)
                season.goals.insert(PlanState.Goal(day: day, metres: random.below(4) == 0 ? nil : 10_000), at: 0)
                season.races.insert(PlanState.Race(day: day, easyDaysAfter: random.below(15)), at: 0)
            }
            if random.below(4) == 0 {
                season.routines = try Self.routine(&random, from: sunday + 1 + random.below(40) - 20, known: sunday)
            }
            guard let plan = SeasonPlan(season, to: goal) else {
                Issue.record("no plan in round \(round)")
                return
            }
            if let broken = brokenRule(plan, season, goal) ?? brokenDay(season, through: goal.day) {
                Issue.record("round \(round): \(broken) in \(plan.weeks) for \(season)")
                return
            }
            if round % 50 == 0 { #expect(SeasonPlan(season, to: goal) == plan) }
        }
    }

    /// A routine of two days, followed from a day on, on and on or once.
    static func routine(_ random: inout SplitMix, from first: Day, known: Day) throws -> RoutineHistory {
        let (id, reference) = (try #require(ContentID("session")), try #require(RoutineReference("pack/days")))
        let method = TrainingMethod(
            id: id, kind: random.below(3) == 0 ? .heatedClass : .run, name: TranslatedText("S"),
            description: TranslatedText("S"), minutes: 20 + random.below(60), intensity: random.below(3) == 0 ? .tempo : .easy)
        let days = (0..<(2 + random.below(40))).map { number in
            RoutineDay(
                name: TranslatedText("D"), description: TranslatedText("D"),
                sessions: number % 2 == 0 ? [RoutineDay.Session(method)] : [])
        }
        let repeats = random.below(2) == 0
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"), description: TranslatedText("R"), goal: .base,
                difficulty: .beginner, days: days, repeats: repeats))
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: first, decided: min(first, known))
        return history
    }

    private func brokenRule(_ plan: SeasonPlan, _ season: PlanState, _ race: RaceGoal) -> String? {
        guard plan.weeks.count == (race.day - sunday + 6) / 7, plan.weeks.last?.first == race.day - 6 else { return "shape" }
        for week in plan.weeks {
            guard week.load.isFinite, week.load >= 0, week.sessions.count == 7 else { return "a week without days" }
            let isGoal = season.goals.contains { week.contains($0.day) }
            if (week.phase == .raceWeek) != isGoal, week.phase != .comeback { return "the race in another week" }
            if abs(week.sessions.reduce(0) { $0 + $1.load } - week.load) > 1e-9 { return "another load than that of the days" }
            // What was recorded may be longer.
            if week.first > sunday, let long = week.longRunMinutes, long > 150 || long < 30 { return "a long run of \(long)" }
        }
        return nil
    }

    /// Plans the same weeks one by one, and checks each against the rules of days.
    private func brokenDay(_ first: PlanState, through last: Day) -> String? {
        var state = first
        while state.day < last {
            let week = state.week
            guard week.days.count == state.stepDays else { return "no days" }
            // The ratio is that of the whole week, which is planned at its beginning.
            let start = state.weekStart
            // After a race no week has to be smaller than the last one.
            let last = start.request.isBackFromRace ? start.loads.suffix(7).reduce(0, +) : 0
            let most = max(LoadRatioBounds.mostLoad(after: start.loads), last, WeekDraft.leastLoad * state.loadScale.easy)
            // A session of ten minutes is the shortest of a routine.
            let load = week.days.reduce(0) { $0 + $1.load }
            if week.phase != .comeback, !start.request.hasBreak, load > max(most, 100 * state.loadScale.easy) + 1e-6 {
                return "a ratio above 1.25: \(load), \(most)"
            }
            for planned in week.days {
                if let broken = brokenRule(planned, state, isComeback: week.phase == .comeback) {
                    return "\(planned.day): \(broken)"
                }
            }
            state.add(week.days.prefix(state.stepDays).map { $0 }, of: week.phase)
        }
        return nil
    }

    private func brokenRule(_ planned: PlannedDay, _ state: PlanState, isComeback: Bool) -> String? {
        let day = planned.day
        let isRace = state.races.contains { $0.day == day }
        if isRace != (planned.workout == .race) { return "the race on another day" }
        if isRace { return nil }
        if planned.isHard, state.races.contains(where: { (1...3).contains($0.day - day) }) { return "hard before the race" }
        if planned.isHard, state.races.contains(where: { day > $0.day && day - $0.day <= $0.easyDaysAfter }) {
            return "hard after a race"
        }
        let longest = 1.1 * max(state.known, state.weekStart.known)
        let former = state.comeback?.longest ?? 0
        let most = isComeback && former >= 40 ? max(45, min(longest, former)) : max(20, longest)
        if let longest = planned.longest(of: .running), Double(longest) > most + 1e-9 {
            return "a run of \(longest) after \(state.known)"
        }
        if planned.workout != .rest, planned.routine == nil, state.resting.contains(day.weekday) {
            return "a day that is kept free"
        }
        return nil
    }

    /// Sixteen weeks of the same runs, the third last one easy, and a race on a weekday some weeks later.
    private func athlete(
        _ days: [(weekday: Int, minutes: Double)], metres: Double, weeksTo: Int, weekday: Int
    ) throws -> (history: History, race: RaceGoal) {
        let today = WrittenAthletes.today
        let digests = (0..<16).flatMap { week in
            days.map { day, minutes -> ActivityDigest in
                var digest = run(
                    "w\(week)d\(day)", day: (today.startOfWeek - 7 * (15 - week) + (day - 1)).number, hour: 6, wetBulbGlobe: 12,
                    minutes: minutes * (week == 13 ? 0.7 : 1))
                digest.load = SessionLoad(value: digest.moving / 60 * 50 / 60, method: .heartRate)
                return digest
            }
        }
        let first = try #require(digests.first).day
        var history = History(
            athlete: Athlete(name: "T"), digests: digests, knownDays: (first.number...today.number).map { Day(number: $0) },
            asOf: today)
        let race = try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: today + weekday + 7 * weeksTo, metres: metres))
        history.races = [race]
        return (history, race)
    }

    private static let runs: [[(weekday: Int, minutes: Double)]] = [
        [(2, 45), (7, 75)], [(2, 45), (4, 40), (7, 75)], [(2, 45), (4, 50), (6, 40), (7, 85)],
        [(2, 45), (3, 50), (4, 45), (6, 40), (7, 80)], [(1, 60), (2, 80), (3, 60), (4, 80), (6, 60), (7, 150)],
    ]

    @Test(arguments: runs.indices) func `on a Sunday the days of the season are the seven days`(_ number: Int)
        throws
    {
        let days = Self.runs[number]
        let today = WrittenAthletes.today
        for metres in [10_000.0, 42_195] {
            for weekday in [3, 6, 7] {
                for weeksTo in 0...3 {
                    let (history, _) = try athlete(days, metres: metres, weeksTo: weeksTo, weekday: weekday)
                    let load = insights(asOf: today, history: history).load
                    let season = try #require(load.season)
                    let name: Comment = "\(days.count) runs, \(metres) m on \(weekday), \(weeksTo) weeks"
                    for day in load.plan where day.day <= today + weekday + 7 * weeksTo {
                        let week = try #require(season.week(of: day.day))
                        let session = week.sessions[day.day - week.first]
                        #expect(abs(day.load - session.load) < 1e-6 && session.workout == day.workout, name)
                    }
                }
            }
        }
    }

    @Test func `the seven days follow the season, and the season what happened`() throws {
        let id = try #require(UniqueID("0f8fad5b-d9cd-469f-a165-70867728950e"))
        var digests: [ActivityDigest] = []
        for week in 0..<12 {
            for (weekday, minutes) in [(1, 45.0), (3, 50), (5, 90)] {
                digests.append(
                    run("w\(week)d\(weekday)", day: 4 + 7 * week + weekday, hour: 6, wetBulbGlobe: 12, minutes: minutes))
            }
        }
        let sunday = Day(number: 4 + 7 * 11 + 6)
        var history = History(
            athlete: Athlete(name: "T"), digests: digests, knownDays: (5...sunday.number).map { Day(number: $0) })
        let race = try #require(RaceGoal(id: id, day: sunday + 70, metres: 21_097.5))
        history.races = [race]
        let insights = insights(asOf: sunday, history: history)
        let season = try #require(history.seasonPlan(to: race, insights: insights))
        #expect(season.weeks.count == 10 && season.weeks[0].first == sunday + 1)
        let planned = insights.load.plan.reduce(0) { $0 + $1.load }
        #expect(season.weeks[0].phase == .deload && abs(planned - season.weeks[0].load) < 1e-9)
        let insight = SeasonInsight(race, asOf: sunday, history: history, insights: insights)
        #expect(insight.daysLeft == 70 && insight.plan == season && insight.heat == nil && insight.past.isEmpty)
        // A side race has neither a taper nor weeks of its own, but is in the week.
        var other = race
        (other.importance, other.day) = (.other, sunday + 6)
        history.races = [other]
        let week = Analysis.insights(asOf: sunday, history: history).load
        #expect(week.plan.contains { $0.workout == .race } && week.planReason != .raceWeek)
    }
}
