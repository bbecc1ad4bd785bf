public import Localizations
public import Measures
public import Training

/// Display context: the user's language, units and current time. Screens contain texts for this context only.
public struct DisplayContext: Equatable, Sendable {
    public var language: Language
    public var units: UnitSystem
    public var temperatures: TemperatureScale
    /// Current moment and the user's offset. Screens never read a clock.
    public var now: Moment
    public var offset: LocalOffset
    public var paceAxis: PaceAxis
    /// First day of calendars and calendar weeks. Weeks of the plan and of reports always begin on Monday.
    public var weekStart: WeekStart
    /// Whether a past day is shown, so that words such as “yesterday” would be misleading.
    public var looksBack = false
    /// The athlete's class types, whose names and symbols activities show.
    public var classes = ClassTypeList()

    /// - Parameters:
    ///   - language: language of all texts.
    ///   - units: system of units.
    ///   - temperatures: nil means the usual ones for the units.
    ///   - now: current moment.
    ///   - offset: the user's local time offset.
    ///   - paceAxis: direction of pace in charts.
    ///   - weekStart: first day of calendar weeks.
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
    /// Joins sentences with the language's spacing; nil parts are left out.
    func sentences(_ parts: String?...) -> String { sentences(parts.compactMap { $0 }) }
    func sentences(_ parts: [String]) -> String { parts.joined(separator: language.format.sentenceSpace) }

    func number(_ value: Double, decimals: Int = 0) -> String { language.number(value, decimals: decimals) }
    func number(_ value: Int) -> String { language.number(value) }
    func signed(_ value: Double, decimals: Int = 0) -> String { language.signed(value, decimals: decimals) }
    func percent(_ fraction: Double) -> String { language.percent(fraction) }
}

/// First column of a calendar. The raw values are stored in a cookie.
public enum WeekStart: String, CaseIterable, Sendable {
    case monday, sunday

    /// Days of the week in the order of the columns, 1 Monday … 7 Sunday.
    var weekdays: [Int] {
        switch self {
        case .monday: [1, 2, 3, 4, 5, 6, 7]
        case .sunday: [7, 1, 2, 3, 4, 5, 6]
        }
    }

    /// Returns the first day of the week that contains a day.
    func first(ofWeekWith day: Day) -> Day { day - (weekdays.firstIndex(of: day.weekday) ?? 0) }
}

/// Direction of the pace axis, a preference of the user. The raw values are stored in a cookie.
public enum PaceAxis: String, CaseIterable, Sendable {
    case fasterUp = "up"
    case fasterDown = "down"
}
