public import Markup
public import Screens

extension TrendChart: Component {
    public var body: HTML {
        tag(
            "figure", .class("trend"), .data("places", TrendChart.words(places)), .data("from", "\(firstDay)"),
            .data("length", "\(width)"), .data("axis", "\(thousandths(low)) \(thousandths(high))"),
            decimals == 0 ? nil : .data("decimals", "\(decimals)")
        ) {
            if curves.count > 1 || usual != nil { ChartLegend(curves: curves, range: usual?.label) }
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(width) \(TrendChart.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for outline in usual?.outlines ?? [] {
                        tag(
                            "path", .class("band"), Tone.neutral.attribute,
                            Attribute("d", TrendChart.line(outline) + "z"))
                    }
                    // One curve has its area filled. The areas of several would cover each other.
                    if newest != nil, let curve = curves.first {
                        tag("path", .class("band"), curve.tone.attribute, Attribute("d", TrendChart.area(below: curve)))
                    }
                    for (index, curve) in curves.enumerated() {
                        tag("path", curve.tone.attribute, ChartLegend.dashes(index), Attribute("d", TrendChart.outline(curve)))
                    }
                }
                ChartAxes.values(ticks, room: 0.18, newest: newest.map { ($0.text, 1 - $0.position, curves[0].tone) })
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

    /// Outline of what is between a curve and the bottom. It repeats the curve's steps, so that it compresses to almost nothing.
    static func area(below curve: Curve) -> String {
        let ends = curve.breaks.map { $0 - 1 } + [curve.points.count - 1]
        return zip(outline(curve).split(separator: "M"), ends).map { part, end in
            "M\(part)L\(curve.points[end].x) \(height)H\(part.prefix { $0 != " " })z"
        }.joined()
    }

    static func outline(_ curve: Curve) -> String { line(curve.points, breaks: curve.breaks) }

    /// - Parameter breaks: indices of points where a new line begins.
    private static func line(_ points: [ChartGeometry.Point], breaks: [Int] = []) -> String {
        guard let first = points.first else { return "" }
        var out = "M\(first.x) \(first.y)l"
        var (x, y) = (first.x, first.y)
        var breaks = breaks[...]
        var isFresh = true
        for (index, point) in points.enumerated().dropFirst() {
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
