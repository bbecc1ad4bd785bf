public import Measures
public import Training

/// What the analysis keeps of one activity: everything that insights need, so that years of history are a few megabytes.
///
/// A digest depends on the recording, the athlete's profile at that time and the model versions, and may always be thrown away
/// and made again.
public struct ActivityDigest: Equatable, Sendable {
    /// The activity's identity, as the stores know it.
    public var id: String
    public var sport: Sport
    public var isIndoor: Bool?
    public var title: String?
    /// What the athlete and their files wrote of it, for searches.
    public var notes: String?
    public var start: Moment
    public var offset: LocalOffset
    public var day: Day
    /// Seconds.
    public var elapsed: Double
    /// Seconds in motion, as `MovingTime` defines them.
    public var moving: Double
    public var distance: Distance?
    public var ascent: Distance?
    public var descent: Distance?
    public var meanHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?
    public var activeEnergy: Energy?
    public var load: SessionLoad?
    public var conditions: ClimateConditions?
    /// Seconds for standard distances in metres, fastest first found within the activity; ascending by distance.
    public var bestEfforts: [BestEffort]
    public var steadySegments: [SteadySegment]
    /// Metres per heart beat at grade-adjusted pace, when the run qualifies.
    public var efficiency: Double?
    /// Percent, when the run qualifies.
    public var decoupling: Double?
    /// Mean grade-adjusted speed over the moving time.
    public var gradeAdjustedSpeed: Speed?
    /// Mean fraction of heart-rate reserve after the first ten minutes.
    public var heartRateReserveFraction: Double?
    /// Seconds at threshold or above it, by heart rate or by pace; nil where neither is known.
    public var hardSeconds: Double?
    public var isRace: Bool
    /// What the load is found from; nil for a digest that keeps only the result.
    public var measures: SessionMeasures?
    /// In lists, and in no model and no sum: the athlete wants it so, or its date cannot be right.
    public var isLeftOut = false
    /// Nil for a digest that keeps only the result.
    public var traits: SessionTraits?
    /// The pair that was worn on foot, where a file or the athlete tells it.
    public var shoes: String?
    /// The athlete says that it was an all-out effort alone, over the whole distance.
    public var isTimeTrial = false
    /// bpm: what the 30-minute threshold test in it says, where the athlete marked one.
    public var testedHeartRate: Double?
    /// As an archive told it that the athlete switched on.
    public var air: AirQuality?

    public init(
        id: String, sport: Sport, isIndoor: Bool?, title: String?, start: Moment, offset: LocalOffset, day: Day, elapsed: Double,
        moving: Double, distance: Distance?, ascent: Distance?, meanHeartRate: HeartRate?, maximumHeartRate: HeartRate?,
        activeEnergy: Energy?, load: SessionLoad?, conditions: ClimateConditions?, bestEfforts: [BestEffort],
        steadySegments: [SteadySegment], efficiency: Double?, decoupling: Double?, gradeAdjustedSpeed: Speed?,
        heartRateReserveFraction: Double?, isRace: Bool, measures: SessionMeasures? = nil,
        traits: SessionTraits? = nil
    ) {
        self.id = id
        self.sport = sport
        self.isIndoor = isIndoor
        self.title = title
        self.start = start
        self.offset = offset
        self.day = day
        self.elapsed = elapsed
        self.moving = moving
        self.distance = distance
        self.ascent = ascent
        self.meanHeartRate = meanHeartRate
        self.maximumHeartRate = maximumHeartRate
        self.activeEnergy = activeEnergy
        self.load = load
        self.conditions = conditions
        self.bestEfforts = bestEfforts
        self.steadySegments = steadySegments
        self.efficiency = efficiency
        self.decoupling = decoupling
        self.gradeAdjustedSpeed = gradeAdjustedSpeed
        self.heartRateReserveFraction = heartRateReserveFraction
        self.isRace = isRace
        self.measures = measures
        self.traits = traits
    }
}

/// The fastest stretch of a given length inside an activity, or a race over that length.
public struct BestEffort: Equatable, Sendable {
    /// Metres.
    public var distance: Double
    /// Seconds, pauses included.
    public var seconds: Double
    /// Seconds since the activity's start.
    public var start: Double
    /// The distance is the official one of a course, which the watch measured a little short or long.
    public var isRace: Bool
    /// What the same effort would have taken on the level; nil where no altitude tells, or hills are too low to matter.
    public var levelSeconds: Double?

    public init(distance: Double, seconds: Double, start: Double, isRace: Bool = false, levelSeconds: Double? = nil) {
        self.distance = distance
        self.seconds = seconds
        self.start = start
        self.isRace = isRace
        self.levelSeconds = levelSeconds
    }
}

/// A few minutes of even running from which oxygen uptake can be estimated.
public struct SteadySegment: Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Metres per second, and rise over run.
    public var speed: Double
    public var grade: Double
    /// Beats per minute.
    public var heartRate: Double

    public init(duration: Double, speed: Double, grade: Double, heartRate: Double) {
        self.duration = duration
        self.speed = speed
        self.grade = grade
        self.heartRate = heartRate
    }
}
