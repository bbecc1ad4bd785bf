import Measures
import Training

/// Reads JSON files of Fitbit in a Google Takeout (`Global Export Data`): nights (`sleep-….json`) and resting heart rates
/// (`resting_heart_rate-….json`).
///
/// Their times are local times of an unstated zone. Dates of resting heart rates begin with the month (`03/01/24`). A rate of zero is a
/// day without one. Other files of the folder do not state what they measure or which clock they use, and are not read.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without such records.
public func readFitbit(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = FitbitReader()
    let isCut = try reader.readRecords(of: bytes, in: ["sleep"])
    guard reader.records > 0 else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return reader.reading(isCut: isCut)
}

/// The content of Fitbit's records read so far.
struct FitbitReader: JSONRecordReader {
    private var samples: [BodySample] = []
    private var findings = JSONFindings()
    private(set) var records = 0
    private static let source = Source(name: "Fitbit", origin: .localAccountExport)

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        if document.member("dateOfSleep", of: record) != nil {
            records += 1
            takeNight(record, document)
        } else if let value = document.member("value", of: record), document.member("error", of: value) != nil {
            records += 1
            takeRestingHeartRate(value, document)
        }
    }

    private mutating func takeRestingHeartRate(_ value: Int, _ document: borrowing JSONDocument) {
        guard let rate = document.number(document.member("value", of: value)), rate > 0 else { return }
        guard let date = document.member("date", of: value), let day = FitbitReader.day(document.string(date) ?? "") else {
            return findings.unreadable("date", value, document)
        }
        guard
            let rate = findings.number(
                "value", of: value, document, BodySampleKind.restingHeartRate.plausible, BodySampleKind.restingHeartRate.rawValue)
        else { return }
        let noon = day.start(at: .utc) + 43_200
        samples.append(
            BodySample(kind: .restingHeartRate, start: noon, end: noon, offset: .utc, value: rate, source: FitbitReader.source))
    }

    /// Reads a night: its stages with their times or, without them, its minutes asleep.
    private mutating func takeNight(_ night: Int, _ document: borrowing JSONDocument) {
        guard let start = FitbitReader.moment("startTime", of: night, document),
            let end = FitbitReader.moment("endTime", of: night, document), (0...86_400).contains(end - start)
        else { return findings.unreadable("sleep", night, document) }
        let stages = document.elements(of: document.member("data", of: document.member("levels", of: night)))
        for stage in stages { takeStage(stage, from: start, to: end, document) }
        if stages.isEmpty, let minutes = findings.number("minutesAsleep", of: night, document, PlausibleAmounts.stages, "sleep"),
            minutes > 0
        {
            add(.asleep, start, end, minutes)
        }
    }

    /// A stage is up to one minute longer than its night: both are rounded to half minutes.
    private mutating func takeStage(_ stage: Int, from first: Moment, to last: Moment, _ document: borrowing JSONDocument) {
        guard let level = document.member("level", of: stage), let kind = FitbitReader.kind(document.text(level)),
            let start = FitbitReader.moment("dateTime", of: stage, document),
            let seconds = document.number(document.member("seconds", of: stage)), seconds >= 0,
            start >= first, start + seconds <= last + 60
        else { return findings.unreadable("sleep", stage, document) }
        if seconds > 0 { add(kind, start, start + seconds, seconds / 60) }
    }

    private mutating func add(_ kind: BodySampleKind, _ start: Moment, _ end: Moment, _ minutes: Double) {
        samples.append(
            BodySample(kind: kind, start: start, end: end, offset: .utc, value: minutes, source: FitbitReader.source))
    }

    /// Minutes of `restless` are not part of the minutes asleep that Fitbit states beside them.
    private static func kind(_ level: Span<UInt8>) -> BodySampleKind? {
        let kinds: [(StaticString, BodySampleKind)] = [
            ("light", .asleepCore), ("deep", .asleepDeep), ("rem", .asleepREM), ("asleep", .asleep), ("wake", .awake),
            ("awake", .awake), ("restless", .awake),
        ]
        for (name, kind) in kinds where level.isEqual(to: name) { return kind }
        return nil
    }

    private static func moment(_ name: StaticString, of record: Int, _ document: borrowing JSONDocument) -> Moment? {
        guard let node = document.member(name, of: record), let stamp = ISO8601.stamp(document.text(node)),
            PlausibleTime.ofPeople.contains(stamp.moment.secondsSince1970)
        else { return nil }
        return stamp.moment
    }

    /// Returns the day of `MM/DD/YY`.
    private static func day(_ text: String) -> Day? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            let bytes = Array(part.utf8)
            guard bytes.count == 2, let number = Numeral.integer(bytes.span), number >= 0 else { return nil }
            numbers.append(number)
        }
        return Day(year: 2000 + numbers[2], month: numbers[0], day: numbers[1])
    }

    consuming func reading(isCut: Bool) -> FileReading {
        var all = findings.all
        if !samples.isEmpty { all.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .fitbit, samples: samples, findings: all)
    }
}
