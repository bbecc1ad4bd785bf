public import Markup
public import Screens

/// Card of one heated class: what it was, in words, and where its heart rate lies.
struct HeatedClassBox: Component {
    var card: HeatedClassCard
    var span: Int
    var name = "heated"

    var body: HTML {
        Card(card.title, span: span, name: name) {
            tag("div", .class("column")) {
                tag("p", .class("filter-actions")) {
                    card.badge
                    if let when = card.when { tag("span", .class("caption")) { when } }
                }
                if let summary = card.summary { tag("p") { summary } }
                if let writer = card.writer { tag("p", .class("caption"), .role("status")) { writer } }
                if let scale = card.scale { scale }
                if let missing = card.missing { tag("p", .class("caption")) { missing } }
                actions
            }
        }
    }
}

extension HeatedClassBox {
    private var actions: HTML {
        tag("div", .class("filter-actions")) {
            if let keep = card.keep {
                tag("form", Attribute("method", "post"), Attribute("action", keep.path)) {
                    HiddenField(KeptSummary.field, keep.text)
                    tag("button", .class("chip")) { keep.label }
                }
            }
            if let ask = card.ask {
                tag("form", Attribute("method", "post"), Attribute("action", ask.path)) {
                    tag("button", .class("chip")) { ask.label }
                }
            }
            tag("a", .class("chip"), .href(card.link.route.path)) { card.link.label }
        }
    }
}

extension HeatedClassesScreen.Row: Component {
    public var body: HTML {
        tag("a", .class("activity"), .href(route.path)) {
            Icon.medallion(symbol, badges.first?.tone ?? .highlight)
            tag("span", .class("activity-name")) {
                tag("b") { title }
                tag("small") { when }
                tag("span", .class("filter-actions")) { for badge in badges { badge } }
                tag("small") { comparison }
            }
            tag("span", .class("activity-figures")) {
                tag("span", .class("figure caption"), .data("kind", "time")) { tag("b") { time } }
                tag("span", .class("figure caption"), .data("kind", "heart")) { tag("b") { heartRate } }
            }
        }
    }
}
