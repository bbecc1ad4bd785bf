public import ActivityFiles

/// Form of a table description. The raw values of its fields are their names.
public enum TableForm {
    public enum Field: String, CaseIterable { case file, table, row, clock, dates, sport, action }

    /// What a button of the form does.
    public enum Action: String, Sendable { case show, `import` }

    static func measure(_ column: Int) -> String { "m\(column)" }
    static func unit(_ column: Int) -> String { "u\(column)" }

    /// Returns the description that a form states. The names of columns come from the file, never from the form.
    /// - Parameter field: value of a field; nil without it.
    public static func draft(of header: [String], _ field: (String) -> String?) -> OwnTableDraft {
        func stated(_ name: Field) -> OwnTableDraft.Field? { field(name.rawValue).map { OwnTableDraft.Field($0) } }
        var columns: [OwnTableDraft.Column] = []
        for (index, name) in header.enumerated() {
            let measure = field(self.measure(index)) ?? TableMeasure.ignored.rawValue
            let units = TableMeasure(rawValue: measure)?.units ?? []
            // A unit of the meaning that the column had before is not stated.
            let unit = field(self.unit(index)).flatMap { text in units.contains { $0.rawValue == text } ? text : nil }
            columns.append(
                .init(name: .init(name), measure: .init(measure), unit: units.isEmpty ? nil : .init(unit ?? "")))
        }
        return OwnTableDraft(
            name: stated(.table), row: stated(.row), clock: stated(.clock), dates: stated(.dates), sport: stated(.sport),
            columns: columns)
    }
}
