public import Analysis
public import Measures
import Training

extension Journal {
    /// Everything that follows from what is known on `day`. Made once and kept until something it rests on changes.
    public func insights(asOf day: Day) async throws -> Insights {
        try await insights(asOf: day, window: nil)
    }

    /// - Parameter runs: rests weather on the newest so many runs, and fitness and load on the newest so many activities.
    public func insights(asOf day: Day, runs: Int) async throws -> Insights {
        try await insights(asOf: day, window: runs)
    }

    private func insights(asOf day: Day, window: Int?) async throws -> Insights {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        let key = InsightsCache.Key(day: day, runs: window, change: change)
        if let known = insightsCache[key] { return known }
        let result = Analysis.insights(asOf: day, history: try await history(asOf: day), runs: window)
        insightsCache.keep(result, for: key)
        return result
    }
}
