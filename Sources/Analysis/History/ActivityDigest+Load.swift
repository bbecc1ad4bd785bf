import Measures
import Training

extension ActivityDigest {
    /// The best load that can be had, by the ladder of `SessionLoad.card`.
    ///
    /// Multisport legs carry their own loads, so their envelope has none. A sauna is heat and no training: what it does shows in
    /// acclimation.
    public func bestLoad(for profile: AthleteProfile) -> SessionLoad? {
        guard sport != .multisport, sport != .transition, sport != .sauna else { return nil }
        let isPowerMeasured = measures?.isPowerMeasured ?? false
        for method in isPowerMeasured ? SessionLoad.ladder : SessionLoad.ladderWithoutMeasuredPower {
            if let value = load(by: method, for: profile) { return SessionLoad(value: value, method: method) }
        }
        return nil
    }

    /// The load by one method, or nil when it does not apply, or would be more than anybody's: then the file errs.
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
        // A track over less than nine tenths of the motion says too little about the rest.
        guard measures.speedSeconds >= 0.9 * moving || measures.speedSeconds >= moving - 60 else { return nil }
        return PaceLoad.load(seconds: measures.speedSeconds, normalisedSpeed: speed, thresholdSpeed: threshold)
    }

    /// The threshold speed that this run's pace can be held against; nil for what is no run outdoors or too fast for anybody's.
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
        // The sensor's share stands for the whole session.
        return HeartRateLoad.load(
            impulse: impulse / min(1, measures.heartRateCoverage), threshold: threshold, resting: range.resting,
            maximum: range.maximum, sex: profile.sex)
    }

    /// Beats per minute: the mean of a summary whose file holds no heart rate besides.
    public var summaryHeartRate: Double? {
        guard let measures, measures.heartRateSeconds.isEmpty, !measures.isHeartRateDoubtful else { return nil }
        return meanHeartRate?.amount
    }

    /// As if the whole moving time had been at the mean: less than its samples would give, since hard minutes count more.
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

    /// Without a resting heart rate: by zones of the maximum.
    private func zoneLoad(_ measures: SessionMeasures, for profile: AthleteProfile) -> Double? {
        guard let maximum = profile.maximumHeartRate?.value, !measures.heartRateSeconds.isEmpty else { return nil }
        let total = EdwardsZones.total(
            seconds: measures.heartRateSeconds, lowest: measures.lowestHeartRate, maximum: maximum)
        return total.map { 100 * $0 / EdwardsZones.hourAtThreshold / min(1, measures.heartRateCoverage) }
    }

    /// Banister's impulse over the seconds with a heart rate; nil without a profile or a heart rate.
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

    /// The digest as it reads under a profile: its load, its hard seconds and its share of heart-rate reserve.
    public func resolved(for profile: AthleteProfile) -> ActivityDigest {
        var digest = self
        digest.resolve(for: profile)
        return digest
    }

    /// In place: ten years of digests are resolved at once, and copies of them cost more than what is found.
    mutating func resolve(for profile: AthleteProfile) {
        guard measures != nil else { return }
        load = bestLoad(for: profile)
        hardSeconds = hardSeconds(for: profile)
        resolveShare(for: profile)
    }

    /// The share of heart-rate reserve alone.
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
    /// Whether its time says nothing about effort: what was done may be read from a heart rate or a rating, and from nothing else.
    fileprivate var isStill: Bool { self == .sauna || self == .golf || self == .stretching }
}
