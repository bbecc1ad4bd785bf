import Analysis
import Measures
import Testing
import Training

struct InsightsTests {
    @Test func `an empty history has reasons everywhere and a plan nowhere`() {
        let history = History(athlete: Athlete(name: "Nobody"), digests: [])
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(all.fitness.oxygenUptake == .absent(.noData))
        #expect(all.load.ratio == .absent(.noData))
        #expect(all.readiness.recovery.value == nil)
        #expect(all.weather.runsWithWeather == 0)
        #expect(all.load.plan.isEmpty)
        #expect(all.priorities.contains { $0.rule == .needRuns })
    }

    @Test func `warnings come first, each rule once`() {
        let history = SyntheticHistory.history(days: 60) { $0 < 7 ? 200 : 40 }
        let all = insights(asOf: SyntheticHistory.today, history: history)
        #expect(!all.priorities.isEmpty)
        let rules = all.priorities.map { $0.rule.rawValue }
        #expect(Set(rules).count == rules.count)
        #expect(all.priorities.first?.urgency == .warning)
        #expect(all.load.plan.count == 7)
    }

    @Test func `the order in which activities arrive does not matter`() {
        let history = SyntheticHistory.history(days: 60) { Double($0 % 7) * 12 }
        let shuffled = History(
            athlete: history.athlete, digests: Array(history.digests.reversed()),
            knownDays: Array(history.knownDays.reversed()))
        #expect(
            insights(asOf: SyntheticHistory.today, history: history) == insights(asOf: SyntheticHistory.today, history: shuffled))
    }

    @Test func `fewer runs rest on fewer runs`() throws {
        let history = SyntheticHistory.history(days: 60) { _ in 40 }
        let few = insights(asOf: SyntheticHistory.today, history: history, runs: 10)
        #expect(few.load.ratio == .absent(.tooFew))
        #expect(try #require(few.load.acute.value).count == 7)
    }
}
