import Measures
import Training

/// Reads Training Center XML: every `<Activity>`, the legs of a multisport session included, becomes a recording.
///
/// Duration with the timer running, distance and energy come from the laps, where they are given; start, end and heart rate from
/// the track points, because real files name laps and activities after other moments than those they hold.
/// - Throws: `.noActivity` for courses and workout plans, `.notThisKind` when it is not TCX, `.hostile`.
public func readTCX(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try TCXReader().read(text.span)
    }
    return try TCXReader().read(bytes)
}

struct TCXReader {
    private enum Place { case outside, activity, lap, point, creator }

    private var place = Place.outside
    private var field = TCXField.none
    private var point = TrackPoint()
    private var activity = TCXActivity()
    private var lap = TCXLap()
    private var activities: [TCXActivity] = []
    private var hasRoot = false
    private var courses = 0
    private var workouts = 0
    /// Inside a course or a plan, this many elements were open before it; `max` anywhere else.
    private var ignoredDepth = Int.max

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
            if place == .lap, let end = takeRepeatedPoint(scanner) {
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
        guard hasRoot else { throw .notThisKind(.tcx, offset: 0) }
        closeActivity()
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
        if place == .point || place == .lap {
            let element = TCXField(local, in: scanner)
            if element == .point {
                if place == .point { closePoint() }
                (place, point) = (.point, TrackPoint())
                templates.begin(name, isSelfClosing: isSelfClosing, in: scanner)
                if isSelfClosing { closePoint() }
                return
            }
            if element == .track { activity.columns.breakSegment() }
            // `<Value>` belongs to the heart rate around it, whose field stays.
            if element != .value, !isSelfClosing { field = element }
            if element != .lap { return }
        }
        if scanner.isEqual(local, "Lap"), place != .outside {
            closeLap()
            place = .lap
            lap = TCXLap()
            lap.firstPoint = activity.columns.count
            if let start = scanner.value(of: "StartTime") { lap.start = stamps.read(start, in: scanner) }
        } else if scanner.isEqual(local, "Activity") {
            closeActivity()
            hasRoot = true
            place = .activity
            if let sport = scanner.value(of: "Sport") { activity.sport = scanner.string(sport) }
        } else if place == .activity || place == .creator {
            if scanner.isEqual(local, "Creator") {
                place = .creator
            } else if place == .creator, scanner.isEqual(local, "Name"), !isSelfClosing {
                field = .creatorName
            } else if scanner.isEqual(local, "Notes"), !isSelfClosing {
                field = .notes
            }
        } else if scanner.isEqual(local, "TrainingCenterDatabase") || scanner.isEqual(local, "Activities") {
            hasRoot = true
        } else if !hasRoot {
            throw .notThisKind(.tcx, offset: name.lowerBound)
        } else {
            let isCourse = scanner.isEqual(local, "Course")
            let isWorkout = scanner.isEqual(local, "Workout")
            if isCourse { courses += 1 }
            if isWorkout { workouts += 1 }
            if isCourse || isWorkout || scanner.isEqual(local, "Author"), !isSelfClosing { ignoredDepth = scanner.depth - 1 }
        }
    }

    private mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        if ignoredDepth != .max {
            if scanner.depth <= ignoredDepth { ignoredDepth = .max }
            return
        }
        if scanner.isEqual(name, "Value") { return }
        field = .none
        switch place {
        case .point:
            if scanner.isEqual(name, "Trackpoint") {
                templates.finish(scanner)
                closePoint()
            }
        case .lap:
            if scanner.isEqual(name, "Lap") {
                closeLap()
                place = .activity
            }
        case .creator: if scanner.isEqual(name, "Creator") { place = .activity }
        case .activity: if scanner.isEqual(name, "Activity") { closeActivity() }
        case .outside: return
        }
    }

    private mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        if place == .point {
            guard case .measured(let value) = field else { return }
            if value == .strides { point.countsStrides = true }
            if point.lacks(value) {
                point.set(value, to: value == .time ? stamps.read(range, in: scanner) : number(range, scanner))
            }
            return
        }
        switch field {
        case .totalTime: lap.timer = number(range, scanner)
        case .measured(.distance): lap.distance = number(range, scanner)
        case .calories: lap.calories = number(range, scanner)
        case .averageHeartRate: lap.meanHeartRate = number(range, scanner)
        case .maximumHeartRate: lap.maximumHeartRate = number(range, scanner)
        case .creatorName: activity.creator = (activity.creator ?? "") + scanner.string(range)
        case .notes: if place == .activity { activity.notes = (activity.notes ?? "") + scanner.string(range) }
        default: return
        }
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
        if activity.columns.times.present == 0, !point.time.isNaN { activity.offset = stamps.offset }
        if point.countsStrides { activity.countsStrides = true }
        activity.columns.append(point)
        place = .lap
        field = .none
    }

    private mutating func closeLap() {
        if place == .point { closePoint() }
        guard place == .lap else { return }
        lap.pointsEnd = activity.columns.count
        activity.laps.append(lap)
    }

    private mutating func closeActivity() {
        closeLap()
        if place != .outside { activities.append(activity) }
        activity = TCXActivity()
        (place, field) = (.outside, .none)
    }

    private mutating func note(_ what: ImportFinding.What, at line: Int) {
        // A file may break a thousand times; the first dozen places tell enough.
        guard findings.count < 12 else { return }
        findings.append(ImportFinding(.warning, what, at: .line(line)))
    }

    private consuming func reading() throws(FileError) -> FileReading {
        guard !activities.isEmpty else {
            throw .noActivity(holds: courses > 0 ? "courses" : workouts > 0 ? "workouts" : "nothing")
        }
        var reading = FileReading(kind: .tcx, findings: findings)
        for activity in activities {
            let (recording, findings) = activity.recording()
            if let recording { reading.recordings.append(recording) }
            reading.findings += findings
        }
        if commaNumbers > 0 { reading.findings.append(ImportFinding(.warning, .malformedMarkup(what: "decimal comma"))) }
        if stamps.withoutZone > 0 { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if stamps.unreadable > 0 {
            reading.findings.append(ImportFinding(.warning, .fieldUnreadable(what: "time", count: stamps.unreadable)))
        }
        return reading
    }
}
