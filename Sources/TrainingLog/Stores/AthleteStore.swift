public import Measures
public import Training

/// What athletes told about themselves, and when anything of theirs last changed.
public protocol AthleteStore: Sendable {
    /// Nil for somebody who never said anything.
    func athlete(_ id: String) async throws -> Athlete?
    func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws
    /// In one transaction: removes everything that is kept of an athlete, in all tables, but not the original files. It counts
    /// as a change. What was removed is not left behind in the store's file.
    func eraseAll(of athlete: String, at moment: Moment) async throws
    /// Nil before the first change.
    func lastChange(of athlete: String) async throws -> Change?
}

/// The latest change of anything an athlete's numbers rest on.
public struct Change: Equatable, Sendable {
    /// Rises with every change, also within one tick of the clock.
    public var number: Int
    public var moment: Moment

    public init(number: Int, moment: Moment) {
        self.number = number
        self.moment = moment
    }
}
