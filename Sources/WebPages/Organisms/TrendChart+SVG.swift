public import Markup
public import Screens

extension TrendChart: Component {
    public var body: HTML {
        tag(
            "figure", .class("trend"), .data("places", TrendChart.words(places)), .data("from", "\(firstDay)"),
            .data("length", "\(width)"), .data("axis", "\(thousandths(low)) \(thousandths(high))"),
            decimals == 0 ? nil : .data("decimals", "\(decimals)")
        ) {
            if curves.count > 1 { ChartLegend(curves: curves) }
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for (index, curve) in curves.enumerated() {
                        tag("path", curve.tone.attribute, ChartLegend.dashes(index), Attribute("d", TrendChart.outline(curve)))
                    }
                }
                ChartAxes.values(ticks, room: 0.18)
            }
            ChartAxes.across(dayTicks)
            ZoomControls(cursor: cursorLabel, last: places.count - 1, words: zoom)
            if let note { tag("p", .class("caption")) { note } }
        }
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }

    static func words(_ places: [Int]) -> String { places.map { String($0) }.joined(separator: " ") }

    static func outline(_ curve: Curve) -> String {
        guard let first = curve.points.first else { return "" }
        var out = "M\(first.x) \(first.y)l"
        var (x, y) = (first.x, first.y)
        var breaks = curve.breaks[...]
        var isFresh = true
        for (index, point) in curve.points.enumerated().dropFirst() {
            if index == breaks.first {
                breaks = breaks.dropFirst()
                // A line of length zero makes a single point visible.
                out += (isFresh ? "0 0" : "") + "M\(point.x) \(point.y)l"
                isFresh = true
            } else {
                let dy = point.y - y
                if !isFresh { out += " " }
                out += "\(point.x - x)" + (dy < 0 ? "" : " ") + "\(dy)"
                isFresh = false
            }
            (x, y) = (point.x, point.y)
        }
        return out + (isFresh ? "0 0" : "")
    }
}
