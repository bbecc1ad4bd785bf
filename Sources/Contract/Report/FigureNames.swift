public import Analysis

/// The figures of `hearth explain` by their API names. A test keeps the names stable.
public enum FigureNames {
    public static let names: [String] = load + fitness + weather + readiness + running + records + ageGrades + stride + forecasts

    /// Returns a figure; nil for an unknown name.
    public static func figure(_ name: String, in insights: Insights) -> Answer<Estimate>? {
        guard names.contains(name) else { return nil }
        return loadFigure(name, insights.load) ?? fitnessFigure(name, insights.fitness) ?? weatherFigure(name, insights.weather)
            ?? readinessFigure(name, insights.readiness) ?? runningFigure(name, insights.running)
            ?? forecastFigure(name, insights.load.outlook)
    }

    /// Returns what the part of an absent figure needs.
    public static func needs(of name: String, in insights: Insights) -> [Recommendation] {
        let advice =
            if load.contains(name) || forecasts.contains(name) { insights.load.recommendations } else if fitness.contains(name) {
                insights.fitness.recommendations
            } else if weather.contains(name) { insights.weather.recommendations } else { [Recommendation]() }
        return advice.filter { recommendation in
            switch recommendation.rule {
            case .needMoreHistory, .needRuns, .needRecentEffort, .needEffortAfterBreak, .needHeartRateProfile,
                .needBirthYearAndSex, .needWeather:
                true
            default: false
            }
        }
    }

    // MARK: Load

    private static let load = [
        "acwr", "acute_load", "chronic_load", "smoothed_acwr", "uncoupled_acwr", "fitness", "fatigue", "form", "monotony",
        "strain", "weekly_distance", "session_spike", "heat_load_gap",
    ]

    private static func loadFigure(_ name: String, _ load: LoadInsight) -> Answer<Estimate>? {
        switch name {
        case "acwr": load.ratio
        case "acute_load": load.acute
        case "chronic_load": load.chronic
        case "smoothed_acwr": load.smoothedRatio
        case "uncoupled_acwr": load.uncoupledRatio
        case "fitness": load.fitness
        case "fatigue": load.fatigue
        case "form": load.form
        case "monotony": load.monotony
        case "strain": load.strain
        case "weekly_distance": load.weeklyDistance
        case "session_spike": load.spike
        case "heat_load_gap": load.heatGap
        default: nil
        }
    }

    // MARK: Forecast

    /// `form_if_resting_7`, `acwr_on_plan_28` …
    public static func forecastName(_ figure: LoadOutlook.Figure, _ course: LoadForecast.Course, ahead: Int) -> String {
        switch course {
        case .rest: figure.rawValue + "_if_resting_" + String(ahead)
        case .plan: figure.rawValue + "_on_plan_" + String(ahead)
        }
    }

    private static let forecasts: [String] = {
        var names: [String] = []
        for course in LoadForecast.Course.allCases {
            for ahead in LoadForecast.horizons {
                for figure in LoadOutlook.Figure.allCases { names.append(forecastName(figure, course, ahead: ahead)) }
            }
        }
        return names
    }()

    private static func forecastFigure(_ name: String, _ outlook: LoadOutlook?) -> Answer<Estimate>? {
        guard forecasts.contains(name) else { return nil }
        guard let outlook else { return .absent(.tooFew) }
        for course in LoadForecast.Course.allCases {
            for ahead in LoadForecast.horizons {
                for figure in LoadOutlook.Figure.allCases where forecastName(figure, course, ahead: ahead) == name {
                    return outlook.estimate(figure, course, ahead: ahead)
                }
            }
        }
        return nil
    }

    // MARK: Fitness

    private static let fitness = [
        "vo2_max", "data_quality_score", "device_vo2_max", "vvo2_max_pace", "threshold_speed", "5k", "10k", "half_marathon",
        "marathon",
        "last_known_vo2_max", "effort_leap", "race_day_heat", "5k_on_race_day", "10k_on_race_day", "half_marathon_on_race_day",
        "marathon_on_race_day",
    ]

    /// Returns the name of a distance's prediction.
    public static func name(of race: RaceDistance) -> String {
        switch race {
        case .fiveKilometres: "5k"
        case .tenKilometres: "10k"
        case .halfMarathon: "half_marathon"
        case .marathon: "marathon"
        }
    }

    private static func fitnessFigure(_ name: String, _ fitness: FitnessInsight) -> Answer<Estimate>? {
        switch name {
        case "vo2_max": return fitness.oxygenUptake
        case "data_quality_score": return fitness.quality
        case "device_vo2_max": return fitness.deviceOxygenUptake
        case "vvo2_max_pace": return fitness.intervalPace
        case "threshold_speed": return fitness.thresholdSpeed
        case "last_known_vo2_max": return fitness.lastKnownUptake
        case "effort_leap": return fitness.leap.map { .known($0.gain) } ?? .absent(fitness.leapAbsence)
        case "race_day_heat": return fitness.raceDay?.heat ?? .absent(.noData)
        default:
            if let race = RaceDistance.allCases.first(where: { FigureNames.name(of: $0) + "_on_race_day" == name }) {
                guard let forecast = fitness.raceDay else { return .absent(.noData) }
                let adjusted = forecast.times.first { $0.race == race }
                return adjusted.map { .known($0.time) } ?? .absent(forecast.heat.absence ?? .noData)
            }
            guard let race = RaceDistance.allCases.first(where: { FigureNames.name(of: $0) == name }) else { return nil }
            if let prediction = fitness.predictions.first(where: { $0.race == race }) { return .known(prediction.time) }
            return .absent(fitness.oxygenUptake.absence ?? .noData)
        }
    }

    // MARK: Weather

    private static let weather =
        [
            "temperature", "humidity", "slowdown", "pace_degradation", "heat_slope", "heat_acclimation", "heat_error_own",
            "heat_error_population", "heat_error_without", "heat_on_same_routes", "heat_measured_response",
        ] + HeatedRoom.allCases.flatMap { [name(ofHeated: "baseline", in: $0), name(ofHeated: "change", in: $0)] }

    /// Returns `heated_baseline_hot`, `heated_change_extreme` and so on.
    public static func name(ofHeated figure: String, in room: HeatedRoom) -> String {
        "heated_" + figure + "_" + (room == .veryHot ? "very_hot" : room.rawValue)
    }

    private static func heatedFigure(_ name: String, _ weather: WeatherInsight) -> Answer<Estimate>? {
        for room in HeatedRoom.allCases {
            let sessions = weather.heated.first { $0.room == room }
            if FigureNames.name(ofHeated: "baseline", in: room) == name {
                return sessions.map { .known($0.baseline) } ?? .absent(.noData)
            }
            if FigureNames.name(ofHeated: "change", in: room) == name { return sessions?.change ?? .absent(.noData) }
        }
        return nil
    }

    private static func weatherFigure(_ name: String, _ weather: WeatherInsight) -> Answer<Estimate>? {
        switch name {
        case "temperature": weather.averageTemperature
        case "humidity": weather.averageHumidity
        case "slowdown": weather.slowdown
        case "pace_degradation": weather.paceDegradation
        case "heat_slope": weather.personalSlope
        case "heat_acclimation": inner(weather.acclimation) { $0.state }
        case "heat_error_own": inner(weather.responseErrors) { $0.own }
        case "heat_error_population": inner(weather.responseErrors) { $0.population }
        case "heat_error_without": inner(weather.responseErrors) { $0.withoutHeat }
        case "heat_on_same_routes": weather.sameRoutes
        case "heat_measured_response": weather.measuredResponse
        default: heatedFigure(name, weather)
        }
    }

    // MARK: Readiness

    private static let readiness = ["recovery", "sleep", "day_strain", "resting_heart_rate", "hrv"]

    private static func readinessFigure(_ name: String, _ readiness: ReadinessInsight) -> Answer<Estimate>? {
        switch name {
        case "recovery": inner(readiness.recovery) { $0.estimate }
        case "sleep": inner(readiness.sleep) { $0.estimate }
        case "day_strain": inner(readiness.strain) { $0.estimate }
        case "resting_heart_rate": inner(readiness.restingHeartRate) { $0.today }
        case "hrv": inner(readiness.variability) { $0.today }
        default: nil
        }
    }

    static func inner<Value>(_ answer: Answer<Value>, _ inner: (Value) -> Estimate) -> Answer<Estimate> {
        switch answer {
        case .known(let value): .known(inner(value))
        case .absent(let reason): .absent(reason)
        }
    }
}
