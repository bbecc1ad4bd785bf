import Markup
import Screens

extension ActivitiesScreen.Pager {
    /// Links to the previous and the next page of a list.
    func body(class name: String) -> HTML {
        tag("nav", .class(name), .aria("label", label)) {
            if let route = previous { tag("a", .class("button quiet"), .href(route.path)) { previousLabel } }
            tag("span", .class("caption")) { text }
            if let route = next { tag("a", .class("button quiet"), .href(route.path)) { nextLabel } }
        }
    }
}
