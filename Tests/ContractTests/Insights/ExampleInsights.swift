import Analysis
import Measures

/// Insights for tests: one with every answer, one with none.
enum ExampleInsights {
    static let day = Day(number: 20_000)

    static func estimate(_ value: Double, low: Double? = nil, high: Double? = nil) -> Estimate {
        var interval: Interval?
        if let low, let high { interval = Interval(low: low, high: high) }
        return Estimate(
            value: value, interval: interval, count: 4, quality: 0.8, method: "example",
            inputs: [EstimateInput(name: "races", value: 3, unit: "", activity: "a1")], asOf: day)
    }

    static func known(_ value: Double) -> Answer<Estimate> { .known(estimate(value, low: value - 1, high: value + 1)) }

    static let score = Answer<Score>.known(
        Score(estimate: estimate(70), band: .green, drivers: [Score.Driver(name: "hrv", points: 70)]))

    static let full = Insights(
        asOf: day,
        weather: WeatherInsight(
            averageTemperature: known(24.449), averageHumidity: known(68.25), runsWithWeather: 20, heatStressRuns: 12,
            idealConditionRuns: 8, impact: .known(.moderate), slowdown: known(2.5), paceDegradation: known(15.25),
            personalSlope: .absent(.tooFew),
            acclimation: .known(
                AcclimationInsight(state: estimate(0.4), level: .developing, lastExposure: day, isHistoryShort: false)),
            trainingTimes: [
                HourWindow(start: 5, end: 7, slowdownPercent: 1), HourWindow(start: 11, end: 13, slowdownPercent: nil),
            ],
            recommendations: [Recommendation(.slowDownInHeat, numbers: [12, 15.25], urgency: .warning)]),
        fitness: FitnessInsight(
            oxygenUptake: known(52.25), deviceOxygenUptake: known(55), level: .known(.good), method: .racePerformance,
            intervalPace: known(254.5), thresholdSpeed: known(4),
            predictions: [
                RacePrediction(race: .fiveKilometres, time: estimate(1305.5, low: 1270, high: 1340), confidence: .high),
                RacePrediction(race: .marathon, time: estimate(12_944.5), confidence: .medium),
            ], dataQuality: 0.85, history: [],
            recommendations: [Recommendation(.fitnessImproving, numbers: [2], urgency: .success)]),
        load: LoadInsight(
            acute: known(285.25), chronic: known(312.8), ratio: known(0.912), zone: .known(.optimal), smoothedRatio: known(0.95),
            fitness: known(44), fatigue: known(40), form: known(4), monotony: known(1.5), strain: known(400),
            weeklyDistance: known(45.2), change: .known(.low), recovery: .known(.adequate), trainingTrend: .known(.steady),
            fitnessTrend: .known(.improving), days: [],
            plan: (0..<7).map {
                PlannedDay(day: day + $0, workout: $0 == 4 ? .rest : .easy, minutes: $0 == 4 ? nil : 40, load: 30)
            }, recommendations: [Recommendation(.loadInUsualRange, numbers: [0.912], urgency: .info)]),
        readiness: ReadinessInsight(
            recovery: score, sleep: score, strain: score, restingHeartRate: .absent(.noData), variability: .absent(.noData)),
        priorities: [Recommendation(.slowDownInHeat, numbers: [12, 15.25], urgency: .warning)])

    static let empty = Insights(
        asOf: day,
        weather: WeatherInsight(
            averageTemperature: .absent(.noData), averageHumidity: .absent(.noData), runsWithWeather: 0, heatStressRuns: 0,
            idealConditionRuns: 0, impact: .absent(.noData), slowdown: .absent(.noData), paceDegradation: .absent(.noData),
            personalSlope: .absent(.noData), acclimation: .absent(.noData), trainingTimes: [],
            recommendations: [Recommendation(.needWeather, urgency: .info)]),
        fitness: FitnessInsight(
            oxygenUptake: .absent(.tooFew), deviceOxygenUptake: .absent(.noData), level: .absent(.profileIncomplete),
            method: nil, intervalPace: .absent(.tooFew), thresholdSpeed: .absent(.noData), predictions: [], dataQuality: 0,
            history: [], recommendations: [Recommendation(.needRuns, urgency: .info)]),
        load: LoadInsight(
            acute: .absent(.noData), chronic: .absent(.noData), ratio: .absent(.noData), zone: .absent(.noData),
            smoothedRatio: .absent(.noData), fitness: .absent(.noData), fatigue: .absent(.noData), form: .absent(.noData),
            monotony: .absent(.noData), strain: .absent(.noData), weeklyDistance: .absent(.noData), change: .absent(.noData),
            recovery: .absent(.noData), trainingTrend: .absent(.noData), fitnessTrend: .absent(.noData), days: [], plan: [],
            recommendations: [Recommendation(.needMoreHistory, numbers: [28], urgency: .info)]),
        readiness: ReadinessInsight(
            recovery: .absent(.noData), sleep: .absent(.noData), strain: .absent(.noData), restingHeartRate: .absent(.noData),
            variability: .absent(.noData)),
        priorities: [Recommendation(.needRuns, urgency: .info)])
}
