import Markup
import Screens

/// Links to activities, each with a button that revokes it.
struct SharedLinkRows: Component {
    var rows: [SharedLink]
    /// Whether the list is about one activity, to which the form returns.
    var isOnActivity = false

    var body: HTML {
        tag("ul", .class("column")) {
            for row in rows {
                tag("li", .class("card-head")) {
                    tag("p") {
                        tag("b") {
                            if let route = row.route { tag("a", .href(route.path)) { row.name } } else { row.name }
                        }
                        tag("br")
                        tag("small") { row.text }
                    }
                    tag("form", Attribute("method", "post"), Attribute("action", Route.Target.revokeLink.path)) {
                        HiddenField(SharedLink.field, row.id)
                        if isOnActivity { HiddenField(SharedLink.returnField, "activity") }
                        tag("button", .class("chip"), .aria("label", row.revokeSpoken)) { row.revoke }
                    }
                }
            }
        }
    }
}
