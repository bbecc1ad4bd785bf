public import Markup
public import Screens

extension ChartStack: Component {
    public var body: HTML {
        tag(
            "div", .class("charts"), .data("cursor", cursorLabel), .data("zoom-in", zoomIn), .data("zoom-out", zoomOut),
            .data("zoom-reset", zoomReset), .data("times", columnTimes.joined(separator: " "))
        ) {
            for panel in panels { panel }
            ChartAxes.across(timeTicks)
        }
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }
}

extension ChartPanel: Component {
    public var body: HTML {
        tag("figure", .class("chart"), .data("ink", ink.rawValue), .data("unit", unit), .data("values", packed)) {
            tag("figcaption") {
                tag("b") { title }
                " "
                tag("span", .class("caption")) { summary }
                tag("output", .hidden)
            }
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(max(1, geometry.width - 1)) \(ChartGeometry.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for band in bands { rectangle(band) }
                    tag("path", .class(geometry.runs.count == 1 ? "area" : "curve"), Attribute("d", outline))
                }
                ChartAxes.values(ticks, room: 0.3)
            }
        }
    }

    private func rectangle(_ band: Band) -> HTML {
        let height = Double(ChartGeometry.height)
        let top = Int(((1 - band.to) * height + 0.5).rounded(.down))
        let bottom = Int(((1 - band.from) * height + 0.5).rounded(.down))
        return tag(
            "rect", .data("zone", "\(band.zone)"), Attribute("y", "\(top)"),
            Attribute("width", "\(geometry.width)"),
            Attribute("height", "\(bottom - top)"))
    }

    /// One path of relative steps. A curve without gaps is closed far outside the frame, so that the ground below it can be tinted.
    private var outline: String {
        var out = ""
        for run in geometry.runs {
            guard let first = run.first, let last = run.last else { continue }
            let isArea = geometry.runs.count == 1
            var (x, y) = (first.x, first.y)
            out += isArea ? "M-9 200V\(y)H\(x)" : "M\(x) \(y)"
            out += "l"
            for (index, point) in run.dropFirst().enumerated() {
                let dy = point.y - y
                if index > 0 { out += " " }
                out += "\(point.x - x)" + (dy < 0 ? "" : " ") + "\(dy)"
                (x, y) = (point.x, point.y)
            }
            if isArea { out += "H\(max(geometry.width, last.x) + 9)V200" }
        }
        return out
    }

    /// Values for the cursor, a space between; an empty one is a gap.
    private var packed: String { values.joined(separator: " ") }
}

extension DataTable: Component {
    public var body: HTML {
        tag("div", .class("scroll"), .role("group"), .aria("label", caption), Attribute("tabindex", "0")) {
            tag("table", .class("data")) {
                tag("caption", .class("vh")) { caption }
                tag("thead") {
                    tag("tr") { for header in headers { tag("th", Attribute("scope", "col")) { header } } }
                }
                tag("tbody") {
                    for row in rows {
                        tag("tr") {
                            for (index, cell) in row.enumerated() {
                                if index == 0 { tag("th", Attribute("scope", "row")) { cell } } else { tag("td") { cell } }
                            }
                        }
                    }
                }
            }
        }
    }
}
