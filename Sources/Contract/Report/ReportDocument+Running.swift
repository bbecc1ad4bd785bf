import Analysis
import Measures
import Training

extension ReportDocument {
    static func running(_ running: RunningInsight) -> JSONValue {
        var absent: [String: JSONValue] = [:]
        func value(_ key: String, _ answer: Answer<Estimate>) -> JSONValue {
            if let reason = answer.absence { absent[key] = .text(reason.rawValue) }
            return .optional(answer.value?.value)
        }
        var members: [String: JSONValue] = [
            "records": .list(running.records.map { record($0) }),
            "eddington_km": value("eddington_km", running.eddington),
            "run_streak_days": value("run_streak_days", running.streak),
            "longest_run_streak_days": value("longest_run_streak_days", running.longestStreak),
            "critical_speed_mps": value("critical_speed_mps", running.criticalSpeed),
            "endurance_exponent": value("endurance_exponent", running.endurance),
            "max_hr_bpm": value("max_hr_bpm", running.maximumHeartRate),
            "threshold_hr_bpm": value("threshold_hr_bpm", running.thresholdHeartRate),
            "efficiency_m_per_beat": value("efficiency_m_per_beat", running.efficiency),
            "decoupling_percent": value("decoupling_percent", running.decoupling),
            "durability_percent": value("durability_percent", running.durability),
            "heart_rate_recovery_bpm": value("heart_rate_recovery_bpm", running.heartRateDrop),
            "climb_rate_m_per_h": value("climb_rate_m_per_h", running.climbRate),
            "hr_speed_index_kmh": value("hr_speed_index_kmh", running.heartRateSpeedIndex),
            "marathon_form": value("marathon_form", running.marathonForm),
            "marathon_onset_km": value("marathon_onset_km", running.marathonOnset),
            "race_split_index": value("race_split_index", running.raceSplit),
            "running_effectiveness": value("running_effectiveness", running.effectiveness),
            "runs_at_altitude": value("runs_at_altitude", running.highRuns),
            "training_days_lost": value("training_days_lost", running.daysLost),
            "fuel": .list(running.fuel.map { fuel($0) }),
            "shoes": .list(running.shoes.map { shoes($0) }),
            "zones": .list(running.zones.map { zones($0) }), "best_means": .list(running.curves.map { curve($0) }),
            "stride": .list(running.stride.map { stride($0) }),
        ]
        switch running.contactBalance {
        case .absent(let reason): absent["contact_balance"] = .text(reason.rawValue)
        case .known(let balance):
            members["contact_balance"] = [
                "percent_left": .number(balance.share.value), "runs_outside": .integer(balance.runsOutside),
            ]
        }
        members["climbs"] = .list(running.climbs.map { climb($0) })
        members["months"] = .list(running.months.map { month($0) })
        switch running.slopes {
        case .absent(let reason): absent["slopes"] = .text(reason.rawValue)
        case .known(let slopes): members["slopes"] = self.slopes(slopes)
        }
        switch running.distribution {
        case .absent(let reason): absent["intensity"] = .text(reason.rawValue)
        case .known(let distribution):
            members["intensity"] = [
                "easy_share": .number(distribution.easy.value), "middle_share": .number(distribution.middle.value),
                "hard_share": .number(distribution.hard.value), "polarisation_index": .number(distribution.polarisation.value),
                "shape": .text(distribution.shape.rawValue),
            ]
        }
        members["absent"] = .object(absent)
        return .object(members)
    }

    private static func month(_ month: MonthOfRunning) -> JSONValue {
        [
            "month": .optional(
                Day(year: month.year, month: month.month, day: 1).map { String(ISO8601.text($0).prefix(7)) }),
            "runs": .integer(month.runs), "speed_mps": .number(month.speed), "heart_rate_bpm": .number(month.heartRate),
        ]
    }

    private static func fuel(_ fuel: RaceFuel) -> JSONValue {
        [
            "distance": .text(fuel.race.rawValue), "grams_per_hour": .number(fuel.rate.value), "low": .number(fuel.low),
            "high": .number(fuel.high),
        ]
    }

    private static func shoes(_ pair: ShoePair) -> JSONValue {
        [
            "name": .text(pair.name), "distance_km": .number(pair.distance.value), "uses": .integer(pair.uses),
            "first": .text(ISO8601.text(pair.first)), "last": .text(ISO8601.text(pair.last)), "wear": .text(pair.wear.rawValue),
            "sports": .list(pair.sports.map { .text($0.rawValue) }),
            "retired": .optional(pair.retired.map { ISO8601.text($0) }),
        ]
    }

    static func niggle(_ noted: NotedNiggle) -> JSONValue {
        let niggle = noted.niggle
        return [
            "day": .text(ISO8601.text(niggle.day)), "place": .text(niggle.place.rawValue),
            "spot": .optional(niggle.spot.isEmpty ? nil : niggle.spot), "side": .optional(niggle.side?.rawValue),
            "intensity": .integer(niggle.intensity), "words": .optional(niggle.words.isEmpty ? nil : niggle.words),
            "load_of_day": .optional(noted.dayLoad), "load_of_7_days": .optional(noted.weekLoad),
            "usual_week": .optional(noted.usualWeek),
        ]
    }

    private static func slopes(_ slopes: SlopeShares) -> JSONValue {
        var classes: [JSONValue] = []
        for (index, sum) in slopes.classes.enumerated() {
            let bounds = SlopeShares.bounds
            classes.append([
                "from_grade": .optional(index > 0 ? bounds[index - 1] : nil),
                "to_grade": .optional(index < bounds.count ? bounds[index] : nil),
                "share": .number(sum.metres / slopes.metres), "metres": .number(sum.metres),
                "speed_mps": .optional(sum.speed), "grade_adjusted_speed_mps": .optional(sum.levelSpeed),
            ])
        }
        return [
            "uphill_share": .number(slopes.uphill.value), "downhill_share": .number(slopes.downhill.value),
            "classes": .list(classes),
        ]
    }

    private static func climb(_ fast: FastClimb) -> JSONValue {
        [
            "day": .text(ISO8601.text(fast.day)), "activity": .text(fast.activity), "gain_m": .number(fast.climb.gain),
            "length_m": .number(fast.climb.metres), "seconds": .number(fast.climb.seconds), "rate_m_per_h": .number(fast.rate),
            "grade_adjusted_speed_mps": .optional(fast.climb.levelSpeed),
        ]
    }

    private static func record(_ record: PersonalRecord) -> JSONValue {
        var members: [String: JSONValue] = [
            "distance_m": .number(record.distance), "seconds": .number(record.time.value), "activity": .text(record.activity),
            "day": .text(ISO8601.text(record.day)),
        ]
        if let grade = record.ageGrade.value { members["age_grade_percent"] = .number(grade.value) }
        if let recent = record.recent {
            members["last_year"] = [
                "seconds": .number(recent.seconds), "activity": .text(recent.activity), "day": .text(ISO8601.text(recent.day)),
            ]
        }
        return .object(members)
    }

    private static func zones(_ table: ZoneTable) -> JSONValue {
        [
            "kind": .text(table.kind.rawValue), "model": .text(table.method), "base": .number(table.base.value),
            "zones": .list(
                table.zones.map { ["name": .text($0.name), "from": .optional($0.from), "to": .optional($0.to)] }),
        ]
    }

    private static func curve(_ curve: BestMeans) -> JSONValue {
        [
            "kind": .text(curve.kind.rawValue), "last_days": curve.window.map { .integer($0) } ?? .null,
            "points": .list(
                curve.points.map {
                    [
                        "seconds": .integer($0.seconds), "value": .number($0.value), "activity": .text($0.activity),
                        "day": .text(ISO8601.text($0.day)),
                    ]
                }),
        ]
    }

    private static func stride(_ answer: StrideAnswer) -> JSONValue {
        [
            "metric": .text(answer.reading.metric.rawValue), "value": .number(answer.reading.value),
            "expected": .number(answer.reading.expected), "standard_deviations": .number(answer.reading.score),
        ]
    }

    static func backtest(_ test: RaceBacktest?) -> JSONValue {
        guard let test else { return ["absent": .text(Absence.noData.rawValue)] }
        var members: [String: JSONValue] = [
            "races": .list(
                test.rows.map { row in
                    [
                        "day": .text(ISO8601.text(row.day)), "activity": .text(row.activity),
                        "distance": .text(row.race.rawValue), "predicted_s": .number(row.predicted),
                        "low_s": .number(row.interval.low), "high_s": .number(row.interval.high),
                        "actual_s": .number(row.actual),
                        "model": .text(row.baseline?.rawValue ?? PooledPrediction.card.id),
                    ]
                }), "without_prediction": .integer(test.withoutPrediction), "model": .text(Backtest.card.id),
        ]
        if let summary = test.summary { members["summary"] = backtestSummary(summary) }
        if let own = test.inOwnConditions { members["in_own_conditions"] = backtestSummary(own) }
        if let pooled = test.pooled { members["pooled"] = backtestSummary(pooled) }
        if let riegel = test.riegel { members["riegel"] = backtestSummary(riegel) }
        if let vdot = test.vdot { members["vdot"] = backtestSummary(vdot) }
        return .object(members)
    }

    private static func backtestSummary(_ summary: Backtest) -> JSONValue {
        [
            "races": .integer(summary.count), "within_band": summary.held.map { .integer($0.count) } ?? .null,
            "coverage": .optional(summary.held?.coverage), "coverage_low": .optional(summary.held?.bounds.low),
            "coverage_high": .optional(summary.held?.bounds.high), "bias_percent": .number(summary.biasPercent),
            "personal_bias_percent": .number(100 * summary.personalBias),
            "mean_error_percent": .number(summary.meanAbsoluteErrorPercent),
            "root_mean_square_min": .number(summary.rootMeanSquareMinutes),
        ]
    }
}
