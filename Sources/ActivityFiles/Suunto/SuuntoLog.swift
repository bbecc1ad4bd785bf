import Measures
import Training

/// A log of the Suunto app during reading.
struct SuuntoLog {
    /// Whether altitudes come from the receiver, because the log has none of the barometer.
    var usesGPSAltitude = false

    private var columns = TrackColumns()
    private var findings = JSONFindings()
    private var start: Moment?
    /// Whether the start has no offset and was read before any: it has that of the samples.
    private var isStartLocal = false
    /// Time of the latest sample or event.
    private var latest: Moment?
    /// Offset of the first time that states one.
    private var offset: LocalOffset?
    private var duration: Double?
    private var pausedSeconds = 0.0
    private var laps: [SuuntoLap] = []
    private var pauses: [(start: Moment, end: Moment?)] = []
    private var recording = Recording(
        source: Source(name: "Suunto", origin: .accountExport), sport: .other, start: Moment(secondsSince1970: 0), elapsed: 0)

    /// Seconds after the last value until which an event or a sample without a value ends the activity.
    private static var latestEnd: Double { 60 }

    mutating func takeHeader(_ header: Int?, _ document: borrowing JSONDocument) {
        guard let header else { return }
        if let time = document.member("DateTime", of: header) {
            start = moment(time, document)
            isStartLocal = start != nil && offset == nil
        }
        let sport = document.string(document.member("Activity", of: header))
        recording.sport = sport.flatMap { Sport(named: $0) ?? Sport(inTitle: $0) } ?? .other
        recording.notes = document.string(document.member("Notes", of: header)).flatMap { $0.isEmpty ? nil : $0 }
        duration = findings.number("Duration", of: header, document, PlausibleAmounts.seconds, "duration")
            .flatMap { $0 > 0 ? $0 : nil }
        pausedSeconds = findings.number("PauseDuration", of: header, document, PlausibleAmounts.seconds, "duration") ?? 0
        let metres = findings.number("Distance", of: header, document, PlausibleAmounts.distances, "distance")
        recording.distance = metres.flatMap { $0 > 0 ? Distance(metres: $0) : nil }
        recording.ascent = climb("Ascent", header, document)
        recording.descent = climb("Descent", header, document)
    }

    private mutating func climb(_ name: StaticString, _ header: Int, _ document: borrowing JSONDocument) -> Distance? {
        findings.number(name, of: header, document, PlausibleAmounts.metres, "altitude").map { Distance(metres: $0) }
    }

    mutating func takeSample(_ sample: Int, _ document: borrowing JSONDocument) {
        guard let time = document.member("TimeISO8601", of: sample) else {
            return findings.unreadable("time", sample, document)
        }
        guard let moment = moment(time, document) else { return }
        latest = max(latest ?? moment, moment)
        for event in document.elements(of: document.member("Events", of: sample)) { takeEvent(event, at: moment, document) }
        if let window = document.member("Window", of: sample) { takeWindow(window, in: sample, document) }
        takePoint(sample, at: moment, document)
    }

    /// Adds the values of a sample. Each one has only some of them.
    private mutating func takePoint(_ sample: Int, at moment: Moment, _ document: borrowing JSONDocument) {
        func value(_ name: StaticString, times factor: Double = 1) -> Double? {
            document.number(document.member(name, of: sample)).map { $0 * factor }
        }
        var point = TrackPoint()
        var hasValue = false
        func set(_ kind: TrackValue, _ number: Double?) {
            guard let number, !number.isNaN else { return }
            point.set(kind, to: number)
            hasValue = true
        }
        set(.latitude, value("Latitude", times: 180 / .pi))
        set(.longitude, value("Longitude", times: 180 / .pi))
        set(.altitude, value(usesGPSAltitude ? "GPSAltitude" : "Altitude"))
        set(.distance, value("Distance"))
        set(.speed, value("Speed"))
        set(.heartRate, value("HR", times: 60))
        set(.cadence, value("Cadence", times: 60))
        set(.power, value("Power"))
        set(.temperature, value("Temperature").map { $0 - 273.15 })
        guard hasValue else { return }
        point.time = moment.secondsSince1970
        columns.append(point)
    }

    /// Takes a pause that begins or ends.
    private mutating func takeEvent(_ event: Int, at moment: Moment, _ document: borrowing JSONDocument) {
        guard let pause = document.member("Pause", of: event),
            let isPaused = document.flag(document.member("State", of: pause))
        else { return }
        let isOpen = pauses.last.map { $0.end == nil } ?? false
        if isPaused, !isOpen { pauses.append((moment, nil)) }
        if !isPaused, isOpen, let last = pauses.indices.last { pauses[last].end = moment }
    }

    /// Adds a lap. Windows of other types are parts of a multisport log or the whole.
    /// - Parameter owner: the object that states the end.
    mutating func takeWindow(_ window: Int?, in owner: Int, _ document: borrowing JSONDocument) {
        guard let window, let type = document.member("Type", of: window), document.text(type).isEqual(to: "Lap") else { return }
        guard let time = document.member("TimeISO8601", of: window) ?? document.member("TimeISO8601", of: owner),
            let end = moment(time, document)
        else { return findings.unreadable("time", window, document) }
        var lap = SuuntoLap(end: end)
        lap.timer = findings.number("Duration", of: window, document, PlausibleAmounts.seconds, "duration")
        lap.metres = findings.number("Distance", of: window, document, PlausibleAmounts.distances, "distance")
        let rates = document.member("HR", of: window)
        let rate = document.elements(of: rates).first ?? rates
        lap.meanHeartRate = HeartRate(summary: document.number(document.member("Avg", of: rate)).map { $0 * 60 })
        lap.maximumHeartRate = HeartRate(summary: document.number(document.member("Max", of: rate)).map { $0 * 60 })
        laps.append(lap)
    }

    /// Returns the moment of a time; nil, with a finding, for an unreadable one. A time without an offset has that of the times before it.
    private mutating func moment(_ node: Int, _ document: borrowing JSONDocument) -> Moment? {
        guard let stamp = ISO8601.stamp(document.text(node)),
            PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970)
        else {
            findings.unreadable("time", node, document)
            return nil
        }
        if let own = stamp.offset {
            offset = offset ?? own
            return stamp.moment
        }
        return stamp.moment + -Double(offset?.secondsAheadOfUTC ?? 0)
    }

    consuming func reading(isCut: Bool) throws(FileError) -> FileReading {
        columns.dropStrayTimes()
        columns.countBothFeet(in: recording.sport)
        var all = findings.all
        let hasSamples = columns.times.present > 0
        if hasSamples {
            let (channels, duplicates) = columns.channels()
            recording.channels = channels
            // Samples of other sensors have no position of their own.
            all += columns.findings(duplicates: duplicates).filter { finding in
                if case .pointsWithoutPosition = finding.what { return false }
                return true
            }
        }
        let first = hasSamples ? Moment(secondsSince1970: columns.earliest) : nil
        if isStartLocal, let offset { start = start.map { $0 + -Double(offset.secondsAheadOfUTC) } }
        guard let begin = start ?? first else { throw .noTime }
        recording.points = columns.count
        recording.offset = offset
        if offset == nil {
            recording.source.origin = .localAccountExport
            recording.offset = .utc
            all.append(ImportFinding(.note, .localTimeWithoutZone))
        }
        place(from: begin, first, &all)
        if recording.elapsed == 0 { all.append(ImportFinding(.warning, .emptyActivity)) }
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .suunto, recordings: recording.elapsed > 0 ? [recording] : [], findings: all)
    }

    /// Sets start, length, timer, laps and pauses, and moves the samples to the start.
    private mutating func place(from begin: Moment, _ first: Moment?, _ all: inout [ImportFinding]) {
        recording.start = begin
        // Stray times are no longer in the columns. A log ends with an event shortly after the last value; a much later one is stray.
        var last = latest
        if first != nil, let latest, latest.secondsSince1970 > columns.latest + SuuntoLog.latestEnd {
            last = Moment(secondsSince1970: columns.latest)
        }
        var sampled = max(0, (last ?? begin) - begin)
        if let first {
            let wait = first - begin
            if wait < 0 || wait > 86_400 {
                // The samples count.
                recording.start = first
                sampled = columns.latest - columns.earliest
                if abs(wait) > 60 { all.append(ImportFinding(.note, .totalsDisagree(what: "time"))) }
            } else if wait > 0 {
                for index in recording.channels.indices {
                    recording.channels[index] = recording.channels[index].later(by: wait)
                }
            }
        }
        if !PlausibleAmounts.seconds.contains(sampled) { sampled = first == nil ? 0 : columns.latest - columns.earliest }
        setTimer(sampled: sampled)
        let (begin, elapsed) = (recording.start, recording.elapsed)
        recording.laps = SuuntoLap.laps(laps, from: begin, elapsed: elapsed)
        for pause in pauses {
            let from = min(max(pause.start - begin, recording.pauses.last?.end ?? 0), elapsed)
            let to = min(pause.end.map { $0 - begin } ?? elapsed, elapsed)
            if to > from { recording.pauses.append(Pause(start: from, end: to)) }
        }
    }

    /// Sets the timer and the elapsed time. The length of the samples shows whether the stated duration contains the pauses.
    private mutating func setTimer(sampled: Double) {
        guard let duration else { return recording.elapsed = sampled }
        guard sampled > 0 else { return recording.elapsed = duration }
        let whole = duration + pausedSeconds
        let containsPauses = pausedSeconds > 0 && abs(duration - sampled) <= abs(whole - sampled)
        let timer = containsPauses ? max(0, duration - pausedSeconds) : duration
        recording.elapsed = max(sampled, containsPauses ? duration : whole)
        recording.timer = timer > 0 ? timer : nil
    }
}
