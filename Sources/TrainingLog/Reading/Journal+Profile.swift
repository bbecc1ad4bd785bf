public import Analysis
public import Measures

extension Journal {
    /// What the models use of the athlete on a day, each value with where it came from.
    public func profile(asOf day: Day) async throws -> AthleteProfile { try await history(asOf: day).profile(asOf: day) }
}
