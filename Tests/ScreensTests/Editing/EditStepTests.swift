import Screens
import Testing
import Training

struct EditStepTests {
    @Test func `each step has an address that matches its pattern, and returns to the list`() {
        let list = ActivitiesQuery(sport: .running)
        for step in EditStep.allCases {
            #expect(step.path(of: "a b", in: list) == "/activities/a%20b/edit/\(step.rawValue)?sport=running")
            #expect(step.pattern == "/activities/{id}/edit/\(step.rawValue)")
        }
        #expect(
            EditStep.allCases.map(\.rawValue) == ["undo", "cut", "rejoin", "apart", "together", "withdraw", "keep", "summary"])
    }
}
