import Measures
import Training

/// What a person or a file states about a table, before it is checked.
///
/// A form, a YAML file and the line before a stored original give the same draft, so that one initializer, ``OwnTable/init(_:)``, checks them.
public struct OwnTableDraft: Equatable, Sendable {
    /// A stated text without spaces around it.
    public struct Field: Equatable, Sendable {
        public var text: String
        /// Line of the file, from 1 on; nil if it comes from no file.
        public var line: Int?

        public init(_ text: String, line: Int? = nil) {
            self.text = OwnTableDraft.trimmed(text)
            self.line = line
        }

        public var isEmpty: Bool { text.isEmpty }
    }

    public struct Column: Equatable, Sendable {
        public var name: Field
        public var measure: Field
        public var unit: Field?
        public var line: Int?

        public init(name: Field, measure: Field, unit: Field? = nil, line: Int? = nil) {
            self.name = name
            self.measure = measure
            self.unit = unit
            self.line = line
        }
    }

    public var name: Field?
    public var row: Field?
    public var clock: Field?
    public var dates: Field?
    public var sport: Field?
    public var columns: [Column]

    public init(
        name: Field? = nil, row: Field? = nil, clock: Field? = nil, dates: Field? = nil, sport: Field? = nil,
        columns: [Column] = []
    ) {
        self.name = name
        self.row = row
        self.clock = clock
        self.dates = dates
        self.sport = sport
        self.columns = columns
    }

    /// Returns a text on one line, without control characters, and without spaces at its ends.
    static func trimmed(_ text: String) -> String {
        var scalars: [Unicode.Scalar] = []
        for scalar in PlainText.cleaned(text).unicodeScalars where !scalars.isEmpty || !TableHeader.isSpace(scalar) {
            scalars.append(scalar)
        }
        while let last = scalars.last, TableHeader.isSpace(last) { scalars.removeLast() }
        var out = ""
        for scalar in scalars { out.unicodeScalars.append(scalar) }
        return out
    }
}

extension OwnTable {
    /// The description as a draft, such as for a form.
    public var draft: OwnTableDraft {
        OwnTableDraft(
            name: .init(name), row: .init(row.rawValue), clock: .init(clock.word), dates: dates.map { .init($0.rawValue) },
            sport: sport.map { .init($0.rawValue) },
            columns: columns.map { column in
                OwnTableDraft.Column(
                    name: .init(column.name), measure: .init(column.measure.rawValue),
                    unit: column.unit.map { .init($0.rawValue) })
            })
    }
}

/// Reason why a description of a table is refused, and where in it.
public struct OwnTableError: Error, Equatable, Sendable {
    /// Line of the file, from 1 on; nil if it is no file, or if the error concerns the whole description.
    public var line: Int?
    /// The field, such as `clock` or `columns[2].unit`; empty for the whole description.
    public var field: String
    public var reason: Reason

    public init(_ line: Int?, _ field: String, _ reason: Reason) {
        self.line = line
        self.field = field
        self.reason = reason
    }

    public enum Reason: Equatable, Sendable {
        case missing
        /// A word that is none of these.
        case noneOf(String, [String])
        /// A name or a meaning that another column has.
        case repeated(String)
        /// Longer than this number of characters.
        case tooLong(Int)
        case tooMany(Int)
        /// A meaning that has no use in such a row.
        case notOfRow(TableMeasure, OwnTable.Row)
        /// The column needs one of these units.
        case needsUnit([TableUnit])
        /// A unit of a meaning that has only one.
        case hasNoUnit(TableMeasure)
        /// No column has any of these meanings.
        case lacks([TableMeasure])
        /// The file is no description: the reader's words.
        case syntax(String)
        /// A field that descriptions do not have; with those they have.
        case unknownField([String])
        /// The dates of the table do not show whether the day or the month comes first.
        case orderOpen
        /// A zone that this machine does not know.
        case unknownZone(String)
    }
}
