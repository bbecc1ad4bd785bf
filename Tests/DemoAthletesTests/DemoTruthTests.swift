import Analysis
import DemoAthletes
import Measures
import Testing
import Training

/// The models look at what the devices wrote, and find what was really so.
struct DemoTruthTests {
    private static let end = Day(number: 20_413)
    static let generated: [(truth: DemoTruth, insights: Insights)] = ([DemoAthlete.usualSeed, 2, 7] as [UInt64]).map { seed in
        let demo = demoAthlete(seed: seed, endingOn: end, days: 200, fine: 0)
        var digests: [ActivityDigest] = []
        for (index, recording) in demo.recordings.enumerated() {
            digests.append(digest(of: recording, id: String(index), athlete: demo.athlete, profile: AthleteProfile()))
        }
        let history = History(
            athlete: demo.athlete, digests: digests, bodySamples: demo.samples, dailyTotals: demo.totals)
        return (demo.truth, insights(asOf: end, history: history))
    }

    private func holds(_ estimate: Estimate?, _ truth: Double, slack: Double = 1) -> Bool {
        guard let interval = estimate?.interval else { return false }
        let middle = (interval.low + interval.high) / 2
        return abs(truth - middle) <= slack * (interval.high - interval.low) / 2
    }

    @Test func `fitness and race times lie in their intervals four times of five`() throws {
        var held = 0
        var asked = 0
        for (truth, insights) in DemoTruthTests.generated {
            let vdot = try #require(truth.vdot.last).value
            let estimate = try #require(insights.fitness.oxygenUptake.value)
            #expect(abs(estimate.value - vdot) < 1.5)
            asked += 1
            held += holds(estimate, vdot) ? 1 : 0
            for time in truth.raceTimes {
                let prediction = try #require(insights.fitness.predictions.first { $0.race == time.race })
                #expect(
                    holds(prediction.time, time.seconds, slack: 2.5), "\(time.race): \(prediction.time.value) \(time.seconds)")
                asked += 1
                held += holds(prediction.time, time.seconds) ? 1 : 0
            }
        }
        #expect(Double(held) / Double(asked) >= 0.7, "\(held) of \(asked)")
    }

    @Test func `acclimation is found although the device knows neither cloud nor wind`() throws {
        for (truth, insights) in DemoTruthTests.generated {
            let state = try #require(insights.weather.acclimation.value).state.value
            #expect(abs(state - (try #require(truth.acclimation.last)).value) < 0.12)
        }
    }

    @Test func `the personal heat response, where it is called personal, is the person's`() {
        var personal = 0
        for (truth, insights) in DemoTruthTests.generated {
            guard let slope = insights.weather.personalSlope.value else {
                #expect(!insights.weather.responseDoubts.isEmpty)
                continue
            }
            personal += 1
            #expect(holds(slope, -100 * truth.heatSlope, slack: 2.5))
        }
        #expect(personal >= 1)
    }

    @Test func `every insight of the demo has an answer`() {
        for (_, insights) in DemoTruthTests.generated {
            #expect(insights.weather.slowdown.value != nil)
            #expect(insights.weather.impact.value != nil)
            #expect(insights.load.ratio.value != nil)
            #expect(insights.load.plan.count == 7)
            #expect(insights.readiness.recovery.value != nil)
            #expect(insights.readiness.sleep.value != nil)
            #expect(insights.readiness.strain.value != nil)
            #expect(insights.fitness.level.value != nil)
            #expect(insights.fitness.deviceOxygenUptake.value != nil)
        }
    }
}
