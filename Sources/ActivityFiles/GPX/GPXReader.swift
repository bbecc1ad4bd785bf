import Measures
import Training

/// Reads GPX 1.0 and 1.1: tracks with times become recordings, and their extensions channels.
///
/// Tags are matched by local name, since real files mix and misspell namespaces. If a point has a value twice, as with some watches, the
/// first is used. Tracks within six hours of each other form one outing with pauses, in any order in the file. Tracks that overlap or
/// differ in sport are separate recordings. Times that contradict the order of the points are settled (`TrackColumns.settleTimes`).
///
/// Distance is the length of the path along the points, segment by segment. Mean and maximum heart rate are those of the points: GPX has no
/// elements for the device's totals.
/// - Returns: no recordings and the note `.routeOnly` when no point has a time.
/// - Throws: `.noActivity` when the file contains waypoints or routes only, `.notThisKind` when it is not GPX, `.hostile`.
public func readGPX(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    try GPXReader().reading(of: bytes)
}

struct GPXReader: TrackFileReader {
    private enum Place { case outside, track, point }

    var markup: TrackMarkup
    private var location = Place.outside
    private var field = GPXField.none
    var point = TrackPoint()
    private var waypoints = 0
    private var routes = 0

    private var outing = GPXActivity()
    private var outings: [GPXActivity] = []
    private var trackTitle: String?
    private var trackType: String?
    private var trackNotes: String?
    /// Whether no point of the current track was read yet.
    private var isNewTrack = false
    /// Whether no point with a time of the current track was read yet.
    private var isUnnamed = false
    private var creator: String?
    /// Content read before `<metadata>`; nil outside of it.
    private var beforeMetadata: (outing: GPXActivity, outings: [GPXActivity])?
    private var tracksInMetadata = 0
    private var skippedTracks = 0
    /// Creation time of the file, with its zone.
    private var fileTime: ISO8601.Stamp?

    init(usesTemplates: Bool = true) { markup = TrackMarkup(usesTemplates: usesTemplates) }

    consuming func read(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
        try walk(bytes)
        guard markup.hasRoot else { throw .notThisKind(.gpx, offset: 0) }
        if location == .point { closePoint() }
        outings.append(outing)
        outings = outings.joined()
        return try reading()
    }

    var place: TrackPlace {
        switch location {
        case .outside: .elsewhere
        case .track: .amongPoints
        case .point: .point
        }
    }

    var pointValue: TrackValue {
        if case .point(let value) = field { return value }
        return .ignored
    }

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        let local = scanner.localStart..<name.upperBound
        if location == .point, !scanner.isEqual(local, "trkpt") {
            if !isSelfClosing { field = GPXField(local, in: scanner) }
            return
        }
        if scanner.isEqual(local, "trkpt") {
            if location == .point { closePoint() }
            location = .point
            startPoint(name, isSelfClosing, scanner)
        } else if scanner.isEqual(local, "trkseg") {
            outing.columns.breakSegment()
        } else if scanner.isEqual(local, "trk") {
            location = .track
            if beforeMetadata != nil { tracksInMetadata += 1 }
            outing.columns.breakSegment()
            (trackTitle, trackType, trackNotes) = (nil, nil, nil)
            (isNewTrack, isUnnamed) = (true, true)
        } else if location == .track, !isSelfClosing, scanner.isEqual(local, "name") {
            field = .trackName
        } else if location == .track, !isSelfClosing, scanner.isEqual(local, "type") {
            field = .trackType
        } else if location == .track, !isSelfClosing, scanner.isEqual(local, "desc") {
            field = .trackNotes
        } else if location == .outside, markup.hasRoot, !isSelfClosing, scanner.isEqual(local, "time") {
            field = .fileTime
        } else if location == .outside, markup.hasRoot, !isSelfClosing, scanner.isEqual(local, "metadata") {
            beforeMetadata = (outing, outings)
            tracksInMetadata = 0
        } else if scanner.isEqual(local, "gpx"), !markup.hasRoot {
            markup.hasRoot = true
            if let name = scanner.value(of: "creator") { creator = scanner.string(name) }
        } else if !markup.hasRoot {
            throw .notThisKind(.gpx, offset: name.lowerBound)
        } else {
            let isWaypoint = scanner.isEqual(local, "wpt")
            let isRoute = scanner.isEqual(local, "rte")
            if isWaypoint { waypoints += 1 }
            if isRoute { routes += 1 }
            let isIgnored = isWaypoint || isRoute || scanner.isEqual(local, "extensions")
            if isIgnored, !isSelfClosing {
                field = .none
                markup.ignoredDepth = scanner.depth - 1
            }
        }
    }

    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        field = .none
        if beforeMetadata != nil, scanner.isEqual(name, "metadata") {
            endMetadata()
        } else if location == .point {
            if scanner.isEqual(name, "trkpt") {
                markup.templates.finish(scanner)
                closePoint()
            }
        } else if scanner.isEqual(name, "trk") {
            location = .outside
        }
    }

    /// Discards the tracks inside `<metadata>`. This happens only at its end tag: in a damaged file without one, the real tracks appear to
    /// be inside.
    private mutating func endMetadata() {
        guard let before = beforeMetadata else { return }
        beforeMetadata = nil
        guard tracksInMetadata > 0 || location != .outside else { return }
        (outing, outings) = before
        skippedTracks += max(1, tracksInMetadata)
        (location, isNewTrack, isUnnamed) = (.outside, false, false)
    }

    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        switch field {
        case .none: return
        case .trackName: trackTitle.extend(with: scanner.string(range))
        case .trackType: trackType.extend(with: scanner.string(range))
        case .trackNotes: trackNotes.extend(with: scanner.string(range))
        case .fileTime: fileTime = fileTime ?? scanner.stamp(range)
        case .point(let value):
            markup.take(value, range, into: &point, scanner)
        }
    }

    mutating func closePoint() {
        location = .track
        field = .none
        if isNewTrack {
            isNewTrack = false
            // Tracks without times are collected in one: a file may hold very many.
            if outing.hasTime || !point.time.isNaN {
                outings.append(outing)
                outing = GPXActivity()
            }
            isUnnamed = true
        }
        if isUnnamed, !point.time.isNaN {
            isUnnamed = false
            (outing.title, outing.notes) = (trackTitle, trackNotes)
            outing.sport = trackType.flatMap { Sport(named: $0) }
            outing.offset = markup.stamps.offset
        }
        outing.columns.append(point)
    }

    private consuming func reading() throws(FileError) -> FileReading {
        var reading = FileReading(kind: .gpx, findings: markup.findings)
        var points = 0
        var untimed = 0
        let clock = offsetOfClock
        for index in outings.indices {
            if let clock { outings[index].shiftTimes(from: clock) }
            let outing = outings[index]
            points += outing.columns.count
            if !outing.hasTime { untimed += outing.columns.count }
            let (recording, findings) = outing.recording(source: Source(name: creator ?? "GPX", origin: .gpx))
            if let recording { reading.recordings.append(recording) }
            reading.findings += findings
        }
        guard points > 0 else {
            throw .noActivity(holds: routes > 0 ? "routes" : waypoints > 0 ? "waypoints" : "nothing")
        }
        if points == untimed { reading.findings = [ImportFinding(.note, .routeOnly(points: points))] + markup.findings }
        if skippedTracks > 0 {
            reading.findings.append(ImportFinding(.warning, .skipped(what: "tracks in metadata", count: skippedTracks)))
        }
        reading.findings += markup.valueFindings.filter { clock == nil || $0.what != .localTimeWithoutZone }
        return reading
    }

    /// The UTC offset of times in a file without zones, as OsmAnd writes them. It is known when the file's own time has a zone and equals
    /// the start of one of its tracks.
    private var offsetOfClock: LocalOffset? {
        guard !markup.stamps.namesZones, let fileTime, fileTime.offset != nil else { return nil }
        for outing in outings where outing.hasTime {
            let ahead = outing.columns.earliest - fileTime.moment.secondsSince1970
            if let offset = LocalOffset(nearest: ahead, tolerance: 2) { return offset }
        }
        return nil
    }
}
