import ActivityFiles
import Contract
import Localizations
import Screens
import TrainingLog

/// Formats the outcome of an import as text and as JSON.
enum ImportText {
    static func status(_ report: ImportReport) -> HearthExit {
        let rejected = report.count(.rejected)
        if rejected + report.skipped == report.files.count { return .nothingDone }
        return rejected == 0 ? .done : .someUnreadable
    }

    /// Returns one line for each file that could not be read. Files that are no recordings are listed only when there is nothing else.
    static func refusals(_ report: ImportReport, language: Language) -> [String] {
        var lines: [String] = []
        let tellsAll = report.skipped == report.files.count
        for file in report.files where file.verdict == .rejected && (tellsAll || !file.isSkipped) {
            let reason =
                file.error.map { FindingText.text($0, language) } ?? file.findings.first.map { FindingText.text($0, language) }
            lines.append(
                ImportSummaryText.line(path: file.path, isInPart: false, reason: reason ?? file.kind.rawValue, more: 0, language))
            if file.isUnknownTable { lines.append("  " + OwnTableText.importHint(file.path, language)) }
        }
        return lines
    }

    /// Returns one line for each file that was read in part, and a summary.
    static func lines(_ report: ImportReport, language: Language) -> [String] {
        var lines: [String] = []
        for file in report.files where file.verdict == .recovered && !file.isKnown {
            let findings = file.findings.filter { $0.severity != .note }
            lines.append(
                ImportSummaryText.line(
                    path: file.path, isInPart: true, reason: findings.first.map { FindingText.text($0, language) } ?? "",
                    more: max(0, findings.count - 1), language))
        }
        lines += ImportSummaryText.skipped(SkippedFiles(report.files.filter(\.isSkipped).map(\.error)), language)
        return lines
            + ImportSummaryText.lines(
                files: report.files.count - report.skipped, read: report.count(.accepted), inPart: report.count(.recovered),
                notRead: report.count(.rejected), known: report.files.count { $0.isKnown },
                newRecordings: report.newRecordings, knownRecordings: report.duplicateRecordings,
                newSamples: report.newSamples, language)
            + (report.joinedRecordings > 0 ? [ImportSummaryText.joined(report.files.flatMap(\.joined), language)] : [])
    }

    static func json(_ report: ImportReport) -> JSONValue {
        [
            "files": .list(report.files.map { json($0) }), "new_recordings": .integer(report.newRecordings),
            "duplicate_recordings": .integer(report.duplicateRecordings), "new_samples": .integer(report.newSamples),
            "joined_recordings": .integer(report.joinedRecordings), "joined_activities": .integer(report.joinedActivities),
        ]
    }

    private static func json(_ file: FileOutcome) -> JSONValue {
        let findings = file.findings.map { InspectionJSON.finding($0) } + (file.error.map { [InspectionJSON.finding($0)] } ?? [])
        return InspectionJSON.withRecords(
            file.tallies,
            [
                "path": .text(file.path), "kind": .text(file.kind.rawValue), "verdict": .text(file.verdict.rawValue),
                "known": .boolean(file.isKnown), "new_recordings": .integer(file.newRecordings),
                "duplicate_recordings": .integer(file.duplicateRecordings), "new_samples": .integer(file.newSamples),
                "joined": .list(file.joined.map { .text($0) }),
                "findings": .list(findings), "skipped": .boolean(file.isSkipped),
            ])
    }
}
