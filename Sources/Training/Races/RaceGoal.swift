public import Measures

/// A race that the athlete prepares for.
public struct RaceGoal: Equatable, Sendable {
    public let id: UniqueID
    public var day: Day
    /// In `metreRange`.
    public let metres: Double
    public let name: String?
    /// Seconds that the athlete aims for, as if the air were cool; nil without a goal.
    public let goal: Double?
    /// Expected air temperature of the race in °C, in `celsiusRange`; nil if the athlete states none.
    public let celsius: Double?
    /// Expected relative humidity in percent; nil if the athlete states none.
    public let humidity: Double?
    public var importance: Importance
    /// The athlete's day of the entry. An evaluation of an earlier day does not know the race. Nil for one of an older version, which
    /// every day knows.
    public var entered: Day?
    /// The athlete's day on which the race was removed, or got another day, length or importance. Only earlier days know the record. Nil for a
    /// race that is still entered.
    public var ended: Day?
    /// The weeks up to the race as they were planned when the athlete entered it, in order.
    public var firstPlan: [Week]

    /// The raw values are stored: never change one, only add.
    public enum Importance: String, CaseIterable, Sendable {
        /// The training leads to it.
        case main
        /// Run on the way: easy days around it, and no taper.
        case other
    }

    /// A week as it was planned.
    public struct Week: Equatable, Sendable {
        /// Its first day. Weeks end on the weekday of the race; those that were stored before began on Monday.
        public var first: Day
        public var load: Double
        /// Nil in a week without one.
        public var longRunMinutes: Int?

        public init(first: Day, load: Double, longRunMinutes: Int?) {
            self.first = first
            self.load = load
            self.longRunMinutes = longRunMinutes
        }
    }

    public static let metreRange = 400.0...300_000.0
    public static let celsiusRange = -10.0...50.0
    public static let humidityRange = 1.0...100.0
    /// Bytes of the name, at most.
    public static let longestName = 200
    /// Weeks of the first plan, at most.
    public static let mostWeeks = 60

    /// Nil for a distance, a goal or an expected air outside its range, and for a name that is too long.
    public init?(
        id: UniqueID, day: Day, metres: Double, name: String? = nil, goal: Double? = nil, celsius: Double? = nil,
        humidity: Double? = nil, importance: Importance = .main, entered: Day? = nil, ended: Day? = nil, firstPlan: [Week] = []
    ) {
        guard RaceGoal.metreRange.contains(metres), name.map({ (1...RaceGoal.longestName).contains($0.utf8.count) }) ?? true,
            // Between the world record of the mile and a slow walk.
            goal.map({ (metres / 8...metres / 0.5).contains($0) }) ?? true,
            celsius.map({ RaceGoal.celsiusRange.contains($0) }) ?? true,
            humidity.map({ RaceGoal.humidityRange.contains($0) }) ?? true, firstPlan.count <= RaceGoal.mostWeeks
        else { return nil }
        self.id = id
        self.day = day
        self.metres = metres
        self.name = name.map { PlainText.cleaned($0) }.flatMap { $0.isEmpty ? nil : $0 }
        self.goal = goal
        self.celsius = celsius
        self.humidity = humidity
        self.importance = importance
        self.entered = entered
        self.ended = ended
        self.firstPlan = firstPlan
    }
}

extension RaceGoal {
    /// Returns what earlier days knew of the race, for a race that is removed or changed on the athlete's day `ended`: its day, length and
    /// importance, without name, goal and weather. Nil if no earlier day knew it.
    public func record(id: UniqueID, ended: Day) -> RaceGoal? {
        guard self.ended == nil, entered.map({ $0 < ended }) ?? true else { return nil }
        return RaceGoal(id: id, day: day, metres: metres, importance: importance, entered: entered, ended: ended)
    }

    /// Whether a plan is the same with this race and with another version of it.
    public func isPlanned(as other: RaceGoal) -> Bool {
        (day, metres, importance) == (other.day, other.metres, other.importance)
    }
}
