public import Markup
public import Screens

extension TrendChart: Component {
    public var body: HTML {
        tag("figure", .class("trend")) {
            if curves.count > 1 {
                tag("figcaption", .class("legend")) {
                    for curve in curves {
                        tag("span", curve.tone.attribute) {
                            tag("i", .hidden)
                            curve.label
                        }
                    }
                }
            }
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(TrendChart.width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for curve in curves { tag("path", curve.tone.attribute, Attribute("d", TrendChart.outline(curve))) }
                }
                ChartAxes.values(ticks, room: 0.18)
            }
            ChartAxes.across(dayTicks)
            if let note { tag("p", .class("caption")) { note } }
        }
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }

    private static func outline(_ curve: Curve) -> String {
        guard let first = curve.points.first else { return "" }
        var out = "M\(first.x) \(first.y)l"
        var (x, y) = (first.x, first.y)
        var breaks = curve.breaks[...]
        var isFresh = true
        for (index, point) in curve.points.enumerated().dropFirst() {
            if index == breaks.first {
                breaks = breaks.dropFirst()
                // A line of no length keeps a lonely point visible.
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
