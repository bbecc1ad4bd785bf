/// An input of a session's load. The raw values are part of the API: never rename, only add.
public enum SessionLoadInput: String, CaseIterable, Sendable {
    /// Metres per second.
    case thresholdSpeed = "threshold_speed_m_s"
    /// Metres per second: the mean grade-adjusted speed, in which fast minutes count more.
    case weightedSpeed = "weighted_speed_m_s"
    /// Weighted speed over threshold speed.
    case shareOfThreshold = "share_of_threshold"
    /// Seconds of the path.
    case seconds = "seconds_s"
    /// Watts.
    case thresholdPower = "threshold_power_w"
    /// Beats per minute.
    case thresholdHeartRate = "threshold_heart_rate_bpm"
    case restingHeartRate = "resting_heart_rate_bpm"
    case maximumHeartRate = "maximum_heart_rate_bpm"
    /// Beats per minute: the mean of a summary without samples.
    case meanHeartRate = "mean_heart_rate_bpm"
    /// 0…10.
    case perceivedEffort = "perceived_effort"
    /// Moving seconds.
    case moving = "moving_s"
}

extension ActivityDigest {
    /// Returns the inputs of the load, the threshold first; empty if they do not give the load again.
    ///
    /// The threshold pace is that of the activity's own day, which the load states. Heart rates are returned only if they give the load.
    public func inputs(of load: SessionLoad, for profile: AthleteProfile?) -> [(input: SessionLoadInput, value: Double)] {
        switch load.method {
        case .gradeAdjustedPace:
            guard let measures, let speed = measures.normalisedSpeed, load.value > 0, load.value < 1000 else { return [] }
            let intensity = (load.value / 100 / (measures.speedSeconds / 3600)).squareRoot()
            guard intensity > 0, intensity.isFinite else { return [] }
            return [
                (.thresholdSpeed, speed / intensity), (.weightedSpeed, speed), (.shareOfThreshold, intensity),
                (.seconds, measures.speedSeconds),
            ]
        case .heartRate, .power:
            guard let profile, let again = self.load(by: load.method, for: profile), abs(again - load.value) < 0.5 else {
                return []
            }
            var inputs: [(input: SessionLoadInput, value: Double)] = []
            func add(_ input: SessionLoadInput, _ value: Double?) { if let value { inputs.append((input, value)) } }
            if load.method == .power {
                add(.thresholdPower, profile.thresholdPower?.value)
            } else {
                add(.thresholdHeartRate, profile.thresholdHeartRate?.value)
                add(.restingHeartRate, profile.restingHeartRate?.value)
                add(.maximumHeartRate, profile.maximumHeartRate?.value)
                add(.meanHeartRate, summaryHeartRate)
            }
            return inputs + [(.moving, moving)]
        case .perceivedEffort:
            return (measures?.perceivedEffort.map { [(.perceivedEffort, $0)] } ?? []) + [(.moving, moving)]
        case .duration: return [(.moving, moving)]
        }
    }
}

extension SessionLoad {
    /// The 80 % interval of the load.
    public var interval: Interval {
        Interval(low: value * (1 - method.relativeError), high: value * (1 + method.relativeError))
    }
}

extension SessionLoad.Method {
    /// Card of the model behind it.
    public var card: ModelCard {
        switch self {
        case .power: PowerLoad.card
        case .gradeAdjustedPace: PaceLoad.card
        case .heartRate: HeartRateLoad.card
        case .perceivedEffort: PerceivedEffortLoad.card
        case .duration: DurationLoad.card
        }
    }
}
