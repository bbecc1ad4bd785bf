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
    private static func weeks(_ count: Int, following start: History, perHour: Double) -> [Int] {
        let evenings = PlanFollowedTests.follow(
            start, days: 7 * count, changing: { day, _ in day.load = Double(day.minutes ?? 0) * perHour / 60 })
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

    @Test func `form alone makes a week easier only where it is very low, and never in the return from a break`() {
        let today = Self.sunday
        func recovery(form: Double, score: Double? = nil, isReturning: Bool = false) -> RecoveryStatus {
            func known(_ value: Double) -> Answer<Estimate> {
                .known(Estimate(value: value, interval: nil, count: 1, quality: 1, method: "t", inputs: [], asOf: today))
            }
            var load = LoadInsight.empty(.noData)
            (load.form, load.fitness, load.recovery) = (known(form), known(50), .known(.fatigued))
            load.recoveryScores = [score]
            let readiness = readinessInsight(asOf: today, history: History(athlete: Athlete(name: "T"), digests: []))
            return PlanState.Strain(load, readiness, isReturning: isReturning).recovery
        }
        #expect(recovery(form: -8) == .adequate && recovery(form: -13) == .fatigued)
        #expect(recovery(form: -8, score: 30) == .fatigued)
        #expect(recovery(form: -13, isReturning: true) == .adequate)
        #expect(recovery(form: -13, score: 30, isReturning: true) == .fatigued)
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
