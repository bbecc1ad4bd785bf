import Analysis
import Testing

struct LoadRatioTests {
    static let histories: [[Double]] = [
        [45, 50, 25, 58, 0, 35, 70, 45, 50, 25, 58, 0, 35, 70, 45, 50, 25, 58, 0, 35, 70, 45, 50, 25, 58, 0, 35, 70],
        [20, 30, 0, 30, 20, 0, 40, 20, 30, 0, 30, 20, 0, 40, 40, 40, 0, 50, 30, 0, 60, 60, 70, 0, 80, 50, 30, 100],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 100, 100, 100, 100, 100, 100, 100],
    ]

    @Test(arguments: histories)
    func `the coupled ratio is 4u over u plus 3, and never above 4`(loads: [Double]) throws {
        let coupled = try #require(LoadRatio.coupled(loads)?.ratio)
        let uncoupled = try #require(LoadRatio.uncoupled(loads)?.ratio)
        #expect(abs(coupled - (try #require(LoadRatio.coupled(fromUncoupled: uncoupled)))) < 1e-12)
        #expect(coupled <= 4)
    }

    @Test(arguments: histories)
    func `twice the load has the same ratio and twice the fitness`(loads: [Double]) throws {
        let doubled = loads.map { $0 * 2 }
        #expect(abs(try #require(LoadRatio.coupled(loads)?.ratio) - (try #require(LoadRatio.coupled(doubled)?.ratio))) < 1e-12)
        let one = try #require(FitnessAndFatigue.series(loads, from: FitnessAndFatigue.seed(loads)).last)
        let two = try #require(FitnessAndFatigue.series(doubled, from: FitnessAndFatigue.seed(doubled)).last)
        #expect(abs(two.fitness - 2 * one.fitness) < 1e-9)
        #expect(abs(two.form - 2 * one.form) < 1e-9)
    }

    @Test func `less than four weeks have no ratio`() {
        #expect(LoadRatio.coupled([Double](repeating: 50, count: 27)) == nil)
        #expect(LoadRatio.smoothed([]) == nil)
    }

    @Test func `constant load is balance`() throws {
        let loads = [Double](repeating: 50, count: 60)
        let state = try #require(FitnessAndFatigue.series(loads, from: FitnessAndFatigue.seed(loads)).last)
        #expect(abs(state.fitness - 50) < 1e-9 && abs(state.fatigue - 50) < 1e-9 && abs(state.form) < 1e-9)
    }

    @Test func `a day more of rest tires nobody`() {
        var state = FitnessAndFatigue(fitness: 50, fatigue: 70)
        for _ in 0..<30 {
            let before = state
            state.add(load: 0)
            #expect(state.fitness < before.fitness && state.fatigue < before.fatigue)
        }
        #expect(state.fitness > state.fatigue)
    }
}
