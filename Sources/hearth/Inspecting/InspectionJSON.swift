import ActivityFiles
import Analysis
import Contract
import Localizations
import Measures
import Screens
import Training
import TrainingLog

/// One inspected file as a JSON object. The keys are stable; absent values are null.
enum InspectionJSON {
    /// - Parameter detailed: whether to include the channels of every recording and the messages of a FIT file.
    static func object(_ inspection: FileInspection, detailed: Bool = false) -> JSONValue {
        var object = plain(inspection, detailed: detailed)
        if let table = inspection.unknownTable, case .object(let members) = object {
            let yaml = TableFileReading.yaml(table, path: inspection.path)
            object = .object(members.merging(["table": .text(yaml)]) { $1 })
        }
        guard !inspection.messages.isEmpty, case .object(let members) = object else { return object }
        return .object(members.merging(["messages": InspectionDetail.json(inspection.messages)]) { $1 })
    }

    private static func plain(_ inspection: FileInspection, detailed: Bool) -> JSONValue {
        switch inspection.reading {
        case .success(let reading):
            withRecords(
                reading.tallies,
                [
                    "path": .text(inspection.path), "kind": .text(reading.kind.rawValue),
                    "verdict": .text(reading.verdict.rawValue),
                    "recordings": .list(reading.recordings.map { recording($0, detailed: detailed) }),
                    "samples": .integer(reading.samples.count), "totals": .integer(reading.totals.daysCounted),
                    "findings": .list(reading.findings.map { finding($0) }),
                ])
        case .failure(let error):
            [
                "path": .text(inspection.path), "kind": .text(FileErrorFacts(error).kind.rawValue),
                "verdict": .text(Verdict.rejected.rawValue), "recordings": [], "samples": 0, "totals": 0,
                "findings": [finding(error)], "skipped": .boolean(inspection.isSkipped),
            ]
        }
    }

    /// Adds the counts of a Health export by kind. Other files have no such member.
    static func withRecords(_ tallies: [RecordTally], _ object: [String: JSONValue]) -> JSONValue {
        tallies.isEmpty ? .object(object) : .object(object.merging(["records": .list(tallies.map { tally($0) })]) { $1 })
    }

    private static func tally(_ tally: RecordTally) -> JSONValue {
        [
            "kind": .text(tally.kind), "unit": .text(tally.unit), "count": .integer(tally.count),
            "sum": .number(tally.values?.sum),
            "minimum": .number(tally.values?.minimum), "maximum": .number(tally.values?.maximum),
        ]
    }

    static func recording(_ recording: Recording, detailed: Bool = false) -> JSONValue {
        let members: [String: JSONValue] = [
            "sport": .text(recording.sport.rawValue), "start": .text(ISO8601.preciseText(recording.start)),
            "elapsed_s": .number(recording.elapsed), "timer_s": .number(recording.timer),
            "distance_m": .number(recording.totalDistance?.metres), "mean_hr": .number(recording.meanHeartRate?.beatsPerMinute),
            "max_hr": .number(recording.maximumHeartRate?.beatsPerMinute), "points": .integer(recording.points),
        ]
        return .object(detailed ? members.merging(InspectionDetail.json(recording)) { $1 } : members)
    }

    static func finding(_ finding: ImportFinding) -> JSONValue {
        var members: [String: JSONValue] = [
            "severity": .text(finding.severity.rawValue), "what": .text(frozenName(of: finding.what)),
            "text": .text(FindingText.text(finding.what, .english)),
        ]
        switch finding.place {
        case .offset(let offset): members["offset"] = .integer(offset)
        case .line(let line): members["line"] = .integer(line)
        case nil: break
        }
        return .object(members)
    }

    static func finding(_ error: FileError) -> JSONValue {
        let facts = FileErrorFacts(error)
        var members: [String: JSONValue] = [
            "severity": "error", "what": .text(facts.name), "text": .text(FindingText.text(error, .english)),
        ]
        if let offset = facts.offset { members["offset"] = .integer(offset) }
        return .object(members)
    }
}
