public import Analysis
public import Measures
import Training

extension Journal {
    /// Returns the insights of a day, cached until their inputs change.
    public func insights(asOf day: Day) async throws -> Insights {
        try await kept(asOf: day, runs: nil) { history in Analysis.insights(asOf: day, history: history) }
    }

    /// Returns the athlete's cost of heat as known on a day.
    public func heatAccount(asOf day: Day) async throws -> HeatAccount { try await history(asOf: day).heat }

    /// - Parameter runs: number of the newest runs that weather and fitness use. Load needs all runs.
    public func insights(asOf day: Day, runs: Int) async throws -> Insights {
        let all = try await insights(asOf: day)
        return try await kept(asOf: day, runs: runs) { history in all.resting(onNewest: runs, of: history) }
    }

    /// Whether the insights of a day are in memory, so that a page need not wait.
    public func hasInsights(asOf day: Day) async throws -> Bool {
        let change = try await change()?.number ?? 0
        let key = InsightsCache.Key(day: day, runs: nil, change: change, forecast: try await forecastTime(asOf: day))
        return cache.read(athleteID) { $0.insights[key] != nil }
    }

    /// Returns the history of a day with the forecast that counts for its plan.
    func historyWithForecast(asOf day: Day) async throws -> History {
        var history = try await history(asOf: day)
        history.forecast = try await forecast(asOf: day)
        return history
    }

    private func kept(asOf day: Day, runs: Int?, making: (History) -> Insights) async throws -> Insights {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        let key = InsightsCache.Key(
            day: day, runs: runs, change: change, forecast: try await forecastTime(asOf: day))
        if let known = cache.read(athleteID, { $0.insights[key] }) { return known }
        // Concurrent requests wait for the first. If it fails or is cancelled, the next one computes.
        return try await gate.alone(as: .insights(key)) {
            if let known = cache.read(athleteID, { $0.insights[key] }) { return known }
            let result = making(try await historyWithForecast(asOf: day))
            let bytes = cache.size(of: result)
            cache.write(athleteID) { $0.insights.keep(result, for: key, bytes: bytes) }
            return result
        }
    }
}

extension Journal {
    /// Returns the cost of heat for a run, as known on a day; nil for other activities, and when the heat is unknown.
    public func heatCost(of digest: ActivityDigest, asOf day: Day) async throws -> HeatCost? {
        try await history(asOf: day).heatCost(of: digest, weather: try await insights(asOf: day).weather, asOf: day)
    }

    /// Returns the heat acclimation on every day; nil while no activity has a known heat.
    public func acclimation(asOf day: Day) async throws -> AcclimationHistory? {
        try await history(asOf: day).acclimation(asOf: day)
    }
}
