public import Analysis
public import Measures

/// What was computed from recordings. All of it may be deleted at any time and comes back the same.
public protocol DerivedStore: Sendable {
    /// Activities without a digest that rests on their present recordings and on `basis`; ascending by id.
    func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String]
    /// Replaces digests. A digest of an activity that is gone meanwhile is left out.
    func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws
    /// Newest first; of equal starts the greater id first.
    func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest]
    func deleteAll(of athlete: String) async throws
}

/// Which activities to list. Everything asked for must hold.
public struct ActivityQuery: Equatable, Sendable {
    public var from: Day?
    /// Included.
    public var to: Day?
    public var limit: Int?

    public init(from: Day? = nil, to: Day? = nil, limit: Int? = nil) {
        self.from = from
        self.to = to
        self.limit = limit
    }
}
