public import Training

/// What the models need to know about an athlete, each value with where it came from.
public struct AthleteProfile: Equatable, Sendable {
    /// Beats per minute.
    public var restingHeartRate: ProfileValue?
    public var maximumHeartRate: ProfileValue?
    public var thresholdHeartRate: ProfileValue?
    /// Where an observed maximum comes from: the session that showed it, then the one that supports it. Empty otherwise.
    public var maximumPeaks: [HeartRatePeak] = []
    /// Metres per second.
    public var thresholdSpeed: ProfileValue?
    /// Watts.
    public var thresholdPower: ProfileValue?
    /// Load per unit of perceived effort × minutes.
    public var effortFactor: Double
    public var sex: Sex?
    public var age: Int?
    public var birthYear: Int?
    /// Kilograms.
    public var mass: Double?
    /// Takes a medication that slows the heart, as their phone was told.
    public var takesHeartMedication = false
    /// Lower bounds of the athlete's own heart-rate zones, beats per minute; empty where they have none.
    public var ownZones: [Double] = []
    /// The threshold heart rate is what a test says that the athlete ran with a watch.
    public var isThresholdTested = false
    /// The athlete's own threshold heart rate comes from a test of too long ago to make zones.
    public var isThresholdTestOld = false

    public init(
        restingHeartRate: ProfileValue? = nil, maximumHeartRate: ProfileValue? = nil, thresholdHeartRate: ProfileValue? = nil,
        thresholdSpeed: ProfileValue? = nil, thresholdPower: ProfileValue? = nil,
        effortFactor: Double = PerceivedEffortLoad.usualFactor, sex: Sex? = nil, age: Int? = nil, mass: Double? = nil
    ) {
        self.restingHeartRate = restingHeartRate
        self.maximumHeartRate = maximumHeartRate
        self.thresholdHeartRate = thresholdHeartRate
        self.thresholdSpeed = thresholdSpeed
        self.thresholdPower = thresholdPower
        self.effortFactor = effortFactor
        self.sex = sex
        self.age = age
        self.mass = mass
    }

    /// The maximal heart rate where it was stated or seen: what age predicts is off by eleven beats.
    var seenMaximumHeartRate: Double? { maximumHeartRate.flatMap { $0.origin == .predicted ? nil : $0.value } }

    /// Said by the athlete or tested by them: no convention.
    public var hasOwnThreshold: Bool { thresholdHeartRate?.origin == .stated || isThresholdTested }

    /// The mean heart rate of a stretch that was tried; the athlete's own threshold is held only by trying.
    var tryingHeartRate: Double? {
        if let threshold = thresholdHeartRate, hasOwnThreshold { return threshold.value }
        return maximumHeartRate.map {
            $0.value * ($0.origin == .predicted ? EffortRecord.tryingShareOfPredicted : EffortRecord.tryingShare)
        }
    }

    /// Resting and maximal heart rate, when both are known and a heart can have them.
    public var heartRateRange: (resting: Double, maximum: Double)? {
        guard let resting = restingHeartRate?.value, let maximum = maximumHeartRate?.value else { return nil }
        return HeartRateReserve.isPlausible(resting: resting, maximum: maximum) ? (resting, maximum) : nil
    }
}

/// A value and where it came from.
public struct ProfileValue: Equatable, Sendable {
    public var value: Double
    public var origin: Origin

    public init(_ value: Double, _ origin: Origin) {
        self.value = value
        self.origin = origin
    }

    /// Best first.
    public enum Origin: String, CaseIterable, Sendable {
        /// The athlete said so.
        case stated
        /// Measured: seen in recordings or in body samples.
        case observed
        /// Computed from something observed.
        case derived
        /// Expected of anybody of this age.
        case predicted
    }
}
