public import Measures

/// All inputs of the weeks up to a race.
public struct SeasonRequest: Equatable, Sendable {
    /// Monday of the first week.
    public var first: Day
    public var raceDay: Day
    public var metres: Double
    /// Load of at least the 28 days before `first`, oldest first.
    public var loads: [Double]
    /// Minutes of the longest run of the 30 days before `first`; nil without one.
    public var longestMinutes: Double?
    /// Seconds per kilometre of a usual run; nil if unknown.
    public var usualPace: Double?
    /// Load per hour of the athlete's own runs, as a multiple of `WeekPlanner.loadPerHour`.
    public var loadScale: Double
    /// Weekly load before the break that the athlete returns from; nil without a break.
    public var loadBeforeBreak: Double?
    /// Whole weeks since training resumed.
    public var weeksBack: Int
    /// Habits from which the days of the last weeks are planned; nil if unknown. The weeks then have no days.
    public var habits: WeekHabits?
    /// Weekdays that the athlete keeps free; 1 is Monday.
    public var resting: Set<Int> = []
    /// All races ahead, in any order.
    public var races: [Race] = []

    /// A race on a day.
    public struct Race: Equatable, Sendable {
        public var day: Day
        /// Number of days after it without hard sessions.
        public var easyDaysAfter: Int

        public init(day: Day, easyDaysAfter: Int) {
            self.day = day
            self.easyDaysAfter = easyDaysAfter
        }
    }

    public init(
        first: Day, raceDay: Day, metres: Double, loads: [Double], longestMinutes: Double?, usualPace: Double?,
        loadScale: Double = 1, loadBeforeBreak: Double? = nil, weeksBack: Int = 0
    ) {
        self.first = first
        self.raceDay = raceDay
        self.metres = metres
        self.loads = loads
        self.longestMinutes = longestMinutes
        self.usualPace = usualPace
        self.loadScale = loadScale
        self.loadBeforeBreak = loadBeforeBreak
        self.weeksBack = weeksBack
    }

    /// Weeks up to the race, at most.
    static let mostWeeks = 60

    /// Number of weeks before that of the race.
    var weeksBefore: Int { (raceDay.startOfWeek - first) / 7 }

    var isPossible: Bool {
        first.weekday == 1 && raceDay >= first && weeksBefore < SeasonRequest.mostWeeks
            && (100.0...1e6).contains(metres) && loads.count >= LoadRatio.chronicDays
            && loads.allSatisfy { (0.0...2000.0).contains($0) } && (0.0...3000.0).contains(longestMinutes ?? 0)
            && (60.0...2000.0).contains(usualPace ?? 300) && TrainingHabits.loadScales.contains(loadScale)
            && (0.0...8000.0).contains(loadBeforeBreak ?? 0) && (0...520).contains(weeksBack)
    }
}
