public import Training

/// Facts about an athlete for the models, each with its origin.
public struct AthleteProfile: Equatable, Sendable {
    /// Beats per minute.
    public var restingHeartRate: ProfileValue?
    public var maximumHeartRate: ProfileValue?
    public var thresholdHeartRate: ProfileValue?
    /// Sessions of an observed maximum: the one that gives it, then the one that supports it. Empty otherwise.
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
    /// Whether the athlete takes medication that lowers heart rate, as entered on the phone.
    public var takesHeartMedication = false
    /// Lower bounds of the athlete's own heart-rate zones in beats per minute; empty if not set.
    public var ownZones: [Double] = []
    /// Whether the threshold heart rate comes from a recorded test.
    public var isThresholdTested = false
    /// Whether the athlete's own threshold heart rate comes from a test that is too old for zones.
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

    /// Maximal heart rate if stated or observed; predictions by age have an error of eleven beats.
    var seenMaximumHeartRate: Double? { maximumHeartRate.flatMap { $0.origin == .predicted ? nil : $0.value } }

    /// Whether the threshold was stated or tested by the athlete, rather than set by convention.
    public var hasOwnThreshold: Bool { thresholdHeartRate?.origin == .stated || isThresholdTested }

    /// Mean heart rate that indicates a maximal effort; the athlete's own threshold can only be held with effort.
    var tryingHeartRate: Double? {
        if let threshold = thresholdHeartRate, hasOwnThreshold { return threshold.value }
        return maximumHeartRate.map {
            $0.value * ($0.origin == .predicted ? EffortRecord.tryingShareOfPredicted : EffortRecord.tryingShare)
        }
    }

    /// Resting and maximal heart rate, if both are known and plausible.
    public var heartRateRange: (resting: Double, maximum: Double)? {
        guard let resting = restingHeartRate?.value, let maximum = maximumHeartRate?.value else { return nil }
        return HeartRateReserve.isPlausible(resting: resting, maximum: maximum) ? (resting, maximum) : nil
    }
}

/// A value with its origin.
public struct ProfileValue: Equatable, Sendable {
    public var value: Double
    public var origin: Origin

    public init(_ value: Double, _ origin: Origin) {
        self.value = value
        self.origin = origin
    }

    /// Origins, best first.
    public enum Origin: String, CaseIterable, Sendable {
        /// Stated by the athlete.
        case stated
        /// Observed in recordings or body samples.
        case observed
        /// Computed from observed values.
        case derived
        /// Predicted by age.
        case predicted
    }
}
