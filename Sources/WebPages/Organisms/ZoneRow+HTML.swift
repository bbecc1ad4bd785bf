public import Markup
public import Screens

extension ZoneRow: Component {
    public var body: HTML {
        tag("li", .class("zone"), .data("zone", "\(zone)")) {
            tag("b") { label }
            tag("span", .class("caption")) { range }
            tag("svg", .hidden) {
                tag("rect", .class("track"), Attribute("width", "100%"), Attribute("height", "100%"), Attribute("rx", "4"))
                tag(
                    "rect", .class("value"), Attribute("width", percent(fraction)), Attribute("height", "100%"),
                    Attribute("rx", "4"))
            }
            tag("span", .class("zone-time")) {
                tag("b") { time }
                " "
                tag("small") { share }
            }
        }
    }
}
