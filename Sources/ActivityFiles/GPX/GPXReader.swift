import Measures
import Training

/// Reads GPX 1.0 and 1.1: the tracks with times become recordings, their extensions channels.
///
/// Tags are told by their local names, since real files mix and misspell namespaces. Where a point carries a value twice (some
/// watches write every extension twice), the first copy counts. Tracks that follow each other within six hours are one outing
/// with pauses, as handheld receivers write it; tracks that overlap, or are of different sports, are recordings of their own.
///
/// Distance is the length of the path along the points, segment by segment, and mean and greatest heart rate are those of the
/// points: GPX has no place for what the device counted.
/// - Returns: no recordings and a note when there are tracks, but no times in them.
/// - Throws: `.noActivity` when the file holds waypoints or routes only, `.notThisKind` when it is not GPX, `.hostile`.
public func readGPX(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try GPXReader().read(text.span)
    }
    return try GPXReader().read(bytes)
}

struct GPXReader {
    private enum Place { case outside, track, point }

    private var place = Place.outside
    private var field = GPXField.none
    private var point = TrackPoint()
    /// Inside what is not a track, this many elements were open before it; `max` anywhere else.
    private var ignoredDepth = Int.max
    private var hasRoot = false
    private var waypoints = 0
    private var routes = 0

    private var outing = GPXOuting()
    private var outings: [GPXOuting] = []
    private var trackTitle: String?
    private var trackType: String?
    private var isNewTrack = false

    private var creator: String?
    private var templates = PointTemplates()
    /// Whether points may be read as repetitions of earlier ones; without it everything is read tag by tag, as a check.
    private let usesTemplates: Bool
    private var stamps = StampReader()
    private var prefixes = XMLPrefixes()
    private var commaNumbers = 0
    private var findings: [ImportFinding] = []

    init(usesTemplates: Bool = true) { self.usesTemplates = usesTemplates }

    consuming func read(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
        let check = MarkupCheck(bytes)
        var scanner = XMLScanner(bytes)
        reading: while true {
            if place == .track, let end = takeRepeatedPoint(scanner) {
                scanner.position = end
                continue
            }
            let event: XMLEvent
            do throws(FileError) {
                event = try scanner.next()
            } catch {
                guard case .malformed(let what, let offset) = error, hasRoot else { throw error }
                note(.malformedMarkup(what: what), at: bytes.line(of: offset))
                scanner.skipMalformed()
                templates.abandon()
                continue
            }
            switch event {
            case .start(let name, let isSelfClosing): try start(name, isSelfClosing, scanner)
            case .end(let name): end(scanner.localStart..<name.upperBound, scanner)
            case .text(let range):
                if place == .point { templates.add(range, field.pointValue) }
                if field != .none { text(range, scanner) }
            case .characterData(let range):
                templates.abandon()
                if field != .none { text(range, scanner) }
            case .incomplete(let from):
                note(.truncated, at: bytes.line(of: from))
                break reading
            case .finished:
                if scanner.depth > 0 { note(.truncated, at: bytes.line(of: bytes.count)) }
                break reading
            }
        }
        guard hasRoot else { throw .notThisKind(.gpx, offset: 0) }
        if place == .point { closePoint() }
        outings.append(outing)
        findings += check.findings(in: bytes, isLatin1: declaresLatin1(bytes))
        if let offset = prefixes.firstUndeclared {
            findings.append(ImportFinding(.warning, .malformedMarkup(what: "prefix"), at: .line(bytes.line(of: offset))))
        }
        return try reading()
    }

    /// - Returns: where a point ends that is written like one before; nil when the next thing is anything else.
    @inline(__always)
    private mutating func takeRepeatedPoint(_ scanner: borrowing XMLScanner) -> Int? {
        guard usesTemplates, ignoredDepth == .max, let next = templates.read(scanner, stamps: &stamps) else { return nil }
        point = next.point
        closePoint()
        return next.end
    }

    private mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        prefixes.look(at: name, in: scanner)
        guard ignoredDepth == .max else { return }
        let local = scanner.localStart..<name.upperBound
        if place == .point, !scanner.isEqual(local, "trkpt") {
            if !isSelfClosing { field = GPXField(local, in: scanner) }
            return
        }
        if scanner.isEqual(local, "trkpt") {
            if place == .point { closePoint() }
            place = .point
            point = TrackPoint()
            templates.begin(name, isSelfClosing: isSelfClosing, in: scanner)
            if let latitude = scanner.value(of: "lat") { takeAttribute(latitude, .latitude, scanner) }
            if let longitude = scanner.value(of: "lon") { takeAttribute(longitude, .longitude, scanner) }
            if isSelfClosing {
                templates.finish(scanner)
                closePoint()
            }
        } else if scanner.isEqual(local, "trkseg") {
            outing.columns.breakSegment()
        } else if scanner.isEqual(local, "trk") {
            place = .track
            outing.columns.breakSegment()
            (trackTitle, trackType, isNewTrack) = (nil, nil, true)
        } else if place == .track, !isSelfClosing, scanner.isEqual(local, "name") {
            field = .trackName
        } else if place == .track, !isSelfClosing, scanner.isEqual(local, "type") {
            field = .trackType
        } else if scanner.isEqual(local, "gpx"), !hasRoot {
            hasRoot = true
            if let name = scanner.value(of: "creator") { creator = scanner.string(name) }
        } else if !hasRoot {
            throw .notThisKind(.gpx, offset: name.lowerBound)
        } else {
            let isWaypoint = scanner.isEqual(local, "wpt")
            let isRoute = scanner.isEqual(local, "rte")
            if isWaypoint { waypoints += 1 }
            if isRoute { routes += 1 }
            let isIgnored = isWaypoint || isRoute || scanner.isEqual(local, "metadata") || scanner.isEqual(local, "extensions")
            if isIgnored, !isSelfClosing { ignoredDepth = scanner.depth - 1 }
        }
    }

    private mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        field = .none
        if ignoredDepth != .max {
            if scanner.depth <= ignoredDepth { ignoredDepth = .max }
            return
        }
        if place == .point {
            if scanner.isEqual(name, "trkpt") {
                templates.finish(scanner)
                closePoint()
            }
        } else if scanner.isEqual(name, "trk") {
            place = .outside
        }
    }

    private mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        switch field {
        case .none: return
        case .trackName: trackTitle = (trackTitle ?? "") + scanner.string(range)
        case .trackType: trackType = (trackType ?? "") + scanner.string(range)
        case .point(let value):
            guard point.lacks(value) else { return }
            point.set(value, to: value == .time ? stamps.read(range, in: scanner) : number(range, scanner))
        }
    }

    private mutating func takeAttribute(_ range: Range<Int>, _ value: TrackValue, _ scanner: borrowing XMLScanner) {
        templates.add(range, value)
        point.set(value, to: number(range, scanner))
    }

    /// A number, with a decimal comma if a program wrote its owner's; NaN when it is none.
    @inline(__always)
    private mutating func number(_ range: Range<Int>, _ scanner: borrowing XMLScanner) -> Double {
        if let number = scanner.number(range) { return number }
        guard let number = Numeral.decimal(scanner.bytes.extracting(range), point: UInt8(ascii: ",")) else { return .nan }
        commaNumbers += 1
        return number
    }

    private mutating func closePoint() {
        place = .track
        field = .none
        if !point.time.isNaN, isNewTrack {
            isNewTrack = false
            let sport = trackType.flatMap { Sport(named: $0) }
            if !outing.continues(at: point.time, as: sport) {
                outings.append(outing)
                outing = GPXOuting()
            }
            if outing.title == nil { outing.title = trackTitle }
            if outing.sport == nil { outing.sport = sport }
            if !outing.hasTime { outing.offset = stamps.offset }
        }
        outing.columns.append(point)
    }

    private mutating func note(_ what: ImportFinding.What, at line: Int) {
        // A file may break a thousand times; the first dozen places tell enough.
        guard findings.count < 12 else { return }
        findings.append(ImportFinding(.warning, what, at: .line(line)))
    }

    private consuming func reading() throws(FileError) -> FileReading {
        var reading = FileReading(kind: .gpx, findings: findings)
        var points = 0
        for outing in outings {
            points += outing.columns.count
            let (recording, findings) = outing.recording(source: Source(name: creator ?? "GPX", origin: .gpx))
            if let recording { reading.recordings.append(recording) }
            reading.findings += findings
        }
        guard points > 0 else {
            throw .noActivity(holds: routes > 0 ? "routes" : waypoints > 0 ? "waypoints" : "nothing")
        }
        if commaNumbers > 0 { reading.findings.append(ImportFinding(.warning, .malformedMarkup(what: "decimal comma"))) }
        if stamps.withoutZone > 0 { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if stamps.unreadable > 0 {
            reading.findings.append(ImportFinding(.warning, .fieldUnreadable(what: "time", count: stamps.unreadable)))
        }
        return reading
    }
}
