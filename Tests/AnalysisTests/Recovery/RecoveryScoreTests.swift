import Analysis
import Testing

struct RecoveryScoreTests {
    private func randomParts(_ random: inout SplitMix) -> RecoveryScore.Parts {
        func maybe(_ random: inout SplitMix) -> Double? { random.below(4) == 0 ? nil : 8 * random.unit() - 4 }
        return RecoveryScore.Parts(
            variability: maybe(&random), restingHeartRate: maybe(&random), respiration: maybe(&random), sleep: maybe(&random))
    }

    @Test func `the drivers add up to the score, ranked or not`() {
        var random = SplitMix(state: 12)
        for round in 0..<4000 {
            let parts = randomParts(&random)
            let earlier = round % 2 == 0 ? [] : (0..<60).map { _ in 4 * random.unit() - 2 }
            let weights: RecoveryScore.Weights = round % 3 == 0 ? .watch : .usual
            guard let result = RecoveryScore.result(of: parts, weights: weights, among: earlier) else {
                #expect(parts.variability == nil && parts.restingHeartRate == nil)
                continue
            }
            #expect((0...100).contains(result.score))
            let sum = result.drivers.reduce(0) { $0 + $1.points }
            #expect(abs(sum - result.score) < 1e-9)
            #expect(result.drivers.allSatisfy { $0.points.isFinite })
        }
    }

    @Test func `a small change of a part moves no driver by much, nor does any pass the score's own range`() throws {
        let earlier = (0..<60).map { -1.5 + Double($0) / 20 }
        var before: [Double]?
        for step in 0...40 {
            // Parts that cancel out on the way.
            let parts = RecoveryScore.Parts(variability: 0.6, restingHeartRate: 0.2 - Double(step) / 20)
            let points = try #require(RecoveryScore.result(of: parts, among: earlier)).drivers.map { $0.points }
            #expect(points.allSatisfy { abs($0) <= 100 })
            if let before { #expect(zip(points, before).allSatisfy { abs($0 - $1) < 5 }) }
            before = points
        }
    }

    @Test func `by hand: each part is worth its mean step over both orders`() throws {
        // z 1 and −1 of weights 0.50 and 0.25: alone they are Φ(±w/√Σw²), together Φ(0.25/√Σw²).
        let result = try #require(RecoveryScore.result(of: .init(variability: 1, restingHeartRate: -1)))
        let (high, low, both) = (81.4453, 32.7360, 67.2640)
        #expect(abs(result.score - both) < 0.001)
        #expect(abs(result.drivers[0].points - (100.0 / 3 + (high - 50 + both - low) / 2)) < 0.001)
        #expect(abs(result.drivers[1].points - (50.0 / 3 + (low - 50 + both - high) / 2)) < 0.001)
    }

    @Test func `better values never lower the score`() throws {
        var random = SplitMix(state: 13)
        for _ in 0..<2000 {
            var parts = randomParts(&random)
            parts.variability = 2 * random.unit() - 1
            let before = try #require(RecoveryScore.result(of: parts)).score
            parts.variability = (parts.variability ?? 0) + random.unit()
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

    @Test func `the rank among one's own nights replaces the bell curve from thirty on`() throws {
        let parts = RecoveryScore.Parts(variability: 1)
        let curve = try #require(RecoveryScore.result(of: parts, among: [Double](repeating: 2, count: 29))).score
        #expect(abs(curve - 84.1345) < 0.001)
        let ranked = try #require(RecoveryScore.result(of: parts, among: [Double](repeating: 2, count: 30))).score
        #expect(ranked < 2)
    }

    @Test func `sleep's drivers add up to its score, and impossible nights have none`() throws {
        var random = SplitMix(state: 14)
        for _ in 0..<2000 {
            let bed = 2 + 12 * random.unit()
            let night = SleepScore.Night(
                asleepHours: bed * random.unit(), inBedHours: bed, needHours: 7 + 2 * random.unit(),
                deepAndREMShare: random.below(2) == 0 ? nil : random.unit(),
                midpointDeviation: random.below(2) == 0 ? nil : 150 * random.unit())
            let result = try #require(SleepScore.result(of: night))
            #expect(abs(result.drivers.reduce(0) { $0 + $1.points } - result.score) < 1e-9)
            #expect((0...100).contains(result.score))
        }
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: 8, inBedHours: 7)) == nil)
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: .nan, inBedHours: 8)) == nil)
        #expect(SleepScore.result(of: SleepScore.Night(asleepHours: 1, inBedHours: 1.5)) == nil)
    }

    @Test func `variability of beats that cannot be is not told`() {
        #expect(HeartRateVariability.deviation(intervals: [800]) == nil)
        #expect(HeartRateVariability.rootMeanSquareOfDifferences(intervals: [800, .nan]) == nil)
        #expect(HeartRateVariability.rootMeanSquareOfDifferences(intervals: [800, 20_000]) == nil)
        #expect(HeartRateVariability.state(weekMean: .nan, usualMean: 4, usualDeviation: 0.1) == nil)
        #expect(DayStrain.strain(impulse: -1) == nil)
        #expect(DayStrain.strain(impulse: .nan) == nil)
    }
}
