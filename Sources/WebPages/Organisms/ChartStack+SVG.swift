public import Markup
public import Screens

extension ChartStack: Component {
    public var body: HTML {
        tag(
            "div", .class("charts"), .data("series", columnsPath), .data("duration", "\(thousandths(duration))"),
            .data("failed", failed)
        ) {
            for panel in panels { panel }
            ChartAxes.across(timeTicks)
            ZoomControls(cursor: cursorLabel, last: thousandths(duration) / 1000, words: zoom)
        }
        numbers
    }

    /// The same charts for a page without scripts, which could not move a cursor.
    @HTMLBuilder var fixed: HTML {
        tag("div", .class("charts")) {
            for panel in panels { panel }
            ChartAxes.across(timeTicks)
        }
        numbers
    }

    private var numbers: HTML {
        tag("details", .class("table-behind")) {
            tag("summary") { tableLabel }
            table
        }
    }
}

/// Cursor and zoom buttons of a chart. Hidden until the script that moves them has loaded.
struct ZoomControls: Component {
    var cursor: String
    var last: Int
    var words: ZoomWords

    var body: HTML {
        tag("div", .class("cursor-tools")) {
            ChartCursor(label: cursor, last: last)
            for (sign, label) in [("−", words.away), ("+", words.closer), ("⟲", words.whole)] {
                tag(
                    "button", Attribute("type", "button"), .class("chip"), .aria("label", label), Attribute("title", label),
                    // The whole range is visible already.
                    label == words.whole ? Attribute("disabled") : nil
                ) { sign }
            }
        }
    }
}

/// Range input: screen readers, keyboards and touch support it without more code.
struct ChartCursor: Component {
    var label: String
    var last: Int
    var className = "scrub"

    var body: HTML {
        tag(
            "input", Attribute("type", "range"), .class(className), Attribute("min", "0"), Attribute("max", "\(max(0, last))"),
            Attribute("value", "0"), .aria("label", label))
    }
}

/// Converts a number for scripts to thousandths, clamped to ±1e12.
func thousandths(_ value: Double) -> Int { Int((max(-1e12, min(1e12, value)) * 1000 + 0.5).rounded(.down)) }

extension ChartPanel: Component {
    public var body: HTML {
        tag(
            "figure", .class("chart"), .data("curve", ink.rawValue), .data("unit", unit),
            .data("axis", "\(thousandths(axis.low)) \(thousandths(axis.high))"),
            decimals == 0 ? nil : .data("decimals", "\(decimals)"), isTrimmed ? .data("usual", "") : nil,
            paceOver.map { .data("over", "\(thousandths($0))") }
        ) {
            tag("figcaption") {
                tag("b") { title }
                " "
                tag("span", .class("caption")) { summary }
                tag("output", .hidden)
            }
            tag("svg", .class("plot"), .role("img"), .aria("label", spoken)) {
                tag(
                    "svg", Attribute("viewBox", "0 0 \(geometry.width) \(ChartGeometry.height)"),
                    Attribute("preserveAspectRatio", "none")
                ) {
                    for band in bands { rectangle(band) }
                    if !geometry.bands.isEmpty { tag("path", .class("band"), Attribute("d", reach)) }
                    tag("path", .class(geometry.runs.count == 1 ? "area" : "curve"), Attribute("d", outline))
                }
                ChartAxes.values(axis.ticks, room: 0.3)
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

    /// SVG path of relative steps. A curve without gaps is closed far outside the frame, so that the area below it can be tinted.
    private var outline: String {
        var out = ""
        for run in geometry.runs {
            guard let first = run.first, let last = run.last else { continue }
            let isArea = geometry.runs.count == 1
            out += isArea ? "M-9 200V\(first.y)H\(first.x)" : "M\(first.x) \(first.y)"
            out += ChartPanel.steps(run)
            if isArea { out += "H\(max(geometry.width, last.x) + 9)V200" }
        }
        return out
    }

    private var reach: String {
        var out = ""
        for band in geometry.bands {
            guard let first = band.first else { continue }
            out += "M\(first.x) \(first.y)" + ChartPanel.steps(band) + "z"
        }
        return out
    }

    private static func steps(_ points: [ChartGeometry.Point]) -> String {
        var out = "l"
        for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
            if index > 0, to.x >= from.x { out += " " }
            out += "\(to.x - from.x)" + (to.y < from.y ? "" : " ") + "\(to.y - from.y)"
        }
        // A line of length zero makes a single point visible.
        return points.count > 1 ? out : "l0 0"
    }
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
