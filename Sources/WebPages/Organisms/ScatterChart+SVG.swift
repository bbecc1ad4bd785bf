public import Markup
public import Screens

extension ScatterChart: Component {
    public var body: HTML {
        tag(
            "figure", .class("trend scatter"), Tone.caution.attribute, .data("places", TrendChart.words(places)),
            .data("length", "\(ScatterChart.width)")
        ) {
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(ScatterChart.width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    tag(
                        "path", .class("band"),
                        Attribute("d", "M" + ScatterChart.path(upper) + "L" + ScatterChart.path(lower.reversed()) + "Z"))
                    tag("path", Attribute("d", "M" + ScatterChart.path(curve)))
                }
                ChartAxes.values(ticks, room: 0.18)
                for point in points {
                    tag("circle", Attribute("cx", percent(point.x)), Attribute("cy", percent(1 - point.y)), Attribute("r", "4"))
                }
            }
            ChartAxes.across(acrossTicks)
            ChartCursor(label: cursorLabel, last: places.count - 1, className: "vh")
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
