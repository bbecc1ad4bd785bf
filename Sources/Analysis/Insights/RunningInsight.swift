public import Measures

/// Running figures besides load, fitness and weather: records, curves, zones, intensity distribution and durability.
public struct RunningInsight: Equatable, Sendable {
    /// The best of each standard distance, ascending by distance.
    public var records: [PersonalRecord]
    /// Runs that fitness sets aside for their distance; they give no records.
    public var runsSetAside: [String] = []
    /// Kilometres: E such that E days have at least E km of running.
    public var eddington: Answer<Estimate>
    /// Successive days with a run until today or yesterday, and the longest such streak.
    public var streak: Answer<Estimate>
    public var longestStreak: Answer<Estimate>
    /// Metres per second.
    public var criticalSpeed: Answer<Estimate>
    /// The exponent of the athlete's times by distance, once it is distinguishable from the typical runner's.
    public var endurance: Answer<Estimate>
    /// Beats per minute.
    public var maximumHeartRate: Answer<Estimate>
    public var thresholdHeartRate: Answer<Estimate>
    public var zones: [ZoneTable]
    public var distribution: Answer<IntensityDistribution>
    /// Metres per beat, and percent: medians of six weeks.
    public var efficiency: Answer<Estimate>
    public var decoupling: Answer<Estimate>
    /// Efficiency lost late in long runs in percent: median of half a year.
    public var durability: Answer<Estimate>
    /// Fall of heart rate in the first minute in beats per minute: median of 60 days.
    public var heartRateDrop: Answer<Estimate>
    /// Metres per hour in the fastest climb of a year.
    public var climbRate: Answer<Estimate>
    public var curves: [BestMeans]
    public var stride: [StrideAnswer]
    /// Predictions before each of the last races; nil without a race.
    public var backtest: RaceBacktest?
    /// Kilometres per hour above the straight line from standing to maximal uptake: median of six weeks.
    public var heartRateSpeedIndex: Answer<Estimate> = .absent(.noData)
    /// Ratio late to early, and the kilometre of its onset, in the latest marathon of two years.
    public var marathonForm: Answer<Estimate> = .absent(.noData)
    public var marathonOnset: Answer<Estimate> = .absent(.noData)
    /// Ratio of second to first half in the latest race of a year.
    public var raceSplit: Answer<Estimate> = .absent(.noData)
    public var effectiveness: Answer<Estimate> = .absent(.noData)
    public var slopes: Answer<SlopeShares> = .absent(.noData)
    /// Climbs in the runs of a year, fastest first.
    public var climbs: [FastClimb] = []
    /// Runs of six weeks above 1500 m.
    public var highRuns: Answer<Estimate> = .absent(.noData)
    /// Days of a year in breaks of a week and more.
    public var daysLost: Answer<Estimate> = .absent(.noData)
    /// Set if a device measures it.
    public var contactBalance: Answer<ContactBalanceTrend> = .absent(.noData)
    /// Whether step length does not match speed on most runs, so that it is not displayed.
    public var isStepLengthPoor = false
    /// Pace against heart rate, oldest first.
    public var months: [MonthOfRunning] = []
    /// For predicted races of an hour and more.
    public var fuel: [RaceFuel] = []
    /// Those in use first, ordered by last use.
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

    /// Result without an activity.
    public static let empty = RunningInsight(
        records: [], eddington: .absent(.noData), streak: .absent(.noData), longestStreak: .absent(.noData),
        criticalSpeed: .absent(.noData), endurance: .absent(.noData), maximumHeartRate: .absent(.noData),
        thresholdHeartRate: .absent(.noData), zones: [], distribution: .absent(.noData), efficiency: .absent(.noData),
        decoupling: .absent(.noData), durability: .absent(.noData), heartRateDrop: .absent(.noData),
        climbRate: .absent(.noData), curves: [], stride: [], backtest: nil)
}

/// Fastest time over a distance.
public struct PersonalRecord: Equatable, Sendable {
    /// Metres.
    public var distance: Double
    /// Measured seconds.
    public var time: Estimate
    public var activity: String
    public var day: Day
    /// Seconds and day of the best of the last 365 days, if it is another one.
    public var recent: Recent?
    /// Percent of the best possible time at the age on its day.
    public var ageGrade: Answer<Estimate> = .absent(.noData)
    /// Whether it was a race over this distance, rather than part of a longer run.
    public var isRace = false
    /// Seconds of the same effort on level ground, if the course is downhill enough to matter; nil otherwise.
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
    /// Days to look back; nil for all.
    public var window: Int?
    /// Ascending by duration.
    public var points: [Point]

    /// The raw values are part of the API.
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

    /// Returns the point of a duration, or of the next longer one.
    public func point(seconds: Int) -> Point? { points.first { $0.seconds >= seconds } }
}

/// A stride metric compared with the athlete's usual value.
public struct StrideAnswer: Equatable, Sendable {
    public var reading: StrideReading
    /// The score in standard deviations.
    public var estimate: Estimate
}
