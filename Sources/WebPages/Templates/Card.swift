import Markup
import Screens

/// A translucent container with a heading; `span` is its width on a wide screen, in twelfths.
struct Card: Component {
    var title: String
    var span: Int
    var name: String
    var isTitleHidden = false
    var content: HTML

    init(_ title: String, span: Int, name: String, isTitleHidden: Bool = false, @HTMLBuilder content: () -> HTML) {
        self.title = title
        self.span = span
        self.name = name
        self.isTitleHidden = isTitleHidden
        self.content = content()
    }

    var body: HTML {
        tag("section", .class("card s\(span) \(name)"), .aria("labelledby", "h-" + name)) {
            tag("h2", .id("h-" + name), isTitleHidden ? .class("vh") : nil) { title }
            content
        }
    }
}
