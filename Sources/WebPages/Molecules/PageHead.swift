import Markup
import Screens

/// Title of a page, with optional text above and beside it, badges and actions.
struct PageHead: Component {
    var title: String
    var above: String?
    var beside: String?
    var badges: [Badge] = []
    /// Buttons and links for the page.
    var actions: HTML = .nothing
    /// What the page says in one sentence.
    var sentence: String?

    var body: HTML {
        tag("header", .class("page-head")) {
            tag("div") {
                if let above { tag("p", .class("eyebrow")) { above } }
                tag("h1") { title }
                if !badges.isEmpty { tag("p", .class("badges")) { for badge in badges { badge } } }
            }
            if let beside { tag("p", .class("caption")) { beside } }
            if actions != .nothing { tag("div", .class("head-actions")) { actions } }
        }
        if let sentence { tag("p", .class("sentence")) { sentence } }
    }
}
