import Measures
import Testing
import Training

@testable import Analysis

/// Missed days that were done on another day.
struct PlanProgressMovedTests {
    private let monday = Day(number: 20_003)

    private func progress(
        _ planned: [Int: Int], _ runs: [(day: Int, minutes: Double)], decided: Int = -7, today: Int = 9
    ) -> [Int: PlanProgress.PlannedDay] {
        let plan = StoredPlan(
            planned.sorted { $0.key < $1.key }.map {
                StoredDay(
                    day: monday + $0, sessions: [PlannedSession(kind: .run, intensity: .easy, minutes: $1)], origin: .edited,
                    decided: monday + decided)
            })
        let digests = runs.enumerated().map {
            run("r\($0)", day: (monday + $1.day).number, hour: 6, wetBulbGlobe: 12, minutes: $1.minutes)
        }
        let days = PlanProgress(
            routines: RoutineHistory(), plan: plan, digests: digests, days: monday...(monday + 9), today: monday + today
        ).days
        return Dictionary(uniqueKeysWithValues: days.map { ($0.day - monday, $0) })
    }

    @Test(arguments: [80.0, 85, 100])
    func `the long run of a day later is that of Saturday, not the missed easy run of Friday`(minutes: Double) {
        let days = progress([4: 40, 5: 80], [(6, minutes)])
        #expect(days[4]?.outcome == .missed && days[4]?.activities == [])
        #expect(days[5]?.outcome == .moved(monday + 6) && days[5]?.minutes == minutes)
    }

    @Test func `a run belongs to the nearest of days that it resembles alike`() {
        let days = progress([4: 40, 5: 45], [(6, 42)])
        #expect(days[4]?.outcome == .missed && days[5]?.outcome == .moved(monday + 6))
    }

    @Test func `a shorter run belongs to the shorter day, however near the longer one is`() {
        let days = progress([4: 40, 5: 80], [(6, 45)])
        #expect(days[4]?.outcome == .moved(monday + 6) && days[5]?.outcome == .missed)
    }

    @Test func `a long run alone does a shorter missed day`() {
        #expect(progress([4: 40], [(6, 90)])[4]?.outcome == .moved(monday + 6))
    }

    @Test func `two days that were run two days later are both done`() {
        let days = progress([4: 40, 5: 40], [(6, 40), (7, 40)])
        #expect(days[4]?.outcome == .moved(monday + 6) && days[5]?.outcome == .moved(monday + 7))
    }

    @Test func `both runs of a weekend count for their days when one was early and one was late`() {
        let days = progress([3: 40, 5: 80], [(4, 80), (2, 40)])
        #expect(days[3]?.outcome == .moved(monday + 2) && days[5]?.outcome == .moved(monday + 4))
    }

    @Test func `an easy run on the day of the long one, and the long one a day later, are both done`() {
        let days = progress([4: 35, 5: 95], [(5, 34), (6, 88)])
        #expect(days[4]?.outcome == .moved(monday + 5) && days[4]?.minutes == 34)
        #expect(days[5]?.outcome == .moved(monday + 6) && days[5]?.minutes == 88)
    }

    @Test func `a long run that was cut short and done a day later is moved`() {
        let days = progress([5: 95], [(5, 34), (6, 88)])
        #expect(days[5]?.outcome == .moved(monday + 6) && days[5]?.minutes == 88)
        // A much longer one is another run, and the run of a missed day stays there.
        #expect(progress([5: 40], [(5, 20), (6, 90)])[5]?.outcome == .partly)
        let two = progress([5: 95, 6: 90], [(5, 34), (7, 92)])
        #expect(two[5]?.outcome == .partly && two[6]?.outcome == .moved(monday + 7))
    }

    @Test func `a run that its own day needs stays there`() {
        // The easy run of Friday has one of its length on Thursday.
        let days = progress([4: 35, 5: 95], [(3, 36), (5, 34), (6, 88)])
        #expect(days[4]?.outcome == .moved(monday + 3) && days[5]?.outcome == .moved(monday + 6))
        #expect(progress([4: 35, 5: 95], [(5, 34)])[5]?.outcome == .partly)
    }

    @Test func `a run of before the decision does not count for a later day`() {
        #expect(progress([4: 40], [(2, 40)], decided: 3)[4]?.outcome == .missed)
        #expect(progress([4: 40], [(2, 40)], decided: 2)[4]?.outcome == .moved(monday + 2))
        #expect(progress([4: 40], [(6, 40)], decided: 5)[4]?.outcome == .moved(monday + 6))
    }

    @Test func `a run of before the first day of a routine does not count for its first day`() throws {
        let easy = TrainingMethod(
            id: try #require(ContentID("easy")), kind: .run, name: TranslatedText("Easy"), description: TranslatedText(""),
            minutes: 40, intensity: .easy)
        let day = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [.init(easy)])
        let rest = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [])
        let reference = try #require(RoutineReference("pack/week"))
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"),
                description: TranslatedText(""),
                goal: .base, difficulty: .beginner, days: [day, rest, day, rest]))
        var history = RoutineHistory()
        history.follow(routine, packVersion: 1, from: monday, decided: monday - 3)
        func outcomes(_ runDays: [Int]) -> [PlanProgress.Outcome] {
            let digests = runDays.map {
                run("r\($0)", day: (monday + $0).number, hour: 6, wetBulbGlobe: 12, minutes: 40)
            }
            return PlanProgress(
                routines: history, digests: digests, days: monday...(monday + 3), today: monday + 4
            ).days.map { $0.outcome }
        }
        #expect(outcomes([-1]) == [.missed, .rest, .missed, .rest])
        #expect(outcomes([1]) == [.moved(monday + 1), .rest, .missed, .rest])
        // A move by a day continues the same routine, so that what was run before it still counts. A restart does not.
        var restarted = history
        history.shift(on: monday + 2)
        #expect(outcomes([0, 1]) == [.done, .rest, .rest, .moved(monday + 1)])
        restarted.restart(on: monday + 2)
        history = restarted
        #expect(outcomes([0, 1]) == [.done, .rest, .missed, .rest])
    }
}
