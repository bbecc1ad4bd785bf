public import Markup
public import Screens

extension SignInScreen: Component {
    @HTMLBuilder public var body: HTML {
        if let notice { notice }
        if passkey != nil || passkeyDetour != nil {
            tag("div", .class("made")) {
                if let passkeyLead { tag("h2") { passkeyLead } }
                if let passkey { passkey }
                if let passkeyDetour { passkeyDetour }
            }
        }
        if let provider {
            tag("div", .class("made")) {
                if let providerLead { tag("h2") { providerLead } }
                provider
            }
        }
        if hasForm { form }
        if let command {
            tag("div", .class("made")) {
                tag("h2") { terminalTitle }
                tag("p") { terminalText }
                tag("p") { tag("code", .class("lines")) { command } }
            }
        }
    }

    private var form: HTML {
        tag("form", .class("settings made"), Attribute("method", "post"), Attribute("action", Route.signIn.path)) {
            if let formLead { tag("h2") { formLead } }
            if let problem { tag("p", .class("problem"), .role("alert")) { problem } }
            // The usual name of the field, so that browsers and password managers fill it in.
            field(name, "name", "text", "username")
            field(password, "password", "password", "current-password")
            field(code, "code", "text", "one-time-code")
            tag("p", .class("caption")) { codeHint }
            tag("p", .class("filter-actions")) {
                tag("button", .class("button"), isClosed ? Attribute("disabled") : nil) { button }
            }
        }
    }

    private func field(_ label: String, _ name: String, _ type: String, _ remembered: String) -> HTML {
        tag("label", .class("field")) {
            tag("span") { label }
            tag(
                "input", Attribute("name", name), Attribute("type", type), Attribute("autocomplete", remembered),
                isClosed ? Attribute("disabled") : nil)
        }
    }
}
