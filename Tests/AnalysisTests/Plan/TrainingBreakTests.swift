import Measures
import Testing
import Training

@testable import Analysis

/// Breaks in short histories, breaks near each other, and weeks that are missed in a return.
struct TrainingBreakTests {
    private static let sunday = WrittenAthletes.today
    private static let six: [(weekday: Int, minutes: Double)] = [(1, 50), (2, 60), (3, 50), (4, 60), (6, 50), (7, 110)]
    private static let usual = 380.0

    private static func start(weeks: Int, habits: [(weekday: Int, minutes: Double)] = six) -> History {
        let runs = (0..<weeks).flatMap { week in
            habits.map { weekday, minutes in
                PlanFollowedTests.session(sunday - 7 * (weeks - week) + weekday, minutes: minutes, load: minutes * 50 / 60)
            }
        }
        return PlanFollowedTests.history(Athlete(name: "T"), runs, asOf: sunday)
    }

    /// Minutes done in each of some weeks, and the plans of their days.
    private static func weeks(
        _ count: Int, _ start: History, isOff: (Int) -> Bool
    ) -> [(minutes: Double, days: [PlannedDay])] {
        let evenings = PlanFollowedTests.follow(
            start, days: 7 * count,
            changing: { day, _ in
                if isOff(day.day - sunday) { (day.minutes, day.load, day.hardMinutes) = (nil, 0, 0) }
            })
        return (0..<count).map { week in
            let days = evenings[(7 * week)..<(7 * week + 7)].compactMap { $0.plan.first }
            let done = days.filter { !isOff($0.day - sunday) }
            return (done.reduce(0) { $0 + Double($1.minutes ?? 0) }, done)
        }
    }

    @Test(arguments: 3...6, 7...14)
    func `a break in a short history makes no week smaller and smaller`(_ history: Int, _ days: Int) {
        let start = Self.start(weeks: history, habits: [(2, 45), (4, 45), (6, 50)])
        let minutes = Self.weeks(7, start) { $0 <= days }.map { $0.minutes }
        #expect(minutes.suffix(2).allSatisfy { $0 >= 70 }, "\(minutes)")
        let first = (days + 6) / 7
        for (one, two, three) in zip(zip(minutes[first...], minutes[(first + 1)...]), minutes[(first + 2)...])
            .map({ ($0.0, $0.1, $1) })
        { #expect(!(two < 0.9 * one && three < 0.9 * two), "\(minutes)") }
    }

    @Test(arguments: 1...4) func `after a week without training the return goes on step by step`(_ missed: Int) throws {
        let (first, last) = (21 + 7 * missed - 6, 21 + 7 * missed)
        let weeks = Self.weeks(11, Self.start(weeks: 12)) { $0 <= 21 || ($0 >= first && $0 <= last) }
        let minutes = weeks.map { $0.minutes }
        let next = last / 7
        // No hard session in the first week, and the load of before is back five weeks later.
        #expect(weeks[next].days.allSatisfy { $0.hardMinutes == 0 }, "\(minutes)")
        #expect(minutes[next] > 0 && minutes[next] <= 0.85 * Self.usual, "\(minutes)")
        #expect((minutes[(next + 3)...].max() ?? 0) >= 0.8 * Self.usual, "\(minutes)")
        let runs = weeks.map { $0.days.count { $0.minutes ?? 0 > 0 } }
        #expect(runs[next] <= max(4, (next >= 2 ? runs[next - 2] : 0) + 1), "\(runs)")
    }

    @Test func `one run between two breaks does not reset the load of before`() {
        let minutes = Self.weeks(12, Self.start(weeks: 12)) { $0 <= 21 || (23...36).contains($0) }.map { $0.minutes }
        // Half of the usual week, less what rounding and four runs leave.
        #expect(minutes[6] >= 0.35 * Self.usual, "\(minutes)")
        #expect((minutes[8...].max() ?? 0) >= 0.75 * Self.usual, "\(minutes)")
    }

    @Test func `a week off is no new start for short runs`() {
        let start = Self.start(weeks: 12, habits: [(2, 35), (4, 35), (7, 35)])
        let minutes = Self.weeks(5, start) { $0 <= 8 }.map { $0.minutes }
        #expect(minutes[2] >= 0.7 * 105 && minutes[3] >= 0.7 * 105, "\(minutes)")
    }
}
