import Analysis
import Localizations
import Markup
import Measures
import Screens
import Testing
import Training
import WebPages

struct ActivitiesPageTests {
    func page(_ query: ActivitiesQuery, _ digests: [ActivityDigest] = Example.digests) -> String {
        let context = Example.context(.english)
        let frame = SiteFrame(current: .activities(query), theme: .system, context: context)
        return ActivitiesPage(ActivitiesScreen(digests: digests, query: query, context: context), frame: frame).body.rendered()
    }

    @Test func `activities come before any calendar, and filters are folded until one is set`() {
        let list = page(ActivitiesQuery())
        #expect(list.contains("<details class=\"filters\"><summary>Filters</summary>") && !list.contains("class=\"month\""))
        #expect(page(ActivitiesQuery(sport: .running)).contains("<details class=\"filters\" open>"))
        let month = page(ActivitiesQuery(view: .calendar))
        #expect(month.contains("class=\"month\"") && month.contains("name=\"view\" value=\"calendar\""))
    }

    @Test func `each row has the colour of its sport, and its load as a number beside the bar`() {
        let list = page(ActivitiesQuery())
        #expect(list.contains("data-sport=\"run\"") && list.contains("data-sport=\"ride\""))
        let bars = list.matches(of: /<small>Load<\/small> <b>(\d+)<\/b><svg class="effort"[^>]*aria-hidden="true">/).count
        #expect(bars == ActivitiesScreen.pageLength)
    }

    @Test func `one activity is listed without anything to switch`() {
        let one = page(ActivitiesQuery(), Array(Example.digests.suffix(1)))
        #expect(!one.contains("list-tools") && !one.contains("effort") && one.contains("class=\"activity\""))
        let none = page(ActivitiesQuery(view: .calendar), [])
        #expect(!none.contains("list-tools") && !none.contains("class=\"month\"") && none.contains("class=\"empty\""))
    }
}
