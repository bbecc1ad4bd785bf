import Markup

/// The large title of a page, with a line above and one beside it.
struct PageHead: Component {
    var title: String
    var above: String?
    var beside: String?

    var body: HTML {
        tag("header", .class("page-head")) {
            tag("div") {
                if let above { tag("p", .class("eyebrow")) { above } }
                tag("h1") { title }
            }
            if let beside { tag("p", .class("caption")) { beside } }
        }
    }
}
