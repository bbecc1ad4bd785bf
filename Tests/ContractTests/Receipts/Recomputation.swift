import Analysis
import Measures

/// The model that an estimate names, given nothing but the estimate's inputs.
struct Recomputation {
    let inputs: [EstimateInput]

    init(_ estimate: Estimate) { inputs = estimate.inputs }

    func first(_ name: String) -> Double? { inputs.first { $0.name == name }?.value }
    func all(_ name: String) -> [Double] { inputs.filter { $0.name == name }.compactMap { $0.value } }
    var points: [Double] { inputs.filter { $0.unit == "points" }.compactMap { $0.value } }
    var values: [Double] { inputs.compactMap { $0.value } }

    func value(of name: String) -> Double? {
        switch name {
        case "temperature", "humidity", "device_vo2_max": Moments.mean(values)
        case "slowdown": Moments.mean(all("slowdown"))
        case "pace_degradation": paceDegradation
        case "heat_slope": personalSlope
        case "heat_acclimation": acclimation
        case _ where name.hasPrefix("heated_baseline_"): Moments.mean(values)
        case _ where name.hasPrefix("heated_change_"):
            100 * (values.suffix(5).reduce(0, +) / values.prefix(5).reduce(0, +) - 1)
        case "heated_expected": values.reduce(0, +)
        case "heated_effect_temperature", "heated_effect_humidity":
            first("effect of a degree").flatMap { slope in first("warmth of the step").map { slope * $0 } }
        case "heated_effect_duration": first("effect of ten minutes")
        case "vo2_max", "last_known_vo2_max": UptakeFusion.combine(pairs)?.value
        case "data_quality_score": dataQuality
        case "race_day_heat": Moments.mean(values)
        case "5k_on_race_day", "10k_on_race_day", "half_marathon_on_race_day", "marathon_on_race_day":
            first(PooledPrediction.card.id).flatMap { cool in first("slowdown").map { cool * (1 + $0 / 100) } }
        case "vvo2_max_pace": first(UptakeFusion.card.id).flatMap { DanielsGilbert.pace(vdot: $0, fraction: 1) }
        case "threshold_speed":
            first("stated") ?? Robust.median(thresholds)
        case "5k", "10k", "half_marathon", "marathon": PooledPrediction(pairs.map { ($0.value, $0.deviation) })?.seconds
        case "acute_load", "weekly_distance": values.reduce(0, +)
        case "chronic_load": values.reduce(0, +) / 4
        case "acwr": quotient("acute", "chronic")
        case "smoothed_acwr": quotient("acute_smoothed", "chronic_smoothed")
        case "fitness": tomorrow?.fitness
        case "fatigue": tomorrow?.fatigue
        case "form": tomorrow?.form
        case "monotony": Monotony(week: values)?.monotony
        case "strain": Monotony(week: values)?.strain
        case "recovery": recovery
        case "sleep": min(100, points.reduce(0, +))
        case "day_strain": first("training impulse").flatMap { DayStrain.strain(impulse: $0) }.map { $0 / 21 * 100 }
        case "resting_heart_rate": values.first
        case "hrv": Moments.mean(mornings.map { Double.log($0) }).map { Double.exp($0) }
        default: running(name) ?? forecast(name)
        }
    }

    private var dataQuality: Double? {
        guard let worth = first("worth of the best source"), let age = first("age of its newest evidence"),
            let count = first("pieces of evidence"), let sensor = first("share of sensor data")
        else { return nil }
        let agreement = first("spread of methods").map { Double.exp(-$0 * $0 / 16) } ?? 0.6
        let score = 0.3 * worth + 0.2 * Double.exp(-age / 60) + 0.2 * (1 - Double.exp(-count / 5)) + 0.15 * (sensor + agreement)
        return worth == 0.45 ? min(0.5, score) : score
    }

    private var thresholds: [Double] {
        let vdot = first(UptakeFusion.card.id)
        let speeds = [
            vdot.flatMap { Threshold.speed(vdot: $0) }, vdot.flatMap { Threshold.oneHourSpeed(vdot: $0) },
            first("critical_speed").map { 0.96 * $0 },
        ]
        return speeds.compactMap { $0 }
    }

    /// Values followed by their standard deviations.
    private var pairs: [Pooling.Uncertain] {
        var pairs: [Pooling.Uncertain] = []
        for (input, next) in zip(inputs, inputs.dropFirst()) where next.name == input.name + "_sd" {
            if let value = input.value, let deviation = next.value { pairs.append(.init(value: value, deviation: deviation)) }
        }
        return pairs
    }

    private func quotient(_ above: String, _ below: String) -> Double? {
        guard let above = first(above), let below = first(below), below > 0 else { return nil }
        return above / below
    }

    private var tomorrow: FitnessAndFatigue? {
        guard let fitness = first("fitness_yesterday"), let fatigue = first("fatigue_yesterday"),
            let load = first("load_today")
        else { return nil }
        var state = FitnessAndFatigue(fitness: fitness, fatigue: fatigue)
        state.add(load: load)
        return state
    }

    /// Mean seconds a mile, each metre counting once.
    private var paceDegradation: Double? {
        var lost = 0.0
        var metres = 0.0
        for (percent, (pace, distance)) in zip(all("slowdown"), zip(all("cool pace"), all("distance"))) {
            guard let seconds = PaceDegradation.secondsPerMile(coolPace: pace, slowdownPercent: percent) else { return nil }
            lost += seconds * distance
            metres += distance
        }
        return metres > 0 ? lost / metres : nil
    }

    private var personalSlope: Double? { PersonalHeatResponse.posterior(of: runs).map { -100 * $0.slope } }

    /// Variability of the week's mornings.
    private var mornings: [Double] { inputs.filter { $0.name.contains(" of ") }.compactMap { $0.value } }

    /// The runs that a heat response was fitted to.
    var runs: [PersonalHeatResponse.Run] {
        var runs: [PersonalHeatResponse.Run] = []
        let columns = (all("share of heart-rate reserve"), all("weeks since the first"), all("heat felt"))
        for (index, speed) in all("speed").enumerated() {
            runs.append(
                PersonalHeatResponse.Run(
                    speed: speed, reserve: columns.0[index], weeks: columns.1[index], wetBulbGlobe: columns.2[index]))
        }
        return runs
    }

    /// Day by day from the first exposure.
    private var acclimation: Double? {
        let prefix = "heat exposure, days ago: "
        var doses: [Int: Double] = [:]
        let beginning = "state at the start, days ago: "
        for input in inputs where !input.name.hasPrefix(beginning) {
            guard input.name.hasPrefix(prefix) else { continue }
            guard let ago = Int(input.name.dropFirst(prefix.count)), let weight = input.value else { return nil }
            doses[ago] = min(1, (doses[ago] ?? 0) + weight)
        }
        let start = inputs.first { $0.name.hasPrefix(beginning) }
        guard let oldest = start.flatMap({ Int($0.name.dropFirst(beginning.count)) }) ?? doses.keys.max() else { return nil }
        let weights = (0...oldest).reversed().map { doses[$0] ?? 0 }
        return HeatAcclimation.states(weights: weights, start: start?.value ?? 0).last
    }

    private var recovery: Double? {
        func part(_ name: String) -> RecoveryScore.Part? {
            guard let deviation = first(name + "_z"), let reliability = first(name + "_reliability") else { return nil }
            return RecoveryScore.Part(deviation, reliability: reliability)
        }
        let parts = RecoveryScore.Parts(
            variability: part("hrv"), restingHeartRate: part("resting_heart_rate"), respiration: part("respiration"),
            sleep: part("sleep"))
        let watch = RecoveryScore.Weights.watch
        let isWatch =
            first("hrv_weight") == watch.variability || first("resting_heart_rate_weight") == watch.restingHeartRate
        let weights = isWatch ? watch : .usual
        return RecoveryScore.result(of: parts, weights: weights)?.score
    }
}
