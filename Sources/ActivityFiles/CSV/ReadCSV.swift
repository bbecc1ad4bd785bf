import Measures
import Training

/// Reads a person's own table: body mass and resting heart rate by date, sessions by start.
///
/// A day without a time is taken at its noon. Where no zone is named a person means the clock on the wall: it is kept as one that
/// shows UTC, so that the day and the hour are those that stand there wherever home is, and a note says so. Kilograms, pounds and
/// degrees of either kind are read where the unit is named. Whether days or months stand first the whole table decides. Every column that
/// is not used is a finding.
/// - Throws: `.unknownKind` when no column can be kept, `.noActivity` for a table of exercises set by set.
public func readCSV(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var rows = CSVScanner(bytes)
    guard let header = rows.next(), let columns = HealthColumns(header) else {
        throw .unknown(bytes.extracting(0..<min(bytes.count, 4096)))
    }
    if columns.holdsSets { throw .noActivity(holds: "sets of exercises") }
    var order = DateOrder()
    var durations = DurationForm()
    while let row = rows.next() {
        order.look(at: columns.moment(of: row), rows.rowStart)
        order.look(at: row.cell(columns[.end]), rows.rowStart)
        durations.look(at: row.cell(columns[.duration] ?? columns[.movingTime]))
    }
    let twoParts = durations.twoParts(header: columns[.duration].map { columns.words($0) } ?? [])
    var table = HealthTable(columns, order, twoParts: twoParts)
    rows = CSVScanner(bytes)
    _ = rows.next()  // the header
    while let row = rows.next() { table.take(row, at: rows.rowStart) }
    return table.reading(of: bytes, isCut: rows.isCut).reconciled()
}
