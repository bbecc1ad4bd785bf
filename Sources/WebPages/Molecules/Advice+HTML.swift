public import Markup
public import Screens

extension Advice: Component {
    public var body: HTML {
        tag("li", .class("advice"), tone.attribute) {
            tag("span", .class("medallion")) { Icon(symbol) }
            tag("p") {
                tag("span", .class("vh")) { severity + ": " }
                text
            }
        }
    }
}
