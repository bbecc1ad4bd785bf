public import Markup
public import Screens

extension ActivityCard: Component {
    public var body: HTML {
        tag("a", .class("activity"), .href(route.path), .data("sport", family.rawValue)) {
            Icon.medallion(symbol)
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
                        if item.kind == .load, let effort { bar(effort) }
                    }
                }
            }
        }
    }

    /// Bar of the load, in percent. Its number is beside it.
    private func bar(_ percent: Int) -> HTML {
        .trusted(
            "<svg class=\"effort\" viewBox=\"0 0 100 4\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                + "<path d=\"M0 2h\(percent)\"/></svg>")
    }
}
