import Markup

/// The button that takes the last change back; nothing where that cannot be.
struct UndoForm: Component {
    var path: String
    var label: String?

    @HTMLBuilder var body: HTML {
        if let label {
            tag("form", Attribute("method", "post"), Attribute("action", path), .data("heavy", "")) {
                tag("button", .class("button quiet")) { label }
            }
        }
    }
}
