import Measures
import Training

/// Reads a person's own table: body mass and resting heart rate by date, heated sessions by start.
///
/// A day without a time is taken at its noon. Where no zone is named a person means the clock on the wall: it is kept as one that
/// shows UTC, so that the day and the hour are those that stand there wherever home is, and a note says so. Kilograms, pounds and
/// degrees of either kind are read where the unit is named. Whether days or months stand first the whole table decides.
/// - Throws: `.unknownKind` when no column can be kept, `.noActivity` for a table of exercises set by set.
public func readCSV(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var rows = CSVScanner(bytes)
    guard let header = rows.next(), let columns = HealthColumns(header) else { throw .unknownKind }
    if columns.holdsSets { throw .noActivity(holds: "sets of exercises") }
    var order = DateOrder()
    while let row = rows.next() {
        order.look(at: columns.moment(of: row), rows.rowStart)
        order.look(at: row.cell(columns.end), rows.rowStart)
    }
    var table = HealthTable(columns, order)
    rows = CSVScanner(bytes)
    _ = rows.next()  // the header
    while let row = rows.next() { table.take(row, at: rows.rowStart) }
    return table.reading(of: bytes, isCut: rows.isCut).reconciled()
}

/// What the rows of a table gave so far.
struct HealthTable {
    private let columns: HealthColumns
    private let order: DateOrder
    private var reading = FileReading(kind: .csv)
    private var withoutZone = 0
    /// By column, with the row where each was met first.
    private var unreadable = Counts<String>()
    private var unitless = Counts<String>()
    private var outOfRange = Counts<String>()
    private var lost = Counts<String>()
    /// The byte where the row in hand begins.
    private var rowStart = 0

    private static let source = Source(name: "CSV", origin: .csv)
    private static let entrySource = Source(name: "", origin: .manual)

    init(_ columns: HealthColumns, _ order: DateOrder) {
        self.columns = columns
        self.order = order
    }

    /// - Parameter offset: the byte where the row begins.
    mutating func take(_ row: [String], at offset: Int) {
        rowStart = offset
        let date = columns.date ?? 0
        guard let text = columns.moment(of: row), let start = WrittenDate.moment(text, isMonthFirst: order.isMonthFirst) else {
            unreadable.add(columns.name(date), at: offset)
            return
        }
        guard PlausibleTime.ofPeople.contains(start.secondsSince1970) else {
            outOfRange.add(columns.name(date), at: offset)
            return
        }
        let stated = ISO8601.stamp(text)?.offset
        if stated == nil, text.utf8.contains(UInt8(ascii: ":")) { withoutZone += 1 }
        let offset = stated ?? .utc
        if let cell = row.cell(columns.mass), let column = columns.mass {
            add(.bodyMass, checked(columns.value(cell, column, .mass), 20...400, column), start, offset)
        }
        add(.restingHeartRate, number(row, columns.restingHeartRate, 20...150), start, offset)
        if columns.isOfSessions { addSession(row, start, offset) }
    }

    private mutating func add(_ kind: BodySampleKind, _ value: Double?, _ start: Moment, _ offset: LocalOffset?) {
        guard let value else { return }
        reading.samples.append(
            BodySample(kind: kind, start: start, end: start, offset: offset, value: value, source: Self.source))
    }

    private mutating func addSession(_ row: [String], _ start: Moment, _ offset: LocalOffset?) {
        guard let elapsed = duration(row, start) else {
            lost.add("", at: rowStart)
            return
        }
        var celsius: Double?
        if let cell = row.cell(columns.temperature), let column = columns.temperature {
            celsius = checked(columns.value(cell, column, .temperature), -50...130, column)
        }
        let type = row.cell(columns.type)
        // People have names of their own for their classes: a warm room makes one a heated class, whatever it is called.
        let isWarm = celsius.map { Temperature(celsius: $0).isOfHeatedRoom } ?? false
        let named = columns.isEntry ? type.flatMap { Sport(rawValue: $0) } : nil
        var recording = Recording(
            source: columns.isEntry ? Self.entrySource : Self.source,
            sport: named ?? type.flatMap { Sport(named: $0) } ?? (type == nil || isWarm ? .hotYoga : .other),
            title: row.cell(columns.title) ?? (columns.isEntry ? nil : type), notes: row.cell(columns.note), start: start,
            offset: offset, elapsed: elapsed)
        let humidity = number(row, columns.humidity, ActivityEdit.humidities)
        if celsius != nil || humidity != nil {
            recording.conditions = Conditions(temperature: celsius.map { Temperature($0) }, humidityPercent: humidity)
        }
        if celsius != nil { recording.isIndoor = true }
        recording.meanHeartRate = number(row, columns.meanHeartRate, 20...260).map { HeartRate($0) }
        recording.perceivedEffort = number(row, columns.effort, 0...10)
        reading.recordings.append(recording)
    }

    /// How long a session was, in seconds; nil, which is noted, where neither a duration nor an end says it.
    private mutating func duration(_ row: [String], _ start: Moment) -> Double? {
        if let column = columns.duration, let cell = row.cell(column) {
            return checked(columns.value(cell, column, .duration), 1...86_400, column)
        }
        guard let column = columns.end, let cell = row.cell(column) else { return nil }
        let end = WrittenDate.moment(cell, isMonthFirst: order.isMonthFirst)
        return checked(end.map { .number($0 - start) } ?? .unreadable, 1...86_400, column)
    }

    /// A number that has no unit.
    private mutating func number(_ row: [String], _ column: Int?, _ range: ClosedRange<Double>) -> Double? {
        guard let column, let cell = row.cell(column) else { return nil }
        return checked(WrittenNumber.decimal(cell).map { .number($0) } ?? .unreadable, range, column)
    }

    private mutating func checked(
        _ written: HealthColumns.Written, _ range: ClosedRange<Double>, _ column: Int
    ) -> Double? {
        switch written {
        case .number(let value): return outOfRange.checked(value, range, columns.name(column), at: rowStart)
        case .withoutUnit: unitless.add(columns.name(column), at: rowStart)
        case .unreadable: unreadable.add(columns.name(column), at: rowStart)
        }
        return nil
    }

    func reading(of table: Span<UInt8>, isCut: Bool) -> FileReading {
        var reading = reading
        reading.findings += lost.warnings(linesOf: table) { .sessionsWithoutDuration(count: $1) }
        reading.findings += unitless.warnings(linesOf: table) { .unitMissing(what: $0, count: $1) }
        reading.findings += unreadable.warnings(linesOf: table) { .fieldUnreadable(what: $0, count: $1) }
        reading.findings += outOfRange.warnings(linesOf: table) { .valuesOutOfRange(what: $0, count: $1) }
        reading.findings += order.findings(in: table)
        if withoutZone > 0 { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
        return reading
    }
}
