public import Markup
public import Screens

extension MapChooser: Component {
    /// A line that opens to the maps, each with a button and what it reveals.
    public var body: HTML {
        if options.isEmpty {
            tag("p", .class("made")) {
                tag("a", .class("chip"), .href(Route.settings.path + "#h-map-source")) { add }
            }
        } else {
            tag("details", .class("table-behind")) {
                tag("summary") { title }
                form
            }
        }
    }

    /// The maps as a form that needs no script.
    var form: HTML {
        tag("form", Attribute("method", "post"), Attribute("action", Route.Target.mapChoice.path)) {
            HiddenField(MapChooser.returnField, returnPath)
            for option in options {
                tag("p", .class("caption")) {
                    tag(
                        "button", .class("chip"), Attribute("name", MapChooser.choiceField),
                        Attribute("value", option.choice.rawValue), option.isAvailable ? nil : Attribute("disabled"),
                        .aria("pressed", option.isChosen ? "true" : "false")
                    ) { option.label }
                    " " + option.cost
                }
            }
        }
    }
}
