public import ActivityFiles

/// Stored form of a table description, in databases and exports. The keys are stable.
public struct OwnTableBody: Codable, Equatable, Sendable {
    var table: String
    var row: String
    var clock: String
    var dates: String?
    var sport: String?
    var columns: [Column]

    struct Column: Codable, Equatable, Sendable {
        var name: String
        var `is`: String
        var unit: String?
    }

    public init(_ table: OwnTable) {
        let draft = table.draft
        self.table = table.name
        row = table.row.rawValue
        clock = table.clock.word
        dates = draft.dates?.text
        sport = draft.sport?.text
        columns = draft.columns.map { Column(name: $0.name.text, is: $0.measure.text, unit: $0.unit?.text) }
    }

    /// Nil if the description is not valid.
    public var description: OwnTable? {
        try? OwnTable(  // an invalid one has no use
            OwnTableDraft(
                name: .init(table), row: .init(row), clock: .init(clock), dates: dates.map { .init($0) },
                sport: sport.map { .init($0) },
                columns: columns.map { column in
                    .init(name: .init(column.name), measure: .init(column.is), unit: column.unit.map { .init($0) })
                }))
    }
}
