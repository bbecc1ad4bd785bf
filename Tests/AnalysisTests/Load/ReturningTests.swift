import Analysis
import Measures
import Testing
import Training

struct ReturningTests {
    private let today = SyntheticHistory.today

    /// - Parameter loaded: whether a day has load, by days before today.
    private func load(days: Int, _ loaded: (Int) -> Bool) -> LoadInsight {
        let history = SyntheticHistory.history(days: days) { loaded($0) ? 60 : nil }
        return insights(asOf: today, history: history).load
    }

    @Test func `training every eighth day is no return from a break`() {
        for back in 0..<8 {
            let weekly = load(days: 90) { $0 % 8 == back }
            #expect(weekly.returning == nil && !weekly.recommendations.contains { $0.rule == .returningAfterBreak })
        }
        // Missing two of these days is a break.
        #expect(load(days: 90) { $0 % 8 == 0 && !(8...16).contains($0) }.returning?.days == 23)
    }

    @Test func `half of the usual load applies for ten days, and the ratio returns once it is valid`() throws {
        func back(_ ago: Int) -> LoadInsight { load(days: 120) { $0 < ago || $0 >= ago + 14 } }
        let first = back(3)
        #expect(first.returning?.days == 14 && first.zone.value == nil && first.trainingTrend.value == nil)
        #expect(first.recommendations.contains { $0.rule == .returningAfterBreak && $0.numbers == [14, 2] })
        // After thirteen days, seven of twenty-eight days compared with fourteen: twice the usual.
        let later = back(14)
        #expect((later.ratio.value?.value ?? 0) >= 1.3 && later.returning?.days == 14)
        #expect(later.recommendations.contains { $0.rule == .returningAfterBreak && $0.numbers == [14, 13] })
        let over = back(24)
        #expect((later.ratio.value?.value ?? 0) >= 1.3 && (over.ratio.value?.value ?? 9) < 1.3)
        #expect(over.returning == nil && over.zone.value != nil && over.trainingTrend.value != nil)
    }

    @Test func `ten years without training restart the history instead of a return`() {
        let digests =
            [SyntheticHistory.digest(back: 3650), SyntheticHistory.digest(back: 3640)]
            + (0..<16).filter { $0 % 2 == 0 }.map { SyntheticHistory.digest(back: $0) }
        let before = (0..<30).map { SyntheticHistory.digest(back: 3641 + $0, id: "old-\($0)") }
        let load = insights(
            asOf: today, history: History(athlete: SyntheticHistory.athlete, digests: before + digests)
        ).load
        #expect(load.returning == nil)
        #expect(load.recommendations.contains { $0.rule == .needMoreHistory })
    }
}
