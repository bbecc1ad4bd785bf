import Measures
import Training

/// Reads a logbook of SportTracks: every `<Activity>` becomes a recording.
///
/// The totals of an activity are those of its owner; laps and points add detail. A point states seconds since the start of its track, and may hold
/// a heart rate only. Times are in UTC, without the local offset.
/// - Throws: `.noActivity` for a logbook without one, `.notThisKind` for other markup, `.hostile`.
public func readFitlog(_ bytes: Span<UInt8>) throws(FileError) -> FileReading { try FitlogReader().reading(of: bytes) }

struct FitlogReader: TagMarkupReader {
    private enum Field { case none, name, notes }

    var markup = TrackMarkup(usesTemplates: false)
    private var activity: FitlogActivity?
    private var field = Field.none
    private var isInLap = false
    var reading = FileReading(kind: .fitlog)
    var point = TrackPoint()

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        let local = scanner.localStart..<name.upperBound
        field = .none
        guard markup.hasRoot else {
            guard scanner.isEqual(local, "FitnessWorkbook") else { throw .notThisKind(.fitlog, offset: name.lowerBound) }
            markup.hasRoot = true
            return
        }
        if scanner.isEqual(local, "Activity") {
            close()
            activity = FitlogActivity()
            isInLap = false
            if let stated = scanner.value(of: "StartTime") {
                let start = markup.time(stated, scanner)
                activity?.start = start
            }
        } else if activity != nil {
            take(local, isSelfClosing, scanner)
        }
    }

    /// Takes an element of an activity.
    private mutating func take(_ local: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) {
        if scanner.isEqual(local, "pt") {
            takePoint(scanner)
        } else if scanner.isEqual(local, "Lap") {
            var lap = TrackLap()
            lap.firstPoint = activity?.track.columns.count ?? 0
            if let start = scanner.value(of: "StartTime") { lap.start = markup.time(start, scanner) }
            lap.timer = attribute("DurationSeconds", "time", scanner)
            activity?.track.laps.append(lap)
            isInLap = !isSelfClosing
        } else if scanner.isEqual(local, "Track") {
            activity?.track.columns.breakSegment()
            var base = Double.nan
            if let start = scanner.value(of: "StartTime") { base = markup.time(start, scanner) }
            activity?.base = base
        } else if scanner.isEqual(local, "Duration") {
            let seconds = attribute("TotalSeconds", "time", scanner)
            activity?.totals.timer = seconds
        } else if scanner.isEqual(local, "Distance") {
            // Zero is an amount that was not measured.
            let metres = attribute("TotalMeters", "distance", scanner)
            if metres != 0 { setTotals { $0.distance = metres } }
        } else if scanner.isEqual(local, "Calories") {
            let kilocalories = attribute("TotalCal", "energy", scanner)
            if kilocalories != 0 { setTotals { $0.calories = kilocalories } }
        } else if scanner.isEqual(local, "HeartRate") {
            let mean = attribute("AverageBPM", "heart rate", scanner)
            let maximum = attribute("MaximumBPM", "heart rate", scanner)
            setTotals { ($0.meanHeartRate, $0.maximumHeartRate) = (mean, maximum) }
        } else if scanner.isEqual(local, "Category") {
            activity?.track.sport = scanner.value(of: "Name").map { scanner.string($0) }
        } else if scanner.isEqual(local, "Pause") {
            guard let start = scanner.value(of: "StartTime"), let end = scanner.value(of: "EndTime") else { return }
            let pause = (start: markup.time(start, scanner), end: markup.time(end, scanner))
            activity?.pauses.append(pause)
        } else if !isSelfClosing {
            field = scanner.isEqual(local, "Name") ? .name : scanner.isEqual(local, "Notes") ? .notes : .none
        }
    }

    /// Changes the amounts of the current lap, or outside of laps those of the activity.
    private mutating func setTotals(_ change: (inout TrackLap) -> Void) {
        guard var current = activity else { return }
        activity = nil
        if isInLap, let last = current.track.laps.indices.last {
            change(&current.track.laps[last])
        } else {
            change(&current.totals)
        }
        activity = current
    }

    private mutating func attribute(_ name: StaticString, _ what: String, _ scanner: borrowing XMLScanner) -> Double {
        scanner.value(of: name).map { markup.number($0, what, scanner) } ?? .nan
    }

    /// Adds a point, whose values are attributes of its tag.
    private mutating func takePoint(_ scanner: borrowing XMLScanner) {
        point = TrackPoint()
        point.time = (activity?.base ?? .nan) + attribute("tm", "time", scanner)
        point.latitude = attribute("lat", "position", scanner)
        point.longitude = attribute("lon", "position", scanner)
        point.altitude = attribute("ele", "altitude", scanner)
        point.heartRate = attribute("hr", "heart rate", scanner)
        point.cadence = attribute("cadence", "cadence", scanner)
        point.power = attribute("power", "power", scanner)
        let distance = attribute("dist", "distance", scanner)
        // The last point of a track without distances has −1.
        if distance >= 0 { point.distance = distance }
        activity?.track.columns.append(point)
    }

    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        field = .none
        if scanner.isEqual(name, "Lap") { isInLap = false }
        if scanner.isEqual(name, "Activity") { close() }
    }

    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        switch field {
        case .name: activity?.title.extend(with: scanner.string(range))
        case .notes: activity?.track.notes.extend(with: scanner.string(range))
        case .none: break
        }
    }

    mutating func close() {
        guard let ended = activity else { return }
        activity = nil
        let (recording, findings) = ended.recording()
        if let recording { reading.recordings.append(recording) }
        reading.findings += findings
    }
}
