@testable import WebPages
import Markup
import Testing

struct UnitLabelTests {
    @Test func `a unit is an abbreviation`() { #expect(UnitLabel(unit: "km").body.rendered() == "<abbr class=\"unit\">km</abbr>") }
}
