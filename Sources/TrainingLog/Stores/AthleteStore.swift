public import Measures
public import Training

/// Store of athlete profiles and of the latest change of each athlete's data.
public protocol AthleteStore: Sendable {
    /// Returns a profile; nil before the first change.
    func athlete(_ id: String) async throws -> Athlete?
    func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws
    /// Deletes all data of an athlete in all tables, but not the original files, in one transaction. It counts as a change. The deleted
    /// data does not remain in the store's file.
    func eraseAll(of athlete: String, at moment: Moment) async throws
    /// Nil before the first change.
    func lastChange(of athlete: String) async throws -> Change?
}

/// Latest change of any input of an athlete's figures.
public struct Change: Equatable, Sendable {
    /// Increases with every change, even within one tick of the clock.
    public var number: Int
    public var moment: Moment

    public init(number: Int, moment: Moment) {
        self.number = number
        self.moment = moment
    }
}
