public import Measures
public import Training

/// Store of the days whose plan the athlete decided.
public protocol PlanStore: Sendable {
    /// Returns the decided days; empty before the first.
    func plan(of athlete: String) async throws -> StoredPlan
    /// Replaces the decided days. Does nothing if they are the same.
    func save(_ plan: StoredPlan, athlete: String, at moment: Moment) async throws
}
