public import Markup
public import Screens

extension ImportScreen.Way: Component {
    public var body: HTML {
        tag("li", .class("advice")) {
            Icon.medallion(symbol, .info)
            tag("div") {
                tag("h3") { title }
                tag("p", .class("caption")) { text }
            }
        }
    }
}
