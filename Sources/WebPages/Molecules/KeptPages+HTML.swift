public import Markup
public import Screens

extension KeptPages: Component {
    /// Hidden until `kept.js` knows the state of this browser. Without scripts there is nothing to switch.
    public var body: HTML {
        tag("div", .data("keep", ""), Attribute("hidden")) {
            tag("label", .class("box"), Attribute("for", "keep-pages")) {
                tag("input", .id("keep-pages"), Attribute("type", "checkbox"), .aria("describedby", "keep-hint")) {}
                label
            }
            tag("p", .class("caption"), .id("keep-hint")) { hint }
            tag("p", .class("caption"), Attribute("hidden")) { failed }
        }
    }
}
