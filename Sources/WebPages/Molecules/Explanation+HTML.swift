public import Markup
public import Screens

extension Explanation: Component {
    /// The button that asks; it opens the receipt without any script.
    var button: HTML {
        tag(
            "button", .class("why"), Attribute("type", "button"), Attribute("popovertarget", id), .aria("label", ask)
        ) { Icon(.info) }
    }

    public var body: HTML {
        tag("div", .class("receipt"), .id(id), Attribute("popover"), .role("dialog"), .aria("label", ask)) {
            tag("header") {
                tag("span") { title }
                tag("b") { value }
            }
            tag("dl") {
                for row in rows {
                    tag("div") {
                        tag("dt") { row.name }
                        tag("dd", row.isEnglish ? Attribute("lang", "en") : nil) { row.value }
                    }
                }
            }
            if !inputs.isEmpty {
                tag("p", .class("caption")) { inputsTitle }
                tag("dl") {
                    for row in inputs {
                        tag("div") {
                            tag("dt") { row.name }
                            tag("dd") { row.value }
                        }
                    }
                }
            }
            tag(
                "button", .class("button"), Attribute("type", "button"), Attribute("popovertarget", id),
                Attribute("popovertargetaction", "hide")
            ) { close }
        }
    }
}
