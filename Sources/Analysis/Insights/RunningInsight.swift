public import Measures

/// What a serious runner asks for beside load, fitness and weather: records, curves, zones, how intensity was spread, and how runs
/// end.
public struct RunningInsight: Equatable, Sendable {
    /// The best of each standard distance, ascending by distance.
    public var records: [PersonalRecord]
    /// Kilometres: E such that on E days at least E km were run.
    public var eddington: Answer<Estimate>
    /// Days in a row with a run until today or yesterday, and the most there ever were.
    public var streak: Answer<Estimate>
    public var longestStreak: Answer<Estimate>
    /// Metres per second.
    public var criticalSpeed: Answer<Estimate>
    /// The exponent with which one's own times grow with distance; only once it can be told from the typical runner's.
    public var endurance: Answer<Estimate>
    /// Beats per minute.
    public var maximumHeartRate: Answer<Estimate>
    public var thresholdHeartRate: Answer<Estimate>
    public var zones: [ZoneTable]
    public var distribution: Answer<IntensityDistribution>
    /// Metres per beat, and percent: medians of six weeks.
    public var efficiency: Answer<Estimate>
    public var decoupling: Answer<Estimate>
    /// Percent of efficiency lost late in long runs: the median of half a year.
    public var durability: Answer<Estimate>
    /// Beats per minute lost in the first minute: the median of 60 days.
    public var heartRateDrop: Answer<Estimate>
    /// Metres per hour, the fastest climb of a year.
    public var climbRate: Answer<Estimate>
    public var curves: [BestMeans]
    public var stride: [StrideAnswer]
    /// What would have been predicted before each of the last races; nil when there was none.
    public var backtest: RaceBacktest?
    /// Kilometres an hour faster than the straight line from standing to full uptake: the median of six weeks.
    public var heartRateSpeedIndex: Answer<Estimate> = .absent(.noData)
    /// Of the latest marathon of two years: late over early, and the kilometre at which it began.
    public var marathonForm: Answer<Estimate> = .absent(.noData)
    public var marathonOnset: Answer<Estimate> = .absent(.noData)
    /// Second half over first half of the latest race of a year.
    public var raceSplit: Answer<Estimate> = .absent(.noData)
    public var effectiveness: Answer<Estimate> = .absent(.noData)
    public var slopes: Answer<SlopeShares> = .absent(.noData)
    /// Of the runs of a year, the fastest first.
    public var climbs: [FastClimb] = []
    /// Runs of six weeks above 1500 m.
    public var highRuns: Answer<Estimate> = .absent(.noData)
    /// Days of a year that went by in breaks of a week and more.
    public var daysLost: Answer<Estimate> = .absent(.noData)
    /// Where a device measures it.
    public var contactBalance: Answer<ContactBalanceTrend> = .absent(.noData)
    /// The length of a step does not go with speed on most runs: nothing is told of it.
    public var isStepLengthPoor = false
    /// Pace against heart rate, oldest first.
    public var months: [MonthOfRunning] = []
    /// Of the predicted races that last an hour and more.
    public var fuel: [RaceFuel] = []
    /// Those in use first, of these the one that was worn last.
    public var shoes: [ShoePair] = []

    public init(
        records: [PersonalRecord], eddington: Answer<Estimate>, streak: Answer<Estimate>, longestStreak: Answer<Estimate>,
        criticalSpeed: Answer<Estimate>, endurance: Answer<Estimate>, maximumHeartRate: Answer<Estimate>,
        thresholdHeartRate: Answer<Estimate>, zones: [ZoneTable], distribution: Answer<IntensityDistribution>,
        efficiency: Answer<Estimate>, decoupling: Answer<Estimate>, durability: Answer<Estimate>,
        heartRateDrop: Answer<Estimate>, climbRate: Answer<Estimate>, curves: [BestMeans], stride: [StrideAnswer],
        backtest: RaceBacktest?
    ) {
        self.records = records
        self.eddington = eddington
        self.streak = streak
        self.longestStreak = longestStreak
        self.criticalSpeed = criticalSpeed
        self.endurance = endurance
        self.maximumHeartRate = maximumHeartRate
        self.thresholdHeartRate = thresholdHeartRate
        self.zones = zones
        self.distribution = distribution
        self.efficiency = efficiency
        self.decoupling = decoupling
        self.durability = durability
        self.heartRateDrop = heartRateDrop
        self.climbRate = climbRate
        self.curves = curves
        self.stride = stride
        self.backtest = backtest
    }

    /// What can be said without an activity.
    public static let empty = RunningInsight(
        records: [], eddington: .absent(.noData), streak: .absent(.noData), longestStreak: .absent(.noData),
        criticalSpeed: .absent(.noData), endurance: .absent(.noData), maximumHeartRate: .absent(.noData),
        thresholdHeartRate: .absent(.noData), zones: [], distribution: .absent(.noData), efficiency: .absent(.noData),
        decoupling: .absent(.noData), durability: .absent(.noData), heartRateDrop: .absent(.noData),
        climbRate: .absent(.noData), curves: [], stride: [], backtest: nil)
}

/// The fastest that a distance was ever run.
public struct PersonalRecord: Equatable, Sendable {
    /// Metres.
    public var distance: Double
    /// Seconds as they were run.
    public var time: Estimate
    public var activity: String
    public var day: Day
    /// Seconds and day of the best of the last 365 days, when it is another one.
    public var recent: Recent?
    /// Percent of the best that is thought possible at the age of its day.
    public var ageGrade: Answer<Estimate> = .absent(.noData)
    /// Run as a race over this distance, and not within a longer run.
    public var isRace = false
    /// Seconds that the same effort takes on the level, where the way led downhill by so much that it counts; nil elsewhere.
    public var levelSeconds: Double?

    public struct Recent: Equatable, Sendable {
        public var seconds: Double
        public var activity: String
        public var day: Day
    }
}

/// A curve of best means.
public struct BestMeans: Equatable, Sendable {
    public var kind: Kind
    /// Days that it looks back; nil for all there are.
    public var window: Int?
    /// Ascending by duration.
    public var points: [Point]

    /// The raw values leave the process.
    public enum Kind: String, CaseIterable, Sendable {
        /// Metres per second.
        case speed
        /// Beats per minute.
        case heartRate = "heart_rate"
        /// Watts.
        case power
    }

    public struct Point: Equatable, Sendable {
        public var seconds: Int
        public var value: Double
        public var activity: String
        public var day: Day

        public init(seconds: Int, value: Double, activity: String, day: Day) {
            self.seconds = seconds
            self.value = value
            self.activity = activity
            self.day = day
        }
    }

    public init(kind: Kind, window: Int?, points: [Point]) {
        self.kind = kind
        self.window = window
        self.points = points
    }

    /// The point of a duration, or of the next longer one.
    public func point(seconds: Int) -> Point? { points.first { $0.seconds >= seconds } }
}

/// A metric of the stride against one's own.
public struct StrideAnswer: Equatable, Sendable {
    public var reading: StrideReading
    /// The score.
    public var estimate: Estimate
}
