import Measures
import Testing
import Training

@testable import Analysis

struct HeatCostTests {
    private func run(_ warmth: Double?, isIndoor: Bool? = false) -> ActivityDigest {
        var run = SyntheticHistory.digest(
            back: 1, load: 50, minutes: 60,
            conditions: warmth.map {
                ClimateConditions(
                    temperature: Temperature(celsius: $0 + 4), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: $0),
                    heatIndex: nil, dewPoint: nil)
            })
        run.isIndoor = isIndoor
        run.distance = Distance(metres: 12_000)
        return run
    }

    private func slope(_ value: Double) -> Estimate {
        Estimate(
            value: value, interval: nil, count: 40, quality: 0.8, method: PersonalHeatResponse.card.id, inputs: [],
            asOf: SyntheticHistory.today)
    }

    private func price(_ run: ActivityDigest, own: Double? = nil, state: Double = 0) -> HeatCost? {
        HeatCost(of: run, ownSlope: own.map { slope($0) }, acclimation: state, asOf: SyntheticHistory.today)
    }

    @Test func `the cost of a run in heat follows the population's slope, within a point`() throws {
        let cost = try #require(price(run(22.5)))
        #expect(abs(cost.percent.value - 3.7) < 1e-9)
        #expect(cost.percent.interval.map { abs($0.low - 2.7) < 1e-9 && abs($0.high - 4.7) < 1e-9 } == true)
        #expect(cost.percent.method == PopulationSlowdown.card.id)
        // 482.8 s a mile; 465.6 s without heat, and the difference is the cost.
        #expect(abs(try #require(cost.secondsPerMile) - 482.8032 / 1.037 * 0.037) < 1e-3)
    }

    @Test func `the athlete's own response includes acclimation`() throws {
        let fresh = try #require(price(run(22.5), own: 0.5)), used = try #require(price(run(22.5), own: 0.5, state: 1))
        #expect(abs(fresh.percent.value - 100 * (Double.exp(0.05) - 1)) < 1e-9)
        #expect(abs(used.percent.value - 100 * (Double.exp(0.025) - 1)) < 1e-9)
        #expect(fresh.percent.method == PersonalHeatResponse.card.id)
    }

    @Test func `a cool run has zero cost, and unknown heat and rooms have none`() throws {
        let cool = try #require(price(run(9)))
        #expect(cool.percent.value == 0 && cool.secondsPerMile == nil && cool.percent.interval?.low == 0)
        #expect(price(run(nil)) == nil && price(run(30, isIndoor: true)) == nil)
    }

    @Test func `the activity page and the recent runs show the same cost`() throws {
        let digests = (0..<6).map { index -> ActivityDigest in
            var run = run(18 + Double(index))
            run.id = "run \(index)"
            run.day = SyntheticHistory.today - 9 + index
            run.start = run.day.start(at: .utc)
            return run
        }
        let history = History(athlete: SyntheticHistory.athlete, digests: digests)
        let weather = weatherInsight(asOf: SyntheticHistory.today, history: history)
        for digest in history.digests {
            let there = weather.slowdown.value?.inputs.first { $0.activity == digest.id }?.value
            #expect(history.heatCost(of: digest, weather: weather, asOf: SyntheticHistory.today)?.percent.value == there)
        }
    }
}
