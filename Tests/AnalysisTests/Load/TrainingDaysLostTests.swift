import Analysis
import Measures
import Testing
import Training

struct TrainingDaysLostTests {
    private func lost(days: Int, _ load: (Int) -> Double?) -> Answer<Estimate> {
        insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: days, load: load)).running.daysLost
    }

    @Test func `breaks of a week and more count, rest days do not`() throws {
        // Ten days off, later six days off, and every third day is rest.
        let answer = lost(days: 200) { back in
            (60..<70).contains(back) || (20..<26).contains(back) || (back % 3 == 0 && back != 60 && back != 69) ? nil : 50
        }
        let estimate = try #require(answer.value)
        #expect(estimate.value >= 10 && estimate.value <= 12 && estimate.count == 1)
    }

    @Test func `a break that goes on counts until today, one beyond a year does not`() throws {
        #expect(try #require(lost(days: 100) { $0 < 9 ? nil : 50 }.value).value == 9)
        #expect(try #require(lost(days: 500) { (400..<420).contains($0) ? nil : 50 }.value).value == 0)
        #expect(lost(days: 20) { _ in 50 } == .absent(.tooFew))
    }
}
