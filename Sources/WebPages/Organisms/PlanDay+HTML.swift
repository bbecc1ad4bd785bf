public import Markup
public import Screens

extension PlanDay: Component {
    public var body: HTML {
        tag("li", .class(isToday ? "plan-day today" : "plan-day"), badge.tone.attribute) {
            tag("p", .class("plan-date")) {
                if let route { tag("a", .href(route.path)) { dated } } else { dated }
            }
            badge
            tag("p") { duration ?? "—" }
            tag("p", .class("caption")) { [kind, work, distance, load].compactMap { $0 }.joined(separator: " · ") }
            if let heatNote {
                tag("p", .class("caption hot")) {
                    Icon(.thermometer)
                    tag("a", .href(Route.heat.path)) { heatNote }
                }
            }
            if let exposure { tag("p", .class("caption")) { exposure } }
            if let beside { tag("p", .class("caption")) { beside } }
            if let state { tag("p", .class("caption")) { state } }
            if let outcome { tag("p", .class("caption")) { outcome } }
            if let inRoutine { tag("p", .class("caption")) { inRoutine } }
            if let caution { tag("p", .class("caption hot")) { caution } }
        }
    }

    @HTMLBuilder private var dated: HTML {
        tag("b") { weekday }
        " "
        tag("small") { date }
    }
}
