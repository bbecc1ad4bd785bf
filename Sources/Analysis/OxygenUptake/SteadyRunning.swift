import Measures
import Training

/// Oxygen uptake from the steady stretches of six weeks, with what heat cost divided out: by the population's slope, since one's own
/// is found from such runs.
enum SteadyRunning {
    static let days = 42

    static func estimate(asOf day: Day, history: History, profile: AthleteProfile) -> AnswerOfPart {
        guard let maximum = profile.maximumHeartRate else { return .absent(.profileIncomplete) }
        let isMeasured = maximum.origin != .predicted && profile.restingHeartRate != nil
        var values: [Double] = []
        var weights: [Double] = []
        var inputs: [EstimateInput] = []
        var runDays: Set<Int> = []
        var newest = day - days
        var sensor: [Double] = []
        var heat = 0.0
        var total = 0.0
        for digest in history.digests(from: day - (days - 1), through: day) where isUsable(digest) && history.isEvidence(digest) {
            var ofRun: [Double] = []
            let slowdown = digest.slowdown(hours: digest.moving / 3600) ?? 0
            for segment in digest.steadySegments {
                guard let value = vdot(segment, faster: 1 + slowdown / 100, profile, maximum.value) else { continue }
                let weight = EvidenceAge.weight(days: day - digest.day, halfLife: 21) * segment.duration
                values.append(value)
                weights.append(weight)
                ofRun.append(value)
                heat += weight * slowdown
                total += weight
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
        // People differ in what heat costs them, by so much of what was divided out.
        let ofHeat = median * heat / total / 100 * PopulationSlowdown.slopeDeviation / PopulationSlowdown.slope
        let cool = isMeasured ? 3.5 : 5
        return .known(
            UptakeState.Part(
                source: isMeasured ? .submaximalMeasured : .submaximalPredicted,
                value: .init(value: median, deviation: (cool * cool + ofHeat * ofHeat).squareRoot()), inputs: inputs,
                newest: newest,
                sensor: Moments.mean(sensor) ?? UptakeQuality.unknownSensor))
    }

    /// An answer whose value is not shown to anybody.
    enum AnswerOfPart {
        case known(UptakeState.Part)
        case absent(Absence)

        var part: UptakeState.Part? {
            if case .known(let part) = self { part } else { nil }
        }
    }

    /// Outdoors, and not in thin air as far as that is known.
    private static func isUsable(_ digest: ActivityDigest) -> Bool { digest.isOutdoorRun && !digest.isHigh }

    /// - Parameter faster: what the same effort would give in cool weather.
    private static func vdot(
        _ segment: SteadySegment, faster: Double, _ profile: AthleteProfile, _ maximum: Double
    ) -> Double? {
        let value: Double?
        let speed = segment.speed * faster
        if let range = profile.heartRateRange {
            let share = (segment.heartRate - range.resting) / (range.maximum - range.resting)
            guard (0.55...0.90).contains(share) else { return nil }
            value = SubmaximalRun.vdot(
                speed: speed, grade: segment.grade, heartRate: segment.heartRate, resting: range.resting,
                maximum: range.maximum)
        } else {
            guard (0.65...0.93).contains(segment.heartRate / maximum) else { return nil }
            let uptake = DanielsGilbert.cost(speed: speed * GradeCost.energeticFactor(grade: segment.grade))
            value = uptake.flatMap {
                HeartRateReserve.maximalUptakeWithoutRest(uptake: $0, heartRate: segment.heartRate, maximum: maximum)
            }
        }
        guard let value, (15...90).contains(value) else { return nil }
        return value
    }
}
