public import Markup
public import Screens

extension EmptyState: Component {
    public var body: HTML {
        tag("div", .class("empty")) {
            Icon.medallion(symbol, .highlight)
            tag("h2") { title }
            tag("p") { text }
            if let command {
                tag("p", .class("caption")) {
                    commandLabel + " "
                    tag("code") { command }
                }
            }
            if let link { tag("a", .class("button"), .href(link.route.path)) { link.label } }
        }
    }
}
