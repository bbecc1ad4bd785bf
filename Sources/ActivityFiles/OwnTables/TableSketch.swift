/// The beginning of a table that Hearth does not know: its header and first rows.
public struct TableSketch: Equatable, Sendable {
    /// Names of the columns.
    public let header: [String]
    public let rows: [[String]]
    private static let mostRows = 200
    /// Bytes of a file that are looked at.
    public static let longest = 65_536

    /// - Parameter bytes: the beginning of a file; `longest` bytes are sufficient.
    /// - Returns: nil for anything but a table whose first line names at least two columns, each once.
    public init?(_ bytes: Span<UInt8>) {
        if let order = UTF16Text.byteOrder(of: bytes) {
            let text = UTF16Text.utf8(bytes.extracting(0..<min(bytes.count, TableSketch.longest)), order)
            self.init(text: text.span)
        } else {
            self.init(text: bytes.extracting(0..<min(bytes.count, TableSketch.longest)))
        }
    }

    private init?(text: Span<UInt8>) {
        for index in 0..<text.count where text[index] < 0x09 { return nil }
        var scanner = CSVScanner(text)
        guard var header = scanner.next() else { return nil }
        // A delimiter at the end of the header makes a last column without a name.
        while header.last?.isEmpty == true { header.removeLast() }
        guard (2...OwnTable.mostColumns).contains(header.count), !TableSketch.isMarkup(header[0]) else { return nil }
        var keys: Set<String> = []
        for name in header {
            let key = TableHeader.key(name)
            guard !key.isEmpty, name.utf8.count <= OwnTable.longestColumn, keys.insert(key).inserted,
                TableHeader.key(OwnTableDraft.trimmed(name)) == key, TableSketch.isName(name)
            else { return nil }
        }
        var rows: [[String]] = []
        var odd = 0
        while rows.count < TableSketch.mostRows, let row = scanner.next() {
            // The last row may be cut by the end of the bytes.
            if scanner.isCut || scanner.position >= text.count, !rows.isEmpty, abs(row.count - header.count) > 1 { break }
            if abs(row.count - header.count) > 1 { odd += 1 }
            rows.append(row)
        }
        guard !rows.isEmpty, odd * 2 <= rows.count else { return nil }
        self.header = header.map { OwnTableDraft.trimmed($0) }
        self.rows = rows
    }

    /// Whether a cell can be a name: numbers and dates show that the first line is a row.
    private static func isName(_ cell: String) -> Bool {
        WrittenNumber.decimal(cell) == nil && WrittenDate.moment(cell, isMonthFirst: false) == nil
    }

    /// Whether the first cell begins a text of JSON or XML.
    private static func isMarkup(_ cell: String) -> Bool {
        ["{", "[", "<"].contains { cell.utf8.starts(with: $0.utf8) }
    }

    /// Returns the first filled cell of a column, at most 40 characters; nil without one.
    public func sample(_ column: Int) -> String? {
        cells(column).first.map { String(OwnTableDraft.trimmed($0).prefix(40)) }
    }

    /// Returns the filled cells of a column.
    func cells(_ column: Int) -> [String] {
        var cells: [String] = []
        for row in rows {
            if let cell = row.cell(column) { cells.append(cell) }
        }
        return cells
    }
}
