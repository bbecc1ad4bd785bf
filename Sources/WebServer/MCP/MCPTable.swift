import Analysis
import Contract
import Measures

/// Compact text for assistants: tables with tabs, and numbers with the digits that matter.
struct MCPTable {
    private(set) var lines: [String] = []

    /// Adds a table with a title. A table without rows states so.
    mutating func add(_ title: String, _ columns: [String], _ rows: [[String]]) {
        if !lines.isEmpty { lines.append("") }
        lines.append("# " + title)
        guard !rows.isEmpty else { return lines.append("none") }
        lines.append(columns.joined(separator: "\t"))
        for row in rows { lines.append(row.joined(separator: "\t")) }
    }

    mutating func add(_ name: String, _ value: String) { lines.append(name + "\t" + value) }

    var text: String { lines.joined(separator: "\n") }

    /// Columns of `figure`.
    static let figureColumns = ["name", "value", "low", "high", "unit", "count", "model", "absent"]

    /// Returns a figure with its interval, its model and the reason if it is absent.
    static func figure(_ name: String, _ figure: FigurePayload, unit: String) -> [String] {
        [
            name, number(figure.value), number(figure.low), number(figure.high), unit, figure.count.map { String($0) } ?? "",
            figure.model ?? "", figure.absent?.text ?? "",
        ]
    }

    /// Returns a number with about four significant digits; empty for a missing one, which is never a zero.
    static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "" }
        let size = abs(value)
        let decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4
        let rounded = Rounding.halfUp(value, decimals: decimals)
        guard abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded(.towardZero) ? String(Int(rounded)) : "\(rounded)"
    }

    /// Returns a time as `H:MM:SS`.
    static func clock(_ seconds: Double?) -> String {
        guard let seconds, (0..<360_000_000).contains(seconds) else { return "" }
        let whole = Int((seconds + 0.5).rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(whole / 3600):" + two(whole / 60 % 60) + ":" + two(whole % 60)
    }

    /// Longest text of a file or the athlete, in characters.
    static let textLimit = 300

    /// Returns text of a file or the athlete in quotation marks, on one line; empty for a missing one.
    static func quoted(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(textLimit) {
            let isUnsafe = PlainText.isControl(scalar) || PlainText.isLayoutControl(scalar)
            scalars.append(isUnsafe ? " " : scalar == "\"" ? "'" : scalar)
        }
        let isCut = text.unicodeScalars.count > textLimit
        return "\"" + String(scalars) + (isCut ? "…\"" : "\"")
    }
}
