import Measures
import Testing

@testable import Analysis

struct HeatScatterTests {
    /// Runs of an athlete who loses exactly 0.5 % per degree, at different efforts and with improving form.
    static let runs = (0..<30).map { index -> PersonalHeatResponse.Run in
        let heat = Double(index % 10) * 2 + 8
        let reserve = 0.65 + Double(index % 4) * 0.05
        let weeks = Double(index)
        let log = 1.1 + 0.9 * (reserve - 0.7) + 0.02 * weeks / 10 - 0.005 * max(0, heat - 12.5)
        return PersonalHeatResponse.Run(speed: Double.exp(log), reserve: reserve, weeks: weeks, wetBulbGlobe: heat)
    }

    @Test func `at equal effort and form only heat remains, and the curve goes through the runs`() throws {
        let posterior = PersonalHeatResponse.Posterior(
            means: [1.1, 0.9, 0.02, -0.005], deviations: [0, 0, 0, 0.001], personalShare: 0.75)
        let scatter = try #require(HeatScatter(runs: Self.runs, posterior: posterior, isPersonal: true))
        let level = 1.1 + 0.02 * 29 / 10
        for point in scatter.points {
            #expect(abs(Double.log(point.speed) - (level - 0.005 * max(0, point.heat - 12.5))) < 1e-9)
        }
        #expect(scatter.curve.count == 21 && scatter.curve.first?.heat == 8 && scatter.curve.last?.heat == 26)
        for step in scatter.curve {
            #expect(abs(Double.log(step.speed) - (level - 0.005 * max(0, step.heat - 12.5))) < 1e-9)
            #expect(step.low <= step.speed && step.speed <= step.high)
        }
        let hottest = try #require(scatter.curve.last)
        // The level is most certain at the mean heat: 8, 10, 12 … 26 °C are 0, 0, 0, 1.5 … 13.5 above the threshold.
        let middle = (1.5 + 3.5 + 5.5 + 7.5 + 9.5 + 11.5 + 13.5) / 10
        #expect(abs(Double.log(hottest.high / hottest.low) - 2 * 1.2815515655446004 * 0.001 * (13.5 - middle)) < 1e-6)
    }

    @Test func `with scattered runs the band has a width everywhere, even in cool weather`() throws {
        // Every other run is 2 % faster, the others 2 % slower.
        let runs = Self.runs.enumerated().map { index, run in
            PersonalHeatResponse.Run(
                speed: run.speed * Double.exp(index % 2 == 0 ? 0.02 : -0.02), reserve: run.reserve, weeks: run.weeks,
                wetBulbGlobe: run.wetBulbGlobe)
        }
        let posterior = try #require(PersonalHeatResponse.posterior(of: runs))
        let scatter = try #require(HeatScatter(runs: runs, posterior: posterior, isPersonal: true))
        for step in scatter.curve { #expect(step.high / step.low > Double.exp(2 * 1.28 * 0.015 / 30.0.squareRoot())) }
    }

    @Test func `the population's curve has the population's slope`() throws {
        let posterior = try #require(PersonalHeatResponse.posterior(of: Self.runs))
        let scatter = try #require(HeatScatter(runs: Self.runs, posterior: posterior, isPersonal: false))
        let (first, last) = (scatter.curve[0], scatter.curve[20])
        #expect(abs(Double.log(last.speed / first.speed) + 0.0037 * 13.5) < 1e-9)
    }

    @Test func `too few runs, or runs in equal heat, give no chart`() throws {
        let posterior = try #require(PersonalHeatResponse.posterior(of: Self.runs))
        #expect(HeatScatter(runs: Array(Self.runs.prefix(4)), posterior: posterior, isPersonal: true) == nil)
        let same = Self.runs.map {
            PersonalHeatResponse.Run(speed: $0.speed, reserve: $0.reserve, weeks: $0.weeks, wetBulbGlobe: 20)
        }
        #expect(HeatScatter(runs: same, posterior: posterior, isPersonal: true) == nil)
    }
}
