/// All inputs of a week's plan. Days of the week count from 1, tomorrow, to 7.
public struct PlanRequest: Equatable, Sendable {
    /// Load of the last 28 days, oldest first.
    public var loads: [Double]
    public var phase: TrainingPhase
    public var recovery: RecoveryStatus
    public var loadChange: LoadChange
    /// Whether the athlete can train on each of the seven days.
    public var available: [Bool]
    public var runsPerWeek: Int
    /// Minutes of the longest run of the last 30 days; nil or 0 without one.
    public var longestMinutes: Double?
    /// Minutes of a usual run; nil if unknown. Other sports may contribute the load: runs do not grow to replace them.
    public var usualMinutes: Double?
    /// Day of the long run, 1…7.
    public var longRunDay: Int
    /// Days on which the athlete usually trains.
    public var usualDays: Set<Int> = []
    /// Days that suit hard sessions, best first.
    public var qualityDays: [Int]
    /// Expected wet-bulb globe temperature in °C at the usual hour of each day; nil if unknown.
    public var wetBulbGlobe: [Double?]
    /// Races of the week and of the three days after it, in any order.
    public var races: [Race]
    /// Number of days from tomorrow without hard or long sessions, after a race or a run much longer than those before it.
    public var easyDays: Int
    /// Number of the first of the seven days that are over: a week that runs is planned whole, and tomorrow is the day after them.
    public var daysOver = 0
    /// Number of the first of the seven days that were easy for the same reason when the week began.
    var easyDaysOver = 0
    /// Whether a race that the training led to was on one of the days that are over, and leaves a week easy.
    var followsRace = false
    /// Whether the day before the seven had a long run, so that the first one has none.
    public var startsAfterLong = false
    /// Whether the day before had so much that the first day is not hard.
    public var startsAfterDemanding = false
    /// Number of days from tomorrow with at most `gentleMinutes`, while the athlete may be ill.
    public var gentleDays: Int
    /// Whether the week's heart-rate variability is below the usual range, or above it with high load, which may also be tiredness. No hard
    /// sessions then.
    public var isVariabilityUnusual: Bool
    /// Whether there was no run for two weeks: the first one is at most half of the longest.
    public var isFirstRunBack: Bool
    /// Whether each of the last four weeks has a run: such runs are a habit, however short they are.
    public var isHabit = false
    /// Weekly load before the break that the athlete returns from, in the weeks after it; nil without a break. The emptied last weeks say
    /// nothing about it.
    public var loadBeforeBreak: Double?
    /// Weeks of the return with training, and `weeksSpared`; 0 during a break of two weeks.
    public var weeksBack = 0
    /// Weeks of a return that the break left out, because it was shorter than two weeks.
    public var weeksSpared = 0
    /// Whether a break is among the last four weeks, so that the load ratio compares with little.
    public var hasBreak = false
    /// Whether the days off followed a long race and were less than ten.
    var isReturnFromRace = false
    /// Whether the week is the first one of a return from a break of all training.
    public var isFirstWeekBack = false
    /// Whether the long run may end at the effort of a marathon.
    public var hasRaceEffort = false
    /// Minutes of the longest run of the 30 days before the break; nil without one.
    public var longestBeforeBreak: Double?
    /// Minutes of the longest session since the break; nil without a break of two weeks in the last 30 days.
    public var longestSinceBreak: Double?
    /// Whether signs of overreaching ask for rest and easy days although the recovery status is not that severe.
    public var looksOverreached = false
    /// Highest share of the usual load, in the weeks after signs of overreaching or illness; nil in other weeks.
    public var mostShare: Share?
    /// Load of a usual week where the last four say too little about it: with the sessions that were missed in them, or before the taper of a race;
    /// nil where they do not.
    public var formerLoad: Double?
    /// Whether the last weeks have a race from which the load comes back.
    var isBackFromRace = false
    /// Whether a race that leaves a week easy is among the last four weeks.
    var hasLongRace = false
    /// Load of the week in a season, where the race needs more than the usual growth; nil without a race.
    public var seasonLoad: Double?
    /// Minutes of the long run, at most, where the race needs no longer one; nil without a race.
    public var longRunMost: Int?
    /// Longer sessions suit a ride.
    public var sport = PlanSport.running
    public var loadScale: LoadScale = 1
    /// Number of the week since any time, by which the form of hard sessions changes.
    public var weekNumber = 0
    /// What the athlete decided about each of the seven days, nil for a free one; empty without a decision.
    public var stored: [StoredDay?] = []

    public init(
        loads: [Double], phase: TrainingPhase, recovery: RecoveryStatus, loadChange: LoadChange, available: [Bool],
        runsPerWeek: Int, longestMinutes: Double?, usualMinutes: Double? = nil, longRunDay: Int = 7, qualityDays: [Int] = [2, 4],
        wetBulbGlobe: [Double?] = [], races: [Race] = [], easyDays: Int = 0, gentleDays: Int = 0,
        isVariabilityUnusual: Bool = false, isFirstRunBack: Bool = false
    ) {
        self.loads = loads
        self.phase = phase
        self.recovery = recovery
        self.loadChange = loadChange
        self.available = available
        self.runsPerWeek = runsPerWeek
        self.longestMinutes = longestMinutes
        self.usualMinutes = usualMinutes
        self.longRunDay = longRunDay
        self.qualityDays = qualityDays
        self.wetBulbGlobe = wetBulbGlobe
        self.races = races
        self.easyDays = easyDays
        self.gentleDays = gentleDays
        self.isVariabilityUnusual = isVariabilityUnusual
        self.isFirstRunBack = isFirstRunBack
    }

    /// A race, which stays on its day.
    public struct Race: Equatable, Sendable {
        /// 1 is tomorrow.
        public var day: Int
        /// Number of days after it without hard sessions.
        public var easyDaysAfter: Int
        /// Number of days after it without any session.
        public var restDaysAfter: Int

        public init(day: Int, easyDaysAfter: Int = 0, restDaysAfter: Int = 0) {
            self.day = day
            self.easyDaysAfter = easyDaysAfter
            self.restDaysAfter = restDaysAfter
        }

        var isPossible: Bool {
            (1...60).contains(day) && (0...100_000).contains(easyDaysAfter) && (0...RaceRest.most).contains(restDaysAfter)
        }
    }

    /// A share of the usual load, and why it is no more.
    public struct Share: Equatable, Sendable {
        /// 0…1.
        public var value: Double
        public var reason: PlanReason
        /// Load of the usual week that it is a share of, where the last weeks are already easier; nil for that of the last weeks.
        public var load: Double?

        public init(_ value: Double, _ reason: PlanReason, of load: Double? = nil) {
            self.value = value
            self.reason = reason
            self.load = load
        }
    }

    static let gentleMinutes = 30
    static let easyDaysBeforeRace = RaceEase.daysBefore

    /// Number of the last of the seven days that stays easy because of what was done; 0 without one.
    var easyThrough: Int { max(easyDaysOver, easyDays > 0 ? daysOver + easyDays : 0) }

    /// Whether the break was shorter than two weeks: hard sessions come back with four fifths of the load.
    var isShortReturn: Bool { weeksSpared > 0 }

    /// Whether the whole week belongs to the recovery from a race or a run much longer than usual. One that began before it stays as it was
    /// announced, and has easy days.
    var isRecoveryWeek: Bool { followsRace || (daysOver > 0 ? easyDaysOver : easyDays) >= 7 }

    /// Whether a day of the seven is one of the gentle ones, while the athlete may be ill.
    func isGentle(_ number: Int) -> Bool { number > daysOver && number <= daysOver + gentleDays }

    /// Whether the week has rest and easy days only.
    var isOverreached: Bool { recovery.meansOverreaching || looksOverreached }

    var isPossible: Bool {
        loads.count == LoadRatio.chronicDays && loads.allSatisfy { (0.0...2000.0).contains($0) } && available.count == 7
            && (0...14).contains(runsPerWeek) && (0.0...3000.0).contains(longestMinutes ?? 0) && (1...7).contains(longRunDay)
            && (0...6).contains(daysOver) && (longRunMost ?? 30) >= 30 && races.allSatisfy { $0.isPossible }
            && (0.0...8000.0).contains(seasonLoad ?? 0) && (0.0...8000.0).contains(formerLoad ?? 0)
            && (0.0...1.0).contains(mostShare?.value ?? 1)
            && (0.0...8000.0).contains(mostShare?.load ?? 0)
            && (0...520).contains(weeksBack) && (0...2).contains(weeksSpared) && (0.0...8000.0).contains(loadBeforeBreak ?? 0)
            && (0.0...3000.0).contains(longestBeforeBreak ?? 0) && (0.0...3000.0).contains(longestSinceBreak ?? 0)
            && (stored.isEmpty || stored.count == 7) && stored.allSatisfy { $0?.isPossible ?? true }
            && (wetBulbGlobe.isEmpty || wetBulbGlobe.count == 7)
    }
}

/// Purpose of a week. The raw values are part of the API.
public enum TrainingPhase: String, CaseIterable, Sendable {
    case build, maintain, deload, taper
    case raceWeek = "race_week"
    case comeback = "return"

    /// The week's load as a share of the chronic one.
    var factor: Double {
        switch self {
        case .build: 1.05
        case .maintain: 1
        case .deload, .taper: 0.75
        case .raceWeek: 0.55
        case .comeback: 0.5
        }
    }
}

extension RecoveryStatus {
    /// Whether the body asks for rest and easy days only.
    public var meansOverreaching: Bool { self == .overreaching || self == .overtrained }
}
