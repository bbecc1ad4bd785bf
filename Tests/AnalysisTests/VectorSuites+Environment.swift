import Analysis
import DemoAthletes
import Measures

/// Suites of sections 5 to 8 and 10: weather, heat, readiness, form, plan.
let environmentVectorSuites: [String: VectorSuite] = [
    weatherVectorSuites, slowdownVectorSuites, acclimationVectorSuites, recoveryVectorSuites, formVectorSuites,
    ["plan": planVector],
].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

let weatherVectorSuites: [String: VectorSuite] = [
    "heat_index": { .of(HeatIndex.celsius(temperature: try $0.number("t"), humidity: try $0.number("rh"))) },
    "dew_point": { .of(DewPoint.celsius(temperature: try $0.number("t"), humidity: try $0.number("rh"))) },
    "wet_bulb_stull": { .of(WetBulb.celsius(temperature: try $0.number("t"), humidity: try $0.number("rh"))) },
    "wbgt_simple": { .of(SimpleWetBulbGlobe.celsius(temperature: try $0.number("t"), humidity: try $0.number("rh"))) },
    "wbgt_indoor": { .of(IndoorWetBulbGlobe.celsius(temperature: try $0.number("t"), humidity: try $0.number("rh"))) },
    "wbgt_liljegren": {
        let weather = LiljegrenWetBulbGlobe.Weather(
            temperature: try $0.number("t"), humidity: try $0.number("rh"), pressure: try $0.number("p"),
            wind: try $0.number("wind2m"), radiation: try $0.number("ghi"), cosineOfZenith: try $0.number("cosz"),
            directShare: try $0.number("fdir"))
        guard let result = LiljegrenWetBulbGlobe.temperatures(weather) else { return .null }
        return .of(["wbgt": result.wetBulbGlobe, "tg": result.globe, "tnwb": result.naturalWetBulb])
    },
    "direct_fraction": {
        let split = DirectSunlight.split(
            radiation: try $0.number("ghi"), cosineOfZenith: try $0.number("cosz"), sunDistance: try $0.number("sun_dist"))
        guard let split else { return .null }
        return .of(["fdir": split.share, "ghi": split.radiation])
    },
    "clear_sky": {
        guard let clear = ClearSky.radiation(cosineOfZenith: try $0.number("cosz")) else { return .null }
        return .of(["clear": clear, "ghi": ClearSky.radiation(clear: clear, cloudCover: try $0.number("cloud"))])
    },
    "utci": {
        .of(
            UniversalThermalClimateIndex.celsius(
                temperature: try $0.number("t"), radiant: try $0.number("mrt"), wind: try $0.number("wind10m"),
                humidity: try $0.number("rh")))
    },
]

let slowdownVectorSuites: [String: VectorSuite] = [
    "hadley": { .of(HadleySlowdown.percent(fahrenheit: try $0.number("t_f"), dewPoint: try $0.number("dew_f"))) },
    "mantzios": { .of(MantziosSlowdown.percent(wetBulbGlobe: try $0.number("wbgt"))) },
    "population_slowdown": {
        .of(PopulationSlowdown.percent(wetBulbGlobe: try $0.number("wbgt"), hours: try $0.number("hours")))
    },
    "weather_impact": {
        .of(WeatherImpact.of(slowdownPercent: try $0.number("slow_pct"), wetBulbGlobe: $0.optional("wbgt"))?.rawValue)
    },
    "pace_degradation": {
        .of(
            PaceDegradation.secondsPerMile(coolPace: try $0.number("cool_pace"), slowdownPercent: try $0.number("slow_pct")))
    },
    "acsm_flag": { .of(HeatFlag.of(wetBulbGlobe: try $0.number("wbgt"))?.rawValue) },
    "personal_heat": {
        guard let posterior = PersonalHeatResponse.posterior(rows: try $0.rows("X"), logSpeeds: try $0.numbers("y")) else {
            return .null
        }
        return .object([
            "mean": .of(posterior.means), "sd": .of(posterior.deviations), "shrink_weight": .number(posterior.personalShare),
        ])
    },
    "best_windows": { input in
        let slowdowns = try input.items("hourly").map { $0.numberOrNil }
        let windows = BestTrainingTimes.windows(
            slowdowns: slowdowns, length: Int(try input.number("length")), from: Int(input.optional("start") ?? 4),
            to: Int(input.optional("end") ?? 22), tolerance: input.optional("tol") ?? 2)
        return .list(windows.map { .of([Double($0.start), Double($0.end), $0.slowdownPercent ?? .nan]) })
    },
]

let acclimationVectorSuites: [String: VectorSuite] = [
    "exposure_weight": {
        let mode = HeatExposure.Mode(rawValue: try $0.text("mode"))
        guard let mode else { throw VectorMismatch(description: "unknown mode") }
        return .of(HeatExposure.weight(minutes: try $0.number("minutes"), wetBulbGlobe: try $0.number("wbgt"), mode: mode))
    },
    "acclimation": {
        let states = HeatAcclimation.states(weights: try $0.numbers("weights"), start: $0.optional("a0") ?? 0)
        guard let last = states.last else { return .null }
        return .object(["a": .number(last), "level": .of(AcclimationLevel.of(state: last)?.rawValue)])
    },
    "asked_bucket": { .of(HeatedRoom.of(fahrenheit: Int(try $0.number("temp_f")))?.rawValue) },
    "asked_baseline": {
        let baseline = HeatedBaseline(mean: try $0.number("avg"), count: Int(try $0.number("count")))
        guard var baseline else { return .null }
        let heartRate = try $0.number("hr")
        let comparison = baseline.comparison(of: heartRate)
        baseline.add(heartRate)
        return .object([
            "compare": .of(comparison?.rawValue), "new_avg": .number(baseline.mean), "new_count": .number(Double(baseline.count)),
        ])
    },
    "asked_acclimation": {
        guard let trend = HeatedTrend(heartRates: try $0.numbers("hrs")) else { return .null }
        return .object(["change": .number(trend.change), "signal": .text(trend.signal.rawValue)])
    },
]

let recoveryVectorSuites: [String: VectorSuite] = [
    "hrv_time_domain": {
        let intervals = try $0.numbers("rr")
        return .of([
            "rmssd": HeartRateVariability.rootMeanSquareOfDifferences(intervals: intervals),
            "sdnn": HeartRateVariability.deviation(intervals: intervals),
        ])
    },
    "hrv_state": {
        .of(
            HeartRateVariability.state(
                weekMean: try $0.number("ln7"), usualMean: try $0.number("mean"), usualDeviation: try $0.number("sd"))?.rawValue)
    },
    "robust": {
        let values = try $0.numbers("x")
        guard let median = Robust.median(values), let spread = Robust.deviation(values) else { return .null }
        let shrunk = Robust.shrunkDeviation(spread, count: values.count, usual: $0.optional("sd0") ?? 3)
        return .of(["median": median, "mad_sd": spread, "shrunk": shrunk])
    },
    "readiness": {
        let scores = $0.value("z")
        let reliabilities = $0.value("reliability")
        func part(_ name: String) -> RecoveryScore.Part? {
            scores.optional(name).map { RecoveryScore.Part($0, reliability: reliabilities.optional(name) ?? 1) }
        }
        let parts = RecoveryScore.Parts(
            variability: part("hrv"), restingHeartRate: part("rhr"), respiration: part("rr"), sleep: part("sleep"))
        guard let result = RecoveryScore.result(of: parts) else { return .null }
        return .object([
            "score": .number(result.score), "low": .number(result.interval.low), "high": .number(result.interval.high),
            "band": .of(RecoveryScore.band(of: result.score)?.rawValue), "green": .number(result.likelihood.green),
            "amber": .number(result.likelihood.amber), "red": .number(result.likelihood.red),
        ])
    },
    "sleep_score": {
        let night = SleepScore.Night(
            asleepHours: try $0.number("asleep"), inBedHours: try $0.number("in_bed"), needHours: try $0.number("need"),
            regularity: $0.optional("sri"))
        return .of(SleepScore.result(of: night)?.score)
    },
    "sleep_regularity": {
        let day = Day(number: 20_000)
        var nights: [Day: SleepNights.Night] = [:]
        for (index, spans) in try $0.items("nights").enumerated() {
            guard let spans = try? spans.numbers(), spans.count >= 2 else { continue }
            let asleep = stride(from: 0, to: spans.count - 1, by: 2).map {
                SleepNights.Span(start: spans[$0], end: spans[$0 + 1])
            }
            nights[day - index] = SleepNights.Night(
                start: day.start(at: .utc), end: day.start(at: .utc), asleepHours: 7, inBedHours: 8, deepAndREMShare: nil,
                asleep: asleep)
        }
        return .of(SleepRegularity.index(of: nights, upTo: day))
    },
    "strain21": { .of(DayStrain.strain(impulse: try $0.number("trimp"))) },
]

let formVectorSuites: [String: VectorSuite] = [
    "cadence": { .of(Cadence.stepsPerMinute(speed: try $0.number("speed"), stepLength: try $0.number("step"))) },
    "vertical_ratio": {
        let contact = try $0.number("gct")
        let cadence = try $0.number("spm")
        return .of([
            "vr": StrideShape.verticalRatio(oscillation: try $0.number("vo"), stepLength: try $0.number("step")),
            "duty": StrideShape.dutyFactor(contact: contact, cadence: cadence),
            "flight": StrideShape.flight(contact: contact, cadence: cadence),
        ])
    },
    "spring_mass": {
        let result = SpringMass.result(
            mass: try $0.number("mass"), leg: try $0.number("leg"), speed: try $0.number("speed"), contact: try $0.number("tc"),
            flight: try $0.number("tf"))
        guard let result else { return .null }
        return .of([
            "fmax": result.greatestForce, "dy": result.sinking, "kvert": result.verticalStiffness, "kleg": result.legStiffness,
        ])
    },
    "run_power": {
        .of(
            RunningPower.watts(
                mass: try $0.number("mass"), speed: try $0.number("speed"), grade: try $0.number("grade"),
                headWind: $0.optional("wind") ?? 0))
    },
    "gct_balance": { .of(ContactBalance.percentLeft(left: try $0.number("left"), right: try $0.number("right"))) },
]
