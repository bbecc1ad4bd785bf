import Markup

/// Button that undoes the last change; nothing when there is none to undo.
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
