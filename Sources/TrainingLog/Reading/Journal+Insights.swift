public import Analysis
public import Measures
import Training

extension Journal {
    /// Everything that follows from what is known on `day`. Made once and kept until something it rests on changes.
    public func insights(asOf day: Day) async throws -> Insights {
        try await insights(asOf: day, window: nil)
    }

    /// - Parameter runs: rests on the newest so many runs (and what else was done since the oldest of them).
    public func insights(asOf day: Day, runs: Int) async throws -> Insights {
        try await insights(asOf: day, window: runs)
    }

    private func insights(asOf day: Day, window: Int?) async throws -> Insights {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        let key = InsightsCache.Key(day: day, runs: window, change: change)
        if let known = insightsCache[key] { return known }
        let result = Insights.nothingKnown(asOf: day)
        insightsCache.keep(result, for: key)
        return result
    }
}

extension Insights {
    /// What can be said of an empty history: nothing, each with its reason.
    static func nothingKnown(asOf day: Day) -> Insights {
        Insights(
            asOf: day,
            weather: WeatherInsight(
                averageTemperature: .absent(.noData), averageHumidity: .absent(.noData), runsWithWeather: 0, heatStressRuns: 0,
                idealConditionRuns: 0, impact: .absent(.noData), slowdown: .absent(.noData), paceDegradation: .absent(.noData),
                personalSlope: .absent(.noData), acclimation: .absent(.noData), trainingTimes: [], recommendations: []),
            fitness: FitnessInsight(
                oxygenUptake: .absent(.noData), deviceOxygenUptake: .absent(.noData), level: .absent(.noData), method: nil,
                intervalPace: .absent(.noData), thresholdSpeed: .absent(.noData), predictions: [], dataQuality: 0, history: [],
                recommendations: []),
            load: LoadInsight(
                acute: .absent(.noData), chronic: .absent(.noData), ratio: .absent(.noData), zone: .absent(.noData),
                smoothedRatio: .absent(.noData), fitness: .absent(.noData), fatigue: .absent(.noData), form: .absent(.noData),
                monotony: .absent(.noData), strain: .absent(.noData), weeklyDistance: .absent(.noData),
                change: .absent(.noData), recovery: .absent(.noData), trainingTrend: .absent(.noData),
                fitnessTrend: .absent(.noData), days: [], plan: [], recommendations: []),
            readiness: ReadinessInsight(
                recovery: .absent(.noData), sleep: .absent(.noData), strain: .absent(.noData),
                restingHeartRate: .absent(.noData), variability: .absent(.noData)), priorities: [])
    }
}
