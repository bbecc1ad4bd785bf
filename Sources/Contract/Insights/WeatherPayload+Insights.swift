public import Analysis

extension WeatherPayload {
    /// - Parameters:
    ///   - insight: results that the payload states.
    ///   - sentences: functions that turn advice into sentences.
    ///   - explains: whether to add the receipts of all figures.
    public init(_ insight: WeatherInsight, sentences: ContractSentences, explains: Bool = false) {
        var evidence = EvidenceCollector(explains: explains)
        averageTemperatureCelsius = evidence.figure(insight.averageTemperature, "average_temperature_celsius", decimals: 1) ?? 0
        averageHumidityPercent = evidence.figure(insight.averageHumidity, "average_humidity_percent", decimals: 1) ?? 0
        heatStressRuns = insight.heatStressRuns
        idealConditionRuns = insight.idealConditionRuns
        if insight.runsWithWeather == 0 {
            let reason = insight.averageTemperature.absence ?? .noData
            evidence.note(reason, "heat_stress_runs")
            evidence.note(reason, "ideal_condition_runs")
            if insight.trainingTimes.isEmpty { evidence.note(reason, "optimal_training_times") }
        }
        weatherImpactScore = evidence.word(insight.impact, "weather_impact_score") ?? Placeholder.weatherImpact.rawValue
        paceDegradationSecondsPerMile =
            evidence.figure(insight.paceDegradation, "pace_degradation_seconds_per_mile", decimals: 1) ?? 0
        switch insight.acclimation {
        case .known(let acclimation):
            heatAcclimationLevel = acclimation.level.rawValue
            heatAcclimationState = ContractFigures.rounded(acclimation.state.value, decimals: 2)
            evidence.record(acclimation.state, "heat_acclimation_state", decimals: 2)
        case .absent(let reason):
            heatAcclimationLevel = Placeholder.acclimation.rawValue
            evidence.note(reason, "heat_acclimation_level")
        }
        optimalTrainingTimes = insight.trainingTimes.map { ContractFigures.hours(from: $0.start, to: $0.end) }
        runsWithWeather = insight.runsWithWeather
        slowdownPercent = evidence.figure(insight.slowdown, "slowdown_percent", decimals: 1)
        let behind = evidence.payload(rules: insight.recommendations)
        recommendations = sentences.list(insight.recommendations, placeholders: behind.placeholders)
        self.evidence = behind
    }
}
