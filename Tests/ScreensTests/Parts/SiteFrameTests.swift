import Localizations
import Testing

@testable import Screens

struct SiteFrameTests {
    @Test func `the menu of a phone has the pages without a tab, and is not named after the display`() {
        let frame = SiteFrame(current: .settings, theme: .system, context: Example.context(.english))
        #expect(frame.menuLabel == "More" && frame.links.filter { $0.room == .phone }.count == 4)
        #expect(frame.menu.map(\.label) == ["Weather", "Trends", "Routes", "Heat", "Import", "Settings"])
        #expect(frame.menu.filter(\.isCurrent).map(\.label) == ["Settings"])
    }

    @Test func `the current page is marked, and a replacement page is not`() {
        let frame = SiteFrame(current: .load, theme: .system, context: Example.context(.english))
        #expect(frame.links.filter(\.isCurrent).map(\.route) == [.load])
        #expect(frame.unplaced().links.filter(\.isCurrent).isEmpty)
        #expect(frame.unplaced().returnPath == "/load")
        let demo = SiteFrame(current: .load, theme: .system, isDemo: true, context: Example.context(.english))
        #expect(demo.invented?.removal?.route == .deletion && demo.unplaced().invented == nil)
    }
}
