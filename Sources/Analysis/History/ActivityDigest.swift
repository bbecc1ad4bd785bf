public import Measures
public import Training

/// Derived data of one activity: everything that insights need, so that years of history take a few megabytes.
///
/// A digest depends on the recording, the athlete's profile at the time and the model versions. It can always be deleted and recomputed.
public struct ActivityDigest: Equatable, Sendable {
    /// Id of the activity in the stores.
    public var id: String
    public var sport: Sport
    public var isIndoor: Bool?
    public var title: String?
    /// Notes of the athlete and the files, for searches.
    public var notes: String?
    public var start: Moment
    public var offset: LocalOffset
    public var day: Day
    /// Seconds.
    public var elapsed: Double
    /// Moving seconds, as `MovingTime` defines them.
    public var moving: Double
    public var distance: Distance?
    public var ascent: Distance?
    public var descent: Distance?
    public var meanHeartRate: HeartRate?
    public var maximumHeartRate: HeartRate?
    public var activeEnergy: Energy?
    public var load: SessionLoad?
    public var conditions: ClimateConditions?
    /// Fastest seconds for standard distances in metres within the activity, ascending by distance.
    public var bestEfforts: [BestEffort]
    public var steadySegments: [SteadySegment]
    /// Metres per heart beat at grade-adjusted pace, if the run qualifies.
    public var efficiency: Double?
    /// Percent, if the run qualifies.
    public var decoupling: Double?
    /// Mean grade-adjusted speed over the moving time.
    public var gradeAdjustedSpeed: Speed?
    /// Mean fraction of heart-rate reserve after the first ten minutes.
    public var heartRateReserveFraction: Double?
    /// Seconds at or above threshold, by heart rate or by pace; nil if neither is known.
    public var hardSeconds: Double?
    public var isRace: Bool
    /// Inputs of the load; nil for a digest without them.
    public var measures: SessionMeasures?
    /// Whether lists show it, but no model and no sum uses it: by the athlete's choice, or because its date is impossible.
    public var isLeftOut = false
    /// Nil for a digest that contains results only.
    public var traits: SessionTraits?
    /// Shoes worn on foot, if a file or the athlete states them.
    public var shoes: String?
    /// Whether the athlete marked it as an all-out effort alone over the whole distance.
    public var isTimeTrial = false
    /// Whether the files state the temperature of its room, or the athlete answered the question about it.
    public var isRoomKnown = false
    /// Whether no device recorded it: only the record of a session states it.
    public var isUnrecorded = false
    /// Class type that a recording device or the athlete stated.
    public var classType: UniqueID?
    /// bpm: result of the 30-minute threshold test in it, if the athlete marked one.
    public var testedHeartRate: Double?
    /// Air quality from an archive that the athlete enabled.
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
    /// Whether the distance is the official one of a course, which watches measure slightly short or long.
    public var isRace: Bool
    /// Seconds of the same effort on level ground; nil without altitudes, or if hills are too low to matter.
    public var levelSeconds: Double?

    public init(distance: Double, seconds: Double, start: Double, isRace: Bool = false, levelSeconds: Double? = nil) {
        self.distance = distance
        self.seconds = seconds
        self.start = start
        self.isRace = isRace
        self.levelSeconds = levelSeconds
    }
}

/// A few minutes of even running, used to estimate oxygen uptake.
public struct SteadySegment: Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    /// Speed in metres per second; grade as rise over run.
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
