import Measures
import Training

/// Current race times of the athlete by distance, in cool weather on a flat course.
///
/// 5 km to the half: VDOT, the personal exponent and (5 km) critical speed. Marathon: Vickers, Tanda, critical speed and VDOT. A distance
/// is omitted without an effort of at least 1/4.5 of its length, except for a marathon supported by training.
struct RaceForecast {
    let day: Day
    /// VDOT of all evidence.
    let vdot: Double
    /// The best race and the best hard effort over each distance.
    let candidates: [EffortRecord.Effort]
    let criticalSpeed: CriticalSpeed.Known?
    let training: MarathonTraining?
    /// The race that baselines use.
    let newestRace: EffortRecord.Effort?
    /// Form of the latest marathon of two years.
    let marathonForm: MarathonForm?

    init?(asOf day: Day, history: History, vdot: Double?) {
        guard let vdot, DanielsGilbert.range.contains(vdot) else { return nil }
        self.day = day
        self.vdot = vdot
        candidates = RaceForecast.candidates(asOf: day, history: history)
        criticalSpeed = CriticalSpeed.answer(asOf: day, history: history, vdot: vdot).value
        training = MarathonTraining(asOf: day, history: history)
        newestRace = history.newestRace(asOf: day)
        marathonForm = MarathonForm.latest(asOf: day, history: history)
    }

    /// Share of the best below which efforts were not hard and do not show ability.
    static let hardShare = 0.93

    /// Returns races of a year and hard efforts of half a year, the best of each distance.
    ///
    /// All efforts decide what is hard, but only evidence is returned: less evidence never adds a candidate.
    private static func candidates(asOf day: Day, history: History) -> [EffortRecord.Effort] {
        let efforts = history.allEfforts.counted(from: day - 364, through: day).filter {
            !$0.isDoubtful && ($0.isRace || day - $0.day < EffortRecord.window)
        }
        let hasBasis = efforts.contains { $0.isHard && day - $0.day < EffortRecord.window }
        guard hasBasis, let best = efforts.map({ $0.vdot }).max() else { return [] }
        var chosen: [EffortRecord.Effort] = []
        for effort in efforts where (effort.isWhole || effort.vdot >= hardShare * best) && history.isEvidence(effort) {
            let same = chosen.firstIndex {
                $0.metres == effort.metres && $0.isRace == effort.isRace && $0.isTimeTrial == effort.isTimeTrial
            }
            if let known = same {
                // Newer races precede better ones; of efforts the best counts.
                if effort.isWhole || effort.vdot > chosen[known].vdot { chosen[known] = effort }
            } else {
                chosen.append(effort)
            }
        }
        // Without a race or time trial as a reference, a stretch does not count if a longer one has a higher VDOT.
        if !chosen.contains(where: { $0.isWhole }) {
            let all = chosen
            chosen.removeAll { effort in all.contains { $0.metres > effort.metres && $0.vdot > effort.vdot } }
        }
        return chosen.sorted { $0.metres < $1.metres }
    }

    /// The candidates within the bounds of the power law.
    var lawful: [EffortRecord.Effort] { candidates.filter { Riegel.seconds.contains($0.seconds) } }

    /// These candidates with the weights of the personal exponent: old ones are less certain.
    var weighedEfforts: [PersonalEndurance.Effort] {
        lawful.map { effort in
            let weight = EvidenceAge.weight(days: day - effort.day, halfLife: 120)
            return PersonalEndurance.Effort(
                metres: effort.metres, seconds: effort.seconds, deviation: effort.curveDeviation / weight.squareRoot())
        }
    }

    var endurance: PersonalEndurance? { PersonalEndurance(efforts: weighedEfforts) }

    struct Method {
        var id: String
        var seconds: Double
        var deviation: Double
    }

    /// - Parameter choices: the model that gives the times; pooled by default.
    func prediction(
        _ race: RaceDistance, quality: Double, choices: RaceModelChoices = RaceModelChoices()
    ) -> RacePrediction? {
        let metres = race.distance.amount
        let methods = race == .marathon ? marathonMethods : shorterMethods(metres)
        guard let pooled = PooledPrediction(methods.map { ($0.seconds, $0.deviation) }) else { return nil }
        if let choice = choices.choice(for: race), let stepped = steppedBack(race, from: pooled, choice, quality: quality) {
            return stepped
        }
        // The methods come first with their deviations of ln T: the time can be recomputed from them.
        var inputs: [EstimateInput] = []
        for method in methods {
            inputs.append(EstimateInput(name: method.id, value: method.seconds, unit: "s"))
            inputs.append(EstimateInput(name: method.id + "_sd", value: method.deviation, unit: ""))
        }
        inputs += candidates.map {
            EstimateInput(name: "effort", value: $0.seconds, unit: "s", activity: $0.activity, day: $0.day)
        }
        let estimate = Estimate(
            value: pooled.seconds, interval: pooled.interval, count: candidates.count, quality: quality,
            method: PooledPrediction.card.id, inputs: inputs, asOf: day)
        return RacePrediction(race: race, time: estimate, confidence: pooled.confidence)
    }

    /// Returns the prediction of the chosen baseline; nil for the pooled one, or if no race supports the baseline.
    private func steppedBack(
        _ race: RaceDistance, from pooled: PooledPrediction, _ choice: RaceModelChoice, quality: Double
    ) -> RacePrediction? {
        let metres = race.distance.amount
        guard let baseline = choice.baseline, let newest = newestRace, newest.metres * 4.5 >= metres,
            let seconds = baseline.time(metres: metres, from: newest.metres, seconds: newest.seconds),
            let step = PooledPrediction.deviation(
                effort: newest.curveDeviation, from: newest.metres, to: metres, ageDays: Double(max(0, day - newest.day)),
                model: RaceForecast.modelDeviation)
        else { return nil }
        // A single race is never more certain than all evidence together.
        guard let alone = PooledPrediction([(seconds, max(step, pooled.deviation))]) else { return nil }
        let inputs = [
            EstimateInput(name: baseline.card, value: seconds, unit: "s"),
            EstimateInput(name: baseline.card + "_sd", value: alone.deviation, unit: ""),
            EstimateInput(name: "race", value: newest.seconds, unit: "s", activity: newest.activity, day: newest.day),
            EstimateInput(name: "pooled time", value: pooled.seconds, unit: "s"),
            EstimateInput(name: "error on own races, pooled", value: choice.pooled, unit: "%"),
            EstimateInput(name: "error on own races, Riegel", value: choice.riegel, unit: "%"),
            EstimateInput(name: "error on own races, VDOT", value: choice.vdot, unit: "%"),
        ]
        let estimate = Estimate(
            value: alone.seconds, interval: alone.interval, count: 1, quality: quality, method: PooledPrediction.card.id,
            inputs: inputs, asOf: day)
        return RacePrediction(race: race, time: estimate, confidence: alone.confidence, steppedBack: choice)
    }

    // MARK: Methods

    /// Returns the effort that supports a distance best, and the uncertainty of its step to that distance.
    private func support(_ metres: Double, model: Double) -> (effort: EffortRecord.Effort, deviation: Double)? {
        var best: (effort: EffortRecord.Effort, deviation: Double)?
        for effort in candidates where effort.metres * 4.5 >= metres {
            let deviation = PooledPrediction.deviation(
                effort: effort.deviation, from: effort.metres, to: metres, ageDays: Double(max(0, day - effort.day)),
                model: model)
            guard let deviation else { continue }
            if best.map({ deviation < $0.deviation }) ?? true { best = (effort, deviation) }
        }
        return best
    }

    private func byVDOT(_ metres: Double, model: Double) -> Method? {
        guard let support = support(metres, model: model) else { return nil }
        guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { return nil }
        return Method(id: DanielsGilbert.card.id, seconds: seconds, deviation: support.deviation)
    }

    /// Error of a model's own curve in ln T, up to the half (models.md, 1.6); its effect on intervals is determined by simulation
    /// (`Docs/Calibration.md`).
    private static let modelDeviation = 0.02

    private func shorterMethods(_ metres: Double) -> [Method] {
        let model = RaceForecast.modelDeviation
        guard let first = byVDOT(metres, model: model) else { return [] }
        var methods = [first]
        if let personal = endurance?.time(metres: metres) {
            // Its deviation already includes a race's random variation.
            methods.append(Method(id: PersonalEndurance.card.id, seconds: personal.seconds, deviation: personal.deviation))
        }
        if metres <= 5000, let critical = criticalSpeed, let seconds = critical.speed.time(metres: metres),
            let deviation = critical.deviation(metres: metres, asOf: day, model: model)
        {
            methods.append(Method(id: CriticalSpeed.card.id, seconds: seconds, deviation: deviation))
        }
        return methods
    }

    private var marathonMethods: [Method] {
        var methods: [Method] = []
        methods += vickers
        if let seconds = training?.tanda {
            methods.append(Method(id: Tanda.card.id, seconds: seconds, deviation: Tanda.deviation))
        }
        if let critical = criticalSpeed,
            let seconds = CriticalSpeedMarathon.time(
                criticalSpeed: critical.speed.metresPerSecond, decoupling: marathonForm?.ratio),
            let deviation = critical.deviation(
                metres: 42_195, asOf: day, model: CriticalSpeedMarathon.deviation(knowsDecoupling: marathonForm != nil))
        {
            methods.append(Method(id: CriticalSpeedMarathon.card.id, seconds: seconds, deviation: deviation))
        }
        if let vdot = byVDOT(42_195, model: 0.075) { methods.append(vdot) }
        // Critical speed from short efforts alone supports no marathon.
        let isSupported = support(42_195, model: 0) != nil || training?.tanda != nil
        return isSupported ? methods : []
    }

    private var vickers: [Method] {
        guard let miles = training?.milesPerWeek else { return [] }
        let inputs = candidates.filter { Vickers.inputs.contains($0.metres) }
        guard let longest = inputs.last, longest.metres * 4.5 >= 42_195 else { return [] }
        func deviation(_ model: Double) -> Double? {
            PooledPrediction.deviation(
                effort: longest.deviation, from: longest.metres, to: 42_195, ageDays: Double(day - longest.day), model: model)
        }
        if let shortest = inputs.first(where: { $0.metres * 1.5 <= longest.metres }), let deviation = deviation(0.063),
            let seconds = Vickers.time(
                shorter: (shortest.metres, shortest.seconds), longer: (longest.metres, longest.seconds), milesPerWeek: miles)
        {
            return [Method(id: Vickers.card.id, seconds: seconds, deviation: deviation)]
        }
        guard let deviation = deviation(0.065) else { return [] }
        guard let seconds = Vickers.time(metres: longest.metres, seconds: longest.seconds, milesPerWeek: miles) else { return [] }
        return [Method(id: Vickers.card.id, seconds: seconds, deviation: deviation)]
    }
}

extension EffortRecord.Effort {
    /// Standard deviation of its time, in ln T.
    fileprivate var deviation: Double {
        if isRace { return isParkrun ? 0.02 : 0.015 }
        return isTimeTrial ? EffortRecord.Effort.trialDeviation : EffortRecord.Effort.trainingDeviation
    }

    /// Standard deviation for the athlete's own curve of endurance.
    fileprivate var curveDeviation: Double { isRace ? 0.02 : deviation }

    /// Standard deviation for a solo all-out effort: without the pacing and the measured course of a race.
    static let trialDeviation = 0.03

    /// Standard deviation for a stretch of training: it may not have been maximal, or be measured too long.
    static let trainingDeviation = 0.05
}
