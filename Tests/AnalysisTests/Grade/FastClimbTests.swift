import Measures
import Testing

@testable import Analysis

struct FastClimbTests {
    private func history(_ climbs: [(back: Int, climb: Climb?)]) -> History {
        History(
            athlete: SyntheticHistory.athlete,
            digests: climbs.map { back, climb in
                var digest = SyntheticHistory.digest(back: back)
                digest.traits = SessionTraits(
                    speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil,
                    fastestClimb: climb, stride: nil)
                return digest
            })
    }

    @Test func `the fastest climb of each run of a year is kept, fastest first`() {
        func climb(_ rate: Double) -> Climb { Climb(gain: rate / 10, metres: rate, seconds: 360) }
        let today = SyntheticHistory.today
        let known = history([(400, climb(1900)), (200, climb(700)), (30, climb(900)), (20, nil), (3, climb(800))])
        let running = insights(asOf: today, history: known).running
        #expect(running.climbs.map { $0.day } == [today - 30, today - 3, today - 200])
        #expect(running.climbs.map { $0.rate } == [900, 800, 700])
        #expect(running.climbRate.value?.value == 900 && running.climbRate.value?.count == 3)
    }

    @Test func `an impossible climb rate on foot is an altitude error`() {
        let known = history([(3, Climb(gain: 300, metres: 1000, seconds: 360))])
        let running = insights(asOf: SyntheticHistory.today, history: known).running
        #expect(running.climbs.isEmpty && running.climbRate == .absent(.noData))
    }

    @Test func `at most ten climbs are reported`() {
        let known = history((1...40).map { ($0, Climb(gain: 40 + Double($0), metres: 800, seconds: 600)) })
        let running = insights(asOf: SyntheticHistory.today, history: known).running
        #expect(running.climbs.count == 10 && running.climbs[0].day == SyntheticHistory.today - 40)
        #expect(running.climbRate.value?.count == 40)
    }
}
