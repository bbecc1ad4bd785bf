public import Measures
public import Training

/// Store of the races that athletes prepare for.
public protocol RaceStore: Sendable {
    /// Returns an athlete's races by their days, those of one day by their ids, with the records of former ones (`RaceGoal.ended`).
    func races(of athlete: String) async throws -> [RaceGoal]
    /// Replaces an athlete's races. Does nothing if they are the same.
    func save(_ races: [RaceGoal], athlete: String, at moment: Moment) async throws
}
