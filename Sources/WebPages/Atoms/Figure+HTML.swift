public import Markup
public import Screens

extension Figure: Component {
    public var body: HTML {
        tag("span", .class("figure")) {
            tag("b") { number }
            if !unit.isEmpty {
                " "
                tag("small") { unit }
            }
        }
    }
}
