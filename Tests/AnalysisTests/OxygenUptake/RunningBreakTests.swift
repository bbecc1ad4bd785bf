import Measures
import Testing
import Training

@testable import Analysis

struct RunningBreakTests {
    private func history(_ backs: [Int]) -> History {
        History(athlete: SyntheticHistory.athlete, digests: backs.map { SyntheticHistory.digest(back: $0) })
    }

    @Test func `four weeks between two runs are a break, and less is none`() {
        let today = SyntheticHistory.today
        #expect(history([60, 40, 12, 3]).runningBreak(asOf: today) == RunningBreak(days: 27, end: today - 12))
        #expect(history([60, 40, 13, 3]).runningBreak(asOf: today) == nil)
        // The newest one counts, and none that ends later.
        #expect(history([200, 150, 110, 3]).runningBreak(asOf: today)?.end == today - 3)
        #expect(history([200, 150, 110, 3]).runningBreak(asOf: today - 4)?.end == today - 110)
        #expect(history([3]).runningBreak(asOf: today) == nil)
    }

    @Test func `in a break oxygen uptake is stale`() throws {
        func uptake(_ back: Int) -> Answer<Estimate> {
            let race = SyntheticHistory.race(back: back, metres: 5000, seconds: 1300)
            return fitnessInsight(
                asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: [race])
            ).oxygenUptake
        }
        #expect(uptake(27).value != nil)
        #expect(uptake(28) == .absent(.stale))
    }

    @Test func `steady running after a break shows oxygen uptake from three runs on, and no race times`() throws {
        let cost = try #require(DanielsGilbert.cost(speed: 3))
        let segment = SteadySegment(duration: 180, speed: 3, grade: 0, heartRate: 50 + (cost - 3.5) / (50 - 3.5) * 140)
        func fitness(_ backs: [Int]) -> FitnessInsight {
            let race = SyntheticHistory.race(back: 70, metres: 5000, seconds: 1100)
            let runs = backs.map { SyntheticHistory.digest(back: $0, segments: [segment, segment]) }
            return fitnessInsight(
                asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: [race] + runs))
        }
        #expect(fitness([2]).oxygenUptake == .absent(.needHardEffort))
        let back = fitness([9, 6, 2])
        #expect(try #require(back.oxygenUptake.value).value < 52)
        #expect(back.predictions.isEmpty && back.predictionAbsence == .needHardEffort)
    }
}
