import Measures
import Training

extension ActivityDigest {
    /// Returns the load by the best available method of `SessionLoad.card`.
    ///
    /// Legs of multisport have loads of their own, so the enclosing activity has none. A sauna is heat and no training: it counts towards
    /// acclimation only.
    public func bestLoad(for profile: AthleteProfile) -> SessionLoad? {
        guard sport != .multisport, sport != .transition, sport != .sauna else { return nil }
        let isPowerMeasured = measures?.isPowerMeasured ?? false
        for method in isPowerMeasured ? SessionLoad.ladder : SessionLoad.ladderWithoutMeasuredPower {
            if let value = load(by: method, for: profile) { return SessionLoad(value: value, method: method) }
        }
        return nil
    }

    /// Returns the load by one method; nil if it does not apply, or if the result is impossible, which indicates an error in the file.
    public func load(by method: SessionLoad.Method, for profile: AthleteProfile) -> Double? {
        let value: Double? =
            switch method {
            case .gradeAdjustedPace: paceLoad(for: profile)
            case .heartRate: heartRateLoad(for: profile)
            case .power: powerLoad(for: profile)
            case .perceivedEffort: perceivedLoad(for: profile)
            case .duration: moving > 0 && !sport.isStill ? moving / 3600 * DurationLoad.perHour : nil
            }
        guard let value, (0.0...ActivityDigest.mostLoad).contains(value) else { return nil }
        return value
    }

    static let mostLoad = 1000.0

    private func paceLoad(for profile: AthleteProfile) -> Double? {
        guard let measures, let speed = measures.normalisedSpeed, let threshold = paceThreshold(of: profile) else { return nil }
        // A track that covers less than nine tenths of the motion does not represent the rest.
        guard measures.speedSeconds >= 0.9 * moving || measures.speedSeconds >= moving - 60 else { return nil }
        return PaceLoad.load(seconds: measures.speedSeconds, normalisedSpeed: speed, thresholdSpeed: threshold)
    }

    /// Returns the threshold speed to compare this run's pace with; nil for other activities and for impossible speeds.
    func paceThreshold(of profile: AthleteProfile) -> Double? {
        guard isOutdoorRun, let measures, let speed = measures.normalisedSpeed, let threshold = profile.thresholdSpeed?.value,
            PaceLoad.isPossible(seconds: measures.speedSeconds, normalisedSpeed: speed, thresholdSpeed: threshold)
        else { return nil }
        return threshold
    }

    private func heartRateLoad(for profile: AthleteProfile) -> Double? {
        guard let measures else { return nil }
        if let mean = summaryHeartRate { return heartRateLoad(ofMean: mean, for: profile) }
        guard measures.isHeartRateTrusted else { return nil }
        guard profile.restingHeartRate != nil else { return zoneLoad(measures, for: profile) }
        guard let threshold = profile.thresholdHeartRate?.value, let impulse = impulse(for: profile) else { return nil }
        guard let range = profile.heartRateRange else { return nil }
        // The time with sensor data represents the whole session.
        return HeartRateLoad.load(
            impulse: impulse / min(1, measures.heartRateCoverage), threshold: threshold, resting: range.resting,
            maximum: range.maximum, sex: profile.sex)
    }

    /// Beats per minute: the mean of a summary without heart-rate samples.
    public var summaryHeartRate: Double? {
        guard let measures, measures.heartRateSeconds.isEmpty, !measures.isHeartRateDoubtful else { return nil }
        return meanHeartRate?.amount
    }

    /// Returns the load as if the whole moving time had the mean heart rate: less than from samples, since hard minutes count more.
    private func heartRateLoad(ofMean mean: Double, for profile: AthleteProfile) -> Double? {
        guard moving > 0 else { return nil }
        guard profile.restingHeartRate != nil else {
            guard let maximum = profile.maximumHeartRate?.value else { return nil }
            let total = EdwardsZones.total(samples: [mean], seconds: moving, maximum: maximum)
            return total.map { 100 * $0 / EdwardsZones.hourAtThreshold }
        }
        guard let threshold = profile.thresholdHeartRate?.value, let range = profile.heartRateRange else { return nil }
        let impulse = BanisterImpulse.total(
            minutes: moving / 60, heartRate: mean, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        return impulse.flatMap {
            HeartRateLoad.load(
                impulse: $0, threshold: threshold, resting: range.resting, maximum: range.maximum, sex: profile.sex)
        }
    }

    /// Returns the load by zones of the maximum, for a profile without resting heart rate.
    private func zoneLoad(_ measures: SessionMeasures, for profile: AthleteProfile) -> Double? {
        guard let maximum = profile.maximumHeartRate?.value, !measures.heartRateSeconds.isEmpty else { return nil }
        let total = EdwardsZones.total(
            seconds: measures.heartRateSeconds, lowest: measures.lowestHeartRate, maximum: maximum)
        return total.map { 100 * $0 / EdwardsZones.hourAtThreshold / min(1, measures.heartRateCoverage) }
    }

    /// Returns Banister's impulse over the seconds with a heart rate; nil without a profile or a heart rate.
    public func impulse(for profile: AthleteProfile) -> Double? {
        guard let measures, !measures.heartRateSeconds.isEmpty, let range = profile.heartRateRange else { return nil }
        var sum = 0.0
        for (index, seconds) in measures.heartRateSeconds.enumerated() where seconds > 0 {
            let rate = BanisterImpulse.rate(
                heartRate: Double(measures.lowestHeartRate + index), resting: range.resting, maximum: range.maximum,
                sex: profile.sex)
            sum += (rate ?? 0) * seconds / 60
        }
        return sum
    }

    private func powerLoad(for profile: AthleteProfile) -> Double? {
        guard let measures, let power = measures.normalisedPower, let threshold = profile.thresholdPower?.value else {
            return nil
        }
        guard sport.isCycling, measures.powerSeconds >= 0.9 * moving else { return nil }
        return PowerLoad.load(seconds: measures.powerSeconds, normalisedPower: power, threshold: threshold)
    }

    private func perceivedLoad(for profile: AthleteProfile) -> Double? {
        guard let rating = measures?.perceivedEffort, rating > 0 else { return nil }
        return PerceivedEffortLoad.impulse(rating: rating, minutes: moving / 60).map { $0 * profile.effortFactor }
    }

    /// Returns the digest for a profile, with its load, its hard seconds and its share of heart-rate reserve.
    public func resolved(for profile: AthleteProfile) -> ActivityDigest {
        var digest = self
        digest.resolve(for: profile)
        return digest
    }

    /// Works in place: ten years of digests are resolved at once, and copying them costs more than the computation.
    mutating func resolve(for profile: AthleteProfile) {
        guard measures != nil else { return }
        load = bestLoad(for: profile)
        hardSeconds = hardSeconds(for: profile)
        resolveShare(for: profile)
    }

    /// Sets only the share of heart-rate reserve.
    mutating func resolveShare(for profile: AthleteProfile) {
        guard measures != nil else { return }
        let laterHeartRate = measures?.isHeartRateTrusted == true ? measures?.laterHeartRate : nil
        heartRateReserveFraction = laterHeartRate.flatMap { heartRate in
            profile.heartRateRange.flatMap {
                HeartRateReserve.fraction(heartRate: heartRate, resting: $0.resting, maximum: $0.maximum)
            }
        }
    }
}

extension Sport {
    /// Whether its duration is no measure of effort; only heart rate or a rating is.
    fileprivate var isStill: Bool { self == .sauna || self == .golf || self == .stretching }
}
