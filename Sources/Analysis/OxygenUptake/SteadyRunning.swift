import Measures
import Training

/// Oxygen uptake from the steady stretches of six weeks, with what heat cost divided out by the history's heat account.
enum SteadyRunning {
    static let days = 42

    static func estimate(asOf day: Day, history: History, profile: AthleteProfile) -> AnswerOfPart {
        guard let maximum = profile.maximumHeartRate else { return .absent(.profileIncomplete) }
        let isMeasured = maximum.origin != .predicted && profile.restingHeartRate != nil
        let digests = history.digests(from: day - (days - 1), through: day).filter { isUsable($0) && history.isEvidence($0) }
        let range = HeartRates(profile, maximum.value, asOf: day)
        // Unknown weather may have been hot: such runs are asked only where the others do not suffice.
        var sums = Sums(digests.filter { $0.conditions?.wetBulbGlobe != nil }, range, history.heat)
        if !sums.suffices { sums = Sums(digests, range, history.heat) }
        guard sums.suffices, let median = Robust.weightedMedian(sums.values, weights: sums.weights) else {
            return .absent(.tooFew)
        }
        // The slope is uncertain by so much of what was divided out; and unknown heat was not divided out at all.
        let ofHeat = median * sums.heat / sums.total / 100 * history.heat.relativeDeviation
        let ofUnknown = median * sums.unknown / sums.total / 100 * unknownHeat
        let cool = isMeasured ? 3.5 : 5
        if sums.runsWithoutWeather > 0 {
            sums.inputs.append(
                EstimateInput(name: "runs_without_weather", value: Double(sums.runsWithoutWeather), unit: "runs"))
        }
        return .known(
            UptakeState.Part(
                source: isMeasured ? .submaximalMeasured : .submaximalPredicted,
                value: .init(
                    value: median, deviation: (cool * cool + ofHeat * ofHeat + ofUnknown * ofUnknown).squareRoot()),
                inputs: sums.inputs, newest: sums.newest ?? day - days,
                sensor: Moments.mean(sums.sensor) ?? UptakeQuality.unknownSensor))
    }

    /// Percent: half of what 20 °C of wet-bulb globe temperature cost, for a run of which nobody knows whether it was hot.
    static let unknownHeat = 0.5 * PopulationSlowdown.slope * (20 - PopulationSlowdown.threshold)

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

    /// The heart rates by which a stretch is read.
    private struct HeartRates {
        var profile: AthleteProfile
        var maximum: Double
        var day: Day

        init(_ profile: AthleteProfile, _ maximum: Double, asOf day: Day) {
            (self.profile, self.maximum, self.day) = (profile, maximum, day)
        }

        /// - Parameter faster: what the same effort would give in cool weather.
        func vdot(_ segment: SteadySegment, faster: Double) -> Double? {
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
            guard let value, UptakeState.plausible.contains(value) else { return nil }
            return value
        }
    }

    /// What the stretches of some runs say together.
    private struct Sums {
        var values: [Double] = []
        var weights: [Double] = []
        var inputs: [EstimateInput] = []
        var sensor: [Double] = []
        var newest: Day?
        /// Weighted percent that was divided out, the weight of runs without weather, and all weight.
        var (heat, unknown, total) = (0.0, 0.0, 0.0)
        var runsWithoutWeather = 0
        private var days: Set<Int> = []

        /// Five stretches on three days.
        var suffices: Bool { values.count >= 5 && days.count >= 3 }

        init(_ digests: [ActivityDigest], _ range: HeartRates, _ account: HeatAccount) {
            for digest in digests {
                let slowdown = account.percent(of: digest, hours: digest.moving / 3600)
                var ofRun: [Double] = []
                for segment in digest.steadySegments {
                    guard let value = range.vdot(segment, faster: 1 + (slowdown ?? 0) / 100) else { continue }
                    let weight = EvidenceAge.weight(days: range.day - digest.day, halfLife: 21) * segment.duration
                    values.append(value)
                    weights.append(weight)
                    ofRun.append(value)
                    total += weight
                    if let slowdown { heat += weight * slowdown } else { unknown += weight }
                }
                guard let middle = Robust.median(ofRun) else { continue }
                if slowdown == nil { runsWithoutWeather += 1 }
                inputs.append(
                    EstimateInput(name: "steady_running", value: middle, unit: "ml/kg/min", of: digest))
                days.insert(digest.day.number)
                newest = max(newest ?? digest.day, digest.day)
                sensor.append(
                    digest.measures.map { $0.isHeartRateDoubtful ? 0 : min(1, max(0, $0.heartRateCoverage)) }
                        ?? UptakeQuality.unknownSensor)
            }
        }
    }
}
