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

    private static let load = LoadFigure.allCases.map(\.rawValue)

    private static func loadFigure(_ name: String, _ load: LoadInsight) -> Answer<Estimate>? {
        switch LoadFigure(rawValue: name) {
        case .acwr: load.ratio
        case .acuteLoad: load.acute
        case .chronicLoad: load.chronic
        case .smoothedAcwr: load.smoothedRatio
        case .uncoupledAcwr: load.uncoupledRatio
        case .fitness: load.fitness
        case .fatigue: load.fatigue
        case .form: load.form
        case .monotony: load.monotony
        case .strain: load.strain
        case .weeklyDistance: load.weeklyDistance
        case .sessionSpike: load.spike
        case .heatLoadGap: load.heatGap
        case nil: nil
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

    private static let fitness = FitnessFigure.allCases.map(\.rawValue)

    /// Returns the name of a distance's prediction.
    public static func name(of race: RaceDistance) -> String { figure(of: race).rawValue }

    private static func figure(of race: RaceDistance) -> FitnessFigure {
        switch race {
        case .fiveKilometres: .fiveKilometres
        case .tenKilometres: .tenKilometres
        case .halfMarathon: .halfMarathon
        case .marathon: .marathon
        }
    }

    private static func fitnessFigure(_ name: String, _ fitness: FitnessInsight) -> Answer<Estimate>? {
        switch FitnessFigure(rawValue: name) {
        case .vo2Max: fitness.oxygenUptake
        case .dataQualityScore: fitness.quality
        case .deviceVo2Max: fitness.deviceOxygenUptake
        case .vvo2MaxPace: fitness.intervalPace
        case .thresholdSpeed: fitness.thresholdSpeed
        case .lastKnownVo2Max: fitness.lastKnownUptake
        case .effortLeap: fitness.leap.map { .known($0.gain) } ?? .absent(fitness.leapAbsence)
        case .raceDayHeat: fitness.raceDay?.heat ?? .absent(.noData)
        case .fiveKilometres: prediction(.fiveKilometres, fitness)
        case .tenKilometres: prediction(.tenKilometres, fitness)
        case .halfMarathon: prediction(.halfMarathon, fitness)
        case .marathon: prediction(.marathon, fitness)
        case .fiveKilometresOnRaceDay: onRaceDay(.fiveKilometres, fitness)
        case .tenKilometresOnRaceDay: onRaceDay(.tenKilometres, fitness)
        case .halfMarathonOnRaceDay: onRaceDay(.halfMarathon, fitness)
        case .marathonOnRaceDay: onRaceDay(.marathon, fitness)
        case nil: nil
        }
    }

    private static func prediction(_ race: RaceDistance, _ fitness: FitnessInsight) -> Answer<Estimate> {
        fitness.predictions.first { $0.race == race }.map { .known($0.time) }
            ?? .absent(fitness.oxygenUptake.absence ?? .noData)
    }

    private static func onRaceDay(_ race: RaceDistance, _ fitness: FitnessInsight) -> Answer<Estimate> {
        guard let forecast = fitness.raceDay else { return .absent(.noData) }
        return forecast.times.first { $0.race == race }.map { .known($0.time) } ?? .absent(forecast.heat.absence ?? .noData)
    }

    // MARK: Weather

    private static let weather =
        WeatherFigure.allCases.map(\.rawValue)
        + HeatedRoom.allCases.flatMap { [name(ofHeated: "baseline", in: $0), name(ofHeated: "change", in: $0)] }

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

    private static func effect(of cause: HeatedEffects.Cause, _ weather: WeatherInsight) -> Answer<Estimate> {
        switch weather.heatedModel.effects {
        case .known(let effects):
            effects.circumstances.first { $0.cause == cause }.map { .known($0.estimate) } ?? .absent(.noData)
        case .absent(let reason): .absent(reason)
        }
    }

    private static func weatherFigure(_ name: String, _ weather: WeatherInsight) -> Answer<Estimate>? {
        switch WeatherFigure(rawValue: name) {
        case .temperature: weather.averageTemperature
        case .humidity: weather.averageHumidity
        case .slowdown: weather.slowdown
        case .paceDegradation: weather.paceDegradation
        case .heatSlope: weather.personalSlope
        case .heatAcclimation: inner(weather.acclimation) { $0.state }
        case .heatErrorOwn: inner(weather.responseErrors) { $0.own }
        case .heatErrorPopulation: inner(weather.responseErrors) { $0.population }
        case .heatErrorWithout: inner(weather.responseErrors) { $0.withoutHeat }
        case .heatOnSameRoutes: weather.sameRoutes
        case .heatMeasuredResponse: weather.measuredResponse
        case .heatedExpected: inner(weather.heatedModel.expectation) { $0.expected }
        case .heatedEffectOfTemperature: effect(of: .temperature, weather)
        case .heatedEffectOfHumidity: effect(of: .humidity, weather)
        case .heatedEffectOfDuration: effect(of: .duration, weather)
        case nil: heatedFigure(name, weather)
        }
    }

    // MARK: Readiness

    private static let readiness = ReadinessFigure.allCases.map(\.rawValue)

    private static func readinessFigure(_ name: String, _ readiness: ReadinessInsight) -> Answer<Estimate>? {
        switch ReadinessFigure(rawValue: name) {
        case .recovery: inner(readiness.recovery) { $0.estimate }
        case .sleep: inner(readiness.sleep) { $0.estimate }
        case .dayStrain: inner(readiness.strain) { $0.estimate }
        case .restingHeartRate: inner(readiness.restingHeartRate) { $0.today }
        case .hrv: inner(readiness.variability) { $0.today }
        case nil: nil
        }
    }

    static func inner<Value>(_ answer: Answer<Value>, _ inner: (Value) -> Estimate) -> Answer<Estimate> {
        switch answer {
        case .known(let value): .known(inner(value))
        case .absent(let reason): .absent(reason)
        }
    }
}
