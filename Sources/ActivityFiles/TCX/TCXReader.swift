import Measures
import Training

/// Reads Training Center XML: every `<Activity>` becomes a recording, including the legs of a multisport session.
///
/// Timer, distance and energy come from the laps if stated. Start, end and heart rate come from the track points, because the times of laps
/// and activities in real files differ from those of their points.
/// - Throws: `.noActivity` for courses and workout plans, `.notThisKind` when it is not TCX, `.hostile`.
public func readTCX(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    try TCXReader().reading(of: bytes)
}

struct TCXReader: TrackFileReader {
    private enum Place { case outside, activity, lap, point, creator }

    var markup: TrackMarkup
    private var location = Place.outside
    private var field = TCXField.none
    var point = TrackPoint()
    private var activity = LappedTrack()
    private var lap = TrackLap()
    private var activities: [LappedTrack] = []
    private var courses = 0
    private var workouts = 0

    init(usesTemplates: Bool = true) { markup = TrackMarkup(usesTemplates: usesTemplates) }

    consuming func read(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
        try walk(bytes)
        guard markup.hasRoot else { throw .notThisKind(.tcx, offset: 0) }
        closeActivity()
        return try reading()
    }

    var place: TrackPlace {
        switch location {
        case .outside, .activity, .creator: .elsewhere
        case .lap: .amongPoints
        case .point: .point
        }
    }

    var pointValue: TrackValue {
        if case .measured(let value) = field { return value }
        return .ignored
    }

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        let local = scanner.localStart..<name.upperBound
        if location == .point || location == .lap {
            let element = TCXField(local, in: scanner)
            if element == .point {
                if location == .point { closePoint() }
                (location, point) = (.point, TrackPoint())
                markup.templates.begin(name, isSelfClosing: isSelfClosing, in: scanner)
                if isSelfClosing { closePoint() }
                return
            }
            if element == .track { activity.columns.breakSegment() }
            // `<Value>` belongs to the enclosing heart rate, whose field stays.
            if element != .value, !isSelfClosing { field = element }
            if element != .lap { return }
        }
        if scanner.isEqual(local, "Lap"), location != .outside {
            closeLap()
            location = .lap
            lap = TrackLap()
            lap.firstPoint = activity.columns.count
            if let start = scanner.value(of: "StartTime") { lap.start = markup.time(start, scanner) }
        } else if scanner.isEqual(local, "Activity") {
            closeActivity()
            markup.hasRoot = true
            location = .activity
            if let sport = scanner.value(of: "Sport") { activity.sport = scanner.string(sport) }
        } else if location == .activity || location == .creator {
            if scanner.isEqual(local, "Creator") {
                location = .creator
            } else if location == .creator, scanner.isEqual(local, "Name"), !isSelfClosing {
                field = .creatorName
            } else if scanner.isEqual(local, "Notes"), !isSelfClosing {
                field = .notes
            }
        } else if scanner.isEqual(local, "TrainingCenterDatabase") || scanner.isEqual(local, "Activities") {
            markup.hasRoot = true
        } else if !markup.hasRoot {
            throw .notThisKind(.tcx, offset: name.lowerBound)
        } else {
            let isCourse = scanner.isEqual(local, "Course")
            let isWorkout = scanner.isEqual(local, "Workout")
            if isCourse { courses += 1 }
            if isWorkout { workouts += 1 }
            if isCourse || isWorkout || scanner.isEqual(local, "Author"), !isSelfClosing {
                field = .none
                markup.ignoredDepth = scanner.depth - 1
            }
        }
    }

    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        if scanner.isEqual(name, "Value") { return }
        field = .none
        switch location {
        case .point:
            if scanner.isEqual(name, "Trackpoint") {
                markup.templates.finish(scanner)
                closePoint()
            }
        case .lap:
            if scanner.isEqual(name, "Lap") {
                closeLap()
                location = .activity
            }
        case .creator: if scanner.isEqual(name, "Creator") { location = .activity }
        case .activity: if scanner.isEqual(name, "Activity") { closeActivity() }
        case .outside: return
        }
    }

    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        if location == .point {
            guard case .measured(let value) = field else { return }
            if value == .strides { point.countsStrides = true }
            markup.take(value, range, into: &point, scanner)
            return
        }
        switch field {
        case .totalTime: lap.timer = markup.number(range, "time", scanner)
        case .measured(.distance): lap.distance = markup.number(range, "distance", scanner)
        case .calories: lap.calories = markup.number(range, "energy", scanner)
        case .averageHeartRate: lap.meanHeartRate = markup.number(range, "heart rate", scanner)
        case .maximumHeartRate: lap.maximumHeartRate = markup.number(range, "heart rate", scanner)
        case .creatorName: activity.creator.extend(with: scanner.string(range))
        case .notes: if location == .activity { activity.notes.extend(with: scanner.string(range)) }
        default: return
        }
    }

    mutating func closePoint() {
        if activity.columns.times.present == 0, !point.time.isNaN { activity.offset = markup.stamps.offset }
        if point.countsStrides { activity.countsStrides = true }
        activity.columns.append(point)
        location = .lap
        field = .none
    }

    private mutating func closeLap() {
        if location == .point { closePoint() }
        guard location == .lap else { return }
        activity.columns.outOfRange.judge(&lap)
        activity.laps.append(lap)
    }

    private mutating func closeActivity() {
        closeLap()
        if location != .outside { activities.append(activity) }
        activity = LappedTrack()
        (location, field) = (.outside, .none)
    }

    private consuming func reading() throws(FileError) -> FileReading {
        guard !activities.isEmpty else {
            throw .noActivity(holds: courses > 0 ? "courses" : workouts > 0 ? "workouts" : "nothing")
        }
        var reading = FileReading(kind: .tcx, findings: markup.findings)
        for activity in activities {
            let source = Source(name: activity.creator ?? "TCX", origin: .tcx)
            let (recording, findings) = activity.recording(source: source)
            if let recording { reading.recordings.append(recording) }
            reading.findings += findings
        }
        reading.findings += markup.valueFindings
        return reading
    }
}
