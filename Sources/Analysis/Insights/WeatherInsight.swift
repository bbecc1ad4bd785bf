public import Measures

/// Effects of the weather on recent runs.
public struct WeatherInsight: Equatable, Sendable {
    /// Degrees Celsius.
    public var averageTemperature: Answer<Estimate>
    /// Percent.
    public var averageHumidity: Answer<Estimate>
    /// Number of outdoor runs in the window with known weather.
    public var runsWithWeather: Int
    public var heatStressRuns: Int
    public var idealConditionRuns: Int
    public var impact: Answer<WeatherImpact>
    /// Percent slower than in cool weather.
    public var slowdown: Answer<Estimate>
    /// Seconds per mile, over the runs with a slowdown.
    public var paceDegradation: Answer<Estimate>
    /// Percent per °C of wet-bulb globe temperature above 12.5 °C, once the athlete's own response is distinguishable.
    public var personalSlope: Answer<Estimate>
    public var acclimation: Answer<AcclimationInsight>
    public var trainingTimes: [HourWindow]
    public var recommendations: [Recommendation]
    /// Why the slowdown is the population's; empty if it is the athlete's own.
    public var responseDoubts: [PersonalHeatResponse.Doubt]
    /// Prediction errors of the athlete's own response, the population's, and none, in either case.
    public var responseErrors: Answer<HeatErrors>
    /// The athlete's runs of a year against heat; nil with too few.
    public var scatter: HeatScatter?
    /// The hottest run of the window, without assumed sunshine; nil without heat.
    public var hottest: Hottest?
    /// Residual percent of speed per °C among runs on one route: the check that a personal response must pass.
    public var sameRoutes: Answer<Estimate> = .absent(.tooFew)
    /// Change of heart rate at equal pace in the newest hot runs compared with the first of three months, in beats per minute.
    public var measuredResponse: Answer<Estimate> = .absent(.noData)
    /// Heated sessions by class of room, coolest first.
    public var heated: [HeatedSessions] = []
    /// What the model of heated classes found; it is shown only where it beats the bucket mean out of sample.
    public var heatedModel = HeatedFindings.none

    public init(
        averageTemperature: Answer<Estimate>, averageHumidity: Answer<Estimate>, runsWithWeather: Int, heatStressRuns: Int,
        idealConditionRuns: Int, impact: Answer<WeatherImpact>, slowdown: Answer<Estimate>, paceDegradation: Answer<Estimate>,
        personalSlope: Answer<Estimate>, acclimation: Answer<AcclimationInsight>, trainingTimes: [HourWindow],
        recommendations: [Recommendation], responseDoubts: [PersonalHeatResponse.Doubt] = [],
        responseErrors: Answer<HeatErrors> = .absent(.noData), scatter: HeatScatter? = nil
    ) {
        self.averageTemperature = averageTemperature
        self.averageHumidity = averageHumidity
        self.runsWithWeather = runsWithWeather
        self.heatStressRuns = heatStressRuns
        self.idealConditionRuns = idealConditionRuns
        self.impact = impact
        self.slowdown = slowdown
        self.paceDegradation = paceDegradation
        self.personalSlope = personalSlope
        self.acclimation = acclimation
        self.trainingTimes = trainingTimes
        self.recommendations = recommendations
        self.responseDoubts = responseDoubts
        self.responseErrors = responseErrors
        self.scatter = scatter
    }
}

extension WeatherInsight {
    /// Returns the heated class of this activity; nil for others.
    public func heatedSession(_ activity: String) -> HeatedSession? {
        for room in heated { for session in room.sessions where session.activity == activity { return session } }
        return nil
    }

    /// Returns what may be stated of acclimation in such rooms, if this activity is the newest class there.
    public func heatedSignal(after activity: String) -> HeatedTrend.Verdict? {
        heated.first { $0.newest.activity == activity }?.verdict
    }
}

/// A run with its heat.
public struct Hottest: Equatable, Sendable {
    public var day: Day
    /// °C of wet-bulb globe temperature.
    public var degrees: Double
    public var flag: HeatFlag

    public init(day: Day, degrees: Double, flag: HeatFlag) {
        self.day = day
        self.degrees = degrees
        self.flag = flag
    }
}

/// The raw values are the contract's.
public enum WeatherImpact: String, CaseIterable, Sendable { case minimal, moderate, significant, severe }

/// The raw values are the contract's, including the hyphen.
public enum AcclimationLevel: String, CaseIterable, Sendable {
    case none, developing
    case wellAcclimated = "well-acclimated"
}

public struct AcclimationInsight: Equatable, Sendable {
    /// State of acclimation, 0…1.
    public var state: Estimate
    public var level: AcclimationLevel
    public var lastExposure: Day?
    /// The last day whose heat raised the state; mild heat only slows its decay. Nil if the state never rose.
    public var lastGain: Day?
    /// Whether there are fewer than 14 days of history: earlier acclimation is unknown, and the state is incomplete.
    public var isHistoryShort: Bool
    /// °C: mean of the daily maximum temperatures in the 30 days before the first record, if the state started at 0.3 because of it; nil if
    /// it started at 0.
    public var seasonMaximum: Double?
    public var daysOfHistory: Int

    public init(
        state: Estimate, level: AcclimationLevel, lastExposure: Day?, isHistoryShort: Bool, seasonMaximum: Double? = nil,
        daysOfHistory: Int = 14
    ) {
        self.state = state
        self.level = level
        self.lastExposure = lastExposure
        lastGain = lastExposure
        self.isHistoryShort = isHistoryShort
        self.seasonMaximum = seasonMaximum
        self.daysOfHistory = daysOfHistory
    }
}

/// Hours of the local day, including `start`, excluding `end`.
public struct HourWindow: Equatable, Sendable {
    public var start: Int
    public var end: Int
    /// Mean expected slowdown in percent, if weather for the hours was known.
    public var slowdownPercent: Double?
    /// The runs in these hours; nil for hours from another source.
    public var evidence: Evidence?

    /// Number of runs, with their first and last day.
    public struct Evidence: Equatable, Sendable {
        public var runs: Int
        public var first: Day
        public var last: Day

        public init(runs: Int, first: Day, last: Day) {
            self.runs = runs
            self.first = first
            self.last = last
        }
    }

    public init(start: Int, end: Int, slowdownPercent: Double?, evidence: Evidence? = nil) {
        self.start = start
        self.end = end
        self.slowdownPercent = slowdownPercent
        self.evidence = evidence
    }
}
