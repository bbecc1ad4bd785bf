public import Markup
public import Screens

extension RecordingScreen.Details: Component {
    public var body: HTML {
        tag("form", .class("details"), .id("details"), Attribute("hidden")) {
            tag(
                "value-dial", .data("unit", scale.unit), .data("more", warmer), .data("less", cooler)
            ) {
                tag("label", Attribute("for", "room")) { room }
                tag(
                    "input", .id("room"), Attribute("name", "room"), Attribute("type", "number"),
                    Attribute("inputmode", "numeric"),
                    Attribute("min", "\(degrees.lowerBound)"), Attribute("max", "\(degrees.upperBound)"),
                    Attribute("step", "1"), Attribute("value", "\(usualDegrees)"), .data("scale", scale.rawValue))
            }
            tag("label", .class("choice")) {
                tag("input", .id("unknown"), Attribute("type", "checkbox"))
                tag("span") { unknownRoom }
            }
            tag("div", .class("fields")) {
                field("class", classType) {
                    tag("select", .id("class")) {
                        tag("option", Attribute("value", "")) { notStated }
                        for type in classTypes {
                            tag("option", Attribute("value", type.id), .data("code", "\(type.code)"), .data("sport", type.sport))
                            {
                                type.label
                            }
                        }
                    }
                }
                field("humidity", humidity) {
                    tag(
                        "input", .id("humidity"), Attribute("type", "number"), Attribute("inputmode", "numeric"),
                        Attribute("min", "1"), Attribute("max", "100"), Attribute("placeholder", "–"))
                }
                field("effort", effort) { tag("select", .id("effort")) { for option in efforts { option.element } } }
                field("note", note) {
                    tag("textarea", .id("note"), Attribute("rows", "2"), Attribute("maxlength", "\(noteLimit)")) {}
                }
            }
        }
    }

    private func field(_ id: String, _ label: String, @HTMLBuilder content: () -> HTML) -> HTML {
        tag("div", .class("field")) {
            tag("label", Attribute("for", id)) { label }
            content()
        }
    }
}
