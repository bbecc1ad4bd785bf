public import Markup
public import Screens

extension ProviderPrompt: Component {
    public var body: HTML {
        tag("form", .class("settings made"), Attribute("method", "post"), Attribute("action", action)) {
            if let problem { tag("p", .class("problem"), .role("alert")) { problem } }
            if let key { HiddenField(InvitationScreen.keyField, key) }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { button } }
        }
    }
}

extension IdentitySection: Component {
    @HTMLBuilder public var body: HTML {
        if let message { tag("div", .class("card compact news"), .role("status")) { tag("p") { message } } }
        Card(title, span: 12, name: "identities") {
            tag("p", .class("caption")) { lead }
            if let problem { tag("p", .class("problem"), .role("alert")) { problem } }
            if let none { tag("p", .class("caption")) { none } }
            if !rows.isEmpty { tag("ul", .class("column made")) { for row in rows { IdentitySection.item(row) } } }
            if let add { add }
            tag("p", .class("caption honesty")) { note }
        }
    }

    private static func item(_ row: Row) -> HTML {
        tag("li") {
            tag("p") {
                tag("b") { row.name }
                tag("br")
                tag("small") { row.text }
            }
            tag("div", .class("chips made")) {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.removeIdentity.path)) {
                    HiddenField(identityField, row.id)
                    tag("button", .class("chip"), .aria("label", row.removeSpoken)) { row.remove }
                }
            }
        }
    }
}
