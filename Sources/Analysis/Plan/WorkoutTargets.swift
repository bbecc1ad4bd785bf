public import Measures
import Training

/// The athlete's paces, zones and power, from which planned sessions get their targets.
///
/// Easy running has a range of heart rate, because the pace of the same effort changes with heat and hills. Threshold and interval work has
/// a range of pace, because heart rate follows with a delay. Without the one, a step has the other where it is meaningful, else no target.
public struct WorkoutTargets: Equatable, Sendable {
    var zones: HeartRateZones.Scheme?
    /// Median speed of the runs of the last 60 days in metres per second; nil if unknown.
    public private(set) var usualSpeed: Double?
    /// Metres per second, like the next two.
    var recoverySpeed: Double?
    var thresholdSpeed: Double?
    var intervalSpeed: Double?
    /// Watts.
    var thresholdPower: Double?
    /// Beats per minute; nil if only predicted.
    var maximumHeartRate: Double?

    /// Relative half width of a range of pace around threshold and interval pace, and around the usual one. Our own choice: in a
    /// narrower range a watch would warn at every hill and gust.
    static let hardSpread = 0.02
    static let easySpread = 0.06
    /// Bounds of power zones as shares of threshold power (A. Coggan's levels; H. Allen, A. Coggan, "Training and Racing with a Power
    /// Meter", from memory).
    static let powerShares = (
        warmUp: (0.45, 0.65), recovery: (0.4, 0.55), easy: (0.56, 0.75), moderate: (0.76, 0.9), threshold: (0.91, 1.05),
        interval: (1.06, 1.2)
    )

    /// No target is known.
    public static let none = WorkoutTargets()

    init(
        zones: HeartRateZones.Scheme? = nil, usualSpeed: Double? = nil, recoverySpeed: Double? = nil,
        thresholdSpeed: Double? = nil, intervalSpeed: Double? = nil, thresholdPower: Double? = nil,
        maximumHeartRate: Double? = nil
    ) {
        self.zones = zones
        self.usualSpeed = usualSpeed
        self.recoverySpeed = recoverySpeed
        self.thresholdSpeed = thresholdSpeed
        self.intervalSpeed = intervalSpeed
        self.thresholdPower = thresholdPower
        self.maximumHeartRate = maximumHeartRate
    }

    /// Uses the data until `day`; later data are ignored.
    public init(history: History, asOf day: Day) {
        let profile = history.profile(asOf: day)
        let paces = TrainingHabits(history: history, asOf: day).paces
        self.init(
            zones: profile.heartRateZones, usualSpeed: paces.usual, recoverySpeed: paces.recovery,
            thresholdSpeed: paces.threshold, intervalSpeed: paces.interval, thresholdPower: profile.thresholdPower?.value,
            maximumHeartRate: profile.seenMaximumHeartRate)
    }

    var references: WorkoutOutline.References {
        WorkoutOutline.References(
            maximumHeartRate: maximumHeartRate.map { HeartRate(beatsPerMinute: $0) },
            thresholdSpeed: thresholdSpeed.map { Speed(metresPerSecond: $0) },
            thresholdPower: thresholdPower.map { Power(watts: $0) })
    }

    /// The part of a session that a target is for.
    enum Effort { case warmUp, recovery, easy, moderate, threshold, interval }

    /// - Parameter isHot: whether the day is so hot that paces of cool days are too fast.
    func target(_ effort: Effort, of sport: Sport, isHot: Bool = false) -> WorkoutOutline.Target {
        if sport.isCycling { return power(effort) ?? heartRate(effort) ?? .none }
        guard sport.isRunning else { return .none }
        let pace = isHot ? nil : pace(effort)
        switch effort {
        case .threshold, .interval: return pace ?? heartRate(effort) ?? .none
        case .recovery, .easy, .moderate: return heartRate(effort) ?? pace ?? .none
        case .warmUp: return heartRate(effort) ?? .none
        }
    }

    private func pace(_ effort: Effort) -> WorkoutOutline.Target? {
        let (speed, spread): (Double?, Double) =
            switch effort {
            case .warmUp: (nil, 0)
            case .recovery: (recoverySpeed, WorkoutTargets.easySpread)
            case .easy: (usualSpeed, WorkoutTargets.easySpread)
            // No pace of the athlete's own is known for it: the usual one is that of easy runs.
            case .moderate: (nil, 0)
            case .threshold: (thresholdSpeed, WorkoutTargets.hardSpread)
            case .interval: (intervalSpeed, WorkoutTargets.hardSpread)
            }
        guard let speed, speed > 0 else { return nil }
        return .speed(
            Speed(metresPerSecond: speed * (1 - spread)), Speed(metresPerSecond: speed * (1 + spread)))
    }

    /// Zones are numbered from 1 on; the first of a threshold has no lower bound, and intervals are too short for a heart rate.
    private func heartRate(_ effort: Effort) -> WorkoutOutline.Target? {
        guard let zones else { return nil }
        // Zones of a threshold list the lower bounds from zone 2 on, all others from zone 1 on.
        let first = zones.way == .threshold ? 2 : 1
        func bound(_ zone: Int) -> Double? {
            zones.bounds.indices.contains(zone - first) ? zones.bounds[zone - first] : nil
        }
        let (low, high): (Double?, Double?) =
            switch effort {
            case .warmUp: (bound(1), bound(3))
            case .recovery: (bound(1), bound(2))
            case .easy: (bound(2), bound(3))
            case .moderate: (bound(3), bound(4))
            case .threshold: (bound(4), bound(5))
            case .interval: (nil, nil)
            }
        guard let low, let high, low < high else { return nil }
        return .heartRate(HeartRate(beatsPerMinute: low), HeartRate(beatsPerMinute: high))
    }

    private func power(_ effort: Effort) -> WorkoutOutline.Target? {
        guard let thresholdPower, thresholdPower > 0 else { return nil }
        let shares = WorkoutTargets.powerShares
        let (low, high) =
            switch effort {
            case .warmUp: shares.warmUp
            case .recovery: shares.recovery
            case .easy: shares.easy
            case .moderate: shares.moderate
            case .threshold: shares.threshold
            case .interval: shares.interval
            }
        return .power(Power(watts: low * thresholdPower), Power(watts: high * thresholdPower))
    }
}
