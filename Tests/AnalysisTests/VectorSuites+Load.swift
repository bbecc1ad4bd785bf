import Analysis
import Training

let sessionLoadVectorSuites: [String: VectorSuite] = [
    "trimp_avg": {
        .of(
            BanisterImpulse.total(
                minutes: try $0.number("minutes"), heartRate: try $0.number("hr"), resting: try $0.number("hr_rest"),
                maximum: try $0.number("hr_max"), sex: try $0.sex()))
    },
    "trimp_samples": { input in
        let samples = try input.numbers("hr")
        let step = try input.number("dt_s")
        let (resting, maximum, sex) = (try input.number("hr_rest"), try input.number("hr_max"), try input.sex())
        return .of([
            "samples": BanisterImpulse.total(samples: samples, seconds: step, resting: resting, maximum: maximum, sex: sex),
            "of_mean": Moments.mean(samples).flatMap {
                BanisterImpulse.total(
                    minutes: Double(samples.count) * step / 60, heartRate: $0, resting: resting, maximum: maximum, sex: sex)
            },
        ])
    },
    "edwards": {
        .of(
            EdwardsZones.total(
                samples: try $0.numbers("hr"), seconds: try $0.number("dt_s"), maximum: try $0.number("hr_max")))
    },
    "hrtss": { input in
        let (resting, maximum, sex) = (try input.number("hr_rest"), try input.number("hr_max"), try input.sex())
        let impulse = BanisterImpulse.total(
            minutes: try input.number("minutes"), heartRate: try input.number("hr"), resting: resting, maximum: maximum, sex: sex)
        guard let impulse else { return .null }
        return .of(
            HeartRateLoad.load(
                impulse: impulse, threshold: try input.number("lthr"), resting: resting, maximum: maximum, sex: sex))
    },
    "rtss": {
        .of(
            PaceLoad.load(
                seconds: try $0.number("duration_s"), normalisedSpeed: try $0.number("ngs"),
                thresholdSpeed: try $0.number("threshold")))
    },
    "normalized_speed": { input in
        var series: [Double] = []
        for run in try input.rows("rle") { series += [Double](repeating: run[0], count: Int(run[1])) }
        return .of(PaceLoad.normalised(series))
    },
    "power_tss": {
        .of(
            PowerLoad.load(
                seconds: try $0.number("duration_s"), normalisedPower: try $0.number("np"), threshold: try $0.number("ftp")))
    },
    "srpe": { .of(PerceivedEffortLoad.impulse(rating: try $0.number("rpe"), minutes: try $0.number("minutes"))) },
]

let loadVectorSuites: [String: VectorSuite] = [
    "acwr_coupled": { describe(LoadRatio.coupled(try $0.numbers("loads"))) },
    "acwr_uncoupled": { describe(LoadRatio.uncoupled(try $0.numbers("loads"))) },
    "acwr_ewma": { describe(LoadRatio.smoothed(try $0.numbers("loads"))) },
    "acwr_identity": { .of(LoadRatio.coupled(fromUncoupled: try $0.number("uncoupled"))) },
    "pmc": { input in
        let series = FitnessAndFatigue.series(try input.numbers("loads"), from: FitnessAndFatigue(fitness: 0, fatigue: 0))
        guard let last = series.last else { return .null }
        return .of(["ctl": last.fitness, "atl": last.fatigue, "tsb": last.form])
    },
    "monotony": { input in
        guard let week = Monotony(week: try input.numbers("week")) else { return .null }
        return .of(["mean": week.mean, "sd": week.deviation, "monotony": week.monotony, "strain": week.strain])
    },
    "session_spike": { input in
        let spike = SessionSpike(distance: try input.number("distance"), longestBefore: try input.number("longest30"))
        guard let spike else { return .null }
        return .object([
            "ratio": .number(spike.ratio), "category": .text(spike.category.rawValue), "hrr": .number(spike.hazardRatio),
        ])
    },
    "injury_risk_level": { .of(LoadChange(ratio: $0.optional("acwr"), spike: $0.optional("spike"))?.rawValue) },
    "acwr_zone": { .of(LoadZone(ratio: try $0.number("acwr"))?.rawValue) },
    "training_trend": {
        .of(
            TrainingTrend(
                ratio: $0.optional("acwr"), chronicChange: $0.optional("chronic_ratio"),
                daysIdle: $0.optional("days_since_run").map { Int($0) },
                daysToRace: $0.optional("race_in_days").map { Int($0) }, daysBelow: Int(try $0.number("days_below")))?.rawValue)
    },
    "recovery_status": {
        .of(
            RecoveryStatus(
                form: try $0.number("tsb"), fitness: try $0.number("ctl"), readiness: $0.optional("readiness"),
                lowDaysOfFive: Int(try $0.number("low5")), sustainedLowDays: Int(try $0.number("sustained")),
                performanceDrop: $0.optional("perf_drop"))?.rawValue)
    },
    "fitness_trend": { input in
        let trend = FitnessTrendEstimate(days: try input.numbers("days"), values: try input.numbers("values"))
        guard let trend else { return .null }
        return .object(["change_pct": .number(trend.changePercent), "trend": .text(trend.trend.rawValue)])
    },
]

private func describe(_ ratio: LoadRatio?) -> VectorValue {
    guard let ratio else { return .null }
    return .of(["acute": ratio.acute, "chronic": ratio.chronic, "ratio": ratio.ratio])
}
