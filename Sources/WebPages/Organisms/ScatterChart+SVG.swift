public import Markup
public import Screens

extension ScatterChart: Component {
    public var body: HTML {
        tag("figure", .class("trend scatter"), Tone.caution.attribute) {
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(TrendChart.width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    tag(
                        "path", .class("band"),
                        Attribute("d", "M" + ScatterChart.path(upper) + "L" + ScatterChart.path(lower.reversed()) + "Z"))
                    tag("path", Attribute("d", "M" + ScatterChart.path(curve)))
                }
                for tick in ticks {
                    tag(
                        "line", Attribute("x2", "100%"), Attribute("y1", percent(1 - tick.position)),
                        Attribute("y2", percent(1 - tick.position)))
                    tag(
                        "text", Attribute("x", "100%"), Attribute("y", percent(1 - tick.position)),
                        Attribute("dy", tick.position > 0.92 ? "12" : "-4"), Attribute("text-anchor", "end")
                    ) {
                        tick.label
                    }
                }
                for point in points {
                    tag("circle", Attribute("cx", percent(point.x)), Attribute("cy", percent(1 - point.y)), Attribute("r", "4"))
                }
            }
            tag("svg", .class("time-axis"), .hidden) {
                for tick in acrossTicks {
                    tag(
                        "text", Attribute("x", percent(tick.position)), Attribute("y", "14"),
                        Attribute("text-anchor", tick.position > 0.95 ? "end" : tick.position < 0.05 ? "start" : "middle")
                    ) {
                        tick.label
                    }
                }
            }
            tag("figcaption", .class("caption")) { acrossLabel + " · " + note }
        }
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }

    private static func path(_ points: [ChartGeometry.Point]) -> String {
        var parts: [String] = []
        for point in points { parts.append("\(point.x) \(point.y)") }
        return parts.joined(separator: "L")
    }
}
