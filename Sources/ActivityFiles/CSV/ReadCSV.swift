import Measures
import Training

/// Reads a person's own table: body mass and resting heart rate by date, heated sessions by start.
///
/// A day without a time is taken at its noon. Where no zone is named a person means the clock on the wall: it is kept as one that
/// shows UTC, so that the day and the hour are those that stand there wherever home is, and a note says so. Kilograms, pounds and
/// degrees of either kind are read where the unit is named.
/// - Throws: `.unknownKind` when no column can be kept, `.noActivity` for a table of exercises set by set.
public func readCSV(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var rows = CSVScanner(bytes)
    guard let header = rows.next(), let columns = HealthColumns(header) else { throw .unknownKind }
    if columns.holdsSets { throw .noActivity(holds: "sets of exercises") }
    var table = HealthTable(columns)
    while let row = rows.next() { table.take(row) }
    return table.reading(isCut: rows.isCut)
}

/// What the rows of a table gave so far.
struct HealthTable {
    private let columns: HealthColumns
    private var reading = FileReading(kind: .csv)
    private var undated = 0
    private var withoutZone = 0
    private var unreadable = 0
    private var outOfRange = Counts<String>()

    private static let source = Source(name: "CSV", origin: .csv)

    init(_ columns: HealthColumns) { self.columns = columns }

    mutating func take(_ row: [String]) {
        guard let text = moment(of: row), let start = WrittenDate.moment(text) else {
            undated += 1
            return
        }
        let stated = ISO8601.stamp(text)?.offset
        if stated == nil, text.utf8.contains(UInt8(ascii: ":")) { withoutZone += 1 }
        let offset = stated ?? .utc
        if let cell = row.cell(columns.mass), let column = columns.mass {
            add(.bodyMass, columns.value(cell, column, .mass), 20...400, start, offset)
        }
        if let cell = row.cell(columns.restingHeartRate) {
            add(.restingHeartRate, WrittenNumber.decimal(cell), 20...150, start, offset)
        }
        if columns.isOfSessions { addSession(row, start, offset) }
    }

    private mutating func add(
        _ kind: BodySampleKind, _ value: Double?, _ range: ClosedRange<Double>, _ start: Moment, _ offset: LocalOffset?
    ) {
        guard let value = checked(value, range, kind.rawValue) else { return }
        reading.samples.append(
            BodySample(kind: kind, start: start, end: start, offset: offset, value: value, source: Self.source))
    }

    private mutating func addSession(_ row: [String], _ start: Moment, _ offset: LocalOffset?) {
        var elapsed: Double?
        if let cell = row.cell(columns.duration), let column = columns.duration {
            elapsed = columns.value(cell, column, .duration)
        } else if let end = row.cell(columns.end).flatMap({ WrittenDate.moment($0) }) {
            elapsed = end - start
        }
        guard let elapsed = checked(elapsed, 1...86_400, "duration") else { return }
        var celsius: Double?
        if let cell = row.cell(columns.temperature), let column = columns.temperature {
            celsius = checked(columns.value(cell, column, .temperature), -50...130, "temperature")
        }
        let type = row.cell(columns.type)
        var recording = Recording(
            source: Self.source, sport: type.flatMap { Sport(named: $0) } ?? (type == nil ? .hotYoga : .other), title: type,
            notes: row.cell(columns.note), start: start, offset: offset, elapsed: elapsed)
        if let celsius {
            recording.conditions = Conditions(temperature: Temperature(celsius))
            recording.isIndoor = true
        }
        if let cell = row.cell(columns.meanHeartRate) {
            recording.meanHeartRate = checked(WrittenNumber.decimal(cell), 20...260, "heart rate").map { HeartRate($0) }
        }
        if let cell = row.cell(columns.effort) {
            recording.perceivedEffort = checked(WrittenNumber.decimal(cell), 0...10, "effort")
        }
        reading.recordings.append(recording)
    }

    private mutating func checked(_ value: Double?, _ range: ClosedRange<Double>, _ what: String) -> Double? {
        guard let value else {
            unreadable += 1
            return nil
        }
        if range.contains(value) { return value }
        outOfRange.add(what)
        return nil
    }

    /// The date, with the time of day that may stand in a column of its own.
    private func moment(of row: [String]) -> String? {
        guard let date = row.cell(columns.date) else { return nil }
        let colon = UInt8(ascii: ":")
        guard !date.utf8.contains(colon), let time = row.cell(columns.clock), time.utf8.contains(colon) else { return date }
        return date + " " + time
    }

    func reading(isCut: Bool) -> FileReading {
        var reading = reading
        if undated > 0 { reading.findings.append(ImportFinding(.warning, .fieldUnreadable(what: "date", count: undated))) }
        if unreadable > 0 { reading.findings.append(ImportFinding(.warning, .fieldUnreadable(what: "value", count: unreadable))) }
        reading.findings += outOfRange.warnings { .valuesOutOfRange(what: $0, count: $1) }
        if withoutZone > 0 { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
        return reading
    }
}
