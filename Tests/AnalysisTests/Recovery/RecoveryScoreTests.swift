import Analysis
import Measures
import Testing
import Training

struct RecoveryScoreTests {
    private func randomParts(_ random: inout SplitMix) -> RecoveryScore.Parts {
        func maybe(_ random: inout SplitMix) -> RecoveryScore.Part? {
            random.below(4) == 0 ? nil : RecoveryScore.Part(8 * random.unit() - 4, reliability: random.unit())
        }
        return RecoveryScore.Parts(
            variability: maybe(&random), restingHeartRate: maybe(&random), respiration: maybe(&random), sleep: maybe(&random))
    }

    @Test func `the drivers sum to the difference from a usual day, and the bands' probabilities to one`() {
        var random = SplitMix(state: 12)
        for round in 0..<4000 {
            let parts = randomParts(&random)
            let weights: RecoveryScore.Weights = round % 3 == 0 ? .watch : .usual
            guard let result = RecoveryScore.result(of: parts, weights: weights) else {
                #expect(parts.variability == nil && parts.restingHeartRate == nil)
                continue
            }
            #expect((0...100).contains(result.score))
            let sum = result.drivers.reduce(0) { $0 + $1.points }
            #expect(abs(sum - (result.score - RecoveryScore.usualDay)) < 1e-9)
            #expect(result.drivers.allSatisfy { $0.points.isFinite })
            #expect(result.interval.low <= result.score && result.score <= result.interval.high)
            let likelihood = result.likelihood
            #expect(abs(likelihood.green + likelihood.amber + likelihood.red - 1) < 1e-9)
            #expect(min(likelihood.green, likelihood.amber, likelihood.red) >= 0)
        }
    }

    @Test func `a driver below its usual value never has positive points, nor one above it negative points`() {
        var random = SplitMix(state: 15)
        for _ in 0..<2000 {
            let parts = randomParts(&random)
            guard let result = RecoveryScore.result(of: parts) else { continue }
            let named: [String: RecoveryScore.Part?] = [
                "hrv": parts.variability, "resting_heart_rate": parts.restingHeartRate, "respiration": parts.respiration,
                "sleep": parts.sleep,
            ]
            for driver in result.drivers {
                guard let part = named[driver.name] ?? nil else { continue }
                #expect(driver.points * part.deviation >= -1e-9, "\(driver.name): \(driver.points) at \(part.deviation)")
            }
        }
    }

    @Test func `a small change of a part changes no driver by much`() throws {
        var before: [Double]?
        for step in 0...40 {
            // Intermediate parts that cancel each other.
            let parts = RecoveryScore.Parts(
                variability: .init(0.6, reliability: 0.8),
                restingHeartRate: .init(0.2 - Double(step) / 20, reliability: 0.8))
            let points = try #require(RecoveryScore.result(of: parts)).drivers.map { $0.points }
            #expect(points.allSatisfy { abs($0) <= 50 })
            if let before { #expect(zip(points, before).allSatisfy { abs($0 - $1) < 5 }) }
            before = points
        }
    }

    @Test func `by hand, each part counts with its mean step over both orders`() throws {
        // z of 1 and −1 with weights 0.50 and 0.25: alone they are Φ(±w/√Σw²), together Φ(0.25/√Σw²).
        let result = try #require(RecoveryScore.result(of: .init(variability: .init(1), restingHeartRate: .init(-1))))
        let (high, low, both) = (81.4453, 32.7360, 67.2640)
        #expect(abs(result.score - both) < 0.001)
        #expect(abs(result.drivers[0].points - (high - 50 + both - low) / 2) < 0.001)
        #expect(abs(result.drivers[1].points - (low - 50 + both - high) / 2) < 0.001)
    }

    @Test func `an unreliable sensor changes the score less and widens its interval`() throws {
        func result(_ reliability: Double) throws -> RecoveryScore.Result {
            try #require(RecoveryScore.result(of: .init(restingHeartRate: .init(-1, reliability: reliability))))
        }
        let (sure, unsure) = (try result(0.95), try result(0.4))
        #expect(sure.score < unsure.score && unsure.score < 50)
        #expect(unsure.interval.high - unsure.interval.low > sure.interval.high - sure.interval.low)
        #expect(sure.likelihood.red > unsure.likelihood.red)
    }

    /// 70 mornings around 48 bpm with a standard deviation of 0.8.
    @Test func `one beat more or less never changes hard training into rest`() throws {
        let end = Day(number: 20_100)
        func insight(_ today: Double) -> ReadinessInsight {
            var samples: [BodySample] = []
            let noise = [0.0, 0.8, -0.6, 1.0, -1.0, 0.4, -0.8, 0.6, -0.4, 0.0]
            for ago in (0...70).reversed() {
                let start = (end - ago).start(at: .utc) + 7 * 3600
                samples.append(
                    BodySample(
                        kind: .restingHeartRate, start: start, end: start, offset: .utc,
                        value: ago == 0 ? today : 48 + noise[ago % noise.count],
                        source: Source(name: "Watch", origin: .appleHealth)))
            }
            return readinessInsight(
                asOf: end, history: History(athlete: Athlete(name: "T"), digests: [], bodySamples: samples))
        }
        let mornings = [47.0, 48, 49, 50].map { insight($0) }
        let scores = try mornings.map { try #require($0.recovery.value) }
        // From the card: τ 2, e 1, the median's error within 0.01: Φ(ρ z) with z = −(x − 48)/2.
        for (score, expected) in zip(scores, [65.4, 50, 34.6, 21.4]) {
            #expect(abs(score.estimate.value - expected) < 1.5, "\(score.estimate.value)")
            let interval = try #require(score.estimate.interval)
            #expect(interval.high - interval.low > 30)
        }
        for beats in 42..<54 {
            let pair = [insight(Double(beats)), insight(Double(beats) + 1)]
            let rules = pair.map { $0.recommendations.map(\.rule) }
            #expect(!(rules[0].contains(.recoveryHigh) && rules[1].contains(.recoveryLow)), "\(beats)")
        }
        // A morning one beat from the usual one gives no advice.
        #expect(mornings[0].recommendations.isEmpty && mornings[1].recommendations.isEmpty)
    }

    @Test func `better values never lower the score`() throws {
        var random = SplitMix(state: 13)
        for _ in 0..<2000 {
            var parts = randomParts(&random)
            parts.variability = .init(2 * random.unit() - 1, reliability: 0.7)
            let before = try #require(RecoveryScore.result(of: parts)).score
            parts.variability?.deviation += random.unit()
            #expect(try #require(RecoveryScore.result(of: parts)).score >= before)
        }
    }

    @Test func `the band follows the rounded score`() {
        #expect(RecoveryScore.band(of: 66.5) == .green)
        #expect(RecoveryScore.band(of: 66.49) == .amber)
        #expect(RecoveryScore.band(of: 33.5) == .amber)
        #expect(RecoveryScore.band(of: 33.49) == .red)
        #expect(RecoveryScore.band(of: .nan) == nil)
    }

    @Test func `the drivers of sleep sum to its score, and impossible nights have none`() throws {
        var random = SplitMix(state: 14)
        for _ in 0..<2000 {
            let bed = 2 + 12 * random.unit()
            let night = SleepScore.Night(
                asleepHours: bed * random.unit(), inBedHours: bed, needHours: 7 + 2 * random.unit(),
                regularity: random.below(2) == 0 ? nil : 200 * random.unit() - 100)
            let result = try #require(SleepScore.result(of: night))
            #expect(abs(result.drivers.reduce(0) { $0 + $1.points } - result.score) < 1e-9)
            #expect((0...100).contains(result.score))
        }
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: 8, inBedHours: 7)) == nil)
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: .nan, inBedHours: 8)) == nil)
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: 1, inBedHours: 1.5)) == nil)
    }

    @Test func `variability of impossible beats is absent`() {
        #expect(HeartRateVariability.deviation(intervals: [800]) == nil)
        #expect(HeartRateVariability.rootMeanSquareOfDifferences(intervals: [800, .nan]) == nil)
        #expect(HeartRateVariability.rootMeanSquareOfDifferences(intervals: [800, 20_000]) == nil)
        #expect(HeartRateVariability.state(weekMean: .nan, usualMean: 4, usualDeviation: 0.1) == nil)
        #expect(DayStrain.strain(impulse: -1) == nil)
        #expect(DayStrain.strain(impulse: .nan) == nil)
    }
}
