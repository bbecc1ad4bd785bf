import Measures

/// What the athlete's weeks have in common, from which days of a week are planned.
public struct WeekHabits: Equatable, Sendable {
    /// Two to six.
    public var runsPerWeek: Int
    /// Minutes of a usual run; nil if unknown.
    public var usualMinutes: Double?
    /// Weekday of the long run; 1 is Monday.
    public var longWeekday: Int
    /// Weekdays that have a run in most weeks; 1 is Monday.
    public var weekdays: Set<Int> = []

    public init(runsPerWeek: Int, usualMinutes: Double?, longWeekday: Int) {
        self.runsPerWeek = runsPerWeek
        self.usualMinutes = usualMinutes
        self.longWeekday = longWeekday
    }

    /// Returns the planned day, 1…7, of a long run that the athlete decided, else that on the weekday of the long run, or the nearest free day, the
    /// earlier of two.
    func longRunDay(after day: Day, _ available: [Bool], decided: Int?) -> Int {
        if let decided { return decided }
        let usual = (longWeekday - (day + 1).weekday + 7) % 7 + 1
        let free = (1...7).filter { available[$0 - 1] }
        return free.min { abs($0 - usual) < abs($1 - usual) } ?? usual
    }

    /// Returns the planned days, 1…7, on the usual weekdays.
    func usualDays(after day: Day) -> Set<Int> { Set((1...7).filter { weekdays.contains((day + $0).weekday) }) }

    /// Returns the days two and four days after that of the long run.
    static func qualityDays(afterLong long: Int) -> [Int] { [(long + 1) % 7 + 1, (long + 3) % 7 + 1] }
}
