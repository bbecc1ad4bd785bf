import Localizations
import Markup
import Measures
import Screens
import Testing

@testable import WebPages

struct PageShellTests {
    @Test func `a page begins with its shell, in every language and theme`() {
        for language in Language.allCases {
            for theme in SiteFrame.Theme.allCases {
                let context = DisplayContext(language: language, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
                let frame = SiteFrame(current: .today, theme: theme, context: context)
                let document = Document(
                    title: "Title", frame: frame, assets: Assets(), content: tag("p") { "content" })
                let shell = PageShell.opening(title: "Title", frame: frame, assets: Assets())
                #expect(document.body.rendered().hasPrefix(shell))
                #expect(shell.hasSuffix("<main id=\"main\">"))
            }
        }
    }

    @Test func `the body is parsed after the style sheet has loaded`() {
        let context = DisplayContext(language: .english, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
        let frame = SiteFrame(current: .today, theme: .system, context: context)
        let shell = PageShell.opening(title: "Title", frame: frame, assets: Assets(styleSheet: "/a.css", firstScript: "/b.js"))
        // Such a script waits for the style sheets before it, and the parser waits for the script.
        #expect(shell.contains("<link rel=\"stylesheet\" href=\"/a.css\"><script src=\"/b.js\"></script>"))
    }
}
