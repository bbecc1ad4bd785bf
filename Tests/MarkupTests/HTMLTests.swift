import Markup
import Testing

struct HTMLTests {
    @Test func `text is escaped, never trusted`() {
        #expect(tag("p", .class("a\"b")) { "<b>&" }.rendered() == "<p class=\"a&quot;b\">&lt;b&gt;&amp;</p>")
    }

    @Test func `elements without content have no end tag`() {
        #expect(tag("br").rendered() == "<br>")
        #expect(tag("i").rendered() == "<i></i>")
    }

    @Test func `an attribute that is not there leaves no trace`() {
        #expect(tag("a", .href("/"), nil, Attribute("hidden")).rendered() == "<a href=\"/\" hidden></a>")
    }

    @Test func `characters beyond ASCII pass unchanged`() {
        #expect(tag("p") { "跑步、½ “mile”" }.rendered() == "<p>跑步、½ “mile”</p>")
    }

    @Test func `a line may end with the dot between two remarks, but none begins with it`() {
        #expect(tag("p") { "Run · 跑步 · a·b" }.rendered() == "<p>Run\u{A0}· 跑步\u{A0}· a·b</p>")
        let parts = tag("p") {
            tag("a") { "one" }
            " · "
            tag("a") { "two" }
        }
        #expect(parts.rendered() == "<p><a>one</a>\u{A0}· <a>two</a></p>")
        #expect(tag("textarea") { "as · typed" }.rendered() == "<textarea>as · typed</textarea>")
    }

    @Test func `soft hyphens are for text that breaks, not for titles and labels`() {
        let word = "Herz\u{AD}frequenz"
        #expect(
            tag("p", .aria("label", word), .data("picture", word)) { word }.rendered()
                == "<p aria-label=\"Herzfrequenz\" data-picture=\"Herzfrequenz\">\(word)</p>")
        #expect(tag("title") { word + " · Hearth" }.rendered() == "<title>Herzfrequenz · Hearth</title>")
        // What the user typed stays as it is; other characters with the byte C2 too.
        #expect(tag("input", Attribute("value", word)).rendered() == "<input value=\"\(word)\">")
        #expect(tag("p", .aria("label", "½ ± \u{A0}í")).rendered() == "<p aria-label=\"½ ± \u{A0}í\"></p>")
    }

    @Test func `rendering appends, so that a page can be sent in parts`() {
        var out = Array("<!doctype html>".utf8)
        tag("p") { "now" }.render(into: &out)
        #expect(String(decoding: out, as: UTF8.self) == "<!doctype html><p>now</p>")
    }
}
