public import Markup
public import Screens

extension PlanNotice: Component {
    public var body: HTML {
        tag("div", .class("card compact news s12"), .role("status")) {
            tag("p") { text }
            if let undo {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.undoPlan.path)) {
                    tag("button", .class("button quiet")) { undo }
                }
            }
        }
    }
}

extension PlanScreen.Week: Component {
    public var body: HTML {
        tag("li") {
            tag("p") {
                tag("b") { label }
                " · " + count
            }
            tag("p", .class("caption")) { [load, recorded].compactMap { $0 }.joined(separator: " · ") }
        }
    }
}

extension PlanProgressSection.Row: Component {
    public var body: HTML {
        tag("li", .class("card-head"), outcome.tone.attribute) {
            tag("p") {
                outcome
                " "
                tag("b") { day }
                " "
                if let activity { tag("a", .href(activity.path)) { name } } else { name }
                if let note {
                    tag("br")
                    tag("small") { note }
                }
            }
            tag("div", .class("filter-actions")) {
                for mark in marks {
                    tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
                        HiddenField(RoutineChange.Field.day.rawValue, iso)
                        HiddenField(RoutineChange.Field.outcome.rawValue, mark.value)
                        tag("button", .class("chip"), .aria("label", mark.spoken)) { mark.label }
                    }
                }
            }
        }
    }
}

extension PlanDayScreen.Group: Component {
    /// Fields of one session. Another one waits folded.
    public var body: HTML {
        let fields = tag("div", .class("settings")) { for field in self.fields { field } }
        if isFolded {
            tag("details") {
                tag("summary") { title }
                fields
            }
        } else {
            tag("section", .aria("label", title)) {
                tag("h3") { title }
                fields
            }
        }
    }
}
