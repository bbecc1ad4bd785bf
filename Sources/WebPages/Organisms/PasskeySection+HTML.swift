public import Markup
public import Screens

extension PasskeySection: Component {
    @HTMLBuilder public var body: HTML {
        if let moved {
            tag("section", .class("card"), .role("status"), .aria("labelledby", "h-moved")) {
                tag("h2", .id("h-moved")) { moved.title }
                tag("p") { tag("a", .class("button"), .href(moved.link)) { moved.label } }
                tag("p", .class("caption made")) { moved.note }
            }
        }
        if let message { tag("div", .class("card compact news"), .role("status")) { tag("p") { message } } }
        Card(title, span: 12, name: "passkeys") {
            tag("p", .class("caption")) { lead }
            if let problem { tag("p", .class("problem"), .role("alert")) { problem } }
            if rows.isEmpty {
                tag("p", .class("caption")) { none }
            } else {
                tag("ul", .class("column made")) { for row in rows { PasskeySection.item(row) } }
            }
            if let add { add }
            if let elsewhere {
                tag("p", .class("caption made")) { elsewhere.text }
                if let button = elsewhere.button {
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.movePasskeys.path)) {
                        tag("button", .class("button quiet made")) { button }
                    }
                }
            }
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
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.removePasskey.path)) {
                    HiddenField(passkeyField, row.id)
                    tag("button", .class("chip"), .aria("label", row.removeSpoken)) { row.remove }
                }
            }
            tag("details") {
                tag("summary", .aria("label", row.renameSpoken)) { row.rename }
                tag(
                    "form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.Target.renamePasskey.path)
                ) {
                    HiddenField(passkeyField, row.id)
                    tag("label", .class("field")) {
                        tag("span") { row.nameLabel }
                        tag(
                            "input", Attribute("name", nameField), Attribute("value", row.name), Attribute("autocomplete", "off"),
                            Attribute("maxlength", "60"))
                    }
                    tag("p", .class("filter-actions")) { tag("button", .class("button quiet")) { row.rename } }
                }
            }
        }
    }
}
