import Measures
import Testing
import Training

@testable import Analysis

struct KnownHeatTests {
    static func run(back: Int, celsius: Double?, efficiency: Double = 1.3, fraction: Double? = 0.7) -> ActivityDigest {
        var digest = SyntheticHistory.digest(
            back: back,
            conditions: celsius.map {
                ClimateConditions(
                    temperature: Temperature(celsius: $0 + 4), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: $0),
                    heatIndex: nil, dewPoint: nil)
            })
        digest.decoupling = 4
        digest.efficiency = efficiency
        digest.heartRateReserveFraction = fraction
        return digest
    }

    @Test func `decoupling counts only with known heat`() throws {
        func decoupling(_ celsius: Double?) -> Answer<Estimate> {
            let runs = (0..<6).map { Self.run(back: $0 * 3, celsius: celsius) }
            let history = History(athlete: SyntheticHistory.athlete, digests: runs)
            return insights(asOf: SyntheticHistory.today, history: history).running.decoupling
        }
        #expect(decoupling(nil).value == nil)
        #expect(decoupling(15).value?.value == 4)
        #expect(Self.run(back: 0, celsius: nil).judgedDecoupling == nil && Self.run(back: 0, celsius: 15).judgedDecoupling == 4)
    }

    @Test func `a hot spell is no lost fitness, and hard runs and unknown weather are ignored`() throws {
        #expect(Self.run(back: 0, celsius: 12).efficiency(cooledBy: .population) == 1.3)
        // 0.37 % for each of ten degrees above the threshold.
        #expect(abs((Self.run(back: 0, celsius: 22.5).efficiency(cooledBy: .population) ?? 0) - 1.3 * 1.037) < 1e-9)
        #expect(Self.run(back: 0, celsius: nil).efficiency(cooledBy: .population) == nil)
        for fraction in [nil, 0.55, 0.85] {
            #expect(Self.run(back: 0, celsius: 12, fraction: fraction).efficiency(cooledBy: .population) == nil)
        }

        // Seven weeks, the last three of them hot: metres per beat decrease by exactly the cost of heat.
        func trend(_ celsius: (Int) -> Double?) -> FitnessTrendEstimate? {
            let runs = (0..<7).map { week in
                let warmth = celsius(week)
                let cost = max(0, (warmth ?? 22.5) - 12.5) * 0.37 / 100
                return Self.run(back: week * 7, celsius: warmth, efficiency: 1.3 / (1 + cost))
            }
            let history = History(athlete: SyntheticHistory.athlete, digests: runs)
            // Without weekly uptake metres per beat decide alone.
            var fitness = insights(asOf: SyntheticHistory.today, history: history).fitness
            fitness.history = []
            return LoadInsight.fitnessTrend(asOf: SyntheticHistory.today, history: history, performance: fitness.trend)
        }
        let hot = try #require(trend { $0 < 3 ? 22.5 : 12 })
        #expect(abs(hot.changePercent) < 1e-6 && hot.trend == .maintaining)
        #expect(trend { _ in nil } == nil)
    }
}
