import Measures
import Training

/// Reads JSON files of an adidas Running (Runtastic) account export: a session (`Sport-sessions/….json`), and its points or heart rates in
/// the folders `GPS-data` and `Heart-rate-data`.
///
/// Files of one session share only their name. Each is a recording of its own, and equal times make them one activity, in which the
/// session states the sport and the totals. Sessions state milliseconds since 1970 and their offset; rows state their offset as well, and
/// one without it is omitted. Energy is left out, because it may count what resting would have used. Rows of `Elevation-data` repeat
/// the points with altitudes of another source; they are counted and not used.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without such records.
public func readRuntastic(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = RuntasticReader()
    let isCut = try reader.readRecords(of: bytes)
    guard reader.records > 0 else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return reader.reading(isCut: isCut).reconciled()
}

/// The content of a file of adidas Running read so far.
struct RuntasticReader: JSONRecordReader {
    private var recordings: [Recording] = []
    private var columns = TrackColumns()
    /// Offset of the first row.
    private var offset: LocalOffset?
    private var findings = JSONFindings()
    private(set) var records = 0
    private static let source = Source(name: "adidas Running", origin: .accountExport)

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        if document.member("sport_type_id", of: record) != nil, document.member("start_time", of: record) != nil {
            records += 1
            takeSession(record, document)
        } else if let time = document.member("timestamp", of: record) {
            let isPoint = document.member("accuracy_v", of: record) != nil
            if isPoint || document.member("signal_strength", of: record) != nil {
                records += 1
                takeRow(record, time, document)
            } else if document.member("elevation", of: record) != nil {
                records += 1
                findings.skip("altitudes")
            }
        }
    }

    private mutating func takeSession(_ session: Int, _ document: borrowing JSONDocument) {
        guard let start = RuntasticReader.moment("start_time", of: session, document) else {
            return findings.unreadable("date", session, document)
        }
        let span = RuntasticReader.moment("end_time", of: session, document).map { $0 - start }
        let duration = findings.number("duration", of: session, document, PlausibleAmounts.seconds, times: 0.001, "timer")
        let pause = findings.number("pause_duration", of: session, document, PlausibleAmounts.seconds, times: 0.001, "timer")
        let lengths = [span, duration].compactMap { $0 }.filter { $0 > 0 && PlausibleAmounts.seconds.contains($0) }
        guard let elapsed = lengths.max() else { return findings.unreadable("duration", session, document) }
        let shift = document.number(document.member("start_time_timezone_offset", of: session))
        let metres = findings.number("distance", of: session, document, PlausibleAmounts.distances, "distance")
        let sport = document.member("sport_type_id", of: session).flatMap { RuntasticSport.sport(document.text($0)) }
        var recording = Recording(
            source: RuntasticReader.source, sport: sport ?? .other, start: start,
            offset: shift.flatMap { LocalOffset(nearest: $0 / 1000, tolerance: 60) }, elapsed: elapsed,
            timer: RuntasticReader.timer(duration, pause: pause, elapsed: elapsed),
            distance: metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil },
            ascent: climb("elevation_gain", of: session, document), descent: climb("elevation_loss", of: session, document),
            meanHeartRate: HeartRate(summary: document.number(document.member("pulse_avg", of: session))),
            maximumHeartRate: HeartRate(summary: document.number(document.member("pulse_max", of: session))))
        // False may be a default rather than a statement.
        if document.flag(document.member("indoor", of: session)) == true { recording.isIndoor = true }
        if let notes = document.string(document.member("notes", of: session)), !notes.isEmpty { recording.notes = notes }
        let air = findings.number("temperature", of: session, document, PlausibleAmounts.temperatures, "temperature")
        // Zero may be a missing value.
        if let air, air != 0 { recording.conditions = Conditions(temperature: Temperature(celsius: air)) }
        recordings.append(recording)
    }

    /// Returns the seconds on the timer.
    ///
    /// No source states whether a duration includes the pauses. The session shows it: without them it is shorter than the time from start to
    /// end by their length. If neither fits, the timer is unknown.
    private static func timer(_ duration: Double?, pause: Double?, elapsed: Double) -> Double? {
        guard let duration, duration > 0 else { return nil }
        guard let pause, pause > 0 else { return duration }
        let tolerance = 5.0
        if abs(duration + pause - elapsed) <= tolerance { return duration }
        return abs(duration - elapsed) <= tolerance && pause < duration ? duration - pause : nil
    }

    /// Returns metres; nil for zero too, which a session without altitudes has.
    private mutating func climb(_ name: StaticString, of session: Int, _ document: borrowing JSONDocument) -> Distance? {
        let metres = findings.number(name, of: session, document, PlausibleAmounts.metres, "altitude")
        return metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil }
    }

    /// Adds a point or a heart rate. Accuracies are left out: they are zero in the real file.
    private mutating func takeRow(_ row: Int, _ time: Int, _ document: borrowing JSONDocument) {
        guard let stamp = ISO8601.stamp(document.text(time)), let clock = stamp.offset,
            PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970)
        else { return findings.unreadable("time", time, document) }
        offset = offset ?? clock
        var point = TrackPoint()
        point.time = stamp.moment.secondsSince1970
        point.latitude = document.number(document.member("latitude", of: row)) ?? .nan
        point.longitude = document.number(document.member("longitude", of: row)) ?? .nan
        point.altitude = document.number(document.member("altitude", of: row)) ?? .nan
        point.distance = document.number(document.member("distance", of: row)) ?? .nan
        point.speed = (document.number(document.member("speed", of: row)) ?? .nan) / 3.6
        point.heartRate = document.number(document.member("heart_rate", of: row)) ?? .nan
        columns.append(point)
    }

    private static func moment(_ name: StaticString, of record: Int, _ document: borrowing JSONDocument) -> Moment? {
        guard let milliseconds = document.number(document.member(name, of: record)),
            PlausibleTime.ofReceivers.contains(milliseconds / 1000)
        else { return nil }
        return Moment(secondsSince1970: milliseconds / 1000)
    }

    consuming func reading(isCut: Bool) -> FileReading {
        var all = findings.all
        columns.dropStrayTimes()
        if columns.times.present > 0 {
            let (channels, duplicates) = columns.channels()
            all += columns.findings(duplicates: duplicates)
            recordings.append(
                Recording(
                    source: RuntasticReader.source, sport: .other, start: Moment(secondsSince1970: columns.earliest),
                    offset: offset, elapsed: columns.latest - columns.earliest, channels: channels, points: columns.count))
        }
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .runtastic, recordings: recordings, findings: all)
    }
}
