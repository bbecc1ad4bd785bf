public import Markup
public import Screens

extension FilterForm: Component {
    public var body: HTML {
        tag(
            "form", .class("filter"), Attribute("method", "get"), Attribute("action", Route.activities(ActivitiesQuery()).path),
            .role("search")
        ) {
            for field in kept { HiddenField(field.name, field.value) }
            field(searchLabel, "search", "q", search)
            sport
            sort
            for day in days { field(day.label, "date", day.name, day.value) }
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
