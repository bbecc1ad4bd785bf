public import Analysis
public import Measures

/// Store of results computed from recordings. All of it may be deleted at any time and can be computed again.
public protocol DerivedStore: Sendable {
    /// Returns activities without a digest of their present recordings and of `basis`, ascending by id.
    func activitiesWithoutDigest(restingOn basis: String, athlete: String) async throws -> [String]
    /// Replaces digests. A digest of an activity that no longer exists is left out.
    func save(_ digests: [ActivityDigest], restingOn basis: String, athlete: String) async throws
    /// Returns matching digests, newest first; equal starts by descending id.
    func digests(_ query: ActivityQuery, athlete: String) async throws -> [ActivityDigest]
    func deleteAll(of athlete: String) async throws
}

/// Filter for a list of activities. All conditions must hold.
public struct ActivityQuery: Equatable, Sendable {
    public var from: Day?
    /// Last day, included.
    public var to: Day?
    public var limit: Int?

    public init(from: Day? = nil, to: Day? = nil, limit: Int? = nil) {
        self.from = from
        self.to = to
        self.limit = limit
    }
}
