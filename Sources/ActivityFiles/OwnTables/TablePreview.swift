public import Measures

/// The first rows of a table as a description reads them.
public struct TablePreview: Equatable, Sendable {
    /// A cell as it is read, in Hearth's unit.
    public enum Cell: Equatable, Sendable {
        case empty
        case text(String)
        /// Seconds, minutes of sleep, metres, kilograms, kilocalories, degrees Celsius, or the only unit of the meaning.
        case number(Double)
        /// The offset is nil for local times of an unstated zone, and for UTC.
        case moment(Moment, LocalOffset?)
        /// Not used; with the text of the cell.
        case unreadable(String), withoutUnit(String), outOfRange(String)
    }

    /// Meanings of the used columns, in the order of the description.
    public let measures: [TableMeasure]
    public let rows: [[Cell]]

    /// Highest number of rows.
    public static let mostRows = 10
}

/// Reads the first rows of a table by a description, as ``readOwnTable(_:as:zones:)`` reads them.
/// - Throws: `.unknownKind` for a table without the described date.
public func previewOwnTable(
    _ bytes: Span<UInt8>, as table: OwnTable, zones: @escaping ZoneOffsets = { _, _ in nil }
) throws(FileError) -> TablePreview {
    if let order = UTF16Text.byteOrder(of: bytes) {
        let text = UTF16Text.utf8(bytes, order)
        return try previewOwnTable(text.span, as: table, zones: zones)
    }
    var scanner = CSVScanner(bytes)
    guard let header = scanner.next(), let layout = TableLayout(table.description, header) else { throw .unknownKind }
    let order = DateOrder(of: bytes, layout)
    var measures: [TableMeasure] = []
    for column in table.columns where column.measure != .ignored { measures.append(column.measure) }
    var rows: [[TablePreview.Cell]] = []
    while rows.count < TablePreview.mostRows, let cells = scanner.next() {
        let row = TableRow(layout: layout, cells: cells, isMonthFirst: order.isMonthFirst, zones: zones)
        rows.append(measures.map { row.preview($0) })
    }
    return TablePreview(measures: measures, rows: rows)
}

extension TableRow {
    fileprivate func preview(_ measure: TableMeasure) -> TablePreview.Cell {
        let meaning = measure.meaning
        guard let text = text(meaning) else { return .empty }
        do throws(CellError) {
            switch measure {
            case .date, .end:
                guard let stamp = try stamp(meaning) else { return .empty }
                return .moment(stamp.moment, stamp.offset)
            default:
                guard let plausible = meaning.plausible else { return .text(text) }
                guard let number = try number(meaning, plausible) else { return .empty }
                return .number(number)
            }
        } catch {
            return switch error.reason {
            case .unreadable: .unreadable(text)
            case .withoutUnit: .withoutUnit(text)
            case .outOfRange: .outOfRange(text)
            }
        }
    }
}
