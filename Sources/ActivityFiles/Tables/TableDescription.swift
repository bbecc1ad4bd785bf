import Training

/// Description of a vendor's table: what its columns mean, what a row is, and how its times are written.
///
/// A description is data. ``readTable(_:)`` reads any table with a description, so that a new table needs no code of its own.
struct TableDescription: Sendable {
    let kind: FileKind
    /// Name of the vendor or app, shown as the source of the values.
    let source: String
    let row: RowMeaning
    let clock: ClockRule
    /// Meanings without which a table is of another kind.
    let required: [ColumnMeaning]
    let columns: [TableColumn]
    /// Number of lines before the header.
    var linesBeforeHeader = 0
    /// Whether the layout is known from descriptions only, not from a file.
    var isExperimental = false
    /// Sports by names of this vendor in small letters, besides those that every reader knows.
    var sports: [(name: String, sport: Sport)] = []
    /// Values of the column with the meaning `kind` whose rows have no use, such as a rest that was no sleep.
    var skipped: [String] = []
    /// The only values of that column whose rows are read; empty if all are.
    var wanted: [String] = []
    /// What a finding names when rows of this table have no use; nil if rows are read.
    var unused: String?
    /// How dates are written; nil if the dates of the table decide it.
    var dates: OwnTable.Dates?
    /// Sport of rows that name none.
    var sport: Sport?
    /// Whether dates such as `2017-29-08` have the day after the year, unless the table shows otherwise.
    var writesDayAfterYear = false
}

/// What a row of a table is.
enum RowMeaning: Sendable {
    /// A period of sleep with the lengths of its stages, and values measured in it.
    case night
    /// An activity.
    case session
    /// A set of an exercise. Rows of the same start and title are one activity.
    case exerciseSet
    /// Values measured at a moment.
    case measurement
    /// Values of a day.
    case day
    /// Something that Hearth does not use, such as answers to questions.
    case unused
}

/// How a table writes moments.
enum ClockRule: Equatable, Sendable {
    /// Each text states its offset from UTC.
    case offsetInText
    /// Local time; another column of the row states the offset.
    case zoneOfRow
    /// UTC, stated or not.
    case utc
    /// Days as their midnight in UTC, in milliseconds since 1970. A text with an offset is read too.
    case midnightUTC
    /// Local time of an unstated zone. Stored as if the clock showed UTC, so that day and hour stay the same, with a note.
    case wallClock
    /// Local time with its zone in brackets after it: `2020-01-30 09:30 (EST)`.
    case zoneAfterTime
    /// Local time of a named zone, or of a fixed offset from UTC.
    case zone(String)
}

/// What a column means.
enum ColumnMeaning: Equatable, Sendable {
    case start, end
    /// Time of day of a start without one.
    case clock
    /// Offset of the row's local times, such as `UTC+02:00`.
    case zone
    case title, notes, sport
    /// The kind of a row; see `TableDescription.skipped`.
    case kind
    /// Seconds.
    case duration, timer
    /// Seconds between the intervals of a session, which `duration` does not contain.
    case rest
    /// Metres.
    case distance, ascent
    /// Kilocalories.
    case energy
    /// Beats per minute.
    case meanHeartRate, maximumHeartRate
    /// 0…10 (Borg CR-10).
    case effort
    /// Degrees Celsius.
    case roomTemperature
    /// Percent.
    case humidity
    case exercise, weight, weightUnit, repetitions
    /// In the kind's unit; for sleep stages minutes.
    case sample(BodySampleKind)
    case total(DailyTotalKind)
    /// A value that the vendor computes by its own model, such as a readiness score. It is never mixed with measurements.
    case score
    /// A value that Hearth does not use, in a column that distinguishes the table from others.
    case unused
    /// A column that distinguishes the table from others, and has no value.
    case mark
    /// Understood and not needed.
    case known
}

/// A column of a described table.
struct TableColumn: Sendable {
    let meaning: ColumnMeaning
    /// Its names in every known language, as ``TableHeader/key(_:)`` returns them. They are made once, because an import compares the first
    /// lines of every file with every description.
    let keys: [String]
    let unit: ColumnUnit

    /// - Parameter names: As the vendor writes them. Case, spaces and the shape of apostrophes do not matter.
    init(_ meaning: ColumnMeaning, _ names: [String], _ unit: ColumnUnit = .ours) {
        self.meaning = meaning
        keys = names.map { TableHeader.key($0) }
        self.unit = unit
    }
}

/// Where the unit of a column is stated.
enum ColumnUnit: Equatable, Sendable {
    /// The vendor uses Hearth's unit, or the column has none.
    case ours
    /// Numbers of things, in which a sign before three digits groups thousands.
    case whole
    /// Numbers in another fixed unit, with the factor to Hearth's.
    case times(Double)
    /// The header names the unit after the column's name: `Weight (lb)`.
    case inHeader(WrittenAmount.Quantity)
    /// Durations such as `1:06:06` and `26:42`.
    case clock
    /// Durations such as `1h 5m`.
    case letters
    /// An athlete's own column.
    case own(OwnUnit)
}

/// Unit of a column that the athlete described.
struct OwnUnit: Equatable, Sendable {
    var quantity: WrittenAmount.Quantity
    /// Words of the unit; nil if the header or each value states it. A unit after a value always counts.
    var words: [String]?
    /// Meaning of durations such as `1:30`; nil if the header may state it.
    var twoParts: WrittenClock.TwoParts?
    /// Factor to Hearth's unit.
    var factor: Double
}
