public import Analysis
public import Measures

extension Journal {
    /// Returns the athlete's values for the models on a day, each with its source.
    public func profile(asOf day: Day) async throws -> AthleteProfile { try await history(asOf: day).profile(asOf: day) }
}
