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

    @Test func `the model of heated classes beats their mean, and finds the athlete's effects`() throws {
        var (held, asked) = (0, 0)
        for (truth, insights) in DemoTruthTests.generated {
            let findings = insights.weather.heatedModel
            let errors = try #require(findings.errors)
            #expect(errors.model < 0.95 * errors.bucketMean && errors.count >= 10, "\(errors)")
            let effects = try #require(findings.effects.value)
            for effect in effects.circumstances {
                switch effect.cause {
                case .temperature:
                    let perDegree = try #require(effect.estimate.inputs.first { $0.name == "warmth of the step" }?.value)
                    #expect(holds(effect.estimate, truth.heatedDegree * perDegree, slack: 2.5), "\(effect) \(truth.heatedDegree)")
                    #expect(effect.estimate.value > 0 && !effect.isUnclear)
                    held += holds(effect.estimate, truth.heatedDegree * perDegree) ? 1 : 0
                    asked += 1
                case .duration:
                    #expect(holds(effect.estimate, truth.heatedTenMinutes, slack: 2.5), "\(effect) \(truth.heatedTenMinutes)")
                    held += holds(effect.estimate, truth.heatedTenMinutes) ? 1 : 0
                    asked += 1
                case .humidity, .kind: break
                }
            }
            func kind(_ title: String) -> Estimate? {
                effects.kinds.first { if case .kind(_, name: .title(title)) = $0.cause { true } else { false } }?.estimate
            }
            let (power, yin) = (try #require(kind("Power")), try #require(kind("Yin")))
            // Partial pooling shrinks effects of few classes.
            let (found, wanted) = (power.value - yin.value, truth.heatedPower - truth.heatedYin)
            #expect(found > 0.5 * wanted && found < 1.3 * wanted, "\(found) of \(wanted)")
        }
        #expect(2 * held >= asked, "\(held) of \(asked)")
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
