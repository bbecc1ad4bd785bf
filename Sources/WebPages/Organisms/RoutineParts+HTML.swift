public import Markup
public import Screens

extension RoutineCell: Component {
    public var body: HTML {
        tag("li", .class(isToday ? "plan-day today" : "plan-day"), badge.tone.attribute) {
            tag("p", .class("plan-date")) {
                tag("b") { heading }
                if let date {
                    " "
                    tag("small") { date }
                }
            }
            badge
            tag("p") {
                tag("small") { if let route { tag("a", .href(route.path)) { name } } else { name } }
            }
            if let facts { tag("p", .class("caption")) { facts } }
            if let outcome { tag("p", .class("caption")) { outcome } }
            if let instead { tag("p", .class("caption")) { instead } }
        }
    }

    /// Duration and load; nil on a rest day.
    private var facts: String? {
        let parts = [duration, load].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}

extension RoutineCard: Component {
    public var body: HTML {
        tag("li", .class("card s4")) {
            tag("h3") { tag("a", .href(route.path), .aria("label", spoken)) { name } }
            tag("p", .class("badges")) { for badge in badges { badge } }
            tag("p") { lead }
            tag("p", .class("caption")) {
                facts
                if let load {
                    tag("br")
                    load
                }
            }
        }
    }
}

extension RoutineNotice: Component {
    public var body: HTML {
        tag("div", .class("card compact news s12"), .role("status")) {
            tag("p") { text }
            if let undo {
                tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
                    tag("button", .class("button quiet")) { undo }
                }
            }
        }
    }
}

extension CurrentRoutine: Component {
    /// Content of a card.
    public var body: HTML {
        tag("p") {
            tag("a", .href(route.path)) { tag("b") { name } }
            " "
            tag("small") { since }
        }
        if let aside {
            tag("p") { aside }
        } else if let today {
            tag("ol", .class("plan-days")) { today }
        } else {
            tag("p", .class("caption")) { free }
        }
    }
}
