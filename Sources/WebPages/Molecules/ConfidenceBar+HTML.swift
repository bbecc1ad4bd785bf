public import Markup
public import Screens

extension ConfidenceBar: Component {
    /// The word is for everyone; the bar is a quick visual cue.
    public var body: HTML {
        tag("svg", .class("confidence"), .hidden) {
            for index in 0..<ConfidenceBar.steps {
                tag(
                    "rect", .class(index < step ? "value" : "track"), Attribute("x", percent(Double(index) * 0.34)),
                    Attribute("width", percent(0.32)), Attribute("height", "100%"), Attribute("rx", "3"))
            }
        }
        badge
    }
}
