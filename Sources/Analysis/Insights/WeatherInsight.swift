public import Measures

/// What the weather of recent runs did to them.
public struct WeatherInsight: Equatable, Sendable {
    /// Degrees Celsius.
    public var averageTemperature: Answer<Estimate>
    /// Percent.
    public var averageHumidity: Answer<Estimate>
    /// Outdoor runs of the window whose weather is known.
    public var runsWithWeather: Int
    public var heatStressRuns: Int
    public var idealConditionRuns: Int
    public var impact: Answer<WeatherImpact>
    /// Percent slower than in cool weather.
    public var slowdown: Answer<Estimate>
    /// Seconds per mile, over the runs that were slowed at all.
    public var paceDegradation: Answer<Estimate>
    /// Percent per °C of wet-bulb globe temperature above 12.5 °C, once the athlete's own response can be told apart.
    public var personalSlope: Answer<Estimate>
    public var acclimation: Answer<AcclimationInsight>
    public var trainingTimes: [HourWindow]
    public var recommendations: [Recommendation]
    /// Why the slowdown is the population's and not the athlete's own; empty when it is their own.
    public var responseDoubts: [PersonalHeatResponse.Doubt]
    /// How well one's own response predicts, against the population's and against none; whoever wins.
    public var responseErrors: Answer<HeatErrors>
    /// Own runs of a year against heat; nil with too few.
    public var scatter: HeatScatter?
    /// The hottest run of the window, by what is certain of its sun; nil without heat.
    public var hottest: Hottest?
    /// Percent of speed for each °C that the fit leaves among runs of one way: the check that a personal response has to pass.
    public var sameRoutes: Answer<Estimate> = .absent(.tooFew)
    /// Beats per minute by which the heart beats faster in the newest hot runs than in the first of three months, at the same pace.
    public var measuredResponse: Answer<Estimate> = .absent(.noData)
    /// Heated sessions by class of room, the coolest first.
    public var heated: [HeatedSessions] = []

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
    /// The heated class of this activity; nil for anything else.
    public func heatedSession(_ activity: String) -> HeatedSession? {
        for room in heated { for session in room.sessions where session.activity == activity { return session } }
        return nil
    }
}

/// A run and its heat.
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

/// Raw values are the contract's.
public enum WeatherImpact: String, CaseIterable, Sendable { case minimal, moderate, significant, severe }

/// Raw values are the contract's; the hyphen is theirs.
public enum AcclimationLevel: String, CaseIterable, Sendable {
    case none, developing
    case wellAcclimated = "well-acclimated"
}

public struct AcclimationInsight: Equatable, Sendable {
    /// 0…1.
    public var state: Estimate
    public var level: AcclimationLevel
    public var lastExposure: Day?
    /// The last day whose heat raised the state; mild heat only slows its decay. Nil where the state never rose.
    public var lastGain: Day?
    /// Fewer than 14 days of history: what came before is unknown, and the state is still building.
    public var isBuilding: Bool
    /// °C: the mean of the highest temperatures of the 30 days before the first record, where the state began at 0.3 for it; nil where
    /// it began at 0.
    public var seasonMaximum: Double?
    public var daysOfHistory: Int

    public init(
        state: Estimate, level: AcclimationLevel, lastExposure: Day?, isBuilding: Bool, seasonMaximum: Double? = nil,
        daysOfHistory: Int = 14
    ) {
        self.state = state
        self.level = level
        self.lastExposure = lastExposure
        lastGain = lastExposure
        self.isBuilding = isBuilding
        self.seasonMaximum = seasonMaximum
        self.daysOfHistory = daysOfHistory
    }
}

/// Hours of the local day, `start` included, `end` not.
public struct HourWindow: Equatable, Sendable {
    public var start: Int
    public var end: Int
    /// Mean expected slowdown in percent, when weather for the hours was known.
    public var slowdownPercent: Double?
    /// The runs that touched these hours; nil where they came from elsewhere.
    public var evidence: Evidence?

    /// How many runs, and from when to when.
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
