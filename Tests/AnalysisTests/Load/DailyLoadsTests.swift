import Analysis
import Measures
import Testing

struct DailyLoadsTests {
    let start = Day(number: 19_000)

    @Test func `two sessions of one day are one load, and a day without any is zero`() throws {
        let days = try #require(
            DailyLoads(sessions: [(start, 40), (start, 20), (start + 2, 30)], knownDays: [start + 1], through: start + 3))
        #expect(days.loads == [60, 0, 30, 0])
        #expect(days.known == [true, true, true, false])
    }

    @Test func `later days do not count`() {
        #expect(DailyLoads(sessions: [(start + 5, 40)], knownDays: [], through: start) == nil)
    }

    @Test func `a session of another century does not affect the load of the others`() throws {
        let wrong = try #require(Day(year: 1899, month: 12, day: 31))
        let sessions: [(day: Day, load: Double)] = [(wrong, 70), (start, 40), (start + 2, 30)]
        let days = try #require(DailyLoads(sessions: sessions, knownDays: [wrong], through: start + 2))
        #expect(days == DailyLoads(sessions: Array(sessions.dropFirst()), knownDays: [], through: start + 2))
        #expect(DailyLoads(sessions: [(wrong, 70)], knownDays: [], through: start) == nil)
    }

    @Test func `a long gap restarts a history, rest and a shorter gap do not`() throws {
        func length(_ sessions: [Int], known: [Int] = [], through: Int) throws -> Int {
            try #require(
                DailyLoads(
                    sessions: sessions.map { (start + $0, 50) }, knownDays: known.map { start + $0 }, through: start + through)
            ).length
        }
        #expect(try length([0, 2, 9], through: 9) == 10)
        #expect(try length([0, 91, 95], through: 96) == 6 && length([0, 90, 95], through: 96) == 97)
        // Days that a device recorded without activity are rest in any number, and do not count as a gap.
        #expect(try length([0, 130], known: Array(0...130), through: 130) == 131)
        #expect(try length([0, 2], through: 300) == 301)
    }

    @Test func `one run of another decade and a week of training give no load ratio`() {
        let runs = [SyntheticHistory.digest(back: 9000)] + (0..<6).map { SyntheticHistory.digest(back: $0) }
        let history = History(athlete: SyntheticHistory.athlete, digests: runs)
        let load = insights(asOf: SyntheticHistory.today, history: history).load
        #expect(load.chronic.absence == .tooFew && load.ratio.absence == .tooFew && load.fitness.absence == .tooFew)
        #expect(load.recommendations.contains { $0.rule == .needMoreHistory && $0.numbers == [22] })
        #expect(load.plan.allSatisfy { $0.workout == .rest || $0.workout == .easy })
    }

    @Test func `two successive unknown days are accepted, three are not`() throws {
        func days(unknown: Set<Int>) throws -> DailyLoads {
            let known = (0..<28).filter { !unknown.contains($0) }.map { start + $0 }
            return try #require(DailyLoads(sessions: [(start, 40)], knownDays: known, through: start + 27))
        }
        #expect(try days(unknown: []).isComplete(last: 28))
        #expect(try days(unknown: [5, 6, 20]).isComplete(last: 28))
        #expect(!(try days(unknown: [5, 6, 7]).isComplete(last: 28)))
        #expect(!(try days(unknown: [3, 8, 13, 20]).isComplete(last: 28)))
    }
}
