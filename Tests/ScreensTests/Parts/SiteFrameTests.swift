import Localizations
import Testing

@testable import Screens

struct SiteFrameTests {
    @Test func `the current page is marked, and a replacement page is not`() {
        let frame = SiteFrame(current: .load, theme: .system, context: Example.context(.english))
        #expect(frame.links.filter(\.isCurrent).map(\.route) == [.load])
        #expect(frame.unplaced().links.filter(\.isCurrent).isEmpty)
        #expect(frame.unplaced().returnPath == "/load")
        let demo = SiteFrame(current: .load, theme: .system, isDemo: true, context: Example.context(.english))
        #expect(demo.invented?.removal?.route == .deletion && demo.unplaced().invented == nil)
    }
}
