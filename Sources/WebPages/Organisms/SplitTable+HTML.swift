public import Markup
public import Screens

extension SplitTable: Component {
    public var body: HTML {
        tag("div", .class("scroll"), .role("group"), .aria("label", title), Attribute("tabindex", "0")) {
            tag("table", .class("data splits")) {
                tag("thead") {
                    tag("tr") {
                        for (index, header) in headers.enumerated() {
                            let isWide = isBarOfLastColumn && index == headers.count - 1
                            tag("th", Attribute("scope", "col"), isWide ? Attribute("colspan", "2") : nil) { header }
                        }
                        if !isBarOfLastColumn { tag("td", .class("bar-cell")) }
                    }
                }
                tag("tbody") { for row in rows { line(row) } }
            }
        }
    }

    private func line(_ row: Row) -> HTML {
        tag("tr") {
            for (index, cell) in row.cells.enumerated() {
                if index == 0 {
                    tag("th", Attribute("scope", "row")) { cell }
                } else if index == 1, let route = row.route {
                    tag("td") { tag("a", .href(route.path)) { cell } }
                } else {
                    tag("td") {
                        cell
                        if index == 1, let note = row.note { tag("small") { " " + note } }
                    }
                }
            }
            tag("td", .class("bar-cell")) {
                if let fraction = row.fraction {
                    tag("svg", .hidden, row.step.map { .data("class", "\($0)") }) {
                        tag("rect", Attribute("width", percent(fraction)), Attribute("height", "8"), Attribute("rx", "4"))
                    }
                }
            }
        }
    }
}
