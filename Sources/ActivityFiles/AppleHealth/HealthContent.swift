import Measures
import Training

/// The content of a Health export read so far.
struct HealthContent {
    var series: [HealthSeries]
    var workouts: [HealthWorkout] = []
    var zones: HealthZones
    var findings: [ImportFinding] = []
    var otherRecords = 0
    var tallies = HealthTallies()
    /// Start of the current element in the file.
    var elementStart = 0
    /// The last moment read, for the zones.
    private(set) var lastSecond: Int?
    /// The record whose children are being read.
    var open: OpenRecord?
    var openWorkout: HealthWorkout?
    /// Whether the open workout is inside one of its activities, which repeat its events and statistics.
    var insideActivity = false
    var beats = HealthBeats()
    var owner = HealthOwner()
    var sourceNames: [String] = []
    var efforts: [(start: Int, end: Int, value: Double)] = []
    var assignment: HealthAssignment?
    /// Daily totals, set at the end of the file.
    var totals: [DailyTotal] = []
    var nextWorkout = 0
    var routes: [String: [UInt8]] = [:]
    var missingRoutes: [String] = []
    var missingRouteCount = 0
    var unreadableRoutes = 0
    var brokenRoutes = 0
    private var sourceIndex: [String: UInt16] = [:]
    private var samples: [Sample] = []
    /// Number of variability records without rMSSD because of missing beats.
    private var lackingBeats = 0
    private var unreadableCounts = Counts<String>()
    var implausibleCounts = Counts<String>()
    private var summaries = SummaryFindings()

    /// A body sample with the number of its source and without its final offset.
    struct Sample {
        var kind: BodySampleKind
        var start: Int
        var end: Int
        var value: Double
        var source: UInt16
        var offset: Int?
    }

    struct OpenRecord {
        var sample: Sample?
        /// Whether the value is that of the variability record itself, without its beats.
        var isVariability: Bool
    }

    init(zone: @escaping ZoneRule) {
        zones = HealthZones(rule: zone)
        series = Array(repeating: HealthSeries(), count: HealthKind.seriesCount)
    }

    /// Adds one measurement of a kind without children.
    /// - Parameter offset: start of its element in the file.
    @inline(__always)
    mutating func keep(_ entry: HealthPredictions.Entry, start: Int, end: Int, value: Double?, at offset: Int) {
        lastSecond = start
        guard let value, let factor = entry.factor, value.isFinite else {
            elementStart = offset
            return unreadable(entry.factor == nil ? "unit" : "value")
        }
        let amount = value * factor
        guard amount >= entry.kind.plausible.lowerBound, amount <= entry.kind.plausible.upperBound, end >= start else {
            elementStart = offset
            return implausible(entry.kind)
        }
        if entry.kind.isSeries {
            series[Int(entry.kind.rawValue)].append(start: start, end: end, value: amount, source: entry.source)
        } else {
            keepSingle(entry, start: start, end: end, value: amount)
        }
    }

    private mutating func keepSingle(_ entry: HealthPredictions.Entry, start: Int, end: Int, value: Double) {
        if let kind = entry.kind.body {
            samples.append(Sample(kind: kind, start: start, end: end, value: value, source: entry.source, offset: nil))
        } else if entry.kind == .effort {
            efforts.append((start, end, value))
        }
    }

    mutating func openVariability(_ entry: HealthPredictions.Entry, start: Int, end: Int, value: Double?) {
        lastSecond = start
        beats.removeAll()
        var sample: Sample?
        if let value, let factor = entry.factor, entry.kind.plausible.contains(value * factor), end >= start {
            sample = Sample(kind: .sdnn, start: start, end: end, value: value * factor, source: entry.source, offset: nil)
        } else {
            unreadable(entry.factor == nil ? "unit" : "value")
        }
        open = OpenRecord(sample: sample, isVariability: true)
    }

    mutating func openSleep(_ kind: BodySampleKind?, start: Int, end: Int, source: UInt16) {
        lastSecond = start
        open = nil
        guard let kind else { return unreadable("sleep") }
        guard end >= start else { return implausible(.sleep) }
        let minutes = Double(end - start) / 60
        open = OpenRecord(
            sample: Sample(kind: kind, start: start, end: end, value: minutes, source: source, offset: nil), isVariability: false)
    }

    /// Opens a record of menstrual flow. A day recorded as without flow is no sample.
    mutating func openFlow(_ flow: MenstrualFlow?, start: Int, end: Int, source: UInt16) {
        lastSecond = start
        open = nil
        guard let flow, flow != .unknown else { return unreadable("menstrual flow") }
        guard end >= start else { return implausible(.menstrualFlow) }
        guard flow != .none else { return }
        open = OpenRecord(
            sample: Sample(
                kind: .menstrualFlow, start: start, end: end, value: Double(flow.rawValue), source: source, offset: nil),
            isVariability: false)
    }

    /// Reads an element inside the open record.
    mutating func child(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>, name: Span<UInt8>) {
        guard let sample = open?.sample else { return }
        if name.isEqual(to: "InstantaneousBeatsPerMinute") {
            guard let rate = scanner.value(of: "bpm").flatMap({ scanner.number($0) }), let time = scanner.value(of: "time") else {
                return unreadable("beat")
            }
            if !beats.append(rate: rate, time: bytes.extracting(time)) { unreadable("beat") }
        } else if name.isEqual(to: "MetadataEntry"), let key = scanner.value(of: "key"), scanner.isEqual(key, "HKTimeZone"),
            let value = scanner.value(of: "value")
        {
            open?.sample?.offset = zones.sawZone(scanner.string(value), at: sample.start)?.secondsAheadOfUTC
        }
    }

    mutating func finishOpenRecord() {
        defer { open = nil }
        guard let open, var sample = open.sample else { return }
        if open.isVariability, !beats.isEmpty {
            sample.offset = beats.offset(startingAt: sample.start)
            if let offset = sample.offset { zones.sawClock(offset: offset, at: sample.start) }
            if beats.lacksBeats { lackingBeats += 1 }
            if let rmssd = beats.rmssd {
                var second = sample
                second.kind = .rmssd
                second.value = rmssd
                samples.append(second)
            }
        }
        samples.append(sample)
    }

    /// Returns the number of a source name. The `device` attribute is ignored: its address changes with every restart.
    mutating func source(_ scanner: borrowing XMLScanner, _ bytes: Span<UInt8>) -> UInt16 {
        let name = scanner.value(of: "sourceName").map { scanner.string($0) } ?? ""
        if let index = sourceIndex[name] { return index }
        guard sourceNames.count < Int(UInt16.max) else { return UInt16.max }
        let index = UInt16(sourceNames.count)
        sourceNames.append(name)
        sourceIndex[name] = index
        return index
    }

    func source(_ index: UInt16) -> Source {
        Source(name: Int(index) < sourceNames.count ? sourceNames[Int(index)] : "", origin: .appleHealth)
    }

    /// Returns the moment in an attribute, in whole seconds since 1970.
    func seconds(_ range: Range<Int>?, _ bytes: Span<UInt8>, _ clock: inout HealthClock) -> Int? {
        guard let range else { return nil }
        if range.count == HealthClock.length, let second = clock.seconds(bytes.bytes, at: range.lowerBound) { return second }
        return ISO8601.stamp(bytes.extracting(range))?.moment.wholeSeconds
    }

    mutating func sawMoment(_ second: Int) { lastSecond = second }

    mutating func unreadable(_ what: String) { unreadableCounts.add(what, at: elementStart) }
    mutating func implausible(_ kind: HealthKind) { implausibleCounts.add(kind.name, at: elementStart) }

    /// All findings in a fixed order.
    var allFindings: [ImportFinding] {
        var result = findings
        result += unreadableCounts.warnings { .fieldUnreadable(what: $0, count: $1) }
        result += implausibleCounts.warnings { .valuesOutOfRange(what: $0, count: $1) }
        for name in missingRoutes { result.append(ImportFinding(.warning, .routeMissing(name: name))) }
        if missingRouteCount > missingRoutes.count {
            result.append(ImportFinding(.warning, .skipped(what: "routes", count: missingRouteCount - missingRoutes.count)))
        }
        if unreadableRoutes > 0 {
            result.append(ImportFinding(.warning, .fieldUnreadable(what: "route", count: unreadableRoutes)))
        }
        if brokenRoutes > 0 {
            result.append(ImportFinding(.warning, .fieldUnreadable(what: "part of a route", count: brokenRoutes)))
        }
        if lackingBeats > 0 { result.append(ImportFinding(.note, .beatsMissing(count: lackingBeats))) }
        if otherRecords > 0 { result.append(ImportFinding(.note, .skipped(what: "records", count: otherRecords))) }
        if !zones.isSettled { result.append(ImportFinding(.note, .oneOffsetForAll)) }
        result += summaries.findings(besides: result)
        return result
    }

    /// Returns the next recording with its summary reconciled with its samples.
    mutating func nextReconciled(route: (String) -> [UInt8]?) -> Recording? {
        guard var recording = nextRecording(route: route) else { return nil }
        summaries.reconcile(&recording)
        return recording
    }

    /// Adds the facts about the owner; called once at the end of the file.
    mutating func keepOwner() { samples += owner.samples }

    /// Returns all body samples in order of time, each with its best known offset.
    mutating func bodySamples() -> [BodySample] {
        samples.sort { ($0.start, $0.kind.rawValue, $0.end, $0.source) < ($1.start, $1.kind.rawValue, $1.end, $1.source) }
        var result: [BodySample] = []
        result.reserveCapacity(samples.count)
        let sources = (0..<UInt16(clamping: sourceNames.count)).map { source($0) }
        for sample in samples {
            let offset = sample.offset ?? zones.offset(at: sample.start)
            result.append(
                BodySample(
                    kind: sample.kind, start: Moment(secondsSince1970: Double(sample.start)),
                    end: Moment(secondsSince1970: Double(sample.end)), offset: offset.map { LocalOffset(secondsAheadOfUTC: $0) },
                    value: sample.value,
                    source: Int(sample.source) < sources.count ? sources[Int(sample.source)] : source(sample.source)))
        }
        return result
    }
}
