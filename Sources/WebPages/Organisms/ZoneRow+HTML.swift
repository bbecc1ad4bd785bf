public import Markup
public import Screens

extension ZoneRow: Component {
    public var body: HTML {
        tag("li", .class("zone"), .data("zone", "\(zone)")) {
            tag("b") { label }
            if !range.isEmpty { tag("span", .class("caption")) { range } }
            tag("svg", .hidden) {
                tag("rect", .class("track"), Attribute("width", "100%"), Attribute("height", "100%"), Attribute("rx", "4"))
                tag(
                    "rect", .class("value"), start > 0 ? Attribute("x", percent(start)) : nil,
                    Attribute("width", percent(fraction)), Attribute("height", "100%"), Attribute("rx", "4"))
            }
            tag("span", .class("zone-time")) {
                tag("b") { time }
                if !share.isEmpty {
                    " "
                    tag("small") { share }
                }
            }
        }
    }
}
