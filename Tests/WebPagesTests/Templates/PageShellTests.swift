import Markup
import Measures
import Screens
import Testing

@testable import WebPages

struct PageShellTests {
    @Test func `a page begins with its shell, in every language and theme`() {
        for language in Language.allCases {
            for theme in SiteFrame.Theme.allCases {
                let reader = Reader(language: language, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
                let frame = SiteFrame(current: .today, theme: theme, reader: reader)
                let document = Document(
                    title: "Title", frame: frame, assets: Assets(), content: tag("p") { "content" })
                let shell = PageShell.opening(title: "Title", frame: frame, assets: Assets())
                #expect(document.body.rendered().hasPrefix(shell))
                #expect(shell.hasSuffix("<main id=\"main\">"))
            }
        }
    }
}
