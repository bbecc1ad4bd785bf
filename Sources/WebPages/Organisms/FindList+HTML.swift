public import Markup
public import Screens

extension FindScreen: Component {
    /// Options of a list box, each a link or a button. The script of the palette moves among them.
    public var body: HTML {
        if groups.isEmpty { tag("p", .class("caption")) { nothing } }
        for (number, group) in groups.enumerated() {
            tag("div", .role("group"), .aria("labelledby", "find-\(number)")) {
                tag("p", .class("eyebrow"), .id("find-\(number)"), .role("presentation")) { group.title }
                for (index, item) in group.items.enumerated() { option(item, id: "find-\(number)-\(index)") }
            }
        }
    }

    private func option(_ item: Item, id: String) -> HTML {
        switch item.target {
        case .page(let route):
            tag("a", .class("option"), .id(id), .role("option"), .href(route.path), Attribute("tabindex", "-1")) { words(item) }
        case .act(let act):
            tag(
                "button", .class("option"), .id(id), .role("option"), Attribute("type", "button"), .data(act.rawValue, ""),
                Attribute("tabindex", "-1")
            ) { words(item) }
        case .choice(let name, let value):
            tag("form", Attribute("method", "post"), Attribute("action", Route.Target.preferences.path), .role("presentation")) {
                HiddenField("return", returnPath)
                tag(
                    "button", .class("option"), .id(id), .role("option"), Attribute("name", name), Attribute("value", value),
                    Attribute("tabindex", "-1")
                ) { words(item) }
            }
        }
    }

    @HTMLBuilder private func words(_ item: Item) -> HTML {
        Icon(item.symbol)
        tag("span") { item.label }
        if let note = item.note { tag("small") { note } }
    }
}
