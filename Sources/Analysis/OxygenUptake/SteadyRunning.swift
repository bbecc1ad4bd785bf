import Measures
import Training

/// Oxygen uptake from the steady stretches of six weeks.
enum SteadyRunning {
    static let days = 42
    /// From here on heat raises the heart rate too much (WBGT in °C).
    static let warmest = 18.4

    static func estimate(asOf day: Day, history: History, profile: AthleteProfile) -> AnswerOfPart {
        guard let maximum = profile.maximumHeartRate else { return .absent(.profileIncomplete) }
        let isMeasured = maximum.origin != .predicted && profile.restingHeartRate != nil
        var values: [Double] = []
        var weights: [Double] = []
        var inputs: [EstimateInput] = []
        var runDays: Set<Int> = []
        var newest = day - days
        var sensor: [Double] = []
        for digest in history.digests(from: day - (days - 1), through: day) where isUsable(digest) && history.isEvidence(digest) {
            var ofRun: [Double] = []
            for segment in digest.steadySegments {
                guard let value = vdot(segment, profile, maximum.value) else { continue }
                values.append(value)
                weights.append(EvidenceAge.weight(days: day - digest.day, halfLife: 21) * segment.duration)
                ofRun.append(value)
            }
            guard let middle = Robust.median(ofRun) else { continue }
            inputs.append(
                EstimateInput(name: "steady_running", value: middle, unit: "ml/kg/min", activity: digest.id))
            runDays.insert(digest.day.number)
            newest = max(newest, digest.day)
            sensor.append(
                digest.measures.map { $0.isHeartRateDoubtful ? 0 : min(1, max(0, $0.heartRateCoverage)) }
                    ?? UptakeQuality.unknownSensor)
        }
        guard values.count >= 5, runDays.count >= 3, let median = Robust.weightedMedian(values, weights: weights) else {
            return .absent(.tooFew)
        }
        return .known(
            UptakeState.Part(
                source: isMeasured ? .submaximalMeasured : .submaximalPredicted,
                value: .init(value: median, deviation: isMeasured ? 3.5 : 5), inputs: inputs, newest: newest,
                sensor: Moments.mean(sensor) ?? UptakeQuality.unknownSensor))
    }

    /// An answer whose value is not shown to anybody.
    enum AnswerOfPart {
        case known(UptakeState.Part)
        case absent(Absence)
    }

    /// Outdoors, and neither in the heat nor in thin air as far as that is known.
    private static func isUsable(_ digest: ActivityDigest) -> Bool {
        guard digest.sport.isRunning, digest.isIndoor != true, digest.sport != .treadmillRunning, !digest.isHigh else {
            return false
        }
        guard let warmth = digest.conditions?.wetBulbGlobe?.amount else { return true }
        return warmth < warmest
    }

    private static func vdot(_ segment: SteadySegment, _ profile: AthleteProfile, _ maximum: Double) -> Double? {
        let value: Double?
        if let range = profile.heartRateRange {
            let share = (segment.heartRate - range.resting) / (range.maximum - range.resting)
            guard (0.55...0.90).contains(share) else { return nil }
            value = SubmaximalRun.vdot(
                speed: segment.speed, grade: segment.grade, heartRate: segment.heartRate, resting: range.resting,
                maximum: range.maximum)
        } else {
            guard (0.65...0.93).contains(segment.heartRate / maximum) else { return nil }
            let uptake = DanielsGilbert.cost(speed: segment.speed * GradeCost.energeticFactor(grade: segment.grade))
            value = uptake.flatMap {
                HeartRateReserve.maximalUptakeWithoutRest(uptake: $0, heartRate: segment.heartRate, maximum: maximum)
            }
        }
        guard let value, (15...90).contains(value) else { return nil }
        return value
    }
}
