public import Markup
public import Screens

extension SelectForm: Component {
    public var body: HTML {
        tag("form", .class("filter"), Attribute("method", "get"), Attribute("action", route.path), .role("search")) {
            for select in selects { select }
            tag("p", .class("filter-actions")) {
                tag("button", .class("button")) {
                    Icon(.search)
                    apply
                }
                if isActive { tag("a", .class("button quiet"), .href(route.path)) { reset } }
            }
        }
    }
}

extension FilterForm.Select: Component {
    public var body: HTML {
        tag("label", .class("field")) {
            tag("span") { label }
            tag("select", Attribute("name", name)) {
                for option in options {
                    tag("option", Attribute("value", option.value), option.isChosen ? Attribute("selected") : nil) {
                        option.label
                    }
                }
            }
        }
    }
}
