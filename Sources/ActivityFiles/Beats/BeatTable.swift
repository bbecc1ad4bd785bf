import Measures
import Training

/// Reads a table of beat intervals with their times, as written by apps for chest straps: milliseconds or seconds, and a column of dates.
/// - Parameter stated: the start of a table without dates.
/// - Throws: `.startMissing` when neither the table nor `stated` has a date.
func readBeatTable(_ bytes: Span<UInt8>, startingAt stated: ISO8601.Stamp? = nil) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var rows = CSVScanner(bytes)
    guard let header = rows.next() else { throw .empty }
    let columns = BeatColumns(header)
    guard let columns, let clock = columns.clock else { return try readUndatedBeats(bytes, columns, startingAt: stated) }
    var order = DateOrder()
    while let row = rows.next() { order.look(at: row.text(clock), rows.rowStart) }
    rows = CSVScanner(bytes)
    _ = rows.next()  // the header
    var values: [(value: Double, moment: Moment?)] = []
    var offset: LocalOffset?
    var hasZone = false
    var unreadable = Counts<String>()
    while let row = rows.next() {
        guard columns.beats < row.count, let value = WrittenNumber.decimal(row[columns.beats]) else {
            unreadable.add("beat interval", at: rows.rowStart)
            continue
        }
        let text = clock < row.count ? row[clock] : ""
        if values.isEmpty, let stamp = ISO8601.stamp(text), let written = stamp.offset {
            offset = written
            hasZone = true
        }
        let isTimed = text.utf8.contains(UInt8(ascii: ":"))
        values.append((value, isTimed ? WrittenDate.moment(text, isMonthFirst: order.isMonthFirst) : nil))
    }
    guard let first = values.first, let end = first.moment else {
        return try readUndatedBeats(bytes, columns, startingAt: stated)
    }
    let unit = columns.unit(of: values.map { $0.value })
    var series = BeatSeries()
    // A row is written at the end of its interval.
    let start = end + -max(0, min(BeatSeries.plausible.upperBound, first.value / unit))
    for (value, moment) in values { series.append(value / unit, endingAt: moment.map { $0 - start }) }
    guard !series.intervals.isEmpty else { throw .noActivity(holds: "no beats") }
    var reading = FileReading(kind: .heartRateMonitor, findings: series.findings)
    reading.findings += unreadable.warnings(linesOf: bytes) { .fieldUnreadable(what: $0, count: $1) }
    reading.findings += order.findings(in: bytes)
    if !hasZone { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
    reading.recordings = [
        Recording(
            source: Source(name: "RR", origin: .heartRateMonitor), sport: .other, start: start, offset: offset,
            elapsed: series.clock, meanHeartRate: series.meanHeartRate, channels: series.channels, points: values.count)
    ]
    return reading
}

/// Reads intervals without dates: a list, or a table without a column of times.
private func readUndatedBeats(
    _ bytes: Span<UInt8>, _ columns: BeatColumns?, startingAt stated: ISO8601.Stamp?
) throws(FileError) -> FileReading {
    guard let stated else { throw .startMissing }
    var rows = CSVScanner(bytes)
    if columns != nil { _ = rows.next() }  // the header
    var values: [Double] = []
    var unreadable = Counts<String>()
    while let row = rows.next() {
        if let value = row.text(columns?.beats ?? 0).flatMap({ WrittenNumber.decimal($0) }) {
            values.append(value)
        } else {
            unreadable.add("beat interval", at: rows.rowStart)
        }
    }
    let unit = columns.map { $0.unit(of: values) } ?? BeatColumns.unit(of: values)
    var series = BeatSeries()
    for value in values { series.append(value / unit) }
    guard !series.intervals.isEmpty else { throw .noActivity(holds: "no beats") }
    var reading = FileReading(kind: .heartRateMonitor, findings: series.findings)
    reading.findings += unreadable.warnings(linesOf: bytes) { .fieldUnreadable(what: $0, count: $1) }
    if stated.offset == nil { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
    reading.recordings = [
        Recording(
            source: Source(name: "RR", origin: .heartRateMonitor), sport: .other, start: stated.moment, offset: stated.offset,
            elapsed: series.clock, meanHeartRate: series.meanHeartRate, channels: series.channels, points: values.count)
    ]
    return reading
}

/// The columns of beats and times in a table, found by the header.
struct BeatColumns {
    let beats: Int
    let clock: Int?
    /// Seconds per unit of a value; nil if the header states no unit.
    private let statedUnit: Double?

    /// Nil without a column of beats: `RR`, `RR-interval [ms]`, `rri`, `IBI`.
    init?(_ header: [String]) {
        var found: Int?
        var clock: Int?
        var unit: Double?
        for (index, cell) in header.enumerated() {
            let words = cell.letterWords()
            guard let first = words.first else { continue }
            let isSpelt = words.count > 1 && words[0] == "r" && words[1] == "r"
            if found == nil, isSpelt || ["rr", "rri", "rrinterval", "rrintervals", "rrms", "ibi", "ibims"].contains(first) {
                found = index
                if words.contains("ms") || first == "rrms" || first == "ibims" { unit = 1000 }
                if words.contains("s") || words.contains("sec") || words.contains("seconds") { unit = 1 }
            } else if clock == nil, words.contains(where: { ["time", "timestamp", "date", "datetime"].contains($0) }) {
                clock = index
            }
        }
        guard let found else { return nil }
        beats = found
        self.clock = clock
        statedUnit = unit
    }

    /// Returns the stated unit, or else decides by the values: an interval is shorter than ten seconds and longer than a hundredth.
    func unit(of values: [Double]) -> Double {
        statedUnit ?? BeatColumns.unit(of: values)
    }

    static func unit(of values: [Double]) -> Double {
        for value in values where value > 10 { return 1000 }
        return 1
    }

    /// Whether these rows contain intervals only: a list without a header.
    static func isList(_ rows: [[String]]) -> Bool {
        guard rows.count >= 3 else { return false }
        for row in rows {
            guard row.count == 1, let value = WrittenNumber.decimal(row[0]) else { return false }
            guard (200...3000).contains(value) || (0.2...3).contains(value) else { return false }
        }
        return true
    }
}
