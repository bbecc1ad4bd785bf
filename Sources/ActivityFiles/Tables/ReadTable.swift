import Measures
import Training

/// Reads a table of a vendor that has a description in `KnownTables`.
///
/// Cells that cannot be read, implausible values and amounts without a unit are omitted and counted, each with the line of the first one.
/// Columns that the description does not know, and values of the vendor's own models, are findings.
/// - Throws: `.unknownKind` for a table without a description, `.tooLarge` beyond ten million rows.
public func readTable(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try readTable(text.span)
    }
    guard let layout = KnownTables.layout(of: bytes) else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return try readTable(bytes, layout)
}

/// Reads a table whose columns are found.
/// - Parameter zones: offsets of named zones, for descriptions that name one.
func readTable(
    _ bytes: Span<UInt8>, _ layout: TableLayout, zones: @escaping ZoneOffsets = { _, _ in nil }
) throws(FileError) -> FileReading {
    let lines = layout.description.linesBeforeHeader + 1
    let order = DateOrder(of: bytes, layout)
    var reader = TableReader(layout, isMonthFirst: order.isMonthFirst, zones: zones)
    reader.isDayAfterYear = layout.hasDayAfterYear(in: bytes)
    var rows = CSVScanner(bytes)
    for _ in 0..<lines { _ = rows.next() }
    while let row = rows.next() { try reader.take(row, at: rows.rowStart) }
    var reading = reader.reading(of: bytes)
    reading.findings += order.findings(in: bytes)
    if rows.isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
    return reading.reconciled()
}

extension DateOrder {
    /// The order of the dates in a table whose columns are found.
    init(of table: Span<UInt8>, _ layout: TableLayout) {
        self.init()
        stated = layout.description.dates?.isMonthFirst
        var rows = CSVScanner(table)
        for _ in 0...layout.description.linesBeforeHeader { _ = rows.next() }
        while let row = rows.next() {
            let row = TableRow(layout: layout, cells: row, isMonthFirst: false)
            look(at: row.momentText(.start), rows.rowStart)
            // Dates that a vendor writes are known; those of any other table may begin with the month in one column only.
            if layout.description.kind == .ownTable { look(at: row.momentText(.end), rows.rowStart) }
        }
    }
}
