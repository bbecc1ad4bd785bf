import Analysis
import Measures
import Testing

struct PersonalHeatResponseTests {
    /// Runs of an athlete with a known response, over a year of weather.
    private func runs(_ slope: Double, count: Int, noise: Double, random: inout SplitMix) -> [PersonalHeatResponse.Run] {
        (0..<count).map { index in
            let degrees = 5 + 24 * random.unit()
            let reserve = 0.62 + 0.2 * random.unit()
            let weeks = Double(index) / Double(count) * 40
            let heat = max(0, degrees - 12.5)
            let error = noise * normal(&random)
            let log = 1.08 + 0.62 * (reserve - 0.7) + 0.02 * weeks / 10 + slope * heat + error
            return PersonalHeatResponse.Run(speed: Double.exp(log), reserve: reserve, weeks: weeks, wetBulbGlobe: degrees)
        }
    }

    private func normal(_ random: inout SplitMix) -> Double {
        (-2 * Double.log(1 - random.unit())).squareRoot() * Double.cos(2 * .pi * random.unit())
    }

    /// Athletes drawn from the prior: the interval must contain the truth as often as stated.
    @Test func `the 80 percent interval contains the truth for four of five generated athletes`() throws {
        var random = SplitMix(state: 80)
        var held = 0
        let athletes = 600
        for _ in 0..<athletes {
            let slope = PersonalHeatResponse.prior.mean + PersonalHeatResponse.prior.deviation * normal(&random)
            let posterior = try #require(
                PersonalHeatResponse.posterior(of: runs(slope, count: 40, noise: 0.025, random: &random)))
            if abs(posterior.slope - slope) <= NormalDistribution.halfWidth80 * posterior.slopeDeviation { held += 1 }
        }
        let share = Double(held) / Double(athletes)
        #expect((0.75...0.85).contains(share), "held for \(share)")
    }

    @Test func `without heat the result is the population's, with the reason`() throws {
        var random = SplitMix(state: 81)
        let cool = runs(-0.006, count: 30, noise: 0.02, random: &random).map { run -> PersonalHeatResponse.Run in
            var run = run
            run.wetBulbGlobe = 8
            return run
        }
        let posterior = try #require(PersonalHeatResponse.posterior(of: cool))
        #expect(abs(posterior.slope - PersonalHeatResponse.prior.mean) < 1e-6)
        #expect(posterior.personalShare < 1e-6)
        let doubts = PersonalHeatResponse.doubts(about: cool, posterior: posterior)
        #expect(doubts.contains(.fewHotRuns) && doubts.contains(.littleSpread) && doubts.contains(.mostlyPrior))
    }

    @Test func `fitness gained over a summer is not attributed to heat`() throws {
        var random = SplitMix(state: 82)
        var building = runs(-0.005, count: 40, noise: 0.02, random: &random)
        for index in building.indices { building[index].wetBulbGlobe = 10 + Double(index) * 0.45 }
        let posterior = try #require(PersonalHeatResponse.posterior(of: building))
        #expect(PersonalHeatResponse.doubts(about: building, posterior: posterior).contains(.heatFollowsCalendar))
    }

    @Test func `too few runs have no posterior`() {
        var random = SplitMix(state: 83)
        #expect(PersonalHeatResponse.posterior(of: []) == nil)
        #expect(PersonalHeatResponse.posterior(of: Array(runs(-0.004, count: 2, noise: 0.02, random: &random))) == nil)
        #expect(GaussianRegression(rows: [[1, .nan]], values: [1], noise: 1, priors: [nil, nil]) == nil)
        #expect(GaussianRegression(rows: [[1, 2]], values: [1, 2], noise: 1, priors: [nil, nil]) == nil)
    }
}
