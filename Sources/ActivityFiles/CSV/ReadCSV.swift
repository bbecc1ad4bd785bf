import Measures
import Training

/// Reads a user's own table: body mass and resting heart rate by date, sessions by start.
///
/// A day without a time is read as noon. A time without a zone is a local time; it is stored as if the clock showed UTC, so that day and
/// hour stay the same in every home zone, with a note. Kilograms, pounds, °C and °F are read if the unit is stated. The whole table decides
/// the order of day and month. Every unused column is a finding.
/// - Throws: `.unknownKind` without a usable column, `.noActivity` for a table of exercise sets.
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
