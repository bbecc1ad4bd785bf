import Measures
import Testing
import Training

@testable import Analysis

struct TrainingDaysLostTests {
    private func lost(days: Int, _ load: (Int) -> Double?) -> Answer<Estimate> {
        insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: days, load: load)).running.daysLost
    }

    @Test func `breaks of a week or more count, rest days do not`() throws {
        // Ten days off, later six days off, and every third day is rest.
        let answer = lost(days: 200) { back in
            (60..<70).contains(back) || (20..<26).contains(back) || (back % 3 == 0 && back != 60 && back != 69) ? nil : 50
        }
        let estimate = try #require(answer.value)
        #expect(estimate.value >= 10 && estimate.value <= 12 && estimate.count == 1)
    }

    @Test func `an ongoing break counts until today, and one beyond a year does not`() throws {
        #expect(try #require(lost(days: 100) { $0 < 9 ? nil : 50 }.value).value == 9)
        #expect(try #require(lost(days: 500) { (400..<420).contains($0) ? nil : 50 }.value).value == 0)
        #expect(lost(days: 20) { _ in 50 } == .absent(.tooFew))
    }

    @Test func `three sessions of years ago give no lost days, no streak of 0 and no detraining`() {
        let old = SyntheticHistory.history(days: 2000, knownDays: false) { [1990, 1993, 1996].contains($0) ? 50 : nil }
        let found = insights(asOf: SyntheticHistory.today, history: old)
        #expect(found.running.daysLost == .absent(.stale))
        #expect(found.running.streak == .absent(.stale))
        #expect(found.running.longestStreak.value?.value == 1)
        #expect(found.load.trainingTrend == .absent(.stale))
        // Once devices record again, the years between count as unknown.
        let again = SyntheticHistory.history(days: 2000, knownDays: false) { $0 < 40 || $0 > 1990 ? 50 : nil }
        let lost = insights(asOf: SyntheticHistory.today, history: again).running.daysLost
        #expect(lost.value?.value == 0 && lost.value?.inputs.first?.value == 40)
    }

    @Test func `an ongoing break counts up to the last record`() throws {
        func lost(knownUntil back: Int) throws -> Double {
            let sessions = SyntheticHistory.history(days: 120) { $0 < 20 ? nil : 50 }
            let history = History(
                athlete: SyntheticHistory.athlete, digests: sessions.digests,
                knownDays: sessions.knownDays.filter { SyntheticHistory.today - $0 >= back })
            return try #require(TrainingDaysLost.answer(asOf: SyntheticHistory.today, history: history).value).value
        }
        #expect(try lost(knownUntil: 0) == 20)
        // Up to a week after the last session a day without a worn device counts as rest; ten known days count as ten.
        #expect(try lost(knownUntil: 10) == 10)
    }
}
