import Measures
import Testing
import Training

@testable import Analysis

struct TrainingPacesTests {
    /// A race of 5 km in 22:00 with a VDOT of 44.5.
    private var history: History {
        History(
            athlete: SyntheticHistory.athlete, digests: [SyntheticHistory.race(back: 3, metres: 5000, seconds: 1320)])
    }

    private func paces(usual: Double?) -> TrainingPaces {
        TrainingPaces(usual: usual, asOf: SyntheticHistory.today, history: history)
    }

    @Test func `each kind has its own pace, and only the hard minutes of a session are fast`() throws {
        let paces = paces(usual: 3)
        let vdot = try #require(history.efforts.best(on: SyntheticHistory.today)?.vdot)
        let threshold = try #require(history.profile(asOf: SyntheticHistory.today).thresholdSpeed?.value)
        #expect(abs(threshold - (try #require(Threshold.speed(vdot: vdot)))) < 1e-12)
        #expect(paces.distance(.easy, minutes: 50, hardMinutes: 0) == 9000)
        #expect(paces.distance(.long, minutes: 100, hardMinutes: 0) == 18_000)
        let tempo = try #require(paces.distance(.tempo, minutes: 60, hardMinutes: 20))
        #expect(abs(tempo - (40 * 180 + 20 * 60 * threshold)) < 1e-6)
        let full = 1000 / (try #require(DanielsGilbert.pace(vdot: vdot, fraction: 1)))
        let intervals = try #require(paces.distance(.interval, minutes: 60, hardMinutes: 15))
        #expect(abs(intervals - (45 * 180 + 15 * 60 * full)) < 1e-6 && full > threshold)
        let recovery = try #require(paces.distance(.recovery, minutes: 30, hardMinutes: 0))
        #expect(recovery < 30 * 180)
    }

    @Test func `recovery is never faster than usual, and hard minutes are never slower`() {
        let (slow, fast) = (paces(usual: 2), paces(usual: 5))
        #expect(slow.distance(.recovery, minutes: 30, hardMinutes: 0) == 3600)
        #expect(fast.distance(.tempo, minutes: 60, hardMinutes: 20) == 18_000)
    }

    @Test func `without a usual pace, on a rest day and for a race there is no distance`() {
        #expect(paces(usual: nil).distance(.easy, minutes: 30, hardMinutes: 0) == nil)
        #expect(paces(usual: nil).distance(.recovery, minutes: 30, hardMinutes: 0) == nil)
        for workout in [WorkoutType.rest, .race] {
            #expect(paces(usual: 3).distance(workout, minutes: 30, hardMinutes: 0) == nil)
        }
        #expect(paces(usual: 3).distance(.easy, minutes: 0, hardMinutes: 0) == nil)
    }
}
