import Markup
import Screens

/// Translucent container with a heading. `span` is its width on a wide screen, in twelfths.
///
/// When one receipt explains the whole card, its button is beside the heading.
struct Card: Component {
    var title: String
    var span: Int
    var name: String
    var isTitleHidden = false
    var why: Explanation?
    /// Whether another card contains the receipt.
    var isExplainedElsewhere = false
    var content: HTML

    init(
        _ title: String, span: Int, name: String, isTitleHidden: Bool = false, why: Explanation? = nil,
        isExplainedElsewhere: Bool = false, @HTMLBuilder content: () -> HTML
    ) {
        self.title = title
        self.span = span
        self.name = name
        self.isTitleHidden = isTitleHidden
        self.why = why
        self.isExplainedElsewhere = isExplainedElsewhere
        self.content = content()
    }

    var body: HTML {
        tag("section", .class("card s\(span) \(name)"), .aria("labelledby", "h-" + name)) {
            if let why {
                tag("div", .class("card-head")) {
                    heading
                    why.button
                }
            } else {
                heading
            }
            content
            if let why, !isExplainedElsewhere { why }
        }
    }

    private var heading: HTML { tag("h2", .id("h-" + name), isTitleHidden ? .class("vh") : nil) { title } }
}
