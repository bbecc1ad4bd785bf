import Analysis
import Measures
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
    func `twice the load gives the same ratio and twice the fitness`(loads: [Double]) throws {
        let doubled = loads.map { $0 * 2 }
        #expect(abs(try #require(LoadRatio.coupled(loads)?.ratio) - (try #require(LoadRatio.coupled(doubled)?.ratio))) < 1e-12)
        let one = try #require(FitnessAndFatigue.series(loads, from: FitnessAndFatigue.seed(loads)).last)
        let two = try #require(FitnessAndFatigue.series(doubled, from: FitnessAndFatigue.seed(doubled)).last)
        #expect(abs(two.fitness - 2 * one.fitness) < 1e-9)
        #expect(abs(two.form - 2 * one.form) < 1e-9)
    }

    private func sessions(_ acute: [Double], _ before: [Double], _ method: SessionLoad.Method) -> [LoadRatio.Session] {
        acute.map { .init(load: SessionLoad(value: $0, method: method), isAcute: true) }
            + before.map { .init(load: SessionLoad(value: $0, method: method), isAcute: false) }
    }

    /// By hand, four equal sessions a week of 50 by heart rate: d = 1/200 − 1/800 = 0.00375 in the last week, −0.00125 before. Own part: 4
    /// · (0.15 · 50 · 0.00375)² + 12 · (0.15 · 50 · 0.00125)² = 0.00421875; the shared part cancels. h = √(0.00421875 / 2).
    @Test func `the interval follows from the errors of the loads`() throws {
        let even = sessions([50, 50, 50, 50], [Double](repeating: 50, count: 12), .heartRate)
        let interval = try #require(LoadRatio.interval(even))
        let half = Double.exp((0.00421875 / 2).squareRoot())
        #expect(abs(interval.low - 1 / half) < 1e-12 && abs(interval.high - half) < 1e-12)
    }

    @Test func `the interval contains the ratio, narrows with sessions, and widens with worse methods and a change of method`()
        throws
    {
        func width(_ sessions: [LoadRatio.Session]) throws -> Double {
            let interval = try #require(LoadRatio.interval(sessions))
            return interval.high / interval.low
        }
        let few = sessions([100, 100], [100, 100, 100, 100, 100, 100], .gradeAdjustedPace)
        let many = sessions([Double](repeating: 25, count: 8), [Double](repeating: 25, count: 24), .gradeAdjustedPace)
        let guessed = sessions([100, 100], [100, 100, 100, 100, 100, 100], .duration)
        let changed =
            sessions([100, 100], [], .duration) + sessions([], [100, 100, 100, 100, 100, 100], .gradeAdjustedPace)
        #expect(try width(many) < width(few))
        #expect(try width(few) < width(guessed))
        #expect(try width(changed) > width(guessed))
        let interval = try #require(LoadRatio.interval(few))
        #expect(interval.low < 1 && interval.high > 1)
        #expect(LoadRatio.interval(sessions([], [100], .power)) == nil)
        #expect(LoadRatio.interval([]) == nil)
    }

    @Test func `less than four weeks give no ratio`() {
        #expect(LoadRatio.coupled([Double](repeating: 50, count: 27)) == nil)
        #expect(LoadRatio.smoothed([]) == nil)
    }

    @Test func `constant load is in balance`() throws {
        let loads = [Double](repeating: 50, count: 60)
        let state = try #require(FitnessAndFatigue.series(loads, from: FitnessAndFatigue.seed(loads)).last)
        #expect(abs(state.fitness - 50) < 1e-9 && abs(state.fatigue - 50) < 1e-9 && abs(state.form) < 1e-9)
    }

    @Test func `another day of rest never raises fatigue`() {
        var state = FitnessAndFatigue(fitness: 50, fatigue: 70)
        for _ in 0..<30 {
            let before = state
            state.add(load: 0)
            #expect(state.fitness < before.fitness && state.fatigue < before.fatigue)
        }
        #expect(state.fitness > state.fatigue)
    }
}
