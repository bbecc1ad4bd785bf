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

    @Test func `only Today, Load and the plan of the athlete may be kept`() {
        let context = Example.context(.english)
        func mark(_ route: Route, athlete: String? = "me", access: PageAccess = .full) -> SiteFrame.KeptMark? {
            SiteFrame(current: route, theme: .system, access: access, athlete: athlete, context: context).kept
        }
        for route in [Route.today, .load, .plan] {
            #expect(mark(route)?.athlete == "me" && mark(route)?.note.contains("{0}") == true)
            #expect(mark(route, athlete: nil) == nil && mark(route, access: .observing(name: "Ada")) == nil)
            #expect(mark(route, access: .demonstration) == nil)
        }
        #expect([Route.fitness, .settings, .signIn].allSatisfy { mark($0) == nil })
        #expect(
            SiteFrame(current: .load, theme: .system, athlete: "me", context: context).unplaced().kept == nil)
    }
}
