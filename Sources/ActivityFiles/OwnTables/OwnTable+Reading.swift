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

    /// Returns the description with the order of day and month that the dates of a table show.
    ///
    /// - Returns: nil if dates such as `03/04/2026` leave the order open, or contradict each other. The athlete must state it then.
    public func withOrder(of bytes: Span<UInt8>) -> OwnTable? {
        guard dates == nil, let order = dateOrder(of: bytes) else { return self }
        if order.isOpen { return nil }
        guard order.isDecided else { return self }
        var draft = draft
        draft.dates = .init((order.isMonthFirst ? Dates.monthFirst : .dayFirst).rawValue)
        do throws(OwnTableError) { return try OwnTable(draft) } catch { return self }
    }

    /// Returns the description for the next table with the same columns.
    ///
    /// - Returns: nil if the athlete must look at it: its dates leave their order open, or show another order than the described one.
    public func applied(to bytes: Span<UInt8>) -> OwnTable? {
        guard let isMonthFirst = dates?.isMonthFirst, let order = dateOrder(of: bytes) else { return withOrder(of: bytes) }
        return order.contradicts(isMonthFirst: isMonthFirst) ? nil : self
    }

    /// Returns the order of the dates of a table; nil for counts, and for a table without the described date.
    private func dateOrder(of bytes: Span<UInt8>) -> DateOrder? {
        guard dates?.secondsPerNumber == nil else { return nil }
        if let order = UTF16Text.byteOrder(of: bytes) {
            let text = UTF16Text.utf8(bytes, order)
            return dateOrder(of: text.span)
        }
        var rows = CSVScanner(bytes)
        guard let header = rows.next(), let layout = TableLayout(description, header) else { return nil }
        return DateOrder(of: bytes, layout)
    }

    /// The description for the reader of tables.
    var description: TableDescription {
        let rule: ClockRule
        let isCount = dates?.secondsPerNumber != nil
        let hasOffsets = column(.offset) != nil
        switch clock {
        case .local: rule = isCount ? .utc : hasOffsets ? .zoneOfRow : .wallClock
        case .utc: rule = .utc
        case .stated: rule = isCount ? .utc : hasOffsets ? .zoneOfRow : .offsetInText
        case .zone(let name): rule = .zone(name)
        }
        return TableDescription(
            kind: .ownTable, source: name, row: row.meaning, clock: rule, required: [.start],
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
        if measure == .steps { return .whole }
        guard let quantity = measure.quantity, let unit else { return .ours }
        // Sleep is stored in minutes.
        let isStage = measure.place == .night
        return .own(
            OwnUnit(
                quantity: quantity, words: unit.words, twoParts: unit.twoParts, factor: isStage ? 1 / 60.0 : 1))
    }
}

extension TableHeader {
    /// Returns a text that is the same for headers with the same names in any order.
    static func identity(of header: [String]) -> String {
        header.map { key($0) }.filter { !$0.isEmpty }.sorted().joined(separator: "\n")
    }
}
