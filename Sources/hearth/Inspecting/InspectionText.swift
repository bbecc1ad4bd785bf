import ActivityFiles
import Analysis
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// One inspected file as text: a summary line, then its contents and findings.
struct InspectionText {
    var context: DisplayContext
    var style: TerminalStyle
    /// Whether to list every recording and finding instead of the first few.
    var showsAll: Bool

    private static let few = 5

    func lines(_ inspection: FileInspection) -> [String] {
        switch inspection.reading {
        case .failure(let error):
            let word = inspection.isSkipped ? style.dim("skipped ") : style.toned("rejected", .alarm)
            return [word + "   " + PlainText.visible(inspection.path), "    " + FindingText.text(error, context.language)]
                + InspectionDetail.lines(inspection.messages) + description(inspection)
        case .success(let reading):
            let word = reading.verdict == .accepted ? style.toned("accepted", .good) : style.toned("recovered", .caution)
            let padding = reading.verdict == .accepted ? "   " : "  "
            var lines = [word + padding + PlainText.visible(inspection.path) + style.dim("  " + reading.kind.rawValue)]
            lines += some(reading.recordings) { [text($0)] + (showsAll ? InspectionDetail.lines($0) : []) }
            if !reading.samples.isEmpty { lines.append("    \(reading.samples.count) measurements of the body") }
            if !reading.totals.isEmpty { lines.append("    \(reading.totals.daysCounted) totals of a day") }
            if showsAll {
                lines += reading.tallies.map { "    \($0.count) × \($0.kind)" + ($0.unit.map { " (\($0))" } ?? "") }
            }
            lines += InspectionDetail.lines(inspection.messages)
            lines += some(reading.findings) { ["    " + $0.severity.rawValue + ": " + FindingText.text($0, context.language)] }
            return lines
        }
    }

    /// Returns a guessed description of an unknown table, with what to do with it.
    private func description(_ inspection: FileInspection) -> [String] {
        guard let table = inspection.unknownTable else { return [] }
        let path = PlainText.visible(inspection.path)
        return ["    " + OwnTableText.inspectHint(path, context.language), ""]
            + TableFileReading.yaml(table, path: inspection.path).split(separator: "\n").map { PlainText.visible(String($0)) }
    }

    private func some<Element>(_ elements: [Element], _ lines: (Element) -> [String]) -> [String] {
        let shown = showsAll ? elements[...] : elements.prefix(InspectionText.few)
        let rest = elements.count - shown.count
        return shown.flatMap(lines) + (rest > 0 ? [style.dim("    … \(rest) more (--all)")] : [])
    }

    private func text(_ recording: Recording) -> String {
        var parts = [
            "    " + ISO8601.text(recording.start, at: recording.offset ?? .utc), recording.sport.rawValue,
            DurationText.clock(recording.timer ?? recording.elapsed),
        ]
        if let distance = recording.totalDistance { parts.append(context.distance(distance).text) }
        if let rate = recording.meanHeartRate { parts.append(context.heartRate(rate).text) }
        parts.append("\(recording.points) points")
        return parts.joined(separator: "  ")
    }
}
