import Measures
import Testing
import Training

@testable import Analysis

struct EfficiencyDigestTests {
    private let today = SyntheticHistory.today

    /// - Parameter way: length of its route in kilometres, which identifies the route; nil without positions.
    private func run(back: Int, way: Double?, efficiency: Double) -> ActivityDigest {
        var run = SyntheticHistory.digest(
            back: back,
            conditions: ClimateConditions(
                temperature: Temperature(celsius: 12), humidityPercent: 60, wetBulbGlobe: Temperature(celsius: 10),
                heatIndex: nil,
                dewPoint: nil), id: "run-\(back)-\(way ?? 0)")
        run.efficiency = efficiency
        run.heartRateReserveFraction = 0.7
        run.traits = SessionTraits(
            speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil, fastestClimb: nil,
            stride: nil,
            route: way.flatMap {
                RouteMark(
                    latitudes: [2_500_000, 2_501_000, 2_502_000, 2_501_000, 2_500_000],
                    longitudes: [12_150_000, 12_151_000, 12_152_000, 12_153_000, 12_150_000], metres: 1000 * $0)
            })
        return run
    }

    private func trend(_ runs: [ActivityDigest]) -> FitnessTrendEstimate? {
        let history = History(athlete: SyntheticHistory.athlete, digests: runs)
        var fitness = insights(asOf: today, history: history).fitness
        fitness.history = []
        return LoadInsight.fitnessTrend(asOf: today, history: history, performance: fitness.trend)
    }

    @Test func `a route used in six weeks decides the trend alone, regardless of other roads`() throws {
        let usual = (0..<7).map { run(back: 7 * $0, way: 10, efficiency: 1.3) }
        // Hilly routes started four weeks ago and ended again.
        let hills = (0..<4).map { run(back: 7 * $0 + 1, way: 14, efficiency: 1.0) }
        let runs = (usual + hills).sorted { $0.start < $1.start }
        #expect(Efficiency.usualWay(of: runs, asOf: today)?.count == 7)
        #expect(try #require(trend(runs)).trend == .maintaining)
    }

    @Test func `with fewer weeks on one route, or without positions, all runs decide the trend`() throws {
        let short = (0..<5).map { run(back: 7 * $0, way: 10, efficiency: 1.3) }
        #expect(Efficiency.usualWay(of: short, asOf: today) == nil)
        let anywhere = (0..<7).map { run(back: 7 * $0, way: nil, efficiency: 1.3 - 0.03 * Double($0)) }
        #expect(Efficiency.usualWay(of: anywhere, asOf: today) == nil)
        #expect(try #require(trend(anywhere)).trend == .improving)
    }
}
