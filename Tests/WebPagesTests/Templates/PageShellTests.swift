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
                let frame = SiteFrame(current: .today, theme: theme, athlete: "me", context: context)
                let document = Document(
                    title: "Title", frame: frame, assets: Assets(), content: tag("p") { "content" })
                let shell = PageShell.opening(title: "Title", frame: frame, assets: Assets())
                #expect(document.body.rendered().hasPrefix(shell))
                #expect(shell.hasSuffix("<main id=\"main\">"))
            }
        }
    }

    @Test func `a page and its shell have the style sheets of their route`() {
        let context = DisplayContext(language: .english, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
        let assets = Assets()
        func sheets(_ route: Route) -> [String] {
            let frame = SiteFrame(current: route, theme: .system, context: context)
            let shell = PageShell.opening(title: "Title", frame: frame, assets: assets)
            return shell.split(separator: "<link rel=\"stylesheet\" href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        let shared = Route.asset("hearth.css")
        #expect(sheets(.access) == [shared] && sheets(.settings) == [shared, Route.asset("settings.css")])
        #expect(sheets(.activities(ActivitiesQuery())) == [shared, Route.asset("activities.css")])
        #expect(sheets(.trends(.year)) == [shared, Route.asset("chart.css")])
        #expect(sheets(.today) == [shared, Route.asset("today.css")] && sheets(.day(Day(number: 1))) == sheets(.today))
        #expect(sheets(.rooms) == [shared, Route.asset("dial.css")])
        #expect(sheets(.routes(RoutesQuery())) == [shared, Route.asset("map.css")])
        #expect(sheets(.activity("x")) == [shared, Route.asset("activity.css")])
        #expect(sheets(.plan).last == Route.asset("planning.css") && sheets(.plan) == sheets(.routines))
        #expect(sheets(.weather) == sheets(.heat) && sheets(.importing).last == Route.asset("import.css"))
        #expect(sheets(.gallery(.charts)).count == 5)
        // Each sheet has a page, except the one that a script loads.
        let parts = GalleryPart.allCases.flatMap { PageSheet.sheets(of: .gallery($0)) }
        #expect(Set(parts).union([.palette]) == Set(PageSheet.allCases))
    }

    @Test func `the body is parsed after the style sheet has loaded`() {
        let context = DisplayContext(language: .english, units: .metric, now: Moment(secondsSince1970: 0), offset: .utc)
        let frame = SiteFrame(current: .rooms, theme: .system, context: context)
        let assets = Assets(styleSheet: "/a.css", firstScript: "/b.js", pageSheets: [.dial: "/c.css"])
        let shell = PageShell.opening(title: "Title", frame: frame, assets: assets)
        // Such a script waits for the style sheets before it, and the parser waits for the script.
        #expect(shell.contains("href=\"/a.css\"><link rel=\"stylesheet\" href=\"/c.css\"><script src=\"/b.js\"></script>"))
    }
}
