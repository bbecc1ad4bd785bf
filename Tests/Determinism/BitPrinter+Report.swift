import Analysis
import Measures

extension BitPrinter {
    mutating func add(_ digest: ActivityDigest) {
        let plain = [
            digest.elapsed, digest.moving, digest.distance?.amount, digest.ascent?.amount, digest.meanHeartRate?.amount,
            digest.load?.value, digest.conditions?.wetBulbGlobe?.amount, digest.conditions?.heatIndex?.amount,
            digest.conditions?.dewPoint?.amount, digest.efficiency, digest.decoupling, digest.gradeAdjustedSpeed?.amount,
            digest.measures?.normalisedSpeed, digest.measures?.laterHeartRate, digest.traits?.lateEfficiencyLoss,
            digest.traits?.heartRateDrop?.drop, digest.traits?.fastestClimb?.rate, digest.traits?.stride?.speed,
        ]
        for value in plain { add(value) }
        add("efforts", digest.bestEfforts.flatMap { [$0.distance, $0.seconds, $0.start] })
        add("segments", digest.steadySegments.flatMap { [$0.speed, $0.grade, $0.heartRate] })
        add("speeds", digest.traits?.speedCurve ?? [])
        add("beats", digest.traits?.heartRateCurve ?? [])
    }

    mutating func add(_ insights: Insights) {
        add(insights.load)
        add(insights.fitness)
        add(insights.weather)
        add(insights.readiness)
        add(insights.running)
        for advice in insights.priorities { add(advice.rule.rawValue, advice.numbers) }
        flush("priorities")
    }

    private mutating func add(_ load: LoadInsight) {
        add("acute", load.acute)
        add("chronic", load.chronic)
        add("ratio", load.ratio)
        add("smoothed ratio", load.smoothedRatio)
        add("uncoupled ratio", load.uncoupledRatio)
        add("fitness", load.fitness)
        add("fatigue", load.fatigue)
        add("form", load.form)
        add("monotony", load.monotony)
        add("strain", load.strain)
        add("weekly distance", load.weeklyDistance)
        add("spike", load.spike)
        add("heat gap", load.heatGap)
        for day in load.days { add("day", [day.load, day.fitness, day.fatigue, day.form]) }
        flush("days of load")
        for day in load.plan { add("plan", [day.load, Double(day.minutes ?? 0)]) }
        flush("plan")
        for noted in load.niggles { add("niggle", [noted.dayLoad ?? 0, noted.weekLoad ?? 0, noted.usualWeek ?? 0]) }
        for course in LoadForecast.Course.allCases {
            for point in load.outlook?.forecast(course)?.points ?? [] {
                add("point", [point.acute, point.chronic, point.ratio ?? 0, point.fitness, point.fatigue, point.form])
            }
        }
        flush("forecast")
    }

    private mutating func add(_ fitness: FitnessInsight) {
        add("oxygen uptake", fitness.oxygenUptake)
        add("device", fitness.deviceOxygenUptake)
        add("interval pace", fitness.intervalPace)
        add("threshold speed", fitness.thresholdSpeed)
        for prediction in fitness.predictions { add(prediction.race.rawValue, prediction.time) }
        add("weekly", fitness.history.map { $0.value })
        add("quality", [fitness.dataQuality])
        flush("weeks of fitness")
    }

    private mutating func add(_ weather: WeatherInsight) {
        add("temperature", weather.averageTemperature)
        add("humidity", weather.averageHumidity)
        add("slowdown", weather.slowdown)
        add("pace degradation", weather.paceDegradation)
        add("personal slope", weather.personalSlope)
        if let acclimation = weather.acclimation.value { add("acclimation", acclimation.state) }
        if let errors = weather.responseErrors.value {
            add("error, own", errors.own)
            add("error, population", errors.population)
            add("error, without heat", errors.withoutHeat)
        }
        for window in weather.trainingTimes { add("window", [Double(window.start), window.slowdownPercent ?? 0]) }
        flush("training times")
    }

    private mutating func add(_ readiness: ReadinessInsight) {
        for (name, answer) in [("recovery", readiness.recovery), ("sleep", readiness.sleep), ("strain", readiness.strain)] {
            guard let score = answer.value else { continue }
            add(name, score.estimate)
            add("drivers", score.drivers.map { $0.points } + [score.trend ?? 0])
        }
        for (name, answer) in [("resting heart rate", readiness.restingHeartRate), ("variability", readiness.variability)] {
            guard let baseline = answer.value else { continue }
            add(name, baseline.today)
            add("usual", [baseline.usualLow, baseline.usualHigh])
        }
        flush("readiness")
    }

    private mutating func add(_ running: RunningInsight) {
        for record in running.records { add("record", record.time) }
        add("eddington", running.eddington)
        add("streak", running.streak)
        add("critical speed", running.criticalSpeed)
        add("endurance", running.endurance)
        add("maximum heart rate", running.maximumHeartRate)
        add("threshold heart rate", running.thresholdHeartRate)
        if let distribution = running.distribution.value {
            add("easy", distribution.easy)
            add("hard", distribution.hard)
            add("polarisation", distribution.polarisation)
        }
        add("efficiency", running.efficiency)
        add("decoupling", running.decoupling)
        add("durability", running.durability)
        add("heart-rate drop", running.heartRateDrop)
        add("climb rate", running.climbRate)
        add("heart rate–speed index", running.heartRateSpeedIndex)
        add("marathon form", running.marathonForm)
        add("race split", running.raceSplit)
        add("effectiveness", running.effectiveness)
        add("runs at altitude", running.highRuns)
        add("days lost", running.daysLost)
        add("slopes", running.slopes.value?.classes.flatMap { [$0.metres, $0.levelMetres] } ?? [])
        for fast in running.climbs { add("climb", [fast.rate, fast.climb.levelSpeed ?? 0]) }
        for stride in running.stride { add(stride.reading.metric.rawValue, stride.estimate) }
        for table in running.zones { add("zones", table.zones.flatMap { [$0.from ?? 0, $0.to ?? 0] }) }
        for curve in running.curves { add(curve.kind.rawValue, curve.points.map { $0.value }) }
        for row in running.backtest?.rows ?? [] { add("race", [row.predicted, row.interval.low, row.interval.high, row.actual]) }
        flush("zones, curves and races")
    }
}
