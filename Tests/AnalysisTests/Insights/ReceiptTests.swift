import Analysis
import Measures
import Testing

/// The inputs of a receipt must reproduce its number.
struct ReceiptTests {
    static let digests: [ActivityDigest] =
        [
            SyntheticHistory.race(back: 40, metres: 5000, seconds: 1260),
            SyntheticHistory.race(back: 12, metres: 10_000, seconds: 2640),
        ]
        + (0..<20).map {
            SyntheticHistory.digest(
                back: $0, segments: [SteadySegment(duration: 180, speed: 3, grade: 0, heartRate: 148)])
        }
    static let all = insights(
        asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: digests))

    private func pairs(_ estimate: Estimate) -> [Pooling.Uncertain] {
        var pairs: [Pooling.Uncertain] = []
        for (index, input) in estimate.inputs.enumerated() where index + 1 < estimate.inputs.count {
            let next = estimate.inputs[index + 1]
            guard next.name == input.name + "_sd", let value = input.value, let deviation = next.value else { continue }
            pairs.append(Pooling.Uncertain(value: value, deviation: deviation))
        }
        return pairs
    }

    @Test func `oxygen uptake is the pooled value of its parts`() throws {
        let uptake = try #require(ReceiptTests.all.fitness.oxygenUptake.value)
        let parts = pairs(uptake)
        #expect(parts.count == 2)
        #expect(try #require(UptakeFusion.combine(parts)).value == uptake.value)
    }

    @Test func `every predicted time is the pooled value of its methods`() throws {
        #expect(ReceiptTests.all.fitness.predictions.count == 4)
        for prediction in ReceiptTests.all.fitness.predictions {
            let methods = pairs(prediction.time).map { (seconds: $0.value, deviation: $0.deviation) }
            let pooled = try #require(PooledPrediction(methods))
            #expect(pooled.seconds == prediction.time.value)
            #expect(prediction.time.inputs.contains { $0.activity != nil })
        }
    }

    @Test func `form, pace and threshold follow from their inputs`() throws {
        let form = try #require(ReceiptTests.all.load.form.value)
        let inputs = form.inputs.compactMap { $0.value }
        #expect(form.value == inputs[0] - inputs[1])
        let pace = try #require(ReceiptTests.all.fitness.intervalPace.value)
        let uptake = try #require(pace.inputs.first?.value)
        #expect(pace.value == DanielsGilbert.pace(vdot: uptake, fraction: 1))
    }

    @Test func `every method of an estimate has a card`() {
        let fitness = ReceiptTests.all.fitness
        let load = ReceiptTests.all.load
        let answers = [
            fitness.oxygenUptake, fitness.intervalPace, fitness.thresholdSpeed, load.acute, load.chronic, load.ratio,
            load.smoothedRatio, load.fitness, load.fatigue, load.form, load.monotony, load.strain, load.weeklyDistance,
        ]
        for estimate in answers.compactMap({ $0.value }) + fitness.predictions.map({ $0.time }) {
            #expect(ModelCatalogue.card(estimate.method) != nil, "\(estimate.method)")
        }
    }
}
