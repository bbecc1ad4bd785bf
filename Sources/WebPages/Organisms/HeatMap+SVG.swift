public import Markup
public import Screens

extension RoutesScreen {
    /// Content of the picture at `picture`; nil without a route.
    public var drawing: HTML? { map?.drawing }
}

extension HeatMap {
    /// Heat map as a separate image, so that a thousand routes do not slow the page down.
    ///
    /// An image does not know the page's theme, so its colours are readable on light and dark ground.
    var drawing: HTML {
        tag(
            "svg", Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("viewBox", "0 0 \(width) \(height)"),
            Attribute("fill", "none"), Attribute("stroke-width", "4"), Attribute("stroke-linejoin", "round"),
            Attribute("stroke-linecap", "round")
        ) {
            // Segments of many routes are drawn last, on top.
            for (lines, ink) in zip(worn.lines, HeatMap.inks) where !lines.isEmpty {
                tag(
                    "path", Attribute("stroke", ink), Attribute("vector-effect", "non-scaling-stroke"),
                    Attribute("d", lines.map { HeatMap.outline($0) }.joined()))
            }
        }
    }

    /// Colours from routes used once to those used every day. Each is visible on white and on black ground.
    static let inks = ["#5c7cfa", "#1098ad", "#37a34a", "#e8870e", "#f03e3e"]

    /// Small preview, hidden from screen readers because the card states its content as text.
    var thumbnail: HTML {
        tag("div", .class("route"), .hidden) {
            tag("svg", Attribute("viewBox", "0 0 \(width) \(height)")) {
                for line in lines { tag("path", .data("class", "\(MapPath.classes)"), Attribute("d", HeatMap.outline(line))) }
            }
        }
    }

    private static func outline(_ points: [ChartGeometry.Point]) -> String {
        guard let first = points.first else { return "" }
        var out = "M\(first.x) \(first.y)l"
        var (x, y) = (first.x, first.y)
        for (index, point) in points.dropFirst().enumerated() {
            if index > 0 { out += " " }
            out += "\(point.x - x) \(point.y - y)"
            (x, y) = (point.x, point.y)
        }
        return out
    }
}
