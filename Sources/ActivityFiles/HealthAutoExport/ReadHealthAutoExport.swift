import Measures
import Training

/// Reads output of the "Health Auto Export" app, from a file or sent over HTTP: metrics and workouts in both layouts.
///
/// In the app, users choose single values or sums per minute, hour or day; daily totals are correct for each. A night given as sums of its
/// stages becomes one sample per stage, with the length of the stage, across the night.
/// - Throws: `.malformed` for invalid JSON, `.notThisKind` without metrics and workouts.
public func readHealthAutoExport(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    var outline = try JSONOutline(bytes)
    guard outline.peek(bytes) != nil else { throw .empty }
    var reading = AutoExportReading()
    try reading.readRoot(bytes, &outline)
    guard reading.holdsAny else { throw .notThisKind(.healthAutoExport, offset: 0) }
    if outline.depth > 0 { reading.findings.append(ImportFinding(.warning, .truncated, at: .offset(bytes.count))) }
    return reading.result().reconciled()
}

/// The content read so far.
struct AutoExportReading {
    var recordings: [Recording] = []
    var samples: [BodySample] = []
    var findings: [ImportFinding] = []
    var totals: [DailyTotal] = []
    private var totalPositions: [TotalKey: Int] = [:]
    /// Heart rates by the index of their total.
    private var heartRates: [Int: HeartRateMinutes.Gathering] = [:]
    private var unread = Counts<String>()
    var outOfRange = Counts<String>()
    private var skipped = 0
    /// Whether there were lists of metrics or workouts, even empty ones.
    var holdsAny = false

    private struct TotalKey: Hashable {
        var kind: DailyTotalKind
        var day: Day
        var source: String
        var part: Int

        var ofDay: TotalKey { TotalKey(kind: kind, day: day, source: source, part: 0) }
    }

    /// Seconds per part of a day. Values come by the day with a time of midnight, or by the hour or minute, and then each upload may
    /// contain any part of a day. Quarter hours let the next upload add to the day.
    private static let secondsOfPart = 900

    /// - Parameter midnight: start of the day.
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

    /// - Parameter node: the unreadable value, or the object that should contain it.
    mutating func unreadable(_ what: String, at node: Int, of document: borrowing JSONDocument) {
        unread.add(what, at: document.start(of: node))
    }

    /// - Parameter place: its position.
    mutating func unreadable(_ what: String, at place: Int) { unread.add(what, at: place) }

    mutating func implausible(_ what: String, at node: Int, of document: borrowing JSONDocument) {
        outOfRange.add(what, at: document.start(of: node))
    }

    /// Returns a value; nil, with a note, for an impossible one.
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
        // A single value at midnight is the total of the day.
        var parts: [TotalKey: Int] = [:]
        for key in totalPositions.keys { parts[key.ofDay, default: 0] += 1 }
        for (key, position) in totalPositions where key.part == 1 && parts[key.ofDay] == 1 { totals[position].part = 0 }
        let ordered = samples.sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
        return FileReading(
            kind: .healthAutoExport, recordings: recordings.sorted { $0.start < $1.start }, samples: ordered, totals: totals,
            findings: findings)
    }
}
