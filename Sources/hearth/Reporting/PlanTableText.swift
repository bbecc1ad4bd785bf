import Screens

/// Formats the plan as text: a line for each day, and below it what to do and why.
enum PlanTableText {
    static func lines(_ table: PlanTable, width: Int) -> [String] {
        var lines = [table.title, ""]
        let dayWidth = (table.rows.map { TextWidth.of($0.day) }.max() ?? 0) + 2
        let room = max(20, width - dayWidth)
        for row in table.rows {
            var texts = TextWidth.lines(row.text, width: room)
            for detail in [row.outcome].compactMap({ $0 }) + row.details + [row.why].compactMap({ $0 }) {
                texts += TextWidth.lines(detail, width: room)
            }
            for (index, text) in texts.enumerated() {
                let day = index == 0 ? row.day : ""
                lines.append(day + String(repeating: " ", count: dayWidth - TextWidth.of(day)) + text)
            }
        }
        if !table.rows.isEmpty { lines.append("") }
        for note in table.notes { lines += TextWidth.lines(note, width: width) }
        return lines
    }
}
