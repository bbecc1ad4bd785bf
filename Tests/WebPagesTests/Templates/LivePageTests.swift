import Markup
import Screens
import Testing

@testable import WebPages

struct LivePageTests {
    static func page(_ route: Route, _ language: Language = .english) -> String {
        let reader = Example.reader(language)
        let frame = SiteFrame(current: route, theme: .system, reader: reader)
        return LoadPage(LoadScreen(insights: Example.insights, reader: reader), frame: frame).body.rendered()
    }

    @Test func `a page asks for its own part anew, with everything that was chosen on it`() {
        #expect(Self.page(.load).contains("<live-region src=\"/partials/load\" events=\"/events\" topic=\"insights\""))
        #expect(Self.page(.trends(.all)).contains("src=\"/partials/trends?span="))
        #expect(Self.page(.today).contains("src=\"/partials/today\""))
        #expect(Self.page(.day(Example.today - 1)).contains("src=\"/partials/today?day=2026-11-20\""))
    }

    @Test func `what is said when that fails is in the page's language, with room for the time`() {
        #expect(Self.page(.load).contains("data-failed=\"Could not renew. The figures are as they were at {0}.\""))
        #expect(Self.page(.load, .traditionalChinese).contains("data-failed=\"無法更新。目前顯示的是 {0} 的數字。\""))
    }

    @Test func `a part is the content of its page, byte for byte`() {
        let reader = Example.reader(.english)
        let frame = SiteFrame(current: .load, theme: .system, reader: reader)
        let page = LoadPage(LoadScreen(insights: Example.insights, reader: reader), frame: frame)
        let region = page.region.rendered()
        #expect(!region.contains("<live-region") && page.body.rendered().contains(">" + region + "</live-region>"))
    }
}
