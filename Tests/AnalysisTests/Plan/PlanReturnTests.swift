import Measures
import Testing
import Training

@testable import Analysis

/// Weeks after a race and after an illness, and those of a beginner, evening by evening.
struct PlanReturnTests {
    private static let sunday = WrittenAthletes.today

    private static func raced(_ metres: Double, on day: Day) -> ActivityDigest {
        var digest = run("race\(day.number)", day: day.number, hour: 9, wetBulbGlobe: 12, minutes: metres / 200)
        (digest.distance, digest.isRace) = (Distance(metres: metres), true)
        digest.load = SessionLoad(value: metres / 180, method: .heartRate)
        return digest
    }

    private static func history(racing metres: Double, on day: Day) throws -> History {
        var history = PlanCourseTests.history()
        history.races = [
            try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: day, metres: metres, importance: .other))
        ]
        return history
    }

    /// What there is of a race.
    enum Recorded: CaseIterable {
        case nothing, warmUp, race
    }

    private static func recording(_ recorded: Recorded, _ metres: Double, on day: Day) -> ActivityDigest? {
        switch recorded {
        case .nothing: return nil
        case .race: return raced(metres, on: day)
        case .warmUp:
            var warmUp = PlanFollowedTests.session(day, minutes: 12, load: 10)
            warmUp.distance = Distance(metres: 2000)
            return warmUp
        }
    }

    @Test(arguments: [10_000, 21_097.5, 42_195.0], Recorded.allCases)
    func `the days after a race stay as they were announced before it, recorded or not`(_ metres: Double, _ recorded: Recorded)
        throws
    {
        for weekday in 1...6 {
            let raceDay = Self.sunday + weekday
            let history = try Self.history(racing: metres, on: raceDay)
            let evenings = PlanFollowedTests.follow(
                history, days: 7, recording: { $0 == raceDay ? Self.recording(recorded, metres, on: $0) : nil })
            let announced = try #require(evenings.first).plan
            for (evening, plan) in evenings.dropFirst() {
                for day in plan where day.day <= Self.sunday + 7 {
                    let before = try #require(announced.first { $0.day == day.day })
                    let apart = abs((day.minutes ?? 0) - (before.minutes ?? 0))
                    #expect(
                        apart <= 5,
                        "\(metres) m on weekday \(weekday), evening \(evening - Self.sunday), day \(day.day - Self.sunday): \(before.minutes ?? 0) \(before.workout) became \(day.minutes ?? 0) \(day.workout)"
                    )
                }
            }
            // Rest comes first, up to its last day and not longer.
            let rest = RaceRest.days(afterMetres: metres)
            for (_, plan) in evenings {
                for day in plan where day.day > raceDay && day.day <= raceDay + rest { #expect(day.workout == .rest) }
            }
        }
    }

    @Test(arguments: [5, 6]) func `the week after a main race of 10 km stays as it was announced`(_ weekday: Int) throws {
        let raceDay = Self.sunday + weekday
        var history = PlanCourseTests.history()
        history.races = [try PlanCourseTests.race(on: raceDay, metres: 10_000)]
        let evenings = PlanFollowedTests.follow(
            history, days: 16, recording: { $0 == raceDay ? Self.raced(10_000, on: $0) : nil })
        let announced = try #require(evenings.first { $0.evening == Self.sunday + 7 }).plan
        for (evening, plan) in evenings where evening > Self.sunday + 7 {
            for day in plan where day.day <= Self.sunday + 14 {
                let before = try #require(announced.first { $0.day == day.day })
                #expect(
                    abs((day.minutes ?? 0) - (before.minutes ?? 0)) <= 5 && day.workout == before.workout,
                    "evening \(evening - Self.sunday), day \(day.day - Self.sunday): \(before.minutes ?? 0) \(before.workout) became \(day.minutes ?? 0) \(day.workout)"
                )
            }
        }
    }

    @Test func `some metres less in the recording leave the rest days of the race`() throws {
        for metres in [21_097.5, 42_195] {
            let days = try [metres, 0.993 * metres, 1.004 * metres].map { measured in
                let day = Self.sunday - 1
                var history = PlanCourseTests.history()
                history = History(
                    athlete: history.athlete, digests: history.digests.filter { $0.day != day } + [Self.raced(measured, on: day)],
                    knownDays: history.knownDays, asOf: Self.sunday)
                return try #require(history.restDays(asOf: Self.sunday).first)
            }
            #expect(Set(days).count == 1 && days[0].lowerBound == Self.sunday)
        }
    }

    @Test func `each of two races of a week keeps its days of rest`() {
        var history = PlanCourseTests.history()
        let days = [Self.sunday - 4, Self.sunday - 1]
        history = History(
            athlete: history.athlete,
            digests: history.digests.filter { !days.contains($0.day) } + zip([42_195, 21_097.5], days).map(Self.raced),
            knownDays: history.knownDays, asOf: Self.sunday)
        let rest = history.restDays(asOf: Self.sunday)
        #expect(rest.contains((Self.sunday - 3)...Self.sunday) && rest.contains(Self.sunday...(Self.sunday + 1)))
        #expect(history.restDays(asOf: Self.sunday + 20).isEmpty)
    }

    @Test func `a second illness in the return from the first one takes nothing from the load of before`() throws {
        let start = WrittenAthletes.illTwice
        let once = try #require(WrittenAthletes.all.first { $0.name == "After an illness" }).history
        let usual = try #require(insights(asOf: Self.sunday, history: once).load.usualWeek.value)
        let evenings = PlanFollowedTests.follow(start, days: 63)
        let ill = readinessInsight(asOf: Self.sunday + 24, history: start)
        #expect(ill.lastIll == Self.sunday + 20 && ill.firstIll == Self.sunday - 5)
        let weeks = (0..<9).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0) { $0 + ($1.plan.first?.load ?? 0) }
        }
        #expect(weeks[3] <= 0.6 * usual, "\(weeks) of \(usual)")
        // Seven weeks below it lower what the load ratio allows, so that the last part comes week by week.
        #expect(zip(weeks.dropFirst(3), weeks.dropFirst(4)).allSatisfy { $1 > $0 }, "\(weeks) of \(usual)")
        #expect(weeks[8] >= 0.8 * usual, "\(weeks) of \(usual)")
    }

    @Test func `after an illness the load of before comes back within weeks`() throws {
        let start = try #require(WrittenAthletes.all.first { $0.name == "After an illness" }).history
        let usual = try #require(insights(asOf: Self.sunday, history: start).load.usualWeek.value)
        let evenings = PlanFollowedTests.follow(start, days: 42)
        let weeks = (0..<6).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0) { $0 + ($1.plan.first?.load ?? 0) }
        }
        #expect(weeks[0] <= 0.6 * usual, "\(weeks) of \(usual)")
        #expect(zip(weeks, weeks.dropFirst()).prefix(3).allSatisfy { $1 > $0 - 1 }, "\(weeks) of \(usual)")
        #expect(weeks.suffix(2).max() ?? 0 >= 0.9 * usual, "\(weeks) of \(usual)")
    }

    @Test func `a beginner who follows the plan runs more after some weeks, and not every week is an easy one`() {
        let digests = [-12, -9, -5, -2].map { PlanFollowedTests.session(Self.sunday + $0, minutes: 25, load: 21) }
        let start = PlanFollowedTests.history(Athlete(name: "T"), digests, asOf: Self.sunday)
        let evenings = PlanFollowedTests.follow(start, days: 84)
        let weeks = (0..<12).map { week in
            evenings[(7 * week)..<(7 * week + 7)].reduce(0) { $0 + ($1.plan.first?.minutes ?? 0) }
        }
        #expect(weeks.suffix(4).max() ?? 0 > weeks[0], "\(weeks)")
        for (first, next) in zip(weeks, weeks.dropFirst()) where first > 0 { #expect(10 * next <= 13 * first, "\(weeks)") }
        let easy = (5..<12).count { evenings[7 * $0].plan.first?.reason == .deload }
        #expect(easy <= 3, "\(weeks), \(easy) easy weeks")
    }
}
