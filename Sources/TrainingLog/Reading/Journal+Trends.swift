public import Analysis
public import Measures

extension Journal {
    /// Returns the trends from `first` through `day`; nil begins with the first known data.
    public func trends(from first: Day?, through day: Day) async throws -> LongTrends {
        let history = try await history(asOf: day)
        let start = first ?? history.knownDays.first ?? day
        return LongTrends(
            from: min(start, day), through: day, history: history,
            oxygenUptake: try await insights(asOf: day).fitness.history)
    }
}
