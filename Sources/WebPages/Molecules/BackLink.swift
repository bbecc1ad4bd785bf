import Markup
import Screens

/// Where this page was come to from.
struct BackLink: Component {
    var route: Route
    var label: String

    var body: HTML {
        tag("p", .class("back")) {
            tag("a", .href(route.path)) {
                Icon(.back)
                label
            }
        }
    }
}
