public import Markup
public import Screens

extension HeatMap {
    /// A drawing of its own: it is asked for by the page, so that a thousand routes do not weigh on the text. As a picture knows
    /// nothing of the page's theme, its ink reads on light and on dark ground.
    public var drawing: HTML {
        let share = 1.6 / Double(max(1, lines.count)).squareRoot()
        let opacity = Int((min(0.9, max(0.16, share)) * 100).rounded(.down))
        return tag(
            "svg", Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("viewBox", "0 0 \(width) \(height)"),
            Attribute("fill", "none"), Attribute("stroke", "#f2542d"), Attribute("stroke-width", "3.5"),
            Attribute("stroke-linejoin", "round"), Attribute("stroke-linecap", "round"),
            Attribute("stroke-opacity", opacity < 10 ? "0.0\(opacity)" : "0.\(opacity)")
        ) {
            for line in lines { tag("path", Attribute("d", HeatMap.outline(line))) }
        }
    }

    /// A small one in a card that says the rest: nobody needs to hear of it.
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
