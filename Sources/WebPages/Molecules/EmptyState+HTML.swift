public import Markup
public import Screens

extension EmptyState: Component {
    public var body: HTML {
        tag("div", .class("empty")) {
            Icon.medallion(symbol, .highlight)
            tag("h2") { title }
            tag("p") { text }
            if let link { tag("a", .class("button"), .href(link.route.path)) { link.label } }
            if let demo { demo }
        }
    }
}

extension EmptyState.Demo: Component {
    public var body: HTML {
        tag("form", Attribute("method", "post"), Attribute("action", Route.Target.addDemo.path), .data("heavy", "")) {
            tag("button", .class("button quiet")) { label }
        }
        tag("p", .class("caption")) { note }
    }
}
