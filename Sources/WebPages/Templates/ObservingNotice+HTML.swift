public import Markup
public import Screens

extension ObservingNotice: Component {
    public var body: HTML {
        tag("section", .class("news observing"), .aria("label", label)) {
            tag("p") { text }
            tag("form", Attribute("method", "post"), Attribute("action", Route.Target.stopObserving.path)) {
                tag("button", .class("button")) { back }
            }
        }
    }
}
