public import Measures
public import Training

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
    /// Minutes of the longest run of each of these days, oldest first; empty if only `longestMinutes` is known.
    public var dailyLongest: [Double] = []
    /// Seconds per kilometre of a usual run; nil if unknown.
    public var usualPace: Double?
    /// Load per hour of the athlete's own runs, as a multiple of `WeekPlanner.loadPerHour`.
    public var loadScale: Double
    /// Whether running resumes after a break.
    public var isComeback = false
    /// Whether there was no run for two weeks: the first one is at most half of the longest.
    public var isFirstRunBack = false
    /// Weekly load before the break that the athlete returns from; nil without a break of all training.
    public var loadBeforeBreak: Double?
    /// Minutes of the longest run of the 30 days before the break; nil without one.
    public var longestBeforeBreak: Double?
    /// Whole weeks since training resumed.
    public var weeksBack: Int
    /// Habits from which the days of the last weeks are planned; nil if unknown. The weeks then have no days.
    public var habits: WeekHabits?
    /// Weekdays that the athlete keeps free; 1 is Monday.
    public var resting: Set<Int> = []
    /// All races ahead, in any order.
    public var races: [Race] = []
    /// Main races before that of the season, in order. The training leads to each of them in turn.
    public var earlier: [Goal] = []
    /// Number of days from `first` on without hard or long sessions, after a race or a long run.
    public var easyDays = 0
    /// Routines that the athlete follows. They decide the weeks that neither a race nor a return needs.
    public var routines = RoutineHistory()
    /// Days that the athlete decided.
    public var decided = StoredPlan()

    /// A race that the training leads to.
    public struct Goal: Equatable, Sendable {
        public var day: Day
        /// Nil if unknown.
        public var metres: Double?

        public init(day: Day, metres: Double?) {
            self.day = day
            self.metres = metres
        }
    }

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

    /// Returns the race that a week leads to: the next main one.
    func goal(of first: Day) -> Goal { earlier.first { $0.day >= first } ?? Goal(day: raceDay, metres: metres) }

    /// Number of weeks before that of the race.
    var weeksBefore: Int { (raceDay.startOfWeek - first) / 7 }

    /// Returns the request for a race some weeks after `first`.
    func moved(toWeek week: Int) -> SeasonRequest {
        var moved = self
        moved.raceDay = raceDay + 7 * (week - weeksBefore)
        for index in moved.races.indices where moved.races[index].day == raceDay { moved.races[index].day = moved.raceDay }
        return moved
    }

    var isPossible: Bool {
        first.weekday == 1 && raceDay >= first && weeksBefore < SeasonRequest.mostWeeks
            && (100.0...1e6).contains(metres) && loads.count >= LoadRatio.chronicDays
            && loads.allSatisfy { (0.0...2000.0).contains($0) } && (0.0...3000.0).contains(longestMinutes ?? 0)
            && dailyLongest.count <= SessionSpike.days && dailyLongest.allSatisfy { (0.0...3000.0).contains($0) }
            && (0.0...3000.0).contains(longestBeforeBreak ?? 0) && (0...100_000).contains(easyDays)
            && (60.0...2000.0).contains(usualPace ?? 300) && TrainingHabits.loadScales.contains(loadScale)
            && (0.0...8000.0).contains(loadBeforeBreak ?? 0) && (0...520).contains(weeksBack)
    }
}
