public import Markup
public import Screens

extension RouteMap: Component {
    public var body: HTML {
        if !figures.isEmpty {
            tag("dl", .class("over")) {
                for tile in figures {
                    tag("div") {
                        tag("dt", .class("caption")) { tile.label }
                        tag("dd") { tile.figure }
                    }
                }
            }
        }
        tag("div", .class("route"), .data("places", packedPlaces), .data("tools", tools.joined(separator: "\n"))) {
            if let surface = ground?.surface { surface }
            tag("svg", Attribute("viewBox", "0 0 \(path.width) \(path.height)"), .role("img"), .aria("label", spoken)) {
                if let ground { ground.drawn(width: path.width, height: path.height) }
                tag("path", .class("casing"), Attribute("d", path.lines.map(RouteMap.outline).joined()))
                for (index, lines) in path.lines.enumerated() where !lines.isEmpty {
                    tag("path", .data("class", "\(index + 1)"), Attribute("d", RouteMap.outline(lines)))
                }
                dot("finish", path.finish, finish)
                dot("start", path.start, start)
                RouteScale(width: path.width, height: path.height, share: scaleShare, text: scale.text)
            }
        }
        if let ground { ground.words }
        tag("p", .class("key"), .hidden) {
            lowLabel
            tag("span") { for index in 1...MapPath.classes { tag("i", .data("class", "\(index)")) } }
            highLabel
        }
        tag("nav", .class("chips"), .aria("label", chooseLabel)) {
            for choice in choices {
                tag("a", .class("chip"), .href(choice.path), choice.isChosen ? .aria("current", "true") : nil) { choice.label }
            }
        }
        if let chooser { chooser }
    }

    private func dot(_ name: String, _ point: ChartGeometry.Point, _ title: String) -> HTML {
        tag("circle", .class(name), Attribute("cx", "\(point.x)"), Attribute("cy", "\(point.y)"), Attribute("r", "13")) {
            tag("title") { title }
        }
    }

    private static func outline(_ lines: [[ChartGeometry.Point]]) -> String {
        var out = ""
        for line in lines {
            guard let first = line.first else { continue }
            out += "M\(first.x) \(first.y)l"
            var (x, y) = (first.x, first.y)
            for (index, point) in line.dropFirst().enumerated() {
                let (dx, dy) = (point.x - x, point.y - y)
                if index > 0, dx >= 0 { out += " " }
                out += "\(dx)" + (dy < 0 ? "" : " ") + "\(dy)"
                (x, y) = (point.x, point.y)
            }
        }
        return out
    }

    /// Steps from point to point, column by column: small numbers compress well.
    private var packedPlaces: String {
        var (x, y) = (0, 0)
        var parts: [String] = []
        for place in path.places {
            parts.append("\(place.x - x) \(place.y - y)")
            (x, y) = (place.x, place.y)
        }
        return parts.joined(separator: " ")
    }
}
