import Localizations
import Measures
import Testing

@testable import Screens

struct GalleryScreenTests {
    @Test func `the gallery shows the same days at any time`() {
        var later = Example.context(.english)
        later.now = Moment(secondsSince1970: later.now.secondsSince1970 + 400 * 86_400)
        for part in GalleryPart.allCases {
            #expect(GalleryScreen(part, context: later) == GalleryScreen(part, context: Example.context(.english)))
        }
        #expect(GalleryScreen(.charts, context: later).week[0].bars.contains { $0.fraction == 1 })
    }

    @Test func `each part round-trips through its address`() {
        let parts = GalleryScreen(.charts, context: Example.context(.english)).parts
        #expect(
            parts.map(\.path)
                == ["", "?part=controls", "?part=cards", "?part=charts", "?part=activities", "?part=heat"].map { "/gallery" + $0 }
        )
        #expect(parts.map(\.isChosen) == [false, false, false, true, false, false])
        for part in GalleryPart.allCases { #expect(GalleryPart(text: part.rawValue) == part) }
        #expect(GalleryPart(text: nil) == .basics)
        #expect(GalleryPart(text: "nothing of this name") == .basics)
    }
}
