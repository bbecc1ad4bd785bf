import Markup
import Screens
import Testing

@testable import WebPages

struct ReadOnlyContentTests {
    private static func reduced(@HTMLBuilder _ content: () -> HTML) -> String { content().readOnly.rendered() }

    @Test func `forms that change something go, with what only surrounded them`() {
        let text = Self.reduced {
            tag("p") { "Kept" }
            tag("div", .class("card")) {
                tag("h2") { "Heading" }
                tag("form", Attribute("method", "post"), Attribute("action", "/load/niggle")) { "Gone" }
            }
            tag("details") {
                tag("summary") { "More" }
                tag("form", Attribute("method", "post"), Attribute("action", "/x")) { "Gone" }
            }
            tag("form", Attribute("method", "get"), Attribute("action", "/activities")) { "Filter" }
            tag("p") {}
        }
        #expect(text == "<p>Kept</p><form method=\"get\" action=\"/activities\">Filter</form><p></p>")
    }

    @Test func `links to closed pages go, and leave their words in sentences`() {
        let text = Self.reduced {
            tag("p") {
                "See "
                tag("a", .href("/settings")) { "the settings" }
            }
            tag("p") { tag("a", .class("button"), .href("/activities/a/edit")) { "Edit" } }
            tag("a", .class("button"), .href("/load?day=1")) { "Load" }
            tag("a", .href("https://example.org")) { "Source" }
            tag("a", .href("#why")) { "Why" }
        }
        #expect(
            text == "<p>See the settings</p><a class=\"button\" href=\"/load?day=1\">Load</a>"
                + "<a href=\"https://example.org\">Source</a><a href=\"#why\">Why</a>")
    }

    @Test func `what shares the content, and the stream of changes, go`() {
        let text = Self.reduced {
            tag("button", .data("share", "x")) { "Share" }
            tag("button", .data("picture", "x")) { "Picture" }
            tag("button", .data("zoom", "")) { "Zoom" }
            tag("live-region", Attribute("src", "/partials/load"), Attribute("events", "/events")) { "Content" }
        }
        #expect(text == "<button data-zoom=\"\">Zoom</button><live-region src=\"/partials/load\">Content</live-region>")
    }
}
