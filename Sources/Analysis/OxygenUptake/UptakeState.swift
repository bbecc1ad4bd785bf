import Measures
import Training

/// An athlete's oxygen uptake on a day by method, on the VDOT scale.
///
/// Races of 180 days: mean of the last three, weighted by 0.5^(age/60 d)/σ². The best effort of 90 days is a lower bound. It is included
/// only if it exceeds the races, and is a clear effort or exceeds all other values. Steady running of 42 days: weighted median. Nothing
/// from before a `RunningBreak` counts, and during one the value is unknown.
struct UptakeState {
    struct Part {
        var source: UptakeQuality.Source
        var value: Pooling.Uncertain
        var inputs: [EstimateInput]
        var newest: Day
        /// Share of the required measurements that exist, 0…1.
        var sensor: Double
    }

    let day: Day
    private(set) var parts: [Part] = []
    private(set) var reason = Absence.noData

    /// Number of the newest races, and the days in which the weight of a race halves.
    static let races = 3
    static let halfLifeOfRaces = 60.0

    /// Plausible ml/kg/min; other values give no answer.
    static let plausible = 15.0...85.0

    init(asOf day: Day, history: History, profile: AthleteProfile) {
        self.day = day
        guard history.lastRun(onOrBefore: day) != nil else { return }
        guard !history.efforts.breaks.isOngoing(on: day) else {
            reason = .stale
            return
        }
        let efforts = history.countedEfforts(from: day - (EffortRecord.window - 1), through: day)
        let races = Array(efforts.filter { $0.isRace && !$0.isDoubtful }.suffix(UptakeState.races))
        if let race = UptakeState.racePart(races, asOf: day) { parts.append(race) }
        let steady = SteadyRunning.estimate(asOf: day, history: history, profile: profile)
        // Easy running is no effort unless it exceeds all known values.
        let known = parts.first?.value.value ?? steady.part?.value.value
        var effort = history.leastEffort(asOf: day)
        if let best = effort, !best.isProven, known.map({ best.vdot <= $0 }) ?? true {
            effort = efforts.filter { !$0.isRace && $0.isProven && day - $0.day < EffortRecord.usualDays }.max {
                $0.vdot < $1.vdot
            }
        }
        if let effort, parts.first.map({ effort.vdot > $0.value.value }) ?? true {
            parts.append(UptakeState.effortPart(effort, history, isAlone: races.isEmpty))
        }
        switch steady {
        case .known(let part): parts.append(part)
        case .absent(let why): reason = efforts.isEmpty ? why : .tooFew
        }
        if !efforts.contains(where: { $0.isHard }), !UptakeState.hasEnoughRuns(asOf: day, history) { parts = [] }
        if parts.isEmpty, reason == .tooFew || !efforts.contains(where: { $0.isHard }) {
            reason = history.effortAbsence(asOf: day) == .needHardEffort ? .needHardEffort : efforts.isEmpty ? reason : .tooFew
        }
    }

    /// Whether there are enough runs: one or two easy runs after a break, or at the start, show no fitness.
    private static func hasEnoughRuns(asOf day: Day, _ history: History) -> Bool {
        let first = history.firstCounted(from: day - (EffortRecord.window - 1), asOf: day)
        let runs = history.digests(from: first, through: day)
        return runs.count { $0.sport.isRunning } >= RunningBreak.runsNeeded
    }

    private static func racePart(_ races: [EffortRecord.Effort], asOf day: Day) -> Part? {
        guard let newest = races.last else { return nil }
        var sum = 0.0
        var total = 0.0
        var luck = 0.0
        var luckOfMean = 0.0
        var squares = 0.0
        for race in races {
            // Old races have less weight, so that three of them count as fewer than three (L. Kish, Survey Sampling, 1965).
            let own = race.isParkrun ? UptakeFusion.parkrunDeviation : UptakeFusion.raceDeviation
            let weight = EvidenceAge.weight(days: day - race.day, halfLife: UptakeState.halfLifeOfRaces) / (own * own)
            sum += weight * race.vdot
            total += weight
            luck += weight * own * own
            luckOfMean += weight * own * weight * own
            squares += weight * race.vdot * race.vdot
        }
        let mean = sum / total
        luckOfMean /= total * total
        // If races differ by more than random variation, the rest of their spread is added to the uncertainty.
        let expected = luck / total - luckOfMean
        let spread = max(0, squares / total - mean * mean - UptakeFusion.luckySpread * expected)
        let age = Double(day - newest.day) / 90
        let deviation = (luckOfMean + spread + age * age).squareRoot()
        let inputs = races.map {
            EstimateInput(name: "race", value: $0.vdot, unit: "ml/kg/min", activity: $0.activity, day: $0.day)
        }
        return Part(
            source: .race, value: .init(value: mean, deviation: deviation), inputs: inputs, newest: newest.day, sensor: 1)
    }

    private static func effortPart(_ effort: EffortRecord.Effort, _ history: History, isAlone: Bool) -> Part {
        let input = EstimateInput(
            name: "best_effort", value: effort.vdot, unit: "ml/kg/min", activity: effort.activity, day: effort.day)
        let deviation = isAlone ? UptakeFusion.loneEffortDeviation : UptakeFusion.effortDeviation
        return Part(
            source: .effort, value: .init(value: effort.vdot, deviation: deviation), inputs: [input], newest: effort.day,
            sensor: history.digest(effort.activity)?.trackShare ?? UptakeQuality.unknownSensor)
    }

    /// The combination of all methods, or why there is none.
    var fused: Answer<Estimate> {
        guard let pooled = UptakeFusion.combine(parts.map { $0.value }), UptakeState.plausible.contains(pooled.value) else {
            return .absent(parts.isEmpty ? reason : .outOfRange)
        }
        let half = NormalDistribution.halfWidth80 * pooled.deviation
        // The parts come first with their deviations: the value can be recomputed from them.
        var inputs: [EstimateInput] = []
        for part in parts {
            inputs.append(EstimateInput(name: part.source.rawValue, value: part.value.value, unit: "ml/kg/min"))
            inputs.append(EstimateInput(name: part.source.rawValue + "_sd", value: part.value.deviation, unit: "ml/kg/min"))
        }
        inputs += parts.flatMap { $0.inputs }
        return .known(
            Estimate(
                value: pooled.value, interval: Interval(low: pooled.value - half, high: pooled.value + half), count: observations,
                quality: quality, method: method == .combined ? UptakeFusion.card.id : cardOfOnlyPart, inputs: inputs, asOf: day))
    }

    /// Number of races, efforts and runs of all parts; other inputs are no observations.
    private var observations: Int { parts.reduce(0) { $0 + $1.inputs.count { $0.activity != nil } } }

    var value: Double? { UptakeFusion.combine(parts.map { $0.value })?.value }

    private var cardOfOnlyPart: String {
        switch parts.first?.source {
        case .submaximalMeasured, .submaximalPredicted: SubmaximalRun.card.id
        default: DanielsGilbert.card.id
        }
    }

    var method: EstimationMethod? {
        guard let first = parts.first else { return nil }
        guard parts.count == 1 else { return .combined }
        switch first.source {
        case .race: return .racePerformance
        case .effort: return .bestEffort
        case .submaximalMeasured, .submaximalPredicted: return .submaximalHeartRate
        case .device: return .deviceReported
        }
    }

    /// 0…1; 0 if nothing is known.
    var quality: Double { qualityTerms.flatMap { $0.score } ?? 0 }

    private var qualityTerms: UptakeQuality.Terms? {
        guard let best = parts.first else { return nil }
        let values = parts.map { $0.value.value }
        return UptakeQuality.Terms(
            source: best.source, ageDays: Double(max(0, day - best.newest)), count: observations,
            sensor: best.sensor, spread: parts.count > 1 ? (values.max() ?? 0) - (values.min() ?? 0) : nil)
    }

    /// Quality with its terms; absent without an uptake.
    var explainedQuality: Answer<Estimate> {
        if let absence = fused.absence { return .absent(absence) }
        guard let terms = qualityTerms, let score = terms.score else { return .absent(.outOfRange) }
        return .known(
            Estimate(
                value: score, interval: nil, count: terms.count, quality: 1, method: UptakeQuality.card.id, inputs: terms.inputs,
                asOf: day))
    }
}

extension ActivityDigest {
    /// The share of its motion with known speed; nil without measurements.
    fileprivate var trackShare: Double? {
        measures.flatMap { moving > 0 ? min(1, max(0, $0.speedSeconds / moving)) : nil }
    }
}
