import Measures
import Training

/// Oxygen uptake from the steady segments of six weeks, converted to cool weather by the history's heat account.
enum SteadyRunning {
    static let days = 42

    static func estimate(asOf day: Day, history: History, profile: AthleteProfile) -> PartialAnswer {
        guard let maximum = profile.maximumHeartRate else { return .absent(.profileIncomplete) }
        let isMeasured = maximum.origin != .predicted && profile.restingHeartRate != nil
        let digests = history.digests(from: history.firstCounted(from: day - (days - 1), asOf: day), through: day)
            .filter { isUsable($0) && history.isEvidence($0) }
        let range = HeartRates(profile, maximum.value, asOf: day)
        // Runs in unknown weather may have been hot and are used only if the others do not suffice.
        var sums = Sums(digests.filter { $0.conditions?.wetBulbGlobe != nil }, range, history.heat)
        if !sums.suffices { sums = Sums(digests, range, history.heat) }
        guard sums.suffices, let median = Robust.weightedMedian(sums.values, weights: sums.weights) else {
            return .absent(.tooFew)
        }
        // The slope's uncertainty affects the conversion; unknown heat was not converted at all.
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

    /// Percent: half of the cost of a wet-bulb globe temperature of 20 °C, for a run of unknown heat.
    static let unknownHeat = 0.5 * PopulationSlowdown.slope * (20 - PopulationSlowdown.threshold)

    /// A partial answer whose value is not displayed.
    enum PartialAnswer {
        case known(UptakeState.Part)
        case absent(Absence)

        var part: UptakeState.Part? {
            if case .known(let part) = self { part } else { nil }
        }
    }

    /// Whether the run is outdoors and, as far as known, at low altitude.
    private static func isUsable(_ digest: ActivityDigest) -> Bool { digest.isOutdoorRun && !digest.isHigh }

    /// The heart rates that a segment is evaluated with.
    private struct HeartRates {
        var profile: AthleteProfile
        var maximum: Double
        var day: Day

        init(_ profile: AthleteProfile, _ maximum: Double, asOf day: Day) {
            (self.profile, self.maximum, self.day) = (profile, maximum, day)
        }

        /// - Parameter faster: factor of the speed at the same effort in cool weather.
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

    /// Combined results of the segments of some runs.
    private struct Sums {
        var values: [Double] = []
        var weights: [Double] = []
        var inputs: [EstimateInput] = []
        var sensor: [Double] = []
        var newest: Day?
        /// Weighted percent of the conversion, weight of runs without weather, and total weight.
        var (heat, unknown, total) = (0.0, 0.0, 0.0)
        var runsWithoutWeather = 0
        private var days: Set<Int> = []

        /// Whether there are five segments on three days.
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
