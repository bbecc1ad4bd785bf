public import Markup
public import Screens

extension ImportScreen.EntryAction: Component {
    public var body: HTML {
        tag("li", .class("advice")) {
            Icon.medallion(symbol, .info)
            tag("div") {
                tag("h3") { title }
                if !text.isEmpty { tag("p", .class("caption")) { text } }
                if let link { tag("p", .class("caption")) { tag("a", .href(link.route.path)) { link.label } } }
                if let demo { demo }
            }
        }
    }
}
