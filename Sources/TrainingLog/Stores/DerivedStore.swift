public import Analysis
public import Measures
public import Training

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
    /// Nil asks for every sport.
    public var sports: Set<Sport>?
    public var from: Day?
    /// Included.
    public var to: Day?
    /// A part of the title, in any case of the letters.
    public var search: String?
    public var limit: Int?
    /// Only what comes after this activity in the list.
    public var before: Cursor?

    public init(
        sports: Set<Sport>? = nil, from: Day? = nil, to: Day? = nil, search: String? = nil, limit: Int? = nil,
        before: Cursor? = nil
    ) {
        self.sports = sports
        self.from = from
        self.to = to
        self.search = search
        self.limit = limit
        self.before = before
    }

    /// A place in the list that stays where it is when activities are added.
    public struct Cursor: Equatable, Sendable {
        public var start: Moment
        public var id: String
        public init(start: Moment, id: String) {
            self.start = start
            self.id = id
        }
        /// The place just after `digest`.
        public init(after digest: ActivityDigest) { self.init(start: digest.start, id: digest.id) }
    }
}
