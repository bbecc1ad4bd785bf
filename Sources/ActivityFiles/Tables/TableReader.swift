import Measures
import Training

/// The content of a described table's rows read so far.
struct TableReader {
    let layout: TableLayout
    private let isMonthFirst: Bool
    private let zones: ZoneOffsets
    /// Whether dates that begin with the year have the day before the month.
    var isDayAfterYear = false
    var reading: FileReading
    var errors = CellErrors()
    /// Rows that lack what their meaning requires, by what is missing.
    var incomplete = Counts<String>()
    var sessionsWithoutDuration = 0
    /// Whether a local time had no offset.
    var hasWallClock = false
    /// Totals by kind and day, so that a day counts once.
    var totals = TableTotals()
    var sets = ExerciseSets()
    /// Filled cells of each unknown column, and of all scores.
    private var unknown: [Int]
    private var scores = 0
    private var skipped = 0
    private var rows = 0
    /// Offset of the current row.
    private(set) var rowStart = 0

    /// More rows than a reading every second of two months, or every minute of a decade.
    static let limit = 10_000_000

    init(_ layout: TableLayout, isMonthFirst: Bool, zones: @escaping ZoneOffsets = { _, _ in nil }) {
        self.layout = layout
        self.isMonthFirst = isMonthFirst
        self.zones = zones
        reading = FileReading(kind: layout.description.kind)
        unknown = [Int](repeating: 0, count: layout.unknown.count)
    }

    /// - Parameter offset: offset of the row.
    mutating func take(_ cells: [String], at offset: Int) throws(FileError) {
        guard rows < TableReader.limit else { throw .tooLarge(what: "rows", limit: TableReader.limit) }
        rows += 1
        rowStart = offset
        var row = TableRow(layout: layout, cells: cells, isMonthFirst: isMonthFirst, zones: zones)
        row.isDayAfterYear = isDayAfterYear
        for (index, place) in layout.unknown.enumerated() where row.isFilled(place) { unknown[index] += 1 }
        for column in layout.columns(.score) {
            if let place = layout.place(column), row.isFilled(place) { scores += 1 }
        }
        if let kind = row.text(.kind), !layout.description.reads(kind) {
            skipped += 1
            return
        }
        switch layout.description.row {
        case .night: addNight(row)
        case .session: addSession(row)
        case .exerciseSet: addSet(row)
        case .measurement: addMeasurement(row)
        case .day: addDay(row)
        case .unused: break
        }
    }

    /// Returns a value; nil, with its error counted, for a cell that cannot be used.
    mutating func number(_ row: TableRow, _ meaning: ColumnMeaning, _ plausible: ClosedRange<Double>) -> Double? {
        do throws(CellError) { return try row.number(meaning, plausible) } catch {
            errors.add(error, row: rowStart)
            return nil
        }
    }

    /// Returns a value within the plausible ones of its meaning.
    mutating func number(_ row: TableRow, _ meaning: ColumnMeaning) -> Double? {
        meaning.plausible.flatMap { number(row, meaning, $0) }
    }

    /// Returns a moment; nil, with its error counted, for a cell that cannot be used.
    mutating func stamp(_ row: TableRow, _ meaning: ColumnMeaning) -> ISO8601.Stamp? {
        do throws(CellError) {
            let stamp = try row.stamp(meaning)
            let isDay = layout.description.row == .day
            if let stamp, stamp.offset == nil, layout.description.clock != .utc, !isDay { hasWallClock = true }
            return stamp
        } catch {
            errors.add(error, row: rowStart)
            return nil
        }
    }

    /// The source of samples and activities of this table.
    /// - Parameter offset: nil if the times are local times of an unknown zone.
    func source(_ offset: LocalOffset?) -> Source {
        let isKnown = offset != nil || layout.description.clock == .utc
        let isOwn = layout.description.kind == .ownTable
        let origin: Source.Origin =
            isKnown ? (isOwn ? .ownTable : .accountExport) : (isOwn ? .localOwnTable : .localAccountExport)
        return Source(name: layout.description.source, origin: origin)
    }

    /// Returns the offset of stored values: a local time of an unknown zone is stored as if the clock showed UTC.
    func stored(_ offset: LocalOffset?) -> LocalOffset? {
        offset ?? (layout.description.clock == .utc ? nil : .utc)
    }

    consuming func reading(of table: Span<UInt8>) -> FileReading {
        finishSets()
        reading.totals = totals.all
        if sessionsWithoutDuration > 0 {
            reading.findings.append(ImportFinding(.warning, .sessionsWithoutDuration(count: sessionsWithoutDuration)))
        }
        reading.findings += incomplete.warnings(linesOf: table) { .fieldUnreadable(what: $0, count: $1) }
        reading.findings += errors.findings(of: layout, in: table)
        if skipped > 0 { reading.findings.append(ImportFinding(.note, .skipped(what: "rows", count: skipped))) }
        if let unused = layout.description.unused, rows > 0 {
            reading.findings.append(ImportFinding(.note, .skipped(what: unused, count: rows)))
        } else {
            if scores > 0 { reading.findings.append(ImportFinding(.note, .skipped(what: "scores of the vendor", count: scores))) }
            for (index, place) in layout.unknown.enumerated() where unknown[index] > 0 {
                reading.findings.append(ImportFinding(.note, .columnIgnored(name: layout.name(place), count: unknown[index])))
            }
        }
        if hasWallClock { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if layout.description.isExperimental { reading.findings.append(ImportFinding(.note, .experimentalFormat)) }
        return reading
    }
}

extension TableDescription {
    /// Whether rows of a kind are read.
    fileprivate func reads(_ kind: String) -> Bool {
        !skipped.contains(kind) && (wanted.isEmpty || wanted.contains(kind))
    }
}
