import Markup
import Testing

struct HTMLTests {
    @Test func `text is escaped, never trusted`() {
        #expect(tag("p", .class("a\"b")) { "<b>&" }.rendered() == "<p class=\"a&quot;b\">&lt;b&gt;&amp;</p>")
    }
}
