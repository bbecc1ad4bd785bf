import Markup
import Screens
import Testing

@testable import WebPages

struct ExplanationTests {
    @Test func `the button of a receipt names what it opens`() throws {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, reader: Example.reader(.english))
        let explanation = try #require(screen.stats.first?.explanation)
        let button = explanation.button.rendered()
        #expect(button.contains("popovertarget=\"why-ratio\"") && button.contains("aria-label=\"How we know: Load ratio\""))
        #expect(explanation.body.rendered().contains("<div class=\"receipt\" id=\"why-ratio\" popover"))
    }
}
