public import Markup
public import Screens

extension ShareOffer: Component {
    /// Shown by the script that can share.
    public var body: HTML {
        tag(
            "button", .class("button quiet"), Attribute("type", "button"), .data("share", text),
            .data("copied", copied)
        ) {
            Icon(.share)
            tag("span") { label }
        }
    }
}
