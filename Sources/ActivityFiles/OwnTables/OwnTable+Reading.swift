import Measures
import Training

/// Reads a table with its description in the first line, as ``OwnTableLine`` writes it.
///
/// - Parameter zones: offsets of named zones. A time of an unknown zone cannot be read, and is reported.
/// - Throws: `.malformed` without a valid first line, and what `readOwnTable(_:as:zones:)` throws.
public func readOwnTable(
    _ bytes: Span<UInt8>, zones: @escaping ZoneOffsets = { _, _ in nil }
) throws(FileError) -> FileReading {
    guard let (table, length) = OwnTableLine.read(bytes) else { throw .malformed(what: "table description", offset: 0) }
    return try readOwnTable(bytes.extracting(length..<bytes.count), as: table, zones: zones)
}

/// Reads a table by a description of the athlete.
///
/// - Throws: `.unknownKind` for a table without the described date, `.tooLarge` beyond ten million rows.
public func readOwnTable(
    _ bytes: Span<UInt8>, as table: OwnTable, zones: @escaping ZoneOffsets = { _, _ in nil }
) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try readOwnTable(text.span, as: table, zones: zones)
    }
    var rows = CSVScanner(bytes)
    guard let header = rows.next(), let layout = TableLayout(table.description, header) else { throw .unknownKind }
    return try readTable(bytes, layout, zones: zones)
}

extension OwnTable {
    /// Returns the names of used columns that a header does not have.
    public func missing(in header: [String]) -> [String] {
        let keys = Set(header.map { TableHeader.key($0) })
        var missing: [String] = []
        for column in columns where column.measure != .ignored && !keys.contains(TableHeader.key(column.name)) {
            missing.append(column.name)
        }
        return missing
    }

    /// Returns the description with the other columns of a header as ignored ones, as far as there is room for them.
    public func completed(with header: [String]) -> OwnTable {
        let keys = Set(header.map { TableHeader.key($0) })
        var draft = draft
        draft.columns.removeAll { !keys.contains(TableHeader.key($0.name.text)) }
        var known = Set(draft.columns.map { TableHeader.key($0.name.text) })
        for name in header where name.utf8.count <= OwnTable.longestColumn && draft.columns.count < OwnTable.mostColumns {
            let key = TableHeader.key(name)
            guard !key.isEmpty, known.insert(key).inserted else { continue }
            draft.columns.append(.init(name: .init(name), measure: .init(TableMeasure.ignored.rawValue)))
        }
        do throws(OwnTableError) { return try OwnTable(draft) } catch { return self }
    }

    /// A text that is the same for descriptions of the same columns, in any order.
    public var columnIdentity: String { TableHeader.identity(of: columns.map { $0.name }) }

    /// Whether a zone is a fixed offset from UTC, such as `+02:00`.
    public static func isFixedOffset(_ zone: String) -> Bool { WrittenZone.offset(zone) != nil }

    /// Whether a header has the same columns as the description, in any order.
    public func describes(_ header: [String]) -> Bool {
        TableHeader.identity(of: header) == columnIdentity
    }

    /// The description for the reader of tables.
    var description: TableDescription {
        let rule: ClockRule
        switch clock {
        case .local: rule = dates?.secondsPerNumber != nil ? .utc : .wallClock
        case .utc: rule = .utc
        case .stated: rule = dates?.secondsPerNumber != nil ? .utc : .offsetInText
        case .zone(let name): rule = .zone(name)
        }
        return TableDescription(
            kind: .ownTable, source: name, row: row.meaning, clock: column(.offset) != nil ? .zoneOfRow : rule,
            required: [.start],
            columns: columns.map { TableColumn($0.measure.meaning, [$0.name], $0.readUnit) }, dates: dates, sport: sport)
    }
}

extension OwnTable.Row {
    fileprivate var meaning: RowMeaning {
        switch self {
        case .session: .session
        case .measurement: .measurement
        case .day: .day
        case .night: .night
        }
    }
}

extension OwnTable.Dates {
    var isMonthFirst: Bool? {
        switch self {
        case .dayFirst: false
        case .monthFirst: true
        case .seconds, .milliseconds: nil
        }
    }

    /// Seconds of a count since 1970; nil for written dates.
    var secondsPerNumber: Double? {
        switch self {
        case .dayFirst, .monthFirst: nil
        case .seconds: 1
        case .milliseconds: 0.001
        }
    }
}

extension OwnTable.Column {
    fileprivate var readUnit: ColumnUnit {
        guard let quantity = measure.quantity, let unit else { return .ours }
        // Sleep is stored in minutes.
        let isStage = measure.place == .night
        return .own(
            OwnUnit(
                quantity: quantity, words: unit.words,
                twoParts: unit == .minutesAndSeconds ? .minutesAndSeconds : .hoursAndMinutes, factor: isStage ? 1 / 60.0 : 1))
    }
}

extension TableHeader {
    /// Returns a text that is the same for headers with the same names in any order.
    static func identity(of header: [String]) -> String {
        header.map { key($0) }.filter { !$0.isEmpty }.sorted().joined(separator: "\n")
    }
}
