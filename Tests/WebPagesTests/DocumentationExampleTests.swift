import Localizations
import Markup
import Measures
import Screens
import Testing
import WebPages

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a page is rendered from its screen and its frame`() {
        let context = DisplayContext(language: .english, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
        let screen = TodayScreen(insights: Example.emptyInsights, digests: [], updated: nil, context: context)
        let frame = SiteFrame(current: .today, theme: .system, context: context)
        let page = TodayPage(screen, frame: frame)
        let html = page.body.rendered()  // <!doctype html>…
        #expect(html.hasPrefix("<!doctype html>") && html.contains("<title>Today"))
    }
}
