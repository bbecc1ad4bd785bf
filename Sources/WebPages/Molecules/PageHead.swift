import Markup
import Screens

/// The large title of a page, with a line above, badges below and a line beside it.
struct PageHead: Component {
    var title: String
    var above: String?
    var beside: String?
    var badges: [Badge] = []
    /// What can be done with the page.
    var actions: HTML = .nothing

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
    }
}
