import Markup
import Testing

struct NumberAndUnitTests {
    private func rendered(_ text: String) -> String { HTML.text(text).rendered() }

    @Test(arguments: [
        ("5.3 km", "5.3\u{A0}km"), ("WBGT 22 °C, hot", "WBGT 22\u{A0}°C, hot"), ("111 次/分", "111\u{A0}次/分"),
        ("66.1 %", "66.1\u{A0}%"), ("slower than 5:52 /km", "slower than 5:52\u{A0}/km"),
        ("20 min & more", "20\u{A0}min &amp; more"),
        ("8 h", "8\u{A0}h"),
    ])
    func `no line ends between a number and its unit`(_ text: String, _ expected: String) {
        #expect(rendered(text) == expected)
    }

    @Test(arguments: ["5 of 7", "21 Nov", "in 14 days", "km 5 ", "5", "", " ", "a km", "5 minutes", "5 Ünits"])
    func `other words keep their spaces`(_ text: String) {
        #expect(rendered(text) == text)
    }

    @Test func `typed text and attributes are sent unchanged`() {
        let area = tag("textarea", Attribute("title", "5 km")) { "ran 5 km" }
        #expect(area.rendered() == "<textarea title=\"5 km\">ran 5 km</textarea>")
        #expect(tag("p") { "ran 5 km" }.rendered() == "<p>ran 5\u{A0}km</p>")
    }
}
