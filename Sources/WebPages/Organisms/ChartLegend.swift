import Markup
import Screens

/// Legend of a chart. Its curves also differ by dash pattern, not only by colour.
struct ChartLegend: Component {
    var curves: [TrendChart.Curve]
    /// Label of the range behind the curves, if any.
    var range: String?

    var body: HTML {
        tag("figcaption", .class("legend")) {
            for (index, curve) in curves.enumerated() {
                tag("span", curve.tone.attribute) {
                    tag("svg", Attribute("width", "24"), Attribute("height", "4"), .hidden) {
                        tag(
                            "path", Attribute("d", "M0 2h24"), Attribute("stroke", "currentColor"),
                            Attribute("stroke-width", "3"), ChartLegend.dashes(index))
                    }
                    curve.label
                }
            }
            if let range {
                tag("span", Tone.neutral.attribute) {
                    tag("svg", Attribute("width", "24"), Attribute("height", "12"), .hidden) {
                        tag(
                            "path", Attribute("d", "M0 0h24v12H0z"), Attribute("fill", "currentColor"),
                            Attribute("fill-opacity", ".3"))
                    }
                    range
                }
            }
        }
    }

    static func dashes(_ index: Int) -> Attribute? {
        index == 0 ? nil : Attribute("stroke-dasharray", index == 1 ? "6 3" : index == 2 ? "2 3" : "9 3 2 3")
    }
}
