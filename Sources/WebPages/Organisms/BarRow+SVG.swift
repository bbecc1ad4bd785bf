public import Markup
public import Screens

extension BarRow: Component {
    public var body: HTML {
        tag("p", .class("hero-figure")) {
            total
            " "
            tag("small") { note }
        }
        // The class depends on the number of bars, so that the first ones do not move while a slow connection delivers the others.
        tag("ol", .class(bars.count < 7 ? "bars few" : "bars")) {
            for bar in bars {
                tag("li", bar.isToday ? .class("today") : nil) {
                    tag("span", .class("vh")) { bar.spoken }
                    tag("svg", .hidden) {
                        tag(
                            "rect", .class("track"), Attribute("width", "100%"), Attribute("height", "100%"), Attribute("rx", "6")
                        )
                        tag(
                            "rect", .class("value"), Attribute("y", percent(1 - bar.fraction)), Attribute("width", "100%"),
                            Attribute("height", percent(bar.fraction)), Attribute("rx", "6"))
                    }
                    tag("small", .hidden) { bar.label }
                }
            }
        }
    }
}
