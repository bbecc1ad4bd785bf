public import Markup
public import Screens

extension ActivityCard: Component {
    public var body: HTML {
        tag("a", .class("activity"), .href(route.path)) {
            tag("span", .class("medallion"), Tone.highlight.attribute) { Icon(symbol) }
            tag("span", .class("activity-name")) {
                tag("b") { title }
                tag("small") { title == sport ? when : sport + " · " + when }
                if let leftOut { Badge(leftOut, .caution) }
            }
            tag("span", .class("activity-figures")) {
                for item in figures {
                    tag("span", .data("kind", item.kind.rawValue)) {
                        tag("small") { item.label }
                        " "
                        item.figure
                    }
                }
            }
        }
    }
}
