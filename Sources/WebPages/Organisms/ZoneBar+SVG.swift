public import Markup
public import Screens

extension ZoneBar: Component {
    public var body: HTML {
        tag("div", .class("zone-bar"), .role("img"), .aria("label", spoken)) {
            tag("svg", .hidden) {
                for segment in segments {
                    tag(
                        "rect", segment.tone.attribute, Attribute("x", percent(segment.from)), Attribute("y", "6"),
                        Attribute("width", percent(max(0, segment.to - segment.from - 0.006))), Attribute("height", "12"),
                        Attribute("rx", "6"))
                }
                if let marker { tag("circle", Attribute("cx", percent(marker)), Attribute("cy", "12"), Attribute("r", "9")) }
            }
            tag("ol", .hidden) {
                for segment in segments {
                    tag("li", segment.tone.attribute, segment.isHere ? .class("here") : nil) { segment.label }
                }
            }
        }
    }
}
