import Analysis
import HeartRateEnergy
import Measures

let runVectorSuites: [String: VectorSuite] = [
    "minetti": { .of(GradeCost.cost(grade: try $0.number("grade"))) },
    "gap_factor": {
        .of(GradeCost.effortFactor(grade: try $0.number("grade"), downhillShare: try $0.number("downhill_lambda")))
    },
    "hrmax": {
        let age = try $0.number("age")
        return .of([
            "tanaka": MaximumHeartRate.tanaka(age: age)?.amount, "nes": MaximumHeartRate.nes(age: age)?.amount,
            "gulati": MaximumHeartRate.gulati(age: age)?.amount, "fox": MaximumHeartRate.fox(age: age)?.amount,
        ])
    },
    "karvonen": {
        .of(
            HeartRateZones.karvonen(
                resting: try $0.number("hr_rest"), maximum: try $0.number("hr_max"), fraction: try $0.number("frac")))
    },
    "friel_zone": {
        .of(HeartRateZones.frielZone(heartRate: try $0.number("hr"), threshold: try $0.number("lthr"))?.rawValue)
    },
    "ef_decoupling": { input in
        let first = Efficiency.metresPerBeat(speed: try input.number("v1"), heartRate: try input.number("hr1"))
        let second = Efficiency.metresPerBeat(speed: try input.number("v2"), heartRate: try input.number("hr2"))
        guard let first, let second else { return .null }
        return .of([
            "ef1": first, "ef2": second, "decoupling_pct": Efficiency.decoupling(first: first, second: second),
            "smyth_ratio": Efficiency.internalExternalRatio(early: first, late: second),
        ])
    },
    "threshold_speed": {
        let vdot = try $0.number("vdot")
        return .of(["t88": Threshold.speed(vdot: vdot), "one_hour": Threshold.oneHourSpeed(vdot: vdot)])
    },
    "best_effort": {
        .of(
            FastestStretch.find(
                seconds: try $0.numbers("times"), metres: try $0.numbers("dists"), length: try $0.number("target"))?.seconds)
    },
    "splits": {
        .of(Splits.complete(seconds: try $0.numbers("times"), metres: try $0.numbers("dists"), step: try $0.number("step")))
    },
]

let extraVectorSuites: [String: VectorSuite] = [
    "kcal": { input in
        let (mass, metres, minutes) = (try input.number("mass"), try input.number("dist"), try input.number("minutes"))
        return .of([
            "net_minetti": RunningEnergy.net(kilograms: mass, metres: metres),
            "gross_acsm": RunningEnergy.gross(kilograms: mass, metres: metres, minutes: minutes),
            "keytel": HeartRateEnergy.kilocalories(
                kilograms: mass, minutes: minutes, heartRate: try input.number("hr"), age: try input.number("age"),
                sex: try input.sex()),
        ])
    },
    "ascent": {
        let total = Ascent.total(altitudes: try $0.numbers("elev"), threshold: try $0.number("thr"))
        return .of(["up": total.up, "down": total.down])
    },
    "time_in_zones": {
        .of(
            TimeInZones.seconds(
                samples: try $0.numbers("hr"), step: try $0.number("dt"), bounds: try $0.numbers("bounds")))
    },
    "misc": {
        .of([
            "vam": Ascent.climbRate(gain: try $0.number("gain"), seconds: try $0.number("sec")),
            "sweat": SweatRate.litresPerHour(
                before: try $0.number("pre"), after: try $0.number("post"), drink: try $0.number("drink"),
                urine: try $0.number("urine"), hours: try $0.number("hours")),
        ])
    },
    "format": {
        let time = ClockTime(seconds: try $0.number("seconds"))
        return .object(["hms": .of(time?.hoursMinutesSeconds), "ms": .of(time?.minutesSeconds)])
    },
]
