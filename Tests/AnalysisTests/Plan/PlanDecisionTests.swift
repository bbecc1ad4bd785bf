import Measures
import Testing
import Training

@testable import Analysis

/// What the athlete decides for days of the plan leaves the others as they are, or makes them easier.
struct PlanDecisionTests {
    private static let sunday = WrittenAthletes.today

    /// Four and five runs a week, on the evening of a Sunday and after days of the week that were done as planned.
    private static func histories() -> [History] {
        let weeks: [[(weekday: Int, minutes: Double)]] = [
            [(2, 45), (4, 50), (6, 40), (7, 80)], [(1, 40), (2, 50), (4, 55), (5, 45), (7, 100)],
        ]
        return weeks.map { PlanCourseTests.history($0) }
    }

    private static func plan(_ history: History, _ decided: [StoredDay] = [], asOf day: Day = sunday) -> [PlannedDay] {
        var known = history
        known.plan = StoredPlan(decided)
        return insights(asOf: day, history: known).load.plan
    }

    private static func day(_ day: Day, _ sessions: [PlannedSession]) -> StoredDay {
        StoredDay(day: day, sessions: sessions, origin: .edited, decided: sunday)
    }

    private static func expectNoMore(
        _ plan: [PlannedDay], than usual: [PlannedDay], _ comment: String, _ location: SourceLocation = #_sourceLocation
    ) {
        for (before, after) in zip(usual, plan) where after.stored == nil {
            #expect(
                after.minutes ?? 0 <= before.minutes ?? 0 && after.hardMinutes <= before.hardMinutes
                    && (!after.isHard || before.isHard),
                "\(comment): \(after.day) has \(after.minutes ?? 0) \(after.workout), had \(before.minutes ?? 0) \(before.workout)",
                sourceLocation: location)
        }
    }

    @Test func `a day of rest, a calmer one and a moved one make no other day longer or harder`() throws {
        for (index, history) in Self.histories().enumerated() {
            let usual = Self.plan(history)
            #expect(usual.contains { $0.hardMinutes > 0 } && usual.contains { $0.workout == .long })
            for planned in usual {
                let rest = Self.day(planned.day, [])
                Self.expectNoMore(Self.plan(history, [rest]), than: usual, "\(index), rest on \(planned.day)")
                let easy = PlannedSession(kind: .run, intensity: .easy, minutes: 30)
                Self.expectNoMore(
                    Self.plan(history, [Self.day(planned.day, [easy])]), than: usual, "\(index), easy on \(planned.day)")
                let sessions = try #require(planned.sessions)
                for free in usual where free.workout == .rest {
                    let moved = [rest, Self.day(free.day, sessions)]
                    Self.expectNoMore(Self.plan(history, moved), than: usual, "\(index), \(planned.day) to \(free.day)")
                }
            }
        }
    }

    @Test func `so it is in seven days of two weeks, on any weekday and before a race`() throws {
        for back in [2, 4] {
            var history = PlanCourseTests.history(until: Self.sunday - back, [(1, 40), (2, 50), (4, 55), (5, 45), (7, 100)])
            for days in [nil, 17] {
                history.races =
                    try days.map {
                        [try #require(RaceGoal(id: UniqueID(high: 1, low: 2), day: Self.sunday - back + $0, metres: 21_097.5))]
                    } ?? []
                let usual = Self.plan(history, asOf: Self.sunday - back)
                for planned in usual {
                    let sessions = try #require(planned.sessions)
                    for other in usual where other.day != planned.day {
                        let moved = [Self.day(planned.day, []), Self.day(other.day, sessions)]
                        Self.expectNoMore(
                            Self.plan(history, moved, asOf: Self.sunday - back), than: usual,
                            "\(back), \(planned.day) to \(other.day)")
                    }
                }
            }
        }
    }

    @Test func `a day of rest changes no other day, unless a limit of the week asks for less`() {
        for history in Self.histories() {
            let usual = Self.plan(history)
            for planned in usual where planned.workout == .easy || planned.workout == .recovery {
                let plan = Self.plan(history, [Self.day(planned.day, [])])
                #expect(plan.filter { $0.stored == nil && $0.workout == .rest }.count == usual.count { $0.workout == .rest })
            }
        }
    }

    @Test(arguments: WrittenAthletes.all.map { $0.name })
    func `a day of rest takes no easy session from another day`(_ name: String) throws {
        let history = try #require(WrittenAthletes.all.first { $0.name == name }).history
        let usual = Self.plan(history)
        for planned in usual where planned.minutes ?? 0 > 0 {
            let plan = Self.plan(history, [Self.day(planned.day, [])])
            Self.expectNoMore(plan, than: usual, "\(name), rest on \(planned.day)")
            for (before, after) in zip(usual, plan) where after.stored == nil && before.workout == .easy {
                #expect(after.minutes != nil, "\(name), rest on \(planned.day): \(after.day) lost its session")
            }
        }
    }

    @Test func `several days of rest are the reason for less, not the habits`() {
        var reasons: [PlanReason?] = []
        for history in Self.histories() + WrittenAthletes.all.filter({ $0.name.hasPrefix("Marathoner") }).map({ $0.history }) {
            // Also while the week runs.
            for back in 0..<7 {
                let today = Self.sunday - back
                let training = Self.plan(history, asOf: today).filter { $0.minutes ?? 0 > 0 }.map { $0.day }
                var known = history
                known.plan = StoredPlan(
                    training.dropFirst(2).map { StoredDay(day: $0, sessions: [], origin: .edited, decided: today) })
                reasons.append(insights(asOf: today, history: known).load.planReason)
            }
        }
        #expect(!reasons.contains(.habits) && !reasons.contains(.build), "\(reasons)")
        #expect(reasons.contains(.settled), "\(reasons)")
    }

    @Test func `rest in place of a short easy run leaves the hard and the long session as they are`() throws {
        for history in Self.histories() {
            let usual = Self.plan(history)
            let shortest = try #require(
                usual.filter { $0.workout == .easy || $0.workout == .recovery }.min { $0.minutes ?? 0 < $1.minutes ?? 0 })
            let plan = Self.plan(history, [Self.day(shortest.day, [])])
            #expect(usual.contains { $0.hardMinutes > 0 })
            for (before, after) in zip(usual, plan) where before.day != shortest.day {
                #expect(
                    before.minutes == after.minutes && before.hardMinutes == after.hardMinutes,
                    "\(before.day): \(before.minutes ?? 0) \(before.workout), now \(after.minutes ?? 0) \(after.workout)")
            }
        }
    }

    @Test func `a run much longer than the longest is warned of, and is why the others are shorter`() throws {
        let history = try #require(Self.histories().last)
        let sunday = try #require(Self.plan(history).last { $0.workout == .long }).day
        func caution(_ minutes: Int) throws -> PlanCaution? {
            let run = PlannedSession(kind: .run, intensity: .long, minutes: minutes)
            return try #require(Self.plan(history, [Self.day(sunday, [run])]).first { $0.stored != nil }).caution
        }
        #expect(try caution(105) == nil && caution(120) == .muchLonger)
        var known = history
        known.plan = StoredPlan([Self.day(sunday, [PlannedSession(kind: .run, intensity: .long, minutes: 400)])])
        #expect(insights(asOf: Self.sunday, history: known).load.planReason == .settled)
    }

    @Test func `a weekly yoga beside the runs takes nothing from the long run`() throws {
        func yoga(on day: Day) -> ActivityDigest {
            var yoga = PlanFollowedTests.session(day, minutes: 60, load: 40)
            (yoga.id, yoga.sport, yoga.start) = ("yoga\(day.number)", .yoga, yoga.start + 36_000)
            return yoga
        }
        func history(yoga weeks: ClosedRange<Int>) -> History {
            let digests = Self.histories()[0].digests + weeks.map { yoga(on: Self.sunday - 7 * $0 - 1) }
            return PlanFollowedTests.history(
                Athlete(name: "T"), digests.sorted { $0.start < $1.start }, asOf: Self.sunday)
        }
        func long(_ history: History) -> Int? {
            let evenings = PlanFollowedTests.follow(
                history, days: 7,
                recording: { $0 == Self.sunday + 6 ? yoga(on: $0) : nil })
            return evenings.last?.plan.first { $0.day == Self.sunday + 7 }.flatMap { $0.workout == .long ? $0.minutes : nil }
        }
        let usual = history(yoga: 0...10)
        let announced = try #require(Self.plan(usual).last { $0.workout == .long }?.minutes)
        #expect(long(usual) == announced)
        // One that is done for once is more than planned.
        #expect(long(history(yoga: 9...10)) ?? 0 < announced)
    }

    @Test func `two mornings of very low recovery ask for rest and easy days`() {
        let strain = { (scores: [Double?]) -> PlanState.Strain in
            var load = insights(asOf: Self.sunday, history: Self.histories()[0]).load
            load.recoveryScores = scores
            return PlanState.Strain(
                load, readinessInsight(asOf: Self.sunday, history: Self.histories()[0]), isReturning: false)
        }
        #expect(strain([10, 15, 60]).looksOverreached && strain([20, 60, 3]).looksOverreached)
        #expect(!strain([10, 60, 60]).looksOverreached && !strain([25, 30, 21]).looksOverreached)
    }
}
