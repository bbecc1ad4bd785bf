import Measures
import Testing
import Training

@testable import Analysis

struct RaceBacktestTests {
    /// Races of one athlete with constant fitness.
    static func history(vdot: Double, distances: [Double]) -> History {
        // Easy runs between them: a race a month alone would be a break after each.
        var digests = (0..<5 * distances.count).map { SyntheticHistory.digest(back: 7 * $0 + 3) }
        for (index, metres) in distances.enumerated() {
            guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { continue }
            digests.append(SyntheticHistory.race(back: 30 * (distances.count - index), metres: metres, seconds: seconds))
        }
        return History(athlete: SyntheticHistory.athlete, digests: digests)
    }

    @Test func `constant fitness is predicted within the interval`() throws {
        let test = raceBacktest(
            asOf: SyntheticHistory.today, history: RaceBacktestTests.history(vdot: 48, distances: [5000, 10_000, 5000, 21_097.5]))
        #expect(test.rows.count == 3)
        #expect(test.withoutPrediction == 1)
        let summary = try #require(test.summary)
        #expect(summary.held?.count == 3)
        #expect(abs(summary.biasPercent) < 2)
        // Baselines have no interval and no coverage; constant fitness is ideal for VDOT.
        #expect(test.riegel?.count == 3 && test.riegel?.held == nil)
        #expect(test.vdot?.count == 3 && test.vdot?.held == nil)
        #expect(try #require(test.vdot).meanAbsoluteErrorPercent < 0.01)
    }

    /// By hand: 22.5 °C cost 3.7 %, known from the runs of the ten days before; 32.5 °C on the day itself 7.4 %, which was unknown.
    @Test func `the score uses the prediction of the evening before, and shows the one for the day's own heat beside it`()
        throws
    {
        func climate(_ degrees: Double) -> ClimateConditions {
            ClimateConditions(
                temperature: Temperature(celsius: degrees), humidityPercent: 70, wetBulbGlobe: Temperature(celsius: degrees),
                heatIndex: nil, dewPoint: nil)
        }
        let first = SyntheticHistory.race(back: 30, metres: 5000, seconds: 1500)
        let runs = [9, 8, 7].map { SyntheticHistory.digest(back: $0, conditions: climate(22.5)) }
        var hot = SyntheticHistory.race(back: 5, metres: 5000, seconds: 1500 * 1.074)
        hot.conditions = climate(32.5)
        func test(_ digests: [ActivityDigest]) throws -> (row: RaceBacktest.Row, test: RaceBacktest) {
            let test = raceBacktest(
                asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests))
            return (try #require(test.rows.last), test)
        }
        let cold = try test([first, hot])
        let known = try test([first] + runs + [hot])
        #expect(abs(known.row.predicted / cold.row.predicted - 1.037) < 1e-9)
        #expect(cold.row.predicted > 1490 && cold.row.predicted < 1510 && cold.row.actual == 1500 * 1.074)
        // The prediction for cool weather failed, and would not have failed with the heat known.
        #expect(cold.test.summary?.held?.count == 0 && cold.test.inOwnConditions?.held?.count == 1)
        #expect(try #require(cold.test.inOwnConditions).meanAbsoluteErrorPercent < 1)
        #expect(try #require(cold.test.summary).meanAbsoluteErrorPercent > 6)
        // Baselines use the same heat.
        let baselines = (try #require(known.test.vdot), try #require(cold.test.vdot))
        #expect(baselines.0.meanAbsoluteErrorPercent < baselines.1.meanAbsoluteErrorPercent - 2)
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
    @Test func `the last week before a race does not count as its training`() throws {
        func history(_ days: [Int]) -> History {
            History(
                athlete: SyntheticHistory.athlete,
                digests: days.sorted(by: >).map { SyntheticHistory.race(back: $0, metres: 10_000, seconds: 3000) })
        }
        #expect(MarathonTraining(asOf: SyntheticHistory.today, history: history([0, 3, 5])) == nil)
        let training = try #require(MarathonTraining(asOf: SyntheticHistory.today, history: history([5, 6, 61, 62])))
        #expect(training.weeklyKilometres == 2.5 && training.pace == 300)
    }

    @Test func `a race never affects its own prediction`() throws {
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
