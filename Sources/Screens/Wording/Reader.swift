public import Localizations
public import Measures

/// Who reads: their language, their units, and their now. Screens are made for a reader and hold nothing else's wording.
public struct Reader: Equatable, Sendable {
    public var language: Language
    public var units: UnitSystem
    public var temperatures: TemperatureScale
    /// The moment of reading and the reader's wall clock; a screen never looks at a clock of its own.
    public var now: Moment
    public var offset: LocalOffset
    public var paceAxis: PaceAxis
    /// Of calendars, and of weeks told as one's calendar has them. The plan's weeks, and reports of weeks, begin on Monday everywhere.
    public var weekStart: WeekStart
    /// Whether a day that is gone is looked at: “yesterday” would be another one then.
    public var looksBack = false

    /// - Parameter temperatures: as usual with the units when nothing was said.
    public init(
        language: Language, units: UnitSystem, temperatures: TemperatureScale? = nil, now: Moment, offset: LocalOffset,
        paceAxis: PaceAxis = .fasterUp, weekStart: WeekStart = .monday
    ) {
        self.language = language
        self.units = units
        self.temperatures = temperatures ?? units.usualTemperatures
        self.now = now
        self.offset = offset
        self.paceAxis = paceAxis
        self.weekStart = weekStart
    }

    public var today: Day { Day(of: now, at: offset) ?? Day(number: 0) }

    func say(_ phrase: Phrase) -> String { phrase.text(language) }
    /// Joins sentences as the language sets them; nil parts are left out.
    func sentences(_ parts: String?...) -> String { sentences(parts.compactMap { $0 }) }
    func sentences(_ parts: [String]) -> String { parts.joined(separator: language.format.sentenceSpace) }

    func number(_ value: Double, decimals: Int = 0) -> String { language.number(value, decimals: decimals) }
    func number(_ value: Int) -> String { language.number(value) }
    func signed(_ value: Double, decimals: Int = 0) -> String { language.signed(value, decimals: decimals) }
    func percent(_ fraction: Double) -> String { language.percent(fraction) }
}

/// The first column of a calendar. The raw values are kept in a cookie.
public enum WeekStart: String, CaseIterable, Sendable {
    case monday, sunday

    /// The days of the week, 1 Monday … 7 Sunday, in the order of the columns.
    var weekdays: [Int] {
        switch self {
        case .monday: [1, 2, 3, 4, 5, 6, 7]
        case .sunday: [7, 1, 2, 3, 4, 5, 6]
        }
    }

    /// The first day of the week that a day is in.
    func first(ofWeekWith day: Day) -> Day { day - (weekdays.firstIndex(of: day.weekday) ?? 0) }
}

/// Which way pace is drawn: runners disagree. The raw values are kept in a cookie.
public enum PaceAxis: String, CaseIterable, Sendable {
    case fasterUp = "up"
    case fasterDown = "down"
}
