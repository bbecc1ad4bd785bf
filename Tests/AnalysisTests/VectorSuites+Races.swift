import Analysis

let raceVectorSuites: [String: VectorSuite] = [
    "vdot": { .of(DanielsGilbert.vdot(metres: try $0.number("distance_m"), seconds: try $0.number("time_s"))) },
    "vdot_table": { .of(["model": DanielsGilbert.time(metres: try $0.number("distance_m"), vdot: try $0.number("vdot"))]) },
    "training_pace": { .of(["model": DanielsGilbert.pace(vdot: try $0.number("vdot"), fraction: try $0.number("pct"))]) },
    "riegel": {
        .of(
            Riegel.time(
                seconds: try $0.number("t1_s"), from: try $0.number("d1_m"), to: try $0.number("d2_m"),
                exponent: try $0.number("b")))
    },
    "riegel_personal": { input in
        let efforts = try input.rows("efforts").map {
            PersonalEndurance.Effort(metres: $0[0], seconds: $0[1], deviation: $0[2])
        }
        guard let model = PersonalEndurance(efforts: efforts) else { return .null }
        let race = model.time(metres: try input.number("distance_m"))
        return .of([
            "b": model.exponent, "sd_b": model.exponentDeviation, "time_s": race?.seconds, "sd_ln": race?.deviation,
        ])
    },
    "critical_speed": { input in
        guard let fit = CriticalSpeed(efforts: try input.efforts()) else { return .null }
        return .of(["cs": fit.metresPerSecond, "dprime": fit.reserve, "se_cs": fit.standardError, "r2": fit.explained])
    },
    "cs_marathon": { .of(CriticalSpeedMarathon.time(criticalSpeed: try $0.number("cs"))) },
    "tanda": {
        let (kilometres, pace) = (try $0.number("K"), try $0.number("P"))
        return .of([
            "pace": Tanda.pace(weeklyKilometres: kilometres, trainingPace: pace),
            "marathon_s": Tanda.marathonTime(weeklyKilometres: kilometres, trainingPace: pace),
        ])
    },
    "vickers_m1": {
        .of(Vickers.time(metres: try $0.number("d1"), seconds: try $0.number("t1"), milesPerWeek: try $0.number("mpw")))
    },
    "vickers_m2": {
        .of(
            Vickers.time(
                shorter: (try $0.number("d1"), try $0.number("t1")), longer: (try $0.number("d2"), try $0.number("t2")),
                milesPerWeek: try $0.number("mpw")))
    },
    "sigma_pred": {
        .of(
            PooledPrediction.deviation(
                effort: try $0.number("s_eff"), from: try $0.number("d1"), to: try $0.number("d2"),
                ageDays: try $0.number("age_days"), model: try $0.number("s_model")))
    },
    "combine": { input in
        guard let pooled = PooledPrediction(try input.rows("preds").map { ($0[0], $0[1]) }) else { return .null }
        return .object([
            "time": .number(pooled.seconds), "sd_ln": .number(pooled.deviation), "lo80": .number(pooled.interval.low),
            "hi80": .number(pooled.interval.high), "half_pct": .number(pooled.halfWidthPercent),
            "confidence": .text(pooled.confidence.rawValue),
        ])
    },
    "backtest": { input in
        let rows = try input.rows("rows").map {
            Backtest.Row(predicted: $0[0], interval: Interval(low: $0[1], high: $0[2]), actual: $0[3])
        }
        guard let test = Backtest(rows: rows) else { return .null }
        return .of([
            "n": Double(test.count), "bias_pct": test.biasPercent, "mape": test.meanAbsoluteErrorPercent,
            "rmse_min": test.rootMeanSquareMinutes, "coverage": test.held?.coverage, "cov_lo": test.held?.bounds.low,
            "cov_hi": test.held?.bounds.high, "shrunk_bias_ln": test.shrunkBias,
        ])
    },
]

let uptakeVectorSuites: [String: VectorSuite] = [
    "acsm_run": { .of(ACSMCost.running(metresPerMinute: try $0.number("speed_m_min"), grade: try $0.number("grade"))) },
    "swain_vo2max": {
        .of(
            HeartRateReserve.maximalUptake(
                uptake: try $0.number("vo2"), heartRate: try $0.number("hr"), resting: try $0.number("hr_rest"),
                maximum: try $0.number("hr_max")))
    },
    "swain94_vo2max": {
        .of(
            HeartRateReserve.maximalUptakeWithoutRest(
                uptake: try $0.number("vo2"), heartRate: try $0.number("hr"), maximum: try $0.number("hr_max")))
    },
    "submax_vdot": {
        .of(
            SubmaximalRun.vdot(
                speed: try $0.number("speed"), grade: try $0.number("grade"), heartRate: try $0.number("hr"),
                resting: try $0.number("hr_rest"), maximum: try $0.number("hr_max")))
    },
    "fitness_level": {
        .of(CooperLevels.level(uptake: try $0.number("vo2max"), age: Int(try $0.number("age")), sex: try $0.sex())?.rawValue)
    },
    "vo2_quality": { input in
        guard let source = UptakeQuality.Source(rawValue: try input.text("source")) else { return .text("unknown source") }
        return .of(
            UptakeQuality.score(
                source: source, ageDays: try input.number("age_days"), count: Int(try input.number("n")),
                sensor: try input.number("sensor_ok"), spread: input.optional("spread")))
    },
    "vo2_fuse": { input in
        let values = try input.rows("estimates").map { Pooling.Uncertain(value: $0[0], deviation: $0[1]) }
        guard let fused = UptakeFusion.combine(values) else { return .null }
        return .of(["mean": fused.value, "sd": fused.deviation])
    },
]
