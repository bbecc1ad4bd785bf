public import Measures

/// Fitness of the athlete, and the race times that follow.
public struct FitnessInsight: Equatable, Sendable {
    /// ml/kg/min on the VDOT scale, from races, efforts and sub-maximal running.
    public var oxygenUptake: Answer<Estimate>
    /// ml/kg/min estimated by a device; never mixed with the other.
    public var deviceOxygenUptake: Answer<Estimate>
    public var level: Answer<FitnessLevel>
    public var method: EstimationMethod?
    /// Seconds per kilometre.
    public var intervalPace: Answer<Estimate>
    /// Metres per second.
    public var thresholdSpeed: Answer<Estimate>
    /// Whether the athlete stated the threshold that loads use.
    public var isThresholdStated: Bool { thresholdSpeed.value?.inputs.first?.name == InputName.stated }
    public var predictions: [RacePrediction]
    /// 0…1; 0 if nothing is known.
    public var dataQuality: Double
    /// Data quality with its terms.
    public var quality: Answer<Estimate> = .absent(.noData)
    /// Whether a value is at the end of the device's scale, so that the mean is a lower bound.
    public var isDeviceUptakeCensored: Bool { deviceOxygenUptake.value.map { $0.interval == nil } ?? false }
    /// Weekly values of `oxygenUptake`, oldest first, from four weeks after the first run or from a race on.
    public var history: [DatedValue]
    public var recommendations: [Recommendation]
    /// The last known `oxygenUptake`; today's if it is known today.
    public var lastKnownUptake: Answer<Estimate> = .absent(.noData)
    /// The best stretch while there was no clear effort: `oxygenUptake` is at least its VDOT. Nil if more is known.
    public var leastUptake: EffortRecord.Effort?
    /// Position of `oxygenUptake` within its level; nil without a level.
    public var standing: LevelStanding?
    /// Trend of performance; nil unless six weeks use evidence of one kind.
    public var trend: FitnessTrendEstimate?
    /// The newest effort whose distance the athlete is asked to confirm.
    public var leap: EffortLeap?
    /// Predictions for the heat of the stated race day; nil without a future race.
    public var raceDay: RaceDayForecast?
    /// Earlier predictions compared with the races that followed; nil without a race.
    public var backtest: RaceBacktest?
    /// The newest break from running that has ended.
    public var runningBreak: RunningBreak?
    /// Why there are no predictions; nil if there are some.
    public var predictionAbsence: Absence?
    /// Why there is no leap: none among the efforts, or no efforts.
    public var leapAbsence = Absence.noData

    public init(
        oxygenUptake: Answer<Estimate>, deviceOxygenUptake: Answer<Estimate>, level: Answer<FitnessLevel>,
        method: EstimationMethod?, intervalPace: Answer<Estimate>, thresholdSpeed: Answer<Estimate>,
        predictions: [RacePrediction], dataQuality: Double, history: [DatedValue], recommendations: [Recommendation]
    ) {
        self.oxygenUptake = oxygenUptake
        self.deviceOxygenUptake = deviceOxygenUptake
        self.level = level
        self.method = method
        self.intervalPace = intervalPace
        self.thresholdSpeed = thresholdSpeed
        self.predictions = predictions
        self.dataQuality = dataQuality
        self.history = history
        self.recommendations = recommendations
    }
}

/// The raw values are the contract's.
public enum FitnessLevel: String, CaseIterable, Sendable {
    case elite, excellent, good, average
    case belowAverage = "below_average"
}

/// The raw values are the contract's.
public enum EstimationMethod: String, CaseIterable, Sendable {
    case racePerformance = "race_performance"
    case bestEffort = "best_effort"
    case submaximalHeartRate = "submaximal_hr"
    case deviceReported = "device_reported"
    case combined
}

/// The raw values are the contract's names of the distances.
public enum RaceDistance: String, CaseIterable, Sendable {
    case fiveKilometres = "5K"
    case tenKilometres = "10K"
    case halfMarathon = "Half Marathon"
    case marathon = "Marathon"

    public var distance: Distance {
        switch self {
        case .fiveKilometres: Distance(metres: 5000)
        case .tenKilometres: Distance(metres: 10_000)
        case .halfMarathon: .halfMarathon
        case .marathon: .marathon
        }
    }
}

/// The raw values are the contract's.
public enum Confidence: String, CaseIterable, Sendable { case high, medium, low }

public struct RacePrediction: Equatable, Sendable {
    public var race: RaceDistance
    /// Seconds, with the 80 % interval.
    public var time: Estimate
    public var confidence: Confidence
    /// Why a baseline gives the time instead of the pooled prediction; nil if the pooled one does.
    public var steppedBack: RaceModelChoice?

    public init(race: RaceDistance, time: Estimate, confidence: Confidence, steppedBack: RaceModelChoice? = nil) {
        self.race = race
        self.time = time
        self.confidence = confidence
        self.steppedBack = steppedBack
    }
}

public struct DatedValue: Equatable, Sendable {
    public var day: Day
    public var value: Double
    public init(day: Day, value: Double) {
        self.day = day
        self.value = value
    }
}
