import Measures
import Training

/// Reads a workout of an Endomondo account export (`Workouts/….json`): a list of objects with one member each.
///
/// Points state UTC. The start and the end have no zone. They are UTC if the points agree, or if the phone tracked the workout: both real
/// files of that kind show it. Otherwise they are times of an unstated clock: the one real workout that was entered by hand ends two hours
/// after its creation in UTC, so its times are local.
/// If the points contradict the start, the points count.
/// The points' heart rate follows a description of the format. Energy is left out, because it may count what resting would have used.
/// Speeds, altitudes of the summary and water are Endomondo's own estimates or follow from other values; they are not used.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without a workout, `.noTime` without a start.
public func readEndomondo(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = EndomondoReader()
    let isCut = try reader.readRecords(of: bytes)
    guard reader.isWorkout else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return try reader.reading(isCut: isCut).reconciled()
}

/// The members of a workout read so far.
struct EndomondoReader: JSONRecordReader {
    private var columns = TrackColumns()
    private var findings = JSONFindings()
    private var start: ISO8601.Stamp?
    private var end: ISO8601.Stamp?
    private var isTracked = false
    private var recording = Recording(
        source: Source(name: "Endomondo", origin: .accountExport), sport: .other, start: Moment(secondsSince1970: 0), elapsed: 0)
    /// Number of members of a workout.
    private var members = 0
    /// Whether an object has several members, which means another format.
    private var isForeign = false

    private enum Member {
        case name, sport, source, start, end, duration, distance, ascent, descent, meanHeartRate, maximumHeartRate, points
        case pictures, comments
    }

    private static let members: [(StaticString, Member)] = [
        ("name", .name), ("sport", .sport), ("source", .source), ("start_time", .start), ("end_time", .end),
        ("duration_s", .duration), ("distance_km", .distance), ("ascend_m", .ascent), ("descend_m", .descent),
        ("heart_rate_avg_bpm", .meanHeartRate), ("heart_rate_max_bpm", .maximumHeartRate), ("points", .points),
        ("pictures", .pictures), ("comments", .comments),
    ]

    var isWorkout: Bool { members >= 2 && !isForeign }

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        var found = 0
        for (name, member) in EndomondoReader.members {
            guard let value = document.member(name, of: record) else { continue }
            found += 1
            take(member, value, in: record, document)
        }
        members += found
        if found > 1 { isForeign = true }
    }

    private mutating func take(_ member: Member, _ value: Int, in record: Int, _ document: borrowing JSONDocument) {
        switch member {
        case .name: recording.title = document.string(value).flatMap { $0.isEmpty ? nil : $0 }
        case .sport: recording.sport = document.string(value).flatMap { EndomondoReader.sport($0) } ?? .other
        case .source: isTracked = document.text(value).isEqual(to: "TRACK_MOBILE")
        case .start: start = stamp(value, document)
        case .end: end = stamp(value, document)
        case .duration:
            let seconds = findings.number("duration_s", of: record, document, PlausibleAmounts.seconds, "timer")
            recording.timer = seconds.flatMap { $0 > 0 ? $0 : nil }
        case .distance:
            let metres = findings.number(
                "distance_km", of: record, document, PlausibleAmounts.distances, times: 1000, "distance")
            recording.distance = metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil }
        case .ascent: recording.ascent = climb("ascend_m", record, document)
        case .descent: recording.descent = climb("descend_m", record, document)
        case .meanHeartRate: recording.meanHeartRate = HeartRate(summary: document.number(value))
        case .maximumHeartRate: recording.maximumHeartRate = HeartRate(summary: document.number(value))
        case .points: for point in document.elements(of: value) { takePoint(point, document) }
        case .pictures: for _ in document.elements(of: value) { findings.skip("pictures") }
        case .comments: for _ in document.elements(of: value) { findings.skip("comments") }
        }
    }

    private mutating func climb(_ name: StaticString, _ record: Int, _ document: borrowing JSONDocument) -> Distance? {
        findings.number(name, of: record, document, PlausibleAmounts.metres, "altitude").map { Distance(metres: $0) }
    }

    private mutating func stamp(_ value: Int, _ document: borrowing JSONDocument) -> ISO8601.Stamp? {
        guard let stamp = ISO8601.stamp(document.text(value)),
            PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970)
        else {
            findings.unreadable("date", value, document)
            return nil
        }
        return stamp
    }

    /// Adds a point: a list of objects with one member each. One with an unreadable time is omitted.
    private mutating func takePoint(_ list: Int, _ document: borrowing JSONDocument) {
        var point = TrackPoint()
        for part in document.elements(of: list) {
            if let time = document.member("timestamp", of: part) {
                guard let moment = EndomondoStamp.moment(document.text(time)) else {
                    return findings.unreadable("time", time, document)
                }
                point.time = moment.secondsSince1970
            } else if let location = document.member("location", of: part) {
                for pair in document.elements(of: location) {
                    for coordinate in document.elements(of: pair) {
                        point.latitude = document.number(document.member("latitude", of: coordinate)) ?? point.latitude
                        point.longitude = document.number(document.member("longitude", of: coordinate)) ?? point.longitude
                    }
                }
            } else if let metres = document.number(document.member("altitude", of: part)) {
                point.altitude = metres
            } else if let kilometres = document.number(document.member("distance_km", of: part)) {
                point.distance = kilometres * 1000
            } else if let speed = document.number(document.member("speed_kmh", of: part)) {
                point.speed = speed / 3.6
            } else if let rate = document.number(document.member("heart_rate_bpm", of: part)) {
                point.heartRate = rate
            }
        }
        columns.append(point)
    }

    consuming func reading(isCut: Bool) throws(FileError) -> FileReading {
        columns.dropStrayTimes()
        let hasTimes = columns.times.present > 0
        var all = findings.all
        if hasTimes {
            let (channels, duplicates) = columns.channels()
            recording.channels = channels
            all += columns.findings(duplicates: duplicates)
        } else if columns.count > 0 {
            all.append(ImportFinding(.note, .pointsWithoutTime(count: columns.count)))
        }
        recording.points = columns.count
        let stated = start.flatMap { start in end.map { $0.moment - start.moment } }
        let lengths = [stated, recording.timer, hasTimes ? columns.latest - columns.earliest : nil]
        recording.elapsed = lengths.compactMap { $0 }.filter { PlausibleAmounts.seconds.contains($0) }.max() ?? 0
        try place(&all)
        if recording.elapsed == 0 { all.append(ImportFinding(.warning, .emptyActivity)) }
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .endomondo, recordings: recording.elapsed > 0 ? [recording] : [], findings: all)
    }

    /// Sets the start and its clock, and moves the samples to it.
    private mutating func place(_ all: inout [ImportFinding]) throws(FileError) {
        guard columns.times.present > 0 else {
            guard let start else { throw .noTime }
            recording.start = start.moment
            recording.offset = start.offset
            if start.offset == nil, !isTracked {
                recording.source.origin = .localAccountExport
                recording.offset = .utc
                all.append(ImportFinding(.note, .localTimeWithoutZone))
            }
            return
        }
        let first = Moment(secondsSince1970: columns.earliest)
        recording.start = first
        guard let start else { return }
        // Older starts have whole minutes.
        let wait = first - start.moment
        guard wait >= -60, wait <= max(60, recording.elapsed) else {
            return all.append(ImportFinding(.note, .totalsDisagree(what: "time")))
        }
        guard wait > 0 else { return }
        recording.start = start.moment
        for index in recording.channels.indices {
            recording.channels[index] = recording.channels[index].later(by: wait)
        }
    }

    private static func sport(_ name: String) -> Sport? {
        for (known, sport) in sports where known == name { return sport }
        return Sport(named: name)
    }

    /// Names that no other program uses.
    private static let sports: [(String, Sport)] = [
        ("CYCLING_SPORT", .cycling), ("CYCLING_TRANSPORTATION", .cycling), ("CYCLING_TRANSPORT", .cycling),
        ("FITNESS_WALKING", .walking), ("NORDIC_WALKING", .walking), ("RUNNING_TRAIL", .trailRunning),
        ("RUNNING_TREADMILL", .treadmillRunning), ("ORIENTEERING", .running), ("CYCLING_INDOOR", .indoorCycling),
        ("SKIING_CROSS_COUNTRY", .crossCountrySkiing), ("SKIING_DOWNHILL", .alpineSkiing), ("ROLLER_SKATING", .skating),
        ("ROLLER_SKIING", .skating), ("ROWING_INDOOR", .indoorRowing), ("GOLFING", .golf), ("CLIMBING_STAIRS", .stairClimbing),
    ]
}
