public import ActivityFiles
public import Localizations

/// Words for descriptions of tables.
public enum OwnTableText {
    static func measure(_ measure: TableMeasure, _ language: Language) -> String {
        named("measure." + measure.rawValue, language) ?? measure.rawValue
    }

    static func row(_ row: OwnTable.Row, _ language: Language) -> String {
        named("row." + row.rawValue, language) ?? row.rawValue
    }

    static func clock(_ clock: OwnTable.Clock, _ language: Language) -> String {
        named("clock." + clock.word, language) ?? clock.word
    }

    static func dates(_ dates: OwnTable.Dates, _ language: Language) -> String {
        named("dates." + dates.rawValue, language) ?? dates.rawValue
    }

    /// Units such as kg are the same in every language.
    static func unit(_ unit: TableUnit, _ language: Language) -> String {
        named("unit." + unit.rawValue, language) ?? unit.rawValue
    }

    /// Returns the name of a field of the form.
    static func field(_ name: String, _ language: Language) -> String { named("field." + name, language) ?? name }

    private static func named(_ key: String, _ language: Language) -> String? {
        Phrase.named("table." + key).map { $0.text(language) }
    }

    /// Reason why a form is refused, with the name of its field.
    /// - Parameter columns: names of the columns in the form.
    public static func text(_ error: OwnTableError, columns: [String], _ language: Language) -> String {
        let problem = reason(error, inForm: true, language)
        guard let place = place(error.field, columns, language), !error.isMissing else { return problem }
        return Phrase.tableErrorAt(place: place, problem: problem).text(language)
    }

    /// Reason why a description in a file is refused, with its words as they are written there.
    public static func text(_ error: OwnTableError, _ language: Language) -> String {
        let problem = reason(error, inForm: false, language)
        return error.field.isEmpty || error.isMissing
            ? problem : Phrase.tableErrorAt(place: error.field, problem: problem).text(language)
    }

    /// What to do with a file that an import refused as an unknown table.
    public static func importHint(_ file: String, _ language: Language) -> String {
        Phrase.tableHintCommand(file: file).text(language)
    }

    /// What to do with the lines of a description that follow.
    public static func inspectHint(_ file: String, _ language: Language) -> String {
        Phrase.tableInspectHint(file: file).text(language)
    }

    /// Reason why a description does not fit a table.
    /// - Parameters:
    ///   - missing: columns that the table does not have.
    ///   - header: columns of the table.
    public static func missingColumns(_ missing: [String], header: [String], _ language: Language) -> String {
        Phrase.tableMismatchColumns(missing: list(missing, language), columns: list(header, language)).text(language)
    }

    public static func unknownZone(_ zone: String, _ language: Language) -> String {
        Phrase.tableErrorUnknownZone(zone: zone).text(language)
    }

    /// Reason why a description must state the order of its dates.
    public static func orderOpen(_ language: Language) -> String { Phrase.tableMismatchOrder.text(language) }

    /// - Parameter limit: bytes of the largest table.
    public static func noTable(limit: Int, _ language: Language) -> String {
        Phrase.tableMismatchNoTable(size: ByteText.text(limit, language)).text(language)
    }

    /// Names the column of a field such as `columns[2].unit`.
    private static func place(_ field: String, _ columns: [String], _ language: Language) -> String? {
        guard field.utf8.starts(with: "columns[".utf8) else { return field.isEmpty ? nil : self.field(field, language) }
        let number = Int(String(field.dropFirst(8).prefix { $0 != "]" }))
        guard let number, columns.indices.contains(number - 1) else { return self.field("columns", language) }
        return columns[number - 1]
    }

    private static func reason(_ error: OwnTableError, inForm: Bool, _ language: Language) -> String {
        func name(_ measure: TableMeasure) -> String { inForm ? self.measure(measure, language) : measure.rawValue }
        let last = error.field.split(separator: ".").last.map { String($0) } ?? error.field
        switch error.reason {
        case .missing: return Phrase.tableErrorMissing(field: inForm ? field(last, language) : error.field).text(language)
        case .noneOf(let value, let words):
            return Phrase.tableErrorNoneOf(value: value, words: list(words, language)).text(language)
        case .repeated(let value):
            return Phrase.tableErrorRepeated(value: TableMeasure(rawValue: value).map { name($0) } ?? value).text(language)
        case .tooLong(let limit): return Phrase.tableErrorTooLong(limit: language.number(limit)).text(language)
        case .tooMany(let limit): return Phrase.tableErrorTooMany(limit: language.number(limit)).text(language)
        case .notOfRow(let measure, let row):
            return Phrase.tableErrorNotOfRow(measure: name(measure), row: inForm ? self.row(row, language) : row.rawValue)
                .text(language)
        case .needsUnit(let units):
            return Phrase.tableErrorNeedsUnit(units: list(units.map { inForm ? unit($0, language) : $0.rawValue }, language))
                .text(language)
        case .hasNoUnit(let measure): return Phrase.tableErrorHasNoUnit(measure: name(measure)).text(language)
        case .lacks(let measures):
            return Phrase.tableErrorLacks(measures: list(measures.map { name($0) }, language)).text(language)
        case .syntax(let problem): return Phrase.tableErrorSyntax(problem: problem).text(language)
        case .unknownField(let fields): return Phrase.tableErrorUnknownField(fields: list(fields, language)).text(language)
        case .orderOpen: return (inForm ? Phrase.tableErrorOrderOpen : .tableMismatchOrder).text(language)
        case .unknownZone(let zone): return unknownZone(zone, language)
        }
    }

    private static func list(_ words: [String], _ language: Language) -> String {
        words.joined(separator: Phrase.listSeparator.text(language))
    }
}

extension OwnTableError {
    fileprivate var isMissing: Bool { reason == .missing }
}
