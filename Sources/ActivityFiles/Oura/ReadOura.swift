import Measures
import Training

/// Reads a file of an Oura account export: a table, or JSON with nights.
///
/// The nights of the JSON have the names of Oura's interface for developers, version 1 (`deep`, `rmssd`) or 2 (`deep_sleep_duration`,
/// `average_hrv`); both count seconds and state the offset of their times. Lists of other names, such as readiness, are scores and left out.
/// - Throws: `.notReadYet` or `.unknownKind` for JSON without nights, and what ``readTable(_:)`` throws for a table.
public func readOura(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var outline = try JSONOutline(bytes)
    let first = outline.peek(bytes)
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
        return try readTable(bytes)
    }
    var reader = OuraReader()
    let isCut = try reader.readRecords(of: bytes, in: ["sleep", "data"])
    guard reader.records > 0 else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return reader.reading(isCut: isCut)
}

/// The nights of an Oura account export read so far.
struct OuraReader: JSONRecordReader {
    private var samples: [BodySample] = []
    private var findings = JSONFindings()
    private(set) var records = 0
    private static let source = Source(name: "Oura", origin: .accountExport)

    private struct Value {
        var kind: BodySampleKind
        /// In versions 2 and 1.
        var names: [StaticString]
        var factor = 1.0
    }

    private static let values = [
        Value(kind: .asleepCore, names: ["light_sleep_duration", "light"], factor: 1 / 60.0),
        Value(kind: .asleepDeep, names: ["deep_sleep_duration", "deep"], factor: 1 / 60.0),
        Value(kind: .asleepREM, names: ["rem_sleep_duration", "rem"], factor: 1 / 60.0),
        Value(kind: .awake, names: ["awake_time", "awake"], factor: 1 / 60.0),
        Value(kind: .inBed, names: ["time_in_bed", "duration"], factor: 1 / 60.0),
        Value(kind: .restingHeartRate, names: ["lowest_heart_rate", "hr_lowest"]),
        Value(kind: .rmssd, names: ["average_hrv", "rmssd"]),
        Value(kind: .respiratoryRate, names: ["average_breath", "breath_average"]),
    ]

    mutating func take(_ night: Int, of document: borrowing JSONDocument) {
        guard let begin = document.member("bedtime_start", of: night) else { return }
        records += 1
        if let type = document.member("type", of: night) {
            for word in ["rest", "deleted"] as [StaticString] where document.text(type).isEqual(to: word) {
                return findings.skip("rows")
            }
        }
        guard let start = ISO8601.stamp(document.text(begin)), let offset = start.offset,
            let finish = document.member("bedtime_end", of: night),
            let end = ISO8601.stamp(document.text(finish)),
            (0..<86_400).contains(end.moment - start.moment),
            PlausibleTime.ofReceivers.contains(start.moment.secondsSince1970)
        else { return findings.unreadable("sleep", night, document) }
        for value in OuraReader.values {
            for name in value.names {
                guard document.number(document.member(name, of: night)) != nil else { continue }
                let number = findings.number(
                    name, of: night, document, value.kind.plausible, times: value.factor, value.kind.rawValue)
                guard let number, number > 0 else { break }
                let isMorning = value.kind == .restingHeartRate
                samples.append(
                    BodySample(
                        kind: value.kind, start: isMorning ? end.moment : start.moment, end: end.moment,
                        offset: isMorning ? end.offset ?? offset : offset, value: number,
                        source: OuraReader.source))
                break
            }
        }
    }

    consuming func reading(isCut: Bool) -> FileReading {
        var all = findings.all
        all.append(ImportFinding(.note, .experimentalFormat))
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .oura, samples: samples, findings: all)
    }
}
