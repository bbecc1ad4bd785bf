public import Markup
public import Screens

extension FormField: Component {
    public var body: HTML {
        let id = "f-" + name
        let attributes = [
            Attribute("name", name), .id(id), hint.isEmpty && problem == nil ? nil : .aria("describedby", id + "-hint"),
            problem == nil ? nil : .aria("invalid", "true"),
            takesFocus ? Attribute("autofocus") : nil,
        ].compactMap { $0 }
        tag("div", .class("field")) {
            if entry == .box {
                tag("label", .class("box"), Attribute("for", id)) {
                    HTML.element("input", attributes + kind, .nothing)
                    label
                }
                // Of two fields with the same name the server takes the first, and a browser sends nothing for an unchecked box.
                HiddenField(name, "")
            } else {
                tag("label", Attribute("for", id)) { tag("span") { label } }
                if entry == .lines {
                    HTML.element("textarea", attributes + [Attribute("rows", "3")], .text(value))
                } else if options.isEmpty {
                    HTML.element("input", attributes + [Attribute("value", value)] + kind, .nothing)
                } else {
                    HTML.element("select", attributes, .group(options.map { $0.element }))
                }
            }
            if !hint.isEmpty || problem != nil {
                tag("p", .class("caption"), .id(id + "-hint")) {
                    if let problem { tag("b", .class("problem")) { problem.followed } }
                    if let inUse {
                        hint.isEmpty ? hint : hint.followed
                        tag("b") { inUse }
                    } else {
                        hint
                    }
                }
            }
        }
    }

    private var kind: [Attribute] {
        switch entry {
        case .text, .decimal, .numeric: [Attribute("inputmode", entry.rawValue), Attribute("autocomplete", "off")]
        case .address: [Attribute("inputmode", "url"), Attribute("autocomplete", "off")]
        case .day: [Attribute("type", "date")]
        case .time: [Attribute("type", "time")]
        case .box:
            [Attribute("type", "checkbox"), Attribute("value", "1")] + (value.isEmpty ? [] : [Attribute("checked")])
        case .lines: []
        case .newPassword: [Attribute("type", "password"), Attribute("autocomplete", "new-password")]
        case .currentPassword: [Attribute("type", "password"), Attribute("autocomplete", "current-password")]
        case .oneTimeCode:
            [Attribute("inputmode", "numeric"), Attribute("autocomplete", "one-time-code"), Attribute("maxlength", "32")]
        }
    }
}

extension FilterForm.Select.Option {
    var element: HTML {
        .element(
            "option", [Attribute("value", value)] + (isChosen ? [Attribute("selected")] : []), .text(label))
    }
}
