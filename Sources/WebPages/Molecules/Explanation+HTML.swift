public import Markup
public import Screens

extension Explanation: Component {
    /// Button that opens the receipt without a script.
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
                tag(
                    "button", .class("button"), Attribute("type", "button"), Attribute("popovertarget", id),
                    Attribute("popovertargetaction", "hide")
                ) { close }
            }
            if let lead { tag("p") { lead } }
            list(drivers, driversTitle)
            list(shown)
            if method.isEmpty {
                list(inputs, inputsTitle)
            } else {
                tag("details") {
                    tag("summary") { methodTitle }
                    list(method)
                    list(inputs, inputsTitle)
                }
            }
        }
    }

    @HTMLBuilder private func list(_ rows: [Row], _ title: String? = nil) -> HTML {
        if !rows.isEmpty {
            if let title { tag("p", .class("caption")) { title } }
            tag("dl") { for row in rows { row } }
        }
    }
}

extension Explanation.Row: Component {
    public var body: HTML {
        tag("div") {
            tag("dt") { name }
            tag("dd", isEnglish ? Attribute("lang", "en") : nil) {
                if let route {
                    tag("a", .href(route.path)) { value }
                } else if clauses.isEmpty {
                    value
                } else {
                    tag("ul") { for clause in clauses { tag("li") { clause } } }
                }
            }
            if let bar {
                tag("dd", .class("share"), .hidden) {
                    tag("svg", bar.tone.attribute) {
                        tag("rect", Attribute("width", "100%"), Attribute("height", "6"), Attribute("rx", "3"))
                        tag(
                            "rect", .class("value"), Attribute("x", percent(bar.from)),
                            Attribute("width", percent(bar.to - bar.from)),
                            Attribute("height", "6"), Attribute("rx", "3"))
                    }
                }
            }
        }
    }
}
