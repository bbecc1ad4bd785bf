import Analysis

/// The figures that `hearth explain` knows, by the names that the API uses. Frozen by a test.
enum NamedFigures {
    static let names = [
        "acwr", "acute_load", "chronic_load", "smoothed_acwr", "fitness", "fatigue", "form", "monotony", "strain",
        "weekly_distance", "vo2_max", "device_vo2_max", "vvo2_max_pace", "threshold_speed", "5k", "10k", "half_marathon",
        "marathon", "temperature", "humidity", "slowdown", "pace_degradation", "heat_slope", "heat_acclimation", "recovery",
        "sleep", "day_strain", "resting_heart_rate", "hrv",
    ]

    static func figure(_ name: String, in insights: Insights) -> Answer<Estimate>? {
        let load = insights.load
        let fitness = insights.fitness
        let weather = insights.weather
        let readiness = insights.readiness
        switch name {
        case "acwr": return load.ratio
        case "acute_load": return load.acute
        case "chronic_load": return load.chronic
        case "smoothed_acwr": return load.smoothedRatio
        case "fitness": return load.fitness
        case "fatigue": return load.fatigue
        case "form": return load.form
        case "monotony": return load.monotony
        case "strain": return load.strain
        case "weekly_distance": return load.weeklyDistance
        case "vo2_max": return fitness.oxygenUptake
        case "device_vo2_max": return fitness.deviceOxygenUptake
        case "vvo2_max_pace": return fitness.intervalPace
        case "threshold_speed": return fitness.thresholdSpeed
        case "5k": return race(.fiveKilometres, fitness)
        case "10k": return race(.tenKilometres, fitness)
        case "half_marathon": return race(.halfMarathon, fitness)
        case "marathon": return race(.marathon, fitness)
        case "temperature": return weather.averageTemperature
        case "humidity": return weather.averageHumidity
        case "slowdown": return weather.slowdown
        case "pace_degradation": return weather.paceDegradation
        case "heat_slope": return weather.personalSlope
        case "heat_acclimation": return estimate(weather.acclimation) { $0.state }
        case "recovery": return estimate(readiness.recovery) { $0.estimate }
        case "sleep": return estimate(readiness.sleep) { $0.estimate }
        case "day_strain": return estimate(readiness.strain) { $0.estimate }
        case "resting_heart_rate": return estimate(readiness.restingHeartRate) { $0.today }
        case "hrv": return estimate(readiness.variability) { $0.today }
        default: return nil
        }
    }

    private static func race(_ distance: RaceDistance, _ fitness: FitnessInsight) -> Answer<Estimate> {
        if let prediction = fitness.predictions.first(where: { $0.race == distance }) { return .known(prediction.time) }
        return .absent(fitness.oxygenUptake.absence ?? .noData)
    }

    private static func estimate<Value>(_ answer: Answer<Value>, _ inner: (Value) -> Estimate) -> Answer<Estimate> {
        switch answer {
        case .known(let value): .known(inner(value))
        case .absent(let reason): .absent(reason)
        }
    }
}
