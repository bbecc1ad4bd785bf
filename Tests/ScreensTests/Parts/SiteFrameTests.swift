import Localizations
import Testing

@testable import Screens

struct SiteFrameTests {
    @Test func `a page is marked where it is, and one that stands in for another is marked nowhere`() {
        let frame = SiteFrame(current: .load, theme: .system, reader: Example.reader(.english))
        #expect(frame.links.filter(\.isCurrent).map(\.route) == [.load])
        #expect(frame.unplaced().links.filter(\.isCurrent).isEmpty)
        #expect(frame.unplaced().returnPath == "/load")
        let demo = SiteFrame(current: .load, theme: .system, isInvented: true, reader: Example.reader(.english))
        #expect(demo.invented?.removal.route == .deletion && demo.unplaced().invented == nil)
    }
}
