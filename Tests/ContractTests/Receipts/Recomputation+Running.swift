import Analysis
import Measures

extension Recomputation {
    /// Of what a runner asks for.
    func running(_ name: String) -> Double? {
        switch name {
        case "uncoupled_acwr": quotient(first("acute"), first("chronic_before"))
        case "session_spike": quotient(first("longest run of the week"), first("longest of the 30 days before"))
        case "heat_load_gap":
            Robust.median(zip(all("load by pace"), all("load by heart rate")).map { 100 * ($0.1 / $0.0 - 1) })
        case "heat_on_same_routes": sameRoutes
        case "heat_measured_response":
            Moments.mean(Array(values.suffix(5))).flatMap { last in Moments.mean(Array(values.prefix(5))).map { last - $0 } }
        case "effort_leap": first("effort").flatMap { effort in first("known_before").map { effort - $0 } }
        case "contact_balance": Robust.median(values)
        case "heat_error_own": PersonalHeatResponse.errors(predicting: runs).map { 100 * $0.personal }
        case "heat_error_population": PersonalHeatResponse.errors(predicting: runs).map { 100 * $0.population }
        case "heat_error_without": PersonalHeatResponse.errors(predicting: runs).map { 100 * $0.withoutHeat }
        case "eddington": Double(EddingtonNumber.of(values))
        case "run_streak", "longest_run_streak":
            if let start = first("first day"), let end = first("last day") { end - start + 1 } else { 0 }
        case "critical_speed": CriticalSpeed(efforts: efforts)?.metresPerSecond
        case "endurance_exponent": PersonalEndurance(efforts: weighedEfforts)?.exponent
        case "max_heart_rate": first("age").flatMap { MaximumHeartRate.nes(age: $0)?.amount } ?? values.first
        case "threshold_heart_rate":
            first("stated") ?? heldForAnHour
                ?? first("maximum_heart_rate").map { Threshold.fractionOfMaximumHeartRate * $0 }
        case "easy_share": shares?.easy
        case "middle_share": shares?.middle
        case "hard_share": shares?.hard
        case "polarisation_index":
            shares.map { IntensityDistribution.polarisation(easy: $0.easy, middle: $0.middle, hard: $0.hard) }
        case "efficiency", "decoupling", "durability", "heart_rate_recovery": Robust.median(values)
        case "climb_rate": quotient(first("gain").map { $0 * 3600 }, first("seconds"))
        default: more(name) ?? strideOrRecord(name)
        }
    }

    /// Of what only some runners have.
    private func more(_ name: String) -> Double? {
        let metres = ["uphill", "level", "downhill"].map { all("metres " + $0).reduce(0, +) }
        switch name {
        case "hr_speed_index":
            guard let resting = first("resting heart rate"), let maximum = first("maximum heart rate"),
                let peak = first("speed at full uptake")
            else { return nil }
            return Robust.median(
                zip(all("speed"), all("heart rate")).compactMap {
                    HeartRateSpeedIndex.value(
                        speed: $0.0, heartRate: $0.1, resting: resting, maximum: maximum, peakSpeed: peak)
                })
        case "shoe_distance": return values.reduce(0, +)
        case "marathon_form", "marathon_onset", "race_split_index": return values.first
        case "running_effectiveness":
            guard let mass = first("mass") else { return nil }
            return Robust.median(
                zip(all("speed"), all("power")).compactMap {
                    RunningEffectiveness.value(speed: $0.0, mass: mass, power: $0.1)
                })
        case "uphill_share": return metres[0] / metres.reduce(0, +)
        case "downhill_share": return metres[2] / metres.reduce(0, +)
        case "runs_at_altitude": return Double(values.count { $0 > Altitude.high })
        case "training_days_lost":
            return inputs.filter { $0.name.hasPrefix("break until") }.compactMap { $0.value }.reduce(0, +)
        case "half_marathon_carbohydrate", "marathon_carbohydrate":
            return first("predicted time").flatMap { RaceFuel.range(hours: $0 / 3600) }.map { ($0.low + $0.high) / 2 }
        default: return nil
        }
    }

    private func strideOrRecord(_ name: String) -> Double? {
        if name.hasPrefix("record_") { return values.min() }
        if name.hasPrefix("age_grade_") {
            return first("standard for the age").flatMap { standard in first("time").map { 100 * standard / $0 } }
        }
        guard name.hasPrefix("stride_"), let metric = StrideMetric(rawValue: String(name.dropFirst(7))) else { return nil }
        return reading(metric)?.score
    }

    func reading(_ metric: StrideMetric) -> StrideReading? {
        StrideReading(metric, runs: zip(all("speed"), all(metric.rawValue)).map { (speed: $0.0, value: $0.1) })
    }

    /// By hand: heat and what the fit left, each less its mean on the way.
    private var sameRoutes: Double? {
        let columns = (all("route"), all("heat felt above 12.5 °C"), all("left by the fit, ln speed"))
        var (above, below) = (0.0, 0.0)
        for route in Set(columns.0) {
            let runs = columns.0.indices.filter { columns.0[$0] == route }
            let heat = runs.reduce(0) { $0 + columns.1[$1] } / Double(runs.count)
            let left = runs.reduce(0) { $0 + columns.2[$1] } / Double(runs.count)
            for run in runs {
                above += (columns.1[run] - heat) * (columns.2[run] - left)
                below += (columns.1[run] - heat) * (columns.1[run] - heat)
            }
        }
        return below > 0 ? 100 * above / below : nil
    }

    private func quotient(_ above: Double?, _ below: Double?) -> Double? {
        guard let above, let below, below > 0 else { return nil }
        return above / below
    }

    private var heldForAnHour: Double? {
        first("mean heart rate of a race").flatMap { mean in first("share held for an hour").map { mean * $0 } }
    }

    private var efforts: [(metres: Double, seconds: Double)] {
        zip(all("effort, metres"), all("effort, seconds")).map { (metres: $0.0, seconds: $0.1) }
    }

    private var weighedEfforts: [PersonalEndurance.Effort] {
        zip(efforts, all("effort, deviation of ln T")).map {
            PersonalEndurance.Effort(metres: $0.0.metres, seconds: $0.0.seconds, deviation: $0.1)
        }
    }

    private var shares: (easy: Double, middle: Double, hard: Double)? {
        IntensityDistribution.shares(
            easy: all("easy").reduce(0, +), middle: all("middle").reduce(0, +), hard: all("hard").reduce(0, +))
    }

    /// `form_if_resting_7` and its like, by the models of load one day at a time.
    func forecast(_ name: String) -> Double? {
        guard let fitness = first("fitness_today"), let fatigue = first("fatigue_today"), let ahead = first("days_ahead") else {
            return nil
        }
        var loads = inputs.filter { $0.name.hasPrefix("load, days ago") }.compactMap { $0.value }
        let planned = inputs.filter { $0.name.hasPrefix("planned load") }.compactMap { $0.value }
        var state = FitnessAndFatigue(fitness: fitness, fatigue: fatigue)
        for day in 0..<Int(ahead) {
            let load = planned.isEmpty ? 0 : planned[day % planned.count]
            loads.append(load)
            state.add(load: load)
        }
        let ratio = LoadRatio.coupled(loads)
        if name.hasPrefix("acute_load") { return ratio?.acute }
        if name.hasPrefix("chronic_load") { return ratio?.chronic }
        if name.hasPrefix("acwr") { return ratio?.ratio }
        if name.hasPrefix("fitness") { return state.fitness }
        return name.hasPrefix("fatigue") ? state.fatigue : state.form
    }
}
