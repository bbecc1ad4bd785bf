/// Error of one cell of a table. Its value is omitted, and the rest of the row is read.
struct CellError: Error, Equatable {
    enum Reason: Equatable { case unreadable, withoutUnit, outOfRange }

    var reason: Reason
    /// Position of the column, from 0.
    var column: Int
}

/// Errors of cells by reason and column, with the line of the first.
struct CellErrors {
    private var counts = Counts<CellError>()

    mutating func add(_ error: CellError, row offset: Int) { counts.add(error, at: offset) }

    /// Returns one warning per reason and column, at the line of its first cell.
    func findings(of layout: TableLayout, in table: Span<UInt8>) -> [ImportFinding] {
        var findings: [ImportFinding] = []
        for (error, count, offset) in counts.all {
            let name = layout.name(error.column)
            let what: ImportFinding.What =
                switch error.reason {
                case .unreadable: .fieldUnreadable(what: name, count: count)
                case .withoutUnit: .unitMissing(what: name, count: count)
                case .outOfRange: .valuesOutOfRange(what: name, count: count)
                }
            findings.append(ImportFinding(.warning, what, at: offset.map { .line(table.line(of: $0)) }))
        }
        return findings
    }
}
