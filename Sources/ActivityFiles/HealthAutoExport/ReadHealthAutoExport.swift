import Measures
import Training

/// Reads what the "Health Auto Export" app writes to a file or pushes over HTTP: metrics and workouts, both layouts.
///
/// The app leaves it to its owner whether values come one by one or summed up per minute, hour or day; totals of a day are right
/// for each. A night that comes as sums of its stages becomes one sample per stage, as long as the stage and over the night.
/// - Throws: `.malformed` when it is no JSON, `.notThisKind` when it holds neither metrics nor workouts.
public func readHealthAutoExport(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    var outline = try JSONOutline(bytes)
    guard outline.peek(bytes) != nil else { throw .empty }
    var reading = AutoExportReading()
    try reading.readRoot(bytes, &outline)
    guard reading.holdsAny else { throw .notThisKind(.healthAutoExport, offset: 0) }
    if outline.depth > 0 { reading.findings.append(ImportFinding(.warning, .truncated, at: .offset(bytes.count))) }
    return reading.result().reconciled()
}

/// What has been read so far.
struct AutoExportReading {
    var recordings: [Recording] = []
    var samples: [BodySample] = []
    var findings: [ImportFinding] = []
    var totals: [DailyTotal] = []
    private var totalPositions: [TotalKey: Int] = [:]
    /// Heart rates by the positions of their totals.
    private var heartRates: [Int: HeartRateMinutes.Gathering] = [:]
    private var unread = Counts<String>()
    var outOfRange = Counts<String>()
    private var skipped = 0
    /// Whether there were metrics or workouts, be it none of them.
    var holdsAny = false

    private struct TotalKey: Hashable {
        var kind: DailyTotalKind
        var day: Day
        var source: String
        var part: Int

        var ofDay: TotalKey { TotalKey(kind: kind, day: day, source: source, part: 0) }
    }

    /// Values come by the day, stamped at midnight, or by the hour or the minute, and then a push may hold any of a day: those are
    /// kept by the quarter of an hour, so that the next push adds to the day.
    private static let secondsOfPart = 900

    /// - Parameter midnight: the beginning of the day.
    mutating func add(
        _ value: Double, minimum: Double, maximum: Double, to kind: DailyTotalKind, at moment: Moment, on day: Day,
        since midnight: Moment, source: String
    ) {
        let second = (moment.wholeSeconds ?? 0) - (midnight.wholeSeconds ?? 0)
        let part = 1 + max(0, second) / AutoExportReading.secondsOfPart
        let key = TotalKey(kind: kind, day: day, source: source, part: part)
        let position = totalPositions[key] ?? totals.count
        if kind == .heartRate, let second = moment.wholeSeconds {
            heartRates[position, default: HeartRateMinutes.Gathering()].add(value, at: second)
        }
        if position < totals.count {
            totals[position].sum += value
            totals[position].minimum = min(totals[position].minimum, minimum)
            totals[position].maximum = max(totals[position].maximum, maximum)
            totals[position].count += 1
        } else {
            totalPositions[key] = position
            totals.append(
                DailyTotal(
                    kind: kind, day: day, sum: value, minimum: minimum, maximum: maximum, count: 1,
                    source: Source(name: source, origin: .healthAutoExport), part: part))
        }
    }

    /// - Parameter node: what could not be read, or what it should have stood in.
    mutating func unreadable(_ what: String, at node: Int, of document: borrowing JSONDocument) {
        unread.add(what, at: document.start(of: node))
    }

    /// - Parameter place: the byte where it stands.
    mutating func unreadable(_ what: String, at place: Int) { unread.add(what, at: place) }

    mutating func implausible(_ what: String, at node: Int, of document: borrowing JSONDocument) {
        outOfRange.add(what, at: document.start(of: node))
    }

    /// A value; nil for one that cannot be, which is noted.
    mutating func checked(
        _ value: Double, _ plausible: ClosedRange<Double>, _ what: String, at node: Int, of document: borrowing JSONDocument
    ) -> Double? {
        outOfRange.checked(value, plausible, what, at: document.start(of: node))
    }

    mutating func skip() { skipped += 1 }

    func result() -> FileReading {
        var findings = findings
        findings += unread.warnings { .fieldUnreadable(what: $0, count: $1) }
        findings += outOfRange.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if skipped > 0 { findings.append(ImportFinding(.note, .skipped(what: "metrics", count: skipped))) }
        var totals = totals
        for (position, heartRate) in heartRates { totals[position].minutes = heartRate.minutes(of: totals[position].day) }
        // What is stamped at midnight and stands alone is the day's.
        var parts: [TotalKey: Int] = [:]
        for key in totalPositions.keys { parts[key.ofDay, default: 0] += 1 }
        for (key, position) in totalPositions where key.part == 1 && parts[key.ofDay] == 1 { totals[position].part = 0 }
        let ordered = samples.sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
        return FileReading(
            kind: .healthAutoExport, recordings: recordings.sorted { $0.start < $1.start }, samples: ordered, totals: totals,
            findings: findings)
    }
}
