public import Markup
public import Screens

extension DurationChart: Component {
    public var body: HTML {
        tag("figure", .class("trend"), .data("places", TrendChart.words(places)), .data("length", "\(DurationChart.width)")) {
            ChartLegend(curves: curves)
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(DurationChart.width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for (index, curve) in curves.enumerated() {
                        tag(
                            "path", curve.tone.attribute, ChartLegend.dashes(index), Attribute("d", TrendChart.outline(curve)))
                    }
                }
                ChartAxes.values(ticks, room: 0.18)
            }
            ChartAxes.across(acrossTicks)
            ChartCursor(label: cursorLabel, last: places.count - 1, className: "vh")
            tag("p", .class("caption")) { note }
        }
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }
}
