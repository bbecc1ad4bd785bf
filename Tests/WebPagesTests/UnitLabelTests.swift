import Markup
import Testing

@testable import WebPages

struct UnitLabelTests {
    @Test func `a unit is an abbreviation`() {
        #expect(UnitLabel(unit: "km").body.rendered() == "<abbr class=\"unit\">km</abbr>")
    }
}
