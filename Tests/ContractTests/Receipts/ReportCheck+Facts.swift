import Analysis
import Contract
import Measures
import Training

extension ReportCheck {
    func readiness(_ steps: [String]) -> Double? {
        let name = ["recovery": "recovery", "sleep": "sleep", "strain": "day_strain", "variability": "hrv"][steps[1]] ?? steps[1]
        let here = athlete.report[["readiness", steps[1]]]
        switch steps[2] {
        case "usual_low", "usual_high":
            let inputs = athlete.figure(name)?.inputs ?? []
            guard let middle = inputs.first(where: { $0.name == "usual_middle" })?.value,
                let spread = inputs.first(where: { $0.name == "usual_spread" })?.value
            else { return nil }
            let sign = steps[2] == "usual_low" ? -1.0 : 1
            // Variability is compared in its logarithm, within half a deviation.
            return name == "hrv" ? middle * Double.exp(sign * 0.5 * spread) : middle + sign * spread
        case "drivers":
            // The last one is what the others leave of the score: they add up to it.
            guard let index = Int(steps[3]), case .list(let drivers)? = here?["drivers"], let score = here?["score"]?.double
            else {
                return nil
            }
            var others = 0.0
            for (place, driver) in drivers.enumerated() where place != index { others += driver["points"]?.double ?? .nan }
            return score - others - (steps[1] == "recovery" ? RecoveryScore.usualDay : 0)
        case "low": return athlete.figure(name)?.interval?.low
        case "high": return athlete.figure(name)?.interval?.high
        case "likelihood": return likelihood(steps[3])
        case "trend": return trend(steps[1], score: here?["score"]?.double)
        default: return nil
        }
    }

    /// The score against the mean of the seven days before.
    private func trend(_ ring: String, score: Double?) -> Double? {
        guard let score else { return nil }
        var before: [Double] = []
        for ago in 1...7 {
            let earlier = readinessInsight(asOf: insights.asOf - ago, history: history)
            let answer = ring == "recovery" ? earlier.recovery : ring == "sleep" ? earlier.sleep : earlier.strain
            if let value = answer.value?.estimate.value { before.append(value) }
        }
        return Moments.mean(before).map { score - $0 }
    }

    func running(_ steps: [String]) -> Double? {
        let beside = athlete.report[steps.dropLast()]
        switch steps[1] {
        case "records": return record(steps)
        case "zones": return zone(steps)
        case "fuel": return fuel(steps)
        case "shoes": return shoes(steps)
        case "slopes": return slope(steps)
        case "climbs": return climb(steps)
        case "best_means": return bestMean(steps)
        case "months": return month(steps)
        case "contact_balance":
            let shares = athlete.figure("contact_balance")?.inputs.compactMap { $0.value } ?? []
            return Double(shares.reversed().prefix { !(49...51).contains($0) && ($0 > 50) == ((shares.last ?? 50) > 50) }.count)
        case "stride":
            guard let metric = beside?["metric"]?.string.flatMap({ StrideMetric(rawValue: $0) }),
                let estimate = athlete.figure("stride_" + metric.rawValue),
                let reading = Recomputation(estimate).reading(metric)
            else { return nil }
            switch steps[3] {
            case "value": return estimate.inputs.last?.value
            case "expected": return reading.expected
            default: return reading.score
            }
        default: return nil
        }
    }

    private func month(_ steps: [String]) -> Double? {
        guard let name = athlete.report[steps.prefix(3) + ["month"]]?.string else { return nil }
        let runs = history.digests.filter { run in
            let isOutdoors = run.isIndoor != true && run.sport != .treadmillRunning
            let isMeasured = run.measures.map { !$0.isHeartRateDoubtful && $0.heartRateCoverage >= 0.8 } ?? true
            return ISO8601.text(run.day).hasPrefix(name) && run.day <= insights.asOf && run.sport.isRunning && isOutdoors
                && isMeasured && !run.isRace && run.moving >= 1200 && run.gradeAdjustedSpeed != nil && run.meanHeartRate != nil
        }
        switch steps[3] {
        case "runs": return Double(runs.count)
        case "speed_mps": return Robust.median(runs.compactMap { $0.gradeAdjustedSpeed?.metresPerSecond })
        default: return Robust.median(runs.compactMap { $0.meanHeartRate?.beatsPerMinute })
        }
    }

    /// What the month before and the sessions say; the distance that is asked about is its activity's.
    func heat(_ steps: [String]) -> Double? {
        if steps[1] == "heated_sessions" { return heated(steps) }
        if steps[1] == "heated_model" { return heatedModel(steps) }
        if steps[1] == "training_hours" { return trainingHours(steps) }
        switch steps.dropFirst().joined(separator: "/") {
        case "error_percent/runs": return insights.weather.responseErrors.value.map { Double($0.own.count) }
        case "population_slope_percent_per_degree": return 0.37
        case "same_routes/runs":
            let routes = athlete.figure("heat_on_same_routes")?.inputs.filter { $0.name == "route" }.compactMap { $0.value } ?? []
            return Double(routes.count { route in routes.count { $0 == route } > 1 })
        case "own_slope_low": return athlete.figure("heat_slope")?.interval?.low
        case "own_slope_high": return athlete.figure("heat_slope")?.interval?.high
        case "own_share": return athlete.figure("heat_slope")?.inputs.first { $0.name == "personal share" }?.value
        case "measured_response/low": return athlete.figure("heat_measured_response")?.interval?.low
        case "measured_response/high": return athlete.figure("heat_measured_response")?.interval?.high
        case "measured_response/runs": return athlete.figure("heat_measured_response").map { Double($0.count) }
        case "acclimation/low": return athlete.figure("heat_acclimation")?.interval?.low
        case "acclimation/high": return athlete.figure("heat_acclimation")?.interval?.high
        case "acclimation/days_since_exposure":
            return history.digests.last { ($0.day <= insights.asOf) && (HeatExposure.dose(of: $0)?.weight ?? 0) > 0 }
                .map { Double(insights.asOf - $0.day) }
        case "acclimation/began_at": return history.localMaxima.isEmpty ? 0 : 0.3
        case "acclimation/season_maximum_celsius": return Moments.mean(history.localMaxima.map { $0.value })
        default: return nil
        }
    }

    private func heated(_ steps: [String]) -> Double? {
        let room = athlete.report[steps.prefix(3) + ["room"]]?.string.flatMap { HeatedRoom(rawValue: $0) }
        guard let room else { return nil }
        let classes = history.digests.filter { digest in
            guard digest.isHeatedClass, let degrees = digest.conditions?.temperature.fahrenheit else { return false }
            return HeatedRoom.of(fahrenheit: Int(degrees + 0.5)) == room && digest.meanHeartRate != nil
        }
        switch steps[3] {
        case "sessions": return Double(classes.count)
        case "baseline_bpm": return again(FigureNames.name(ofHeated: "baseline", in: room))
        case "last_ten_bpm":
            let rates = classes.suffix(10).compactMap { $0.meanHeartRate?.beatsPerMinute }
            return rates.count == 10 ? rates.reduce(0, +) / 10 : nil
        case "change_percent": return again(FigureNames.name(ofHeated: "change", in: room))
        case "change_low": return athlete.figure(FigureNames.name(ofHeated: "change", in: room))?.interval?.low
        case "change_high": return athlete.figure(FigureNames.name(ofHeated: "change", in: room))?.interval?.high
        case "newest" where steps.last?.hasPrefix("deviation") == true: return deviation(steps, classes)
        case "newest" where steps.last == "alike_by_humidity":
            let known = history.digests.filter { $0.isHeatedClass && $0.conditions?.supposed.humidity == false }
            guard let newest = classes.last, let warmth = newest.conditions?.wetBulbGlobe?.celsius else { return nil }
            return Double(
                known.count { other in
                    other.start < newest.start && (other.conditions?.wetBulbGlobe).map { abs($0.celsius - warmth) <= 1.5 } == true
                })
        default: return classes.last?.meanHeartRate?.beatsPerMinute
        }
    }

    private func raceDay(_ steps: [String]) -> Double? {
        if steps[2] == "days_ahead" { return history.athlete.raceDay.map { Double($0 - insights.asOf) } }
        let race = RaceDistance.allCases.first { $0.rawValue == athlete.report[steps.dropLast() + ["distance"]]?.string }
        guard let race else { return nil }
        let name = FigureNames.name(of: race)
        switch steps[4] {
        case "cool_s": return again(name)
        case "seconds": return again(name + "_on_race_day")
        case "low_s": return athlete.figure(name + "_on_race_day")?.interval?.low
        case "high_s": return athlete.figure(name + "_on_race_day")?.interval?.high
        default: return athlete.figure(name + "_on_race_day")?.inputs.first { $0.name == "slowdown" }?.value
        }
    }

    func fitness(_ steps: [String]) -> Double? {
        if steps[1] == "race_day" { return raceDay(steps) }
        guard let id = athlete.report[steps.dropLast() + ["activity"]]?.string else { return nil }
        let efforts = history.efforts.efforts.filter { $0.activity == id }
        let best = efforts.max { $0.vdot < $1.vdot }
        return steps.last == "distance_m" ? best?.metres : best?.seconds
    }

    private func shoes(_ steps: [String]) -> Double? {
        guard let name = athlete.report[steps.dropLast() + ["name"]]?.string else { return nil }
        let worn = history.digests.filter { $0.shoes == name && $0.day <= insights.asOf && $0.sport.isOnFoot }
        if steps[3] == "uses" { return Double(worn.count) }
        // The one that was worn last is made again from its receipt too.
        let sum = worn.reduce(0) { $0 + ($1.distance?.metres ?? 0) / 1000 }
        let last = insights.running.lastShoes?.name == name ? again("shoe_distance") : sum
        return last.flatMap { abs($0 - sum) < 1e-9 * max(1, sum) ? sum : nil }
    }

    func niggle(_ steps: [String]) -> Double? {
        guard let text = athlete.report[steps.dropLast() + ["day"]]?.string else { return nil }
        guard let noted = history.diary.niggles.first(where: { ISO8601.text($0.day) == text }) else { return nil }
        func load(_ days: Int) -> Double {
            history.digests.filter { $0.day <= noted.day && noted.day - $0.day < days }.reduce(0) { $0 + ($1.load?.value ?? 0) }
        }
        switch steps[2] {
        case "intensity": return Double(noted.intensity)
        case "load_of_day": return load(1)
        case "load_of_7_days": return load(7)
        default: return load(28) / 4
        }
    }

    private func fuel(_ steps: [String]) -> Double? {
        let race = RaceDistance.allCases.first { $0.rawValue == athlete.report[steps.dropLast() + ["distance"]]?.string }
        guard let race, let seconds = again(FigureNames.name(of: race)) else { return nil }
        guard let range = RaceFuel.range(hours: seconds / 3600) else { return nil }
        switch steps[3] {
        case "low": return range.low
        case "high": return range.high
        default: return again(FigureNames.name(of: race) + "_carbohydrate")
        }
    }

    private func record(_ steps: [String]) -> Double? {
        guard let distance = athlete.report[steps.prefix(3) + ["distance_m"]]?.double else { return nil }
        if steps.last == "distance_m" { return StandardDistances.efforts.contains(distance) ? distance : nil }
        if steps.last == "age_grade_percent" { return again("age_grade_\(Int(distance))m") }
        let runs = history.digests.filter { steps.count == 4 || insights.asOf - $0.day < 365 }
        return runs.flatMap { $0.bestEfforts }.filter { $0.distance == distance }.map { $0.seconds }.min()
    }

    /// Stated, else what the best effort is worth.
    private func thresholdSpeed(_ base: Estimate) -> Double? {
        func input(_ name: String) -> Double? { base.inputs.first { $0.name == name }?.value }
        if let stated = input("stated") { return stated }
        guard let metres = input("effort, metres"), let seconds = input("effort, seconds") else { return nil }
        return DanielsGilbert.vdot(metres: metres, seconds: seconds).flatMap { Threshold.speed(vdot: $0) }
    }

    private func zone(_ steps: [String]) -> Double? {
        guard let index = Int(steps[2]), insights.running.zones.indices.contains(index) else { return nil }
        let table = insights.running.zones[index]
        let base: Double?
        let bounds: [Double]?
        switch table.kind {
        case .heartRate:
            base = again(table.zones.count == 7 ? "threshold_heart_rate" : "max_heart_rate")
            let resting = table.base.inputs.first { $0.name == "resting heart rate" }?.value
            bounds = base.flatMap {
                table.zones.count == 7
                    ? HeartRateZones.frielBounds(threshold: $0) : HeartRateZones.bounds(resting: resting, maximum: $0)
            }
        case .pace:
            base = thresholdSpeed(table.base).map { 1000 / $0 }
            bounds = base.flatMap { PaceZones.bounds(thresholdPace: $0) }
        case .power:
            base = history.athlete.functionalThresholdPower?.watts
            bounds = base.flatMap { PowerZones.bounds(threshold: $0) }
        }
        if steps.count == 4 { return base }
        guard let bounds, let zone = Int(steps[4]) else { return nil }
        let place = steps[5] == "from" ? zone - 1 : zone
        return bounds.indices.contains(place) ? bounds[place] : nil
    }

    private func bestMean(_ steps: [String]) -> Double? {
        guard let index = Int(steps[2]), insights.running.curves.indices.contains(index) else { return nil }
        let curve = insights.running.curves[index]
        guard steps.count == 6 else { return curve.window.map { Double($0) } }
        guard let seconds = athlete.report[steps.dropLast() + ["seconds"]]?.double,
            let place = MeanMaximal.durations.firstIndex(of: Int(seconds))
        else { return nil }
        if steps[5] == "seconds" { return seconds }
        var best: Double?
        for digest in history.digests where curve.window.map({ insights.asOf - digest.day < $0 }) ?? true {
            guard let traits = digest.traits else { continue }
            let means =
                switch curve.kind {
                case .speed: traits.speedCurve
                case .heartRate: digest.sport.isRunning ? traits.heartRateCurve : []
                case .power: digest.sport.isCycling ? traits.powerCurve : []
                }
            if means.indices.contains(place) { best = max(best ?? 0, means[place]) }
        }
        return best
    }

    func forecast(_ steps: [String]) -> Double? {
        guard steps[1] != "returning" else { return insights.load.returning.map { Double($0.days) } }
        guard let ahead = athlete.report[steps.dropLast() + ["days_ahead"]]?.double,
            let course = LoadForecast.Course(rawValue: steps[1])
        else { return nil }
        if steps[3] == "days_ahead" { return LoadForecast.horizons.contains(Int(ahead)) ? ahead : nil }
        guard let figure = LoadOutlook.Figure(rawValue: steps[3]) else { return nil }
        return again(FigureNames.forecastName(figure, course, ahead: Int(ahead)))
    }

    func activity(_ steps: [String]) -> Double? {
        guard let id = athlete.report[steps.prefix(2) + ["id"]]?.string, let digest = history.digest(id) else { return nil }
        switch steps[2] {
        case "elapsed_s": return digest.elapsed
        case "moving_s": return digest.moving
        case "distance_m": return digest.distance?.metres
        case "ascent_m": return digest.ascent?.metres
        case "mean_hr": return digest.meanHeartRate?.beatsPerMinute
        case "max_hr": return digest.maximumHeartRate?.beatsPerMinute
        case "load":
            // By the method beside it, with the profile of the last known day and the threshold of its own.
            var profile = history.profile(asOf: history.lastDay ?? insights.asOf)
            if history.athlete.thresholdSpeed == nil {
                profile.thresholdSpeed = history.efforts.thresholdSpeed(on: digest.day).map { ProfileValue($0, .derived) }
            }
            return digest.load.flatMap { digest.load(by: $0.method, for: profile) }
        default: return nil
        }
    }
}
