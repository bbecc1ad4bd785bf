public import Training

/// Description of a table by the athlete: what a row is, how its times are written, and what each column means.
///
/// Columns are found by their names, in any order. A value of this type is always complete: it has a date, at least one value, and no meaning
/// twice. ``OwnTableDraft`` holds what a person or a file states before it is checked.
public struct OwnTable: Equatable, Sendable {
    /// Name of the table, shown as the source of its values.
    public let name: String
    public let row: Row
    public let clock: Clock
    /// Nil if the file's dates decide it.
    public let dates: Dates?
    /// Sport of the rows that name none.
    public let sport: Sport?
    /// All columns of the table, in the order in which they were described.
    public let columns: [Column]

    /// What a row is. The raw values are written to descriptions: never rename them.
    public enum Row: String, CaseIterable, Sendable { case session, measurement, day, night }

    /// How the table writes the time of day.
    public enum Clock: Equatable, Sendable {
        /// Local time of an unstated zone. It is stored as if the clock showed UTC, so that day and hour stay the same.
        case local
        case utc
        /// Each time states its offset from UTC.
        case stated
        /// Local time of a zone such as `Europe/Berlin`, or of a fixed offset such as `+02:00`.
        case zone(String)
    }

    /// How the table writes dates. The raw values are written to descriptions: never rename them.
    public enum Dates: String, CaseIterable, Sendable {
        /// `03/04/2026` is the third of April.
        case dayFirst = "day-first"
        /// `03/04/2026` is the fourth of March.
        case monthFirst = "month-first"
        /// Seconds since 1970-01-01 in UTC.
        case seconds
        /// Milliseconds since 1970-01-01 in UTC.
        case milliseconds
    }

    public struct Column: Equatable, Sendable {
        /// Name in the table's header.
        public let name: String
        public let measure: TableMeasure
        /// Nil for a meaning without units.
        public let unit: TableUnit?
    }

    /// Highest number of columns of a described table.
    public static let mostColumns = 200
    /// Bytes of a column's name in UTF-8.
    public static let longestColumn = 200
    /// Characters of a table's name.
    public static let longestName = 60

    /// Checks a draft.
    /// - Throws: the first error, in the order of the draft.
    public init(_ draft: OwnTableDraft) throws(OwnTableError) {
        name = try OwnTable.name(draft.name)
        row = try OwnTable.word(draft.row, "row")
        clock = try Clock(draft.clock)
        dates = try draft.dates?.isEmpty == false ? OwnTable.word(draft.dates, "dates") : nil
        sport = try draft.sport?.isEmpty == false ? OwnTable.word(draft.sport, "sport") : nil
        guard !draft.columns.isEmpty else { throw OwnTableError(nil, "columns", .missing) }
        guard draft.columns.count <= OwnTable.mostColumns else {
            throw OwnTableError(draft.columns[OwnTable.mostColumns].line, "columns", .tooMany(OwnTable.mostColumns))
        }
        var columns: [Column] = []
        var keys: Set<String> = []
        for (index, column) in draft.columns.enumerated() {
            let place = "columns[\(index + 1)]"
            let read = try OwnTable.column(column, place, row)
            guard keys.insert(TableHeader.key(read.name)).inserted else {
                throw OwnTableError(column.name.line ?? column.line, place + ".name", .repeated(read.name))
            }
            if read.measure != .ignored, columns.contains(where: { $0.measure == read.measure }) {
                throw OwnTableError(column.measure.line ?? column.line, place + ".is", .repeated(read.measure.rawValue))
            }
            columns.append(read)
        }
        self.columns = columns
        if let missing = OwnTable.missing(row, columns) { throw OwnTableError(nil, "columns", .lacks(missing)) }
    }

    /// The column with a meaning; nil without it.
    public func column(_ measure: TableMeasure) -> Column? { columns.first { $0.measure == measure } }

    private static func name(_ field: OwnTableDraft.Field?) throws(OwnTableError) -> String {
        guard let field, !field.isEmpty else { throw OwnTableError(field?.line, "table", .missing) }
        guard field.text.count <= longestName else { throw OwnTableError(field.line, "table", .tooLong(longestName)) }
        return field.text
    }

    private static func column(
        _ draft: OwnTableDraft.Column, _ place: String, _ row: Row
    ) throws(OwnTableError) -> Column {
        guard !draft.name.isEmpty, !TableHeader.key(draft.name.text).isEmpty else {
            throw OwnTableError(draft.line, place + ".name", .missing)
        }
        guard draft.name.text.utf8.count <= longestColumn else {
            throw OwnTableError(draft.name.line, place + ".name", .tooLong(longestColumn))
        }
        let measure: TableMeasure = try word(draft.measure, place + ".is", line: draft.line)
        guard measure.isOf(row) else {
            throw OwnTableError(draft.measure.line ?? draft.line, place + ".is", .notOfRow(measure, row))
        }
        let line = draft.unit?.line ?? draft.line
        guard let field = draft.unit, !field.isEmpty else {
            guard measure.units.isEmpty else { throw OwnTableError(line, place + ".unit", .needsUnit(measure.units)) }
            return Column(name: draft.name.text, measure: measure, unit: nil)
        }
        guard !measure.units.isEmpty else { throw OwnTableError(line, place + ".unit", .hasNoUnit(measure)) }
        guard let unit = TableUnit(rawValue: field.text), measure.units.contains(unit) else {
            throw OwnTableError(line, place + ".unit", .noneOf(field.text, measure.units.map { $0.rawValue }))
        }
        return Column(name: draft.name.text, measure: measure, unit: unit)
    }

    /// Returns the value of a word; an empty one is missing.
    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ field: OwnTableDraft.Field?, _ place: String, line: Int? = nil
    ) throws(OwnTableError) -> Word {
        guard let field, !field.isEmpty else { throw OwnTableError(field?.line ?? line, place, .missing) }
        guard let word = Word(rawValue: field.text) else {
            throw OwnTableError(field.line ?? line, place, .noneOf(field.text, Word.allCases.map { $0.rawValue }))
        }
        return word
    }

    /// Returns meanings of which the columns lack one that the row needs; nil if nothing is missing.
    private static func missing(_ row: Row, _ columns: [Column]) -> [TableMeasure]? {
        func lacks(_ measures: [TableMeasure]) -> [TableMeasure]? {
            columns.contains { measures.contains($0.measure) } ? nil : measures
        }
        if let date = lacks([.date]) { return date }
        switch row {
        case .session: return lacks([.duration, .end])
        case .night:
            if let end = lacks([.end]) { return end }
            return lacks(TableMeasure.allCases.filter { $0.place == .night || $0.place == .body })
        case .measurement: return lacks(TableMeasure.allCases.filter { $0.place == .body })
        case .day: return lacks(TableMeasure.allCases.filter { $0.place == .day || $0.place == .body })
        }
    }
}

extension OwnTable.Clock {
    /// Bytes of a zone's name.
    static let longestZone = 60

    fileprivate init(_ field: OwnTableDraft.Field?) throws(OwnTableError) {
        guard let field, !field.isEmpty else { throw OwnTableError(field?.line, "clock", .missing) }
        switch field.text {
        case "local": self = .local
        case "utc": self = .utc
        case "stated": self = .stated
        default:
            guard WrittenZone.offset(field.text) != nil || OwnTable.Clock.isZone(field.text) else {
                throw OwnTableError(field.line, "clock", .noneOf(field.text, ["local", "utc", "stated", "Europe/Berlin"]))
            }
            self = .zone(field.text)
        }
    }

    /// Whether a text has the form of a zone's name: words with a slash between them.
    private static func isZone(_ text: String) -> Bool {
        guard text.utf8.count <= longestZone, text.utf8.contains(UInt8(ascii: "/")) else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "+"):
                true
            default: false
            }
        }
    }

    /// The word of descriptions.
    public var word: String {
        switch self {
        case .local: "local"
        case .utc: "utc"
        case .stated: "stated"
        case .zone(let name): name
        }
    }
}
