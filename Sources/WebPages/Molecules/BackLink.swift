import Markup
import Screens

/// Link back to the previous page.
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
