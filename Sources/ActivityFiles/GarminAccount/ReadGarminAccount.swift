import Measures
import Training

/// Reads JSON files of a Garmin account export: nights (`…_sleepData.json`), days (`UDSFile_….json`) and the list of activities
/// (`…_summarizedActivities.json`).
///
/// Nights are in UTC. A day is the athlete's local day; its start in both clocks gives the offset. Activities have their start in both
/// clocks too, distances in centimetres and durations in milliseconds. Energy of activities is left out, because it counts what resting
/// would have used too, and so are climbs, whose unit no file shows. Stress and body battery are Garmin's own models and left out.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without such records.
public func readGarminAccount(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = GarminAccountReader()
    let isCut = try reader.readRecords(
        of: bytes, in: ["summarizedActivitiesExport", "sleepData", "dailySleepDTO", "data", "records"])
    guard reader.records > 0 else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return reader.reading(isCut: isCut).reconciled()
}

/// The content of Garmin's records read so far.
struct GarminAccountReader: JSONRecordReader {
    private var recordings: [Recording] = []
    private var samples: [BodySample] = []
    private var totals = TableTotals()
    private var findings = JSONFindings()
    private(set) var records = 0
    private static let source = Source(name: "Garmin", origin: .accountExport)

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        if document.member("sleepStartTimestampGMT", of: record) != nil {
            records += 1
            takeNight(record, document)
        } else if document.member("activityType", of: record) != nil, document.member("duration", of: record) != nil {
            records += 1
            takeActivity(record, document)
        } else if document.member("totalSteps", of: record) != nil || document.member("restingHeartRate", of: record) != nil {
            records += 1
            takeDay(record, document)
        }
    }

    private mutating func takeNight(_ night: Int, _ document: borrowing JSONDocument) {
        guard let start = GarminAccountReader.moment("sleepStartTimestampGMT", of: night, document),
            let end = GarminAccountReader.moment("sleepEndTimestampGMT", of: night, document), (0...86_400).contains(end - start)
        else { return findings.unreadable("sleep", night, document) }
        let stages: [(StaticString, BodySampleKind)] = [
            ("lightSleepSeconds", .asleepCore), ("deepSleepSeconds", .asleepDeep), ("remSleepSeconds", .asleepREM),
            ("awakeSleepSeconds", .awake),
        ]
        for (name, kind) in stages {
            guard
                let minutes = findings.number(name, of: night, document, kind.plausible, times: 1 / 60.0, kind.rawValue),
                minutes > 0
            else { continue }
            samples.append(
                BodySample(
                    kind: kind, start: start, end: end, offset: nil, value: minutes, source: GarminAccountReader.source))
        }
        let rate = BodySampleKind.respiratoryRate
        if let breaths = findings.number("averageRespiration", of: night, document, rate.plausible, rate.rawValue), breaths > 0 {
            samples.append(
                BodySample(kind: rate, start: start, end: end, offset: nil, value: breaths, source: GarminAccountReader.source))
        }
        let naps = document.elements(of: document.member("napList", of: night))
        for _ in naps { findings.skip("naps") }
    }

    private mutating func takeDay(_ record: Int, _ document: borrowing JSONDocument) {
        guard let date = document.member("calendarDate", of: record), let day = ISO8601.day(document.string(date) ?? "") else {
            return findings.unreadable("date", record, document)
        }
        let kinds: [(StaticString, DailyTotalKind)] = [
            ("totalSteps", .steps), ("totalDistanceMeters", .walkingRunningDistance), ("activeKilocalories", .activeEnergy),
            ("bmrKilocalories", .basalEnergy),
        ]
        for (name, kind) in kinds {
            guard let value = findings.number(name, of: record, document, kind.plausible, kind.rawValue), value > 0 else {
                continue
            }
            totals.add(value, kind, day, GarminAccountReader.source)
        }
        let kind = BodySampleKind.restingHeartRate
        guard let rate = findings.number("restingHeartRate", of: record, document, kind.plausible, kind.rawValue), rate > 0 else {
            return
        }
        let offset = GarminAccountReader.offset("wellnessStartTimeLocal", "wellnessStartTimeGmt", of: record, document)
        let noon = day.start(at: offset ?? .utc) + 43_200
        samples.append(
            BodySample(
                kind: kind, start: noon, end: noon, offset: offset ?? .utc, value: rate, source: GarminAccountReader.source))
    }

    private mutating func takeActivity(_ record: Int, _ document: borrowing JSONDocument) {
        let start =
            GarminAccountReader.moment("startTimeGmt", of: record, document)
            ?? GarminAccountReader.moment("beginTimestamp", of: record, document)
        guard let start else { return findings.unreadable("date", record, document) }
        let timer = findings.number("duration", of: record, document, PlausibleAmounts.seconds, times: 0.001, "timer")
        let stated = findings.number("elapsedDuration", of: record, document, PlausibleAmounts.seconds, times: 0.001, "elapsed")
        guard let elapsed = [stated, timer].compactMap({ $0 }).max(), elapsed > 0 else {
            return findings.unreadable("duration", record, document)
        }
        let type = document.string(document.member("activityType", of: record)) ?? ""
        var recording = Recording(
            source: GarminAccountReader.source, sport: Sport(named: type) ?? .other,
            title: document.string(document.member("name", of: record)), start: start,
            offset: GarminAccountReader.offset("startTimeLocal", "startTimeGmt", of: record, document), elapsed: elapsed,
            timer: timer.flatMap { $0 > 0 ? $0 : nil })
        let metres = findings.number("distance", of: record, document, PlausibleAmounts.distances, times: 0.01, "distance")
        recording.distance = metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil }
        recording.meanHeartRate = HeartRate(summary: document.number(document.member("avgHr", of: record)))
        recording.maximumHeartRate = HeartRate(summary: document.number(document.member("maxHr", of: record)))
        recordings.append(recording)
    }

    /// Returns a moment in UTC: as text without a zone, or as seconds or milliseconds since 1970.
    private static func moment(_ name: StaticString, of record: Int, _ document: borrowing JSONDocument) -> Moment? {
        guard let node = document.member(name, of: record) else { return nil }
        let moment: Moment
        if let stamp = ISO8601.stamp(document.text(node)) {
            moment = stamp.moment
        } else {
            guard let number = document.number(node) else { return nil }
            // Seconds of a plausible time have ten digits at most, milliseconds of one since 1973 twelve at least.
            moment = Moment(secondsSince1970: number >= 100_000_000_000 ? number / 1000 : number)
        }
        return PlausibleTime.ofReceivers.contains(moment.secondsSince1970) ? moment : nil
    }

    /// Returns the offset between a local time and the same moment in UTC; nil without both.
    private static func offset(
        _ local: StaticString, _ utc: StaticString, of record: Int, _ document: borrowing JSONDocument
    ) -> LocalOffset? {
        guard let local = moment(local, of: record, document), let utc = moment(utc, of: record, document) else { return nil }
        return LocalOffset(nearest: local - utc, tolerance: 60)
    }

    consuming func reading(isCut: Bool) -> FileReading {
        var all = findings.all
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(
            kind: .garminAccount, recordings: recordings, samples: samples, totals: totals.all, findings: all)
    }
}
