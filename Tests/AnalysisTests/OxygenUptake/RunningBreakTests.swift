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

    @Test func `after a break no effort from before it gives threshold and training paces`() throws {
        let today = SyntheticHistory.today
        let old = SyntheticHistory.race(back: 70, metres: 5000, seconds: 1100)
        let runs = [9, 6].map { SyntheticHistory.digest(back: $0) }
        func interval(_ digests: [ActivityDigest], asOf day: Day) -> Double? {
            let history = History(athlete: SyntheticHistory.athlete, digests: digests)
            return TrainingPaces(usual: 2.5, asOf: day, history: history).distance(.interval, minutes: 10, hardMinutes: 10)
        }
        #expect(interval([old], asOf: today - 50) != nil)
        // In the break, and after it until the first hard effort.
        #expect(interval([old], asOf: today - 10) == nil && interval([old] + runs, asOf: today) == nil)
        let new = SyntheticHistory.race(back: 3, metres: 5000, seconds: 1320)
        let history = History(athlete: SyntheticHistory.athlete, digests: [old] + runs + [new])
        let vdot = try #require(DanielsGilbert.vdot(metres: 5000, seconds: 1320))
        #expect(history.profile(asOf: today).thresholdSpeed?.value == Threshold.speed(vdot: vdot))
        #expect(history.profile(asOf: today - 5).thresholdSpeed == nil)
        let pace = try #require(DanielsGilbert.pace(vdot: vdot, fraction: 1))
        #expect(abs(try #require(interval([old] + runs + [new], asOf: today)) - 600_000 / pace) < 1e-6)
        // The load of the new race has the threshold of its own day.
        #expect(history.efforts.thresholdSpeed(on: today - 3) == Threshold.speed(vdot: vdot))
    }

    @Test func `after a break the usual pace is that of the runs since`() throws {
        let today = SyntheticHistory.today
        let fast = [58, 55, 52, 50, 48].map { SyntheticHistory.digest(back: $0, kilometres: 12, minutes: 50) }
        let slow = [12, 6].map { SyntheticHistory.digest(back: $0, kilometres: 9, minutes: 60) }
        func usual(_ digests: [ActivityDigest]) -> Double? {
            TrainingHabits(history: History(athlete: SyntheticHistory.athlete, digests: digests), asOf: today).paces.usual
        }
        #expect(usual(fast + slow) == 2.5 && usual(fast) == nil)
        let between = [40, 26].map { SyntheticHistory.digest(back: $0, kilometres: 12, minutes: 50) }
        #expect(usual(fast + between + slow) == 4)
    }

    @Test func `a race after a break is not doubted for the fitness before it`() throws {
        let old = SyntheticHistory.race(back: 70, metres: 5000, seconds: 1100)
        let new = SyntheticHistory.race(back: 3, metres: 5000, seconds: 1400)
        let between = [50, 30, 12].map { SyntheticHistory.digest(back: $0) }
        func isDoubtful(_ digests: [ActivityDigest]) -> Bool? {
            History(athlete: SyntheticHistory.athlete, digests: digests).efforts.efforts.last?.isDoubtful
        }
        #expect(isDoubtful([old] + between + [new]) == true && isDoubtful([old, new]) == false)
    }

    @Test func `in a break critical speed is stale`() {
        func speed(_ back: Int) -> Answer<Estimate> {
            let efforts = [(1000.0, 200.0), (1609.344, 335), (3000, 660), (5000, 1130)].map {
                BestEffort(distance: $0.0, seconds: $0.1, start: 0)
            }
            let runs = [back + 6, back + 3, back].map { SyntheticHistory.digest(back: $0, efforts: efforts) }
            let race = SyntheticHistory.race(back: back + 1, metres: 5000, seconds: 1120)
            let history = History(athlete: SyntheticHistory.athlete, digests: runs.dropLast() + [race] + runs.suffix(1))
            return RunningInsight.criticalSpeed(history, vdot: nil, asOf: SyntheticHistory.today)
        }
        #expect(speed(27).value != nil)
        #expect(speed(28) == .absent(.stale))
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
