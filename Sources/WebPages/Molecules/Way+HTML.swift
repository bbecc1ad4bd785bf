public import Markup
public import Screens

extension ImportScreen.Way: Component {
    public var body: HTML {
        tag("li", .class("advice")) {
            tag("span", .class("medallion"), .data("tone", "info")) { Icon(symbol) }
            tag("div") {
                tag("h3") { title }
                tag("p", .class("caption")) { text }
            }
        }
    }
}
