import Analysis
import Measures
import Testing

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
        #expect(summary.withinInterval == 3)
        #expect(abs(summary.biasPercent) < 2)
        #expect(test.riegel?.count == 3)
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
