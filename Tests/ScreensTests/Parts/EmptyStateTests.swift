import Localizations
import Testing

@testable import Screens

struct EmptyStateTests {
    @Test func `the offline page offers to request the same page again and no other`() {
        let offline = ErrorScreen.offline(Example.context(.english))
        #expect(offline.again == "Try again")
        #expect(offline.state.link == nil)
        #expect(offline.lastFresh?.contains("{0}") == true)
        let lost = ErrorScreen.notFound(Example.context(.english))
        #expect(lost.again == nil && lost.lastFresh == nil)
        #expect(lost.state.link?.route == .today)
    }
}
