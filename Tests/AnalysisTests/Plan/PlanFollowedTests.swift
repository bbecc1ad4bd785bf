import Measures
import Testing
import Training

@testable import Analysis

/// Athletes who follow the plan exactly.
struct PlanFollowedTests {
    static let sunday = WrittenAthletes.today

    /// Two to six runs a week until a Sunday, some with easy weeks, some of less than four weeks.
    static func athlete(_ random: inout SplitMix) -> History {
        let count = 2 + random.below(5)
        var weekdays = Set<Int>()
        while weekdays.count < count { weekdays.insert(1 + random.below(7)) }
        let usual = Double(25 + 5 * random.below(8))
        let weeks = random.below(5) == 0 ? 1 + random.below(3) : 5 + random.below(12)
        let last = weekdays.max() ?? 7
        let easy = random.below(5)
        let digests = (0..<weeks).flatMap { week in
            weekdays.sorted().map { weekday -> ActivityDigest in
                let share = week % 4 == easy ? 0.7 : 1
                let minutes = (weekday == last ? 1.5 * usual : usual + Double((7 * weekday) % 3 * 5)) * share
                return session(sunday - 7 * (weeks - 1 - week) - 7 + weekday, minutes: minutes, load: minutes * 50 / 60)
            }
        }
        return history(Athlete(name: "T"), digests, asOf: sunday)
    }

    static func session(_ day: Day, minutes: Double, load: Double, hardMinutes: Int = 0) -> ActivityDigest {
        var digest = run("d\(day.number)", day: day.number, hour: 6, wetBulbGlobe: 12, minutes: minutes)
        digest.load = SessionLoad(value: load, method: .heartRate)
        digest.hardSeconds = Double(hardMinutes * 60)
        return digest
    }

    static func history(
        _ athlete: Athlete, _ digests: [ActivityDigest], asOf day: Day, bodySamples: [BodySample] = []
    ) -> History {
        let first = digests.first?.day ?? day
        return History(
            athlete: athlete, digests: digests, bodySamples: bodySamples,
            knownDays: (first.number...day.number).map { Day(number: $0) }, asOf: day)
    }

    private static func routine(_ random: inout SplitMix, after day: Day) throws -> RoutineHistory {
        let minutes = 25 + 5 * random.below(6)
        return try PlanCourseTests.routine(
            [
                (.run, .easy, minutes), random.below(2) == 0 ? nil : (.run, .easy, minutes), (.run, .tempo, minutes + 10), nil,
                (.run, .easy, minutes), nil, (.run, .long, 2 * minutes),
            ], after: day)
    }

    /// Follows the plan for some days from Sunday on, and returns what was announced for each day, evening by evening.
    /// - Parameters:
    ///   - late: seconds by which each recording is longer than its plan.
    ///   - recording: another session of a day; nil without one.
    static func follow(
        _ start: History, days: Int, late: Double = 0, changing: (inout PlannedDay, Int) -> Void = { _, _ in },
        recording: (Day) -> ActivityDigest? = { _ in nil }
    ) -> [(evening: Day, plan: [PlannedDay])] {
        var (digests, evenings) = (start.digests, [(evening: Day, plan: [PlannedDay])]())
        for offset in 0..<days {
            let evening = sunday + offset
            var known = history(start.athlete, digests, asOf: evening, bodySamples: start.bodySamples)
            (known.races, known.routines, known.plan) = (start.races, start.routines, start.plan)
            let plan = EarlierPlan(asOf: evening, history: known).days
            evenings.append((evening, plan))
            if let other = recording(evening + 1) { digests.append(other) }
            guard var next = plan.first(where: { $0.day == evening + 1 }) else { continue }
            changing(&next, offset)
            if let minutes = next.minutes, minutes > 0 {
                let hard =
                    next.hardMinutes > 0 || next.routine == nil
                    ? next.hardMinutes
                    : WeekPlanner.hardMinutes(next.workout.intensity ?? .easy, minutes: minutes)
                digests.append(session(next.day, minutes: Double(minutes) + late / 60, load: next.load, hardMinutes: hard))
            }
        }
        return evenings
    }

    /// The last day of the week that runs on a day: that of the race, or as many whole weeks before it as there are, else Sunday.
    private static func end(of day: Day, _ race: Day?) -> Day {
        guard let race, race > day else { return (day + 1).startOfWeek + 6 }
        return race - 7 * ((race - day - 1) / 7)
    }

    @Test(arguments: 0..<4) func `who follows the plan keeps the announced days of the running week`(_ kind: Int) throws {
        var random = SplitMix(state: UInt64(100 + kind))
        var compared = 0
        for round in 0..<30 {
            var athlete = Self.athlete(&random)
            var race: Day?
            if kind % 2 == 1 {
                let day = Self.sunday + 15 + random.below(40)
                let metres = [5000.0, 10_000, 21_097.5, 42_195][random.below(4)]
                athlete.races = [try PlanCourseTests.race(on: day, metres: metres)]
                race = day
            }
            if kind >= 2 { athlete.routines = try Self.routine(&random, after: Self.sunday) }
            let evenings = Self.follow(athlete, days: 14)
            for (first, later) in zip(evenings, evenings.dropFirst()) {
                let end = Self.end(of: first.evening, race)
                for day in later.plan where day.day <= end {
                    let announced = try #require(first.plan.first { $0.day == day.day })
                    let apart = abs((day.minutes ?? 0) - (announced.minutes ?? 0))
                    compared += 1
                    if apart > 5 {
                        Issue.record(
                            "\(kind), round \(round), evening \(later.evening - Self.sunday), day \(day.day - Self.sunday): \(announced.minutes ?? 0) \(announced.workout) became \(day.minutes ?? 0) \(day.workout)"
                        )
                        return
                    }
                }
                // Never a long run on the day after a long run.
                for (day, next) in zip(later.plan, later.plan.dropFirst()) where day.day + 1 == next.day {
                    #expect(day.workout != .long || next.workout != .long, "\(kind), round \(round)")
                }
            }
        }
        #expect(compared > 500)
    }

    @Test func `what was missed is not made up for`() throws {
        let athlete = PlanCourseTests.history()
        let followed = Self.follow(athlete, days: 6)
        let missed = Self.follow(athlete, days: 6) { day, offset in if offset < 4 { day.minutes = nil } }
        for (one, other) in zip(followed, missed) {
            let end = (one.evening + 1).startOfWeek + 6
            for day in other.plan where day.day <= end {
                #expect(day.minutes ?? 0 <= one.plan.first { $0.day == day.day }?.minutes ?? 0)
            }
        }
    }

    @Test func `more than planned makes the rest of the week easier, and a hard session done leaves none for the next day`()
        throws
    {
        let athlete = PlanCourseTests.history()
        let first = EarlierPlan(asOf: Self.sunday, history: athlete).days
        let hard = try #require(first.firstIndex { $0.hardMinutes > 0 })
        #expect(hard > 0)
        let announced = first.dropFirst(hard).reduce(0) { $0 + $1.load }
        // On the day before the hard session the athlete runs hard and far.
        let evenings = Self.follow(athlete, days: hard + 1) { day, offset in
            guard offset == hard - 1 else { return }
            (day.minutes, day.load, day.hardMinutes) = (90, 100, 30)
        }
        let week = try #require(evenings.last).plan.filter { $0.day <= Self.sunday + 7 }
        #expect(week.first?.day == Self.sunday + hard + 1 && week.first?.isHard == false)
        #expect(week.reduce(0) { $0 + $1.load } < announced)
    }

    @Test func `a race that is entered after the session of a day leaves that day as it was announced`() throws {
        func plan(_ history: History, race: RaceGoal?) -> PlannedDay? {
            var history = history
            history.races = [race].compactMap { $0 }
            return EarlierPlan(asOf: Self.sunday - 1, history: history).days.first
        }
        let done = PlanCourseTests.history()
        let ahead = Self.history(done.athlete, done.digests.filter { $0.day < Self.sunday }, asOf: Self.sunday)
        var race = try PlanCourseTests.race(on: Self.sunday + 3, metres: 10_000)
        race.entered = Self.sunday
        #expect(plan(done, race: race) == plan(done, race: nil) && plan(done, race: nil)?.workout == .long)
        #expect(plan(ahead, race: race) != plan(ahead, race: nil))
        race.entered = Self.sunday - 1
        #expect(plan(done, race: race) != plan(done, race: nil))
    }

    @Test(arguments: [
        (13, 10_000.0, 38, 21_097.5), (13, 21_097.5, 45, 42_195), (10, 10_000, 21, 10_000), (14, 5000, 17, 10_000),
        (13, 42_195, 30, 10_000),
    ]) func `between two main races on different weekdays every day has its plan, and both races their easy days`(
        _ first: Int, _ firstMetres: Double, _ second: Int, _ secondMetres: Double
    ) throws {
        var athlete = PlanCourseTests.history()
        let races = [(Self.sunday + first, firstMetres), (Self.sunday + second, secondMetres)]
        athlete.races = try races.enumerated().map {
            try PlanCourseTests.race(on: $0.element.0, metres: $0.element.1, number: UInt64($0.offset + 1))
        }
        func recorded(_ day: Day) -> ActivityDigest? {
            guard let metres = races.first(where: { $0.0 == day })?.1 else { return nil }
            var race = Self.session(day, minutes: metres / 200, load: metres / 150)
            (race.distance, race.isRace) = (Distance(metres: metres), true)
            return race
        }
        let evenings = Self.follow(athlete, days: second + 7, recording: recorded)
        for (evening, plan) in evenings {
            #expect(plan.map { $0.day } == (1...7).map { evening + $0 })
            for day in plan {
                let isRace = races.contains { $0.0 == day.day }
                #expect((day.workout == .race) == isRace, "\(evening - Self.sunday), \(day.day - Self.sunday)")
                let isEasy = races.contains { race, metres in
                    RaceEase.isBefore(race - day.day)
                        || RaceEase.isAfter(day.day - race, easyDays: TrainingHabits.easyDays(afterMetres: metres))
                }
                if isEasy, !isRace { #expect(!day.isHard && day.workout != .long && day.minutes ?? 0 <= 60) }
                #expect(day.minutes ?? 0 <= 94)
            }
        }
    }

    @Test(arguments: [(63, 42_195.0), (50, 21_097.5), (40, 10_000)])
    func `who follows the plan keeps the announced weeks up to a race`(_ days: Int, _ metres: Double) throws {
        let start = PlanCourseTests.history([(1, 50), (2, 60), (4, 60), (6, 45), (7, 110)])
        let race = try PlanCourseTests.race(on: Self.sunday + days, metres: metres)
        var digests = start.digests
        var announced: [SeasonPlan.Week] = []
        for evening in (0..<21).map({ Self.sunday + $0 }) {
            var known = Self.history(start.athlete, digests, asOf: evening)
            known.races = [race]
            let weeks = try #require(insights(asOf: evening, history: known).load.season?.weeks)
            for week in weeks {
                guard let before = announced.first(where: { $0.first == week.first }) else { continue }
                #expect(
                    abs(week.load - before.load) < 0.01 * before.load, "\(evening - Self.sunday), \(week.first - Self.sunday)")
                #expect(week.phase == before.phase)
            }
            announced = weeks
            let next = try #require(EarlierPlan(asOf: evening, history: known).days.first)
            guard let minutes = next.minutes else { continue }
            digests.append(
                Self.session(next.day, minutes: Double(minutes), load: next.load, hardMinutes: next.hardMinutes))
        }
    }

    @Test func `below four weeks the three easy sessions stay on their days`() {
        let digests = [2, 4, 6].map { Self.session(Self.sunday - 7 + $0, minutes: 25, load: 21) }
        let athlete = Self.history(Athlete(name: "T"), digests, asOf: Self.sunday)
        let done = Self.follow(athlete, days: 7).compactMap { evening in
            evening.plan.first { $0.day == evening.evening + 1 }?.minutes
        }
        #expect(done == [25, 25, 25])
    }
}
