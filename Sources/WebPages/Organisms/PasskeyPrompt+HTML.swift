public import Markup
public import Screens

extension PasskeyPrompt: Component {
    public var body: HTML {
        tag(
            "form", .class("settings made"), Attribute("method", "post"), Attribute("action", action),
            .data("passkey", purpose.rawValue), .data("options", options), .data("unsupported", unsupported),
            .data("cancelled", cancelled), .data("known", known), .data("offline", offline)
        ) {
            if let problem { tag("p", .class("problem"), .role("alert")) { problem } }
            // Empty without a script; the server recognises the form by it.
            HiddenField(Field.credential.rawValue, "")
            if let key { HiddenField(InvitationScreen.keyField, key) }
            if let name { name }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { button } }
            tag("noscript") { tag("p", .class("caption")) { needsScript } }
        }
    }
}

extension PasskeyDetour: Component {
    @HTMLBuilder public var body: HTML {
        tag("p", .class("caption made")) { text }
        tag("p", .class("made")) { tag("a", .class("button quiet"), .href(link)) { label } }
    }
}
