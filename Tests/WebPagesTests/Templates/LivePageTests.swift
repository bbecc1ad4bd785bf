import Localizations
import Markup
import Measures
import Screens
import Testing

@testable import WebPages

struct LivePageTests {
    static func page(_ route: Route, _ language: Language = .english) -> String {
        let context = Example.context(language)
        let frame = SiteFrame(current: route, theme: .system, context: context)
        return LoadPage(LoadScreen(insights: Example.insights, context: context), frame: frame).body.rendered()
    }

    @Test func `a page refreshes its region with all its choices`() {
        #expect(Self.page(.load).contains("<live-region src=\"/partials/load\" events=\"/events\" topic=\"insights\""))
        #expect(Self.page(.trends(.all)).contains("src=\"/partials/trends?span="))
        #expect(Self.page(.today).contains("src=\"/partials/today\""))
        #expect(Self.page(.day(Example.today - 1)).contains("src=\"/partials/today?day=2026-11-20\""))
    }

    @Test func `the message of a failed refresh is in the page's language, with a place for the time`() {
        #expect(Self.page(.load).contains("data-failed=\"Could not refresh. Figures as of {0}.\""))
        #expect(Self.page(.load, .traditionalChinese).contains("data-failed=\"無法更新。目前顯示的是 {0} 的數字。\""))
    }

    @Test(arguments: Language.allCases) func `a page of figures shows how to add data while the journal is empty`(
        _ language: Language
    ) {
        let context = Example.context(language)
        var frame = SiteFrame(current: .load, theme: .system, context: context)
        frame.empty = .init(title: "Load", context)
        let page = LoadPage(LoadScreen(insights: Example.emptyInsights, context: context), frame: frame)
        let part = page.part(in: frame).rendered()
        #expect(part.contains("<h1>Load</h1>") && part.contains("href=\"/import\"") && !part.contains("plan-days"))
        #expect(part.contains("<form method=\"post\" action=\"/import/demo\""))
        #expect(page.body.rendered().contains(">" + part + "</live-region>"))
    }

    @Test func `the region equals the content of its page, byte for byte`() {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .load, theme: .system, context: context)
        let page = LoadPage(LoadScreen(insights: Example.insights, context: context), frame: frame)
        let region = page.region.rendered()
        #expect(!region.contains("<live-region") && page.body.rendered().contains(">" + region + "</live-region>"))
    }
}
