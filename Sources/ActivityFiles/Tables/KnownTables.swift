/// The tables of vendors that Hearth reads by a description.
enum KnownTables {
    /// More specific tables first: the first description whose required columns exist is used.
    static let all: [TableDescription] =
        WhoopTables.all + OuraTables.all + WithingsTables.all + StrengthTables.all + RunkeeperTables.all + Concept2Tables.all
        + SamsungTables.all + MorningTables.all + PelotonTables.all + BodyMeasureTables.all

    /// Returns the layout of a table by its first lines; nil without a description.
    static func layout(of table: Span<UInt8>) -> TableLayout? {
        var rows = CSVScanner(table)
        var lines: [[String]] = []
        for _ in 0..<2 {
            guard let row = rows.next() else { break }
            lines.append(row)
        }
        for description in all {
            guard description.linesBeforeHeader < lines.count else { continue }
            if let layout = TableLayout(description, lines[description.linesBeforeHeader]) { return layout }
        }
        return nil
    }
}
