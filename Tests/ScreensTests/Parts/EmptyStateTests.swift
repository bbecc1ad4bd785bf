import Localizations
import Testing

@testable import Screens

struct EmptyStateTests {
    @Test func `while nobody answers, the same page can be asked for again, and no other is offered`() {
        let offline = ErrorScreen.offline(Example.reader(.english))
        #expect(offline.again == "Try again")
        #expect(offline.state.link == nil)
        #expect(offline.lastFresh?.contains("{0}") == true)
        let lost = ErrorScreen.notFound(Example.reader(.english))
        #expect(lost.again == nil && lost.lastFresh == nil)
        #expect(lost.state.link?.route == .today)
    }
}
