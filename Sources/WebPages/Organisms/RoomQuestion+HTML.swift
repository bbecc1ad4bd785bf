public import Markup
public import Screens

extension RoomDial: Component {
    /// A select, which works without script. The script draws the dial over it.
    public var body: HTML {
        tag("value-dial", .class("field"), .data("unit", scale.unit), .data("more", warmer), .data("less", cooler)) {
            tag("label", Attribute("for", id)) { tag("span") { label } }
            tag("select", .id(id), Attribute("name", RoomQuestionForm.Field.room.rawValue), Attribute("required")) {
                if chosen == nil { tag("option", Attribute("value", ""), Attribute("selected")) { placeholder } }
                for degree in degrees { option(degree) }
            }
        }
        HiddenField(RoomQuestionForm.Field.scale.rawValue, scale.rawValue)
    }

    private func option(_ degree: Int) -> HTML {
        .element(
            "option", [Attribute("value", String(degree))] + (degree == chosen ? [Attribute("selected")] : []),
            .text("\(degree) \(scale.unit)"))
    }
}

extension RoomQuestionForm: Component {
    public var body: HTML {
        tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.Target.answerRoom.path)) {
            tag("p") {
                tag("a", .href(route.path)) { tag("b") { name } }
                if page == .today { " · " + when }
            }
            HiddenField(Field.activity.rawValue, activity)
            HiddenField(Field.page.rawValue, page.rawValue)
            dial
            if let proposedAs { tag("p", .class("caption")) { proposedAs } }
            tag("p", .class("filter-actions")) { for button in buttons { element(button) } }
        }
    }

    private func element(_ button: Button) -> HTML {
        // The other answers need no temperature.
        let needsNone = button.answer == .temperature ? [] : [Attribute("formnovalidate")]
        return .element(
            "button",
            [
                .class(button.answer == .temperature ? "button" : "chip"), Attribute("name", Field.answer.rawValue),
                Attribute("value", button.answer.rawValue),
            ] + needsNone, .text(button.label))
    }
}

extension RoomNotice: Component {
    public var body: HTML {
        tag("div", .class("card compact news s12"), .role("status")) {
            tag("p") { text }
            if let undo {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.undoRoom.path)) {
                    HiddenField(RoomQuestionForm.Field.activity.rawValue, activity)
                    HiddenField(RoomQuestionForm.Field.answer.rawValue, kind.rawValue)
                    HiddenField(RoomQuestionForm.Field.page.rawValue, page.rawValue)
                    tag("button", .class("button quiet")) { undo }
                }
            }
        }
    }
}

extension RoomQuestionCard: Component {
    @HTMLBuilder public var body: HTML {
        if let notice { notice }
        if let form {
            Card(title, span: 12, name: "room") {
                form
                if let more {
                    tag("p", .class("filter-actions made")) { tag("a", .class("chip"), .href(Route.rooms.path)) { more } }
                }
            }
        }
    }
}
