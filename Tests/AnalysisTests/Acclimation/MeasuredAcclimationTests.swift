import Measures
import Testing
import Training

@testable import Analysis

struct MeasuredAcclimationTests {
    private let today = SyntheticHistory.today

    /// A year of runs whose heart rate follows pace, heat and slight noise; `relief` is the decrease of the reserve over the hot weeks.
    private func runs(relief: Double, hot count: Int = 14) -> [ActivityDigest] {
        (0..<(40 + count)).map { index in
            let isHot = index >= 40
            let back = isHot ? 80 - 5 * (index - 40) : 360 - 6 * index
            let warmth = isHot ? 22.0 + Double(index % 4) : 8.0 + Double(index % 9)
            let wobble = 0.01 * Double(index * 7 % 5 - 2)
            let reserve = 0.70 + 0.01 * Double(index * 5 % 7 - 3)
            let effort = 0.6 * (reserve - 0.7) - 0.0037 * max(0, warmth - 12.5)
            var run = SyntheticHistory.digest(
                back: back, load: 50, minutes: 50,
                conditions: ClimateConditions(
                    temperature: Temperature(celsius: warmth + 4), humidityPercent: 60,
                    wetBulbGlobe: Temperature(celsius: warmth), heatIndex: nil, dewPoint: nil), id: "run-\(index)")
            run.isIndoor = false
            run.gradeAdjustedSpeed = Speed(metresPerSecond: 3 * Double.exp(effort + 0.5 * wobble))
            let gone = isHot ? relief * Double(index - 40) / Double(max(1, count - 1)) : 0
            run.heartRateReserveFraction = reserve - gone
            return run
        }
    }

    private func change(_ runs: [ActivityDigest], range: Double? = 130) -> Answer<Estimate> {
        MeasuredAcclimation.change(of: runs, heartRateRange: range, asOf: today)
    }

    @Test func `a lower heart rate in the same heat is reported within its interval`() throws {
        let estimate = try #require(change(runs(relief: 0.06)).value)
        // Between the middles of the first and the last five of fourteen are nine thirteenths of 0.06 · 130 beats: 5.4.
        #expect(estimate.value < -2)
        let range = try #require(estimate.interval)
        #expect(range.high < 0 && estimate.count == 14)
        #expect(estimate.inputs.count == 10 && estimate.inputs.allSatisfy { $0.activity != nil && $0.day != nil })
    }

    @Test func `an unchanged heart rate in the same heat is no change`() throws {
        let range = try #require(change(runs(relief: 0)).value?.interval)
        #expect(range.low < 0 && range.high > 0)
    }

    @Test func `fewer than ten hot runs, or no heart-rate range, give a reason instead of a value`() {
        #expect(change(runs(relief: 0, hot: 9)) == .absent(.tooFew))
        #expect(change(runs(relief: 0, hot: 0)) == .absent(.noData))
        #expect(change(runs(relief: 0), range: nil) == .absent(.profileIncomplete))
        #expect(change([]) == .absent(.noData))
    }

    @Test func `a heart rate that does not follow pace gives no value`() {
        var still = runs(relief: 0)
        for index in still.indices { still[index].heartRateReserveFraction = 0.65 + 0.02 * Double(index * 11 % 8) }
        #expect(change(still) == .absent(.outOfRange))
        // Enough hot runs without a possible fit: more of them would not help.
        for index in still.indices { still[index].heartRateReserveFraction = 0.7 }
        #expect(change(still) == .absent(.outOfRange))
    }
}
