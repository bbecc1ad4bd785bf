public import Markup
public import Screens

extension FilterForm: Component {
    public var body: HTML {
        tag(
            "form", .class("filter"), Attribute("method", "get"), Attribute("action", Route.activities(ActivitiesQuery()).path),
            .role("search")
        ) {
            if let month { HiddenField("month", month) }
            field(searchLabel, "search", "q", search)
            sport
            field(fromLabel, "date", "from", from)
            field(toLabel, "date", "to", to)
            sort
            tag("p", .class("filter-actions")) {
                tag("button", .class("button")) {
                    Icon(.search)
                    apply
                }
                if isActive { tag("a", .class("button quiet"), .href(resetRoute.path)) { reset } }
            }
        }
    }

    private func field(_ label: String, _ type: String, _ name: String, _ value: String) -> HTML {
        tag("label", .class("field")) {
            tag("span") { label }
            tag("input", Attribute("type", type), Attribute("name", name), Attribute("value", value))
        }
    }
}
