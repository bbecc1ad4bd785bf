public import Analysis
public import Measures
import Training

extension Journal {
    /// Everything that follows from what is known on `day`. Made once and kept until something it rests on changes.
    public func insights(asOf day: Day) async throws -> Insights {
        try await kept(asOf: day, runs: nil) { history in Analysis.insights(asOf: day, history: history) }
    }

    /// - Parameter runs: rests weather and fitness on the newest so many runs; load needs all of them.
    public func insights(asOf day: Day, runs: Int) async throws -> Insights {
        let all = try await insights(asOf: day)
        return try await kept(asOf: day, runs: runs) { history in all.resting(onNewest: runs, of: history) }
    }

    /// Whether the insights of a day are in memory, so that a page can be made at once.
    public func hasInsights(asOf day: Day) async throws -> Bool {
        let change = try await change()?.number ?? 0
        return insightsCache[InsightsCache.Key(day: day, runs: nil, change: change)] != nil
    }

    private func kept(asOf day: Day, runs: Int?, making: (History) -> Insights) async throws -> Insights {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        let key = InsightsCache.Key(day: day, runs: runs, change: change)
        if let known = insightsCache[key] { return known }
        // Concurrent requests wait for the first. If it fails or is cancelled, the next one computes.
        return try await gate.alone(as: .insights(key)) {
            if let known = insightsCache[key] { return known }
            let result = making(try await history(asOf: day))
            insightsCache.keep(result, for: key)
            return result
        }
    }
}

extension Journal {
    /// What heat cost a run, as is known on a day; nil for anything else, and where nobody knows the heat.
    public func heatCost(of digest: ActivityDigest, asOf day: Day) async throws -> HeatCost? {
        try await history(asOf: day).heatCost(of: digest, weather: try await insights(asOf: day).weather, asOf: day)
    }

    /// How used to heat the athlete was on every day; nil while no activity has a known heat.
    public func acclimation(asOf day: Day) async throws -> AcclimationHistory? {
        try await history(asOf: day).acclimation(asOf: day)
    }
}
