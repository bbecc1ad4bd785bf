public import Markup
public import Screens

extension ActivityCard: Component {
    public var body: HTML {
        tag("a", .class("activity"), .href(route.path)) {
            Icon.medallion(symbol, .highlight)
            tag("span", .class("activity-name")) {
                tag("b") { title }
                tag("small") { title == sport ? when : sport + " · " + when }
                if let leftOut { Badge(leftOut, .caution) }
            }
            tag("span", .class("activity-figures")) {
                // As few elements as possible: a page has fifty rows, and each element costs time on a phone.
                for item in figures {
                    tag("span", .class("figure caption"), .data("kind", item.kind.rawValue)) {
                        tag("small") { item.label }
                        " "
                        tag("b") { item.figure.number }
                        if !item.figure.unit.isEmpty { " " + item.figure.unit }
                    }
                }
            }
        }
    }
}
