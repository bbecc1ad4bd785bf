import Measures
import Testing
import Training

@testable import Analysis

struct UsualWeekdaysTests {
    private static let sunday = WrittenAthletes.today

    private static func days(_ weeks: Int, _ weekdays: (Int) -> [Int]) -> [Day] {
        (0..<weeks).flatMap { week in weekdays(week).map { sunday - 7 * (week + 1) + $0 } }
    }

    @Test func `weekdays with a session in three of four weeks are usual ones`() {
        let steady = Self.days(8) { _ in [1, 3, 5, 7] }
        #expect(UsualWeekdays.of(steady, asOf: Self.sunday) == [1, 3, 5, 7])
        // Two missed Mondays change nothing, three do.
        func without(_ mondays: Int) -> [Day] { Self.days(8) { $0 < mondays ? [3, 5, 7] : [1, 3, 5, 7] } }
        #expect(UsualWeekdays.of(without(2), asOf: Self.sunday) == [1, 3, 5, 7])
        #expect(UsualWeekdays.of(without(3), asOf: Self.sunday) == [3, 5, 7])
        // Two sessions of a day are one.
        #expect(UsualWeekdays.of(steady + steady, asOf: Self.sunday) == [1, 3, 5, 7])
    }

    @Test func `days that move and a few weeks show no usual weekdays`() {
        #expect(UsualWeekdays.of(Self.days(3) { _ in [1, 3, 5] }, asOf: Self.sunday).isEmpty)
        #expect(UsualWeekdays.of([], asOf: Self.sunday).isEmpty)
        #expect(UsualWeekdays.of(Self.days(8) { [1 + $0 % 7, 1 + ($0 + 3) % 7] }, asOf: Self.sunday).isEmpty)
        let everyThird = (0..<56).filter { $0 % 3 != 0 }.map { Self.sunday - $0 }
        #expect(UsualWeekdays.of(everyThird, asOf: Self.sunday).isEmpty)
    }

    @Test(arguments: [[1, 3, 5, 7], [2, 4, 6], [1, 2, 4, 6, 7], [3, 6]])
    func `a full week has its runs on the usual weekdays`(_ weekdays: [Int]) throws {
        let runs = (0..<12).flatMap { week in
            weekdays.map { weekday -> ActivityDigest in
                let minutes = weekday == weekdays.last ? 75.0 : 45
                // Every fourth week is easier, the last one is not.
                return PlanFollowedTests.session(
                    Self.sunday - 7 * (week + 1) + weekday, minutes: week == 2 ? 0.7 * minutes : minutes, load: minutes * 50 / 60)
            }
        }
        let history = PlanFollowedTests.history(Athlete(name: "T"), runs.sorted { $0.day < $1.day }, asOf: Self.sunday)
        let plan = insights(asOf: Self.sunday, history: history).load.plan
        #expect(plan.filter { $0.workout != .rest }.map { $0.day.weekday } == weekdays)
        #expect(plan.last { $0.workout == .long }.map { $0.day.weekday == weekdays.last } ?? (weekdays.count == 2))
    }
}
