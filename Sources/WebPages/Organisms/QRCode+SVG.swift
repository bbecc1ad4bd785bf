public import Markup
public import Screens

extension QRCode {
    /// The code as a picture: black on white in every theme, because many cameras do not read inverted codes.
    /// - Parameter label: what the code contains, for screen readers.
    public func picture(label: String) -> HTML {
        let width = side + 2 * QRCode.quietZone
        return tag(
            "svg", .class("code"), Attribute("viewBox", "0 0 \(width) \(width)"), Attribute("shape-rendering", "crispEdges"),
            .role("img"), .aria("label", label)
        ) {
            tag("path", Attribute("fill", "#fff"), Attribute("d", "M0 0h\(width)v\(width)H0z"))
            tag("path", Attribute("stroke", "#000"), Attribute("d", strokes))
        }
    }

    /// A line through each run of dark modules of a row.
    private var strokes: String {
        var path = ""
        for row in 0..<side {
            var column = 0
            while column < side {
                guard isDark(row: row, column: column) else {
                    column += 1
                    continue
                }
                let start = column
                while isDark(row: row, column: column) { column += 1 }
                path += "M\(start + QRCode.quietZone) \(row + QRCode.quietZone).5h\(column - start)"
            }
        }
        return path
    }
}
