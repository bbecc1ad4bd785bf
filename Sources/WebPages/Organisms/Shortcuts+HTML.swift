public import Markup
public import Screens

extension Shortcuts: Component {
    /// Content of the dialog, whose script names it after the heading.
    public var body: HTML {
        tag("header") {
            tag("h2", .id("h-shortcuts")) { title }
            tag(
                "button", .class("button"), Attribute("type", "button"), Attribute("popovertarget", "shortcuts"),
                Attribute("popovertargetaction", "hide"), Attribute("autofocus")
            ) { close }
        }
        lists
    }

    /// The shortcuts without heading and button.
    @HTMLBuilder public var lists: HTML {
        for group in groups {
            tag("h3") { group.title }
            FactList(rows: group.rows)
        }
    }
}
