import Measures
import Testing

@testable import Analysis

struct RaceBacktestTests {
    /// Races of one unchanging runner.
    static func history(vdot: Double, distances: [Double]) -> History {
        var digests: [ActivityDigest] = []
        for (index, metres) in distances.enumerated() {
            guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { continue }
            digests.append(SyntheticHistory.race(back: 30 * (distances.count - index), metres: metres, seconds: seconds))
        }
        return History(athlete: SyntheticHistory.athlete, digests: digests)
    }

    @Test func `an unchanging runner is predicted within the interval`() throws {
        let test = raceBacktest(
            asOf: SyntheticHistory.today, history: RaceBacktestTests.history(vdot: 48, distances: [5000, 10_000, 5000, 21_097.5]))
        #expect(test.rows.count == 3)
        #expect(test.withoutPrediction == 1)
        let summary = try #require(test.summary)
        #expect(summary.held?.count == 3)
        #expect(abs(summary.biasPercent) < 2)
        // Baselines state no interval, so that nothing is said of how often it held; an unchanging runner is VDOT's own.
        #expect(test.riegel?.count == 3 && test.riegel?.held == nil)
        #expect(test.vdot?.count == 3 && test.vdot?.held == nil)
        #expect(try #require(test.vdot).meanAbsoluteErrorPercent < 0.01)
    }

    @Test func `a personal bias is at most three percent`() throws {
        let interval = Interval(low: 900, high: 1100)
        let late = try #require(
            Backtest(rows: [Backtest.Row](repeating: .init(predicted: 1000, interval: interval, actual: 1090), count: 9)))
        #expect(late.shrunkBias > 0.05 && late.personalBias == 0.03 && late.held?.count == 9)
        let mixed = try #require(
            Backtest(
                rows: [
                    .init(predicted: 1000, interval: interval, actual: 1010), .init(predicted: 1000, interval: nil, actual: 1010),
                ]))
        #expect(mixed.held == nil && mixed.personalBias == mixed.shrunkBias)
    }

    /// Eight weeks that end seven days before tomorrow's race.
    @Test func `the last week before a race is no training for it`() throws {
        func history(_ days: [Int]) -> History {
            History(
                athlete: SyntheticHistory.athlete,
                digests: days.sorted(by: >).map { SyntheticHistory.race(back: $0, metres: 10_000, seconds: 3000) })
        }
        #expect(MarathonTraining(asOf: SyntheticHistory.today, history: history([0, 3, 5])) == nil)
        let training = try #require(MarathonTraining(asOf: SyntheticHistory.today, history: history([5, 6, 61, 62])))
        #expect(training.weeklyKilometres == 2.5 && training.pace == 300)
    }

    @Test func `no race sees itself`() throws {
        var distances = [5000.0, 10_000, 10_000]
        let before = raceBacktest(
            asOf: SyntheticHistory.today - 31, history: RaceBacktestTests.history(vdot: 48, distances: distances))
        let whole = raceBacktest(asOf: SyntheticHistory.today, history: RaceBacktestTests.history(vdot: 48, distances: distances))
        #expect(before.rows == Array(whole.rows.prefix(1)))
        distances = []
        #expect(
            raceBacktest(asOf: SyntheticHistory.today, history: RaceBacktestTests.history(vdot: 48, distances: [])).rows.isEmpty)
    }
}
