import Measures
import Testing

@testable import Analysis

struct SameRouteCheckTests {
    @Test func `the residual slope on one route equals the manual calculation`() throws {
        // Two routes with three runs each at 0, 5 and 10 °C above the threshold; half a percent remains per degree.
        let heats = [0.0, 5, 10, 0, 5, 10]
        let residuals = [0.02, -0.005, -0.03, 0.05, 0.025, 0]
        let check = try #require(
            SameRouteCheck(ways: [0, 0, 0, 1, 1, 1], heats: heats, residuals: residuals, noise: 0.02))
        #expect(abs(check.slope + 0.005) < 1e-12)
        #expect(abs(check.deviation - 0.02 / 10) < 1e-12)  // Σ h² = 4 · 25
        #expect(check.runs == 6 && check.disagrees)
    }

    @Test func `a slower route is not a heat effect`() throws {
        // The hot route is the slow one; on each of them heat has no effect.
        let check = try #require(
            SameRouteCheck(
                ways: [0, 0, 0, 1, 1, 1], heats: [0, 4, 8, 6, 10, 14], residuals: [0.05, 0.05, 0.05, -0.05, -0.05, -0.05],
                noise: 0.02))
        #expect(check.slope.magnitude < 1e-15 && !check.disagrees)
    }

    @Test func `few runs, different routes and equal weather give no check`() {
        let rest = [Double](repeating: 0, count: 6)
        #expect(SameRouteCheck(ways: [0, 1, 2, 3, 4, 5], heats: [0, 5, 9, 2, 8, 4], residuals: rest, noise: 0.02) == nil)
        #expect(SameRouteCheck(ways: [0, 0, 0, 0, 0, nil], heats: [0, 5, 9, 2, 8, 4], residuals: rest, noise: 0.02) == nil)
        #expect(SameRouteCheck(ways: [0, 0, 0, 1, 1, 1], heats: [5, 6, 5, 9, 9, 8], residuals: rest, noise: 0.02) == nil)
        #expect(SameRouteCheck(ways: [0], heats: [1, 2], residuals: [0], noise: 0.02) == nil)
        #expect(SameRouteCheck(ways: [0, 0, 0, 1, 1, 1], heats: [0, 5, 9, 2, 8, 4], residuals: rest, noise: 0) == nil)
    }

    /// A year of runs on two routes, each with its own heat response.
    private func runs(onSameWays own: Double, slope: Double, spread: Double = 0.012, random: inout SplitMix)
        -> [PersonalHeatResponse.Run]
    {
        (0..<48).map { index in
            let heat = Double(index * 7 % 12)
            let way = index % 2
            let lost = (way == 0 ? slope : own) * heat
            let noise = spread * (random.unit() + random.unit() + random.unit() - 1.5)
            return PersonalHeatResponse.Run(
                speed: 3 * Double.exp(lost + noise), reserve: 0.70 + 0.05 * random.unit(), weeks: Double(index),
                wetBulbGlobe: PopulationSlowdown.threshold + heat, way: way)
        }
    }

    @Test func `a uniform response passes, and contradicting routes do not`() throws {
        var random = SplitMix(state: 5)
        let honest = runs(onSameWays: -0.006, slope: -0.006, random: &random)
        let fit = try #require(PersonalHeatResponse.posterior(of: honest))
        #expect(PersonalHeatResponse.doubts(about: honest, posterior: fit).isEmpty)
        let check = try #require(PersonalHeatResponse.routeCheck(honest, fit))
        #expect(check.runs == 48 && !check.disagrees)
        // A posterior computed without these runs, far from their slope.
        var wrong = fit
        wrong.means[3] = 0.004
        #expect(PersonalHeatResponse.doubts(about: honest, posterior: wrong).contains(.sameRoutesDisagree))
        // Without routes nothing is checked, and the response stays.
        let lost = honest.map { run in
            var run = run
            run.way = nil
            return run
        }
        #expect(PersonalHeatResponse.routeCheck(lost, fit) == nil)
        #expect(PersonalHeatResponse.doubts(about: lost, posterior: fit).isEmpty)
    }

    @Test func `the check seldom rejects an athlete who follows the model`() throws {
        var random = SplitMix(state: 11)
        var doubted = 0
        for _ in 0..<60 {
            let sample = runs(onSameWays: -0.005, slope: -0.005, spread: 0.05, random: &random)
            let fit = try #require(PersonalHeatResponse.posterior(of: sample))
            if PersonalHeatResponse.routeCheck(sample, fit)?.disagrees == true { doubted += 1 }
        }
        #expect(doubted <= 6)
    }
}
