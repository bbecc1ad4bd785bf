public import Measures

/// The hours that an archive of weather or air reported, by rounded place and hour, and the requests for them. They are not derived:
/// requesting them again costs time and traffic.
public protocol ArchiveStore<Hour>: Sendable {
    associatedtype Hour: HourlyValue

    func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> Hour?
    /// The stored hours of a place, ascending; both bounds are included.
    func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [Hour]
    /// The request for this place and day; nil when there was none.
    func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> ArchiveRequest?
    /// Every request, ascending by day, then place.
    func requests(of athlete: String) async throws -> [ArchiveRequest]
    /// In one transaction: stores the hours and the request, and removes the digests of these activities, so that they are computed
    /// again. With no activities it changes nothing that numbers rest on.
    ///
    /// An archive may take its time, and everything can be erased meanwhile: a place must not come back then.
    /// - Parameter asking: the activities for which the archive was queried; when none of them exists any more, nothing is stored.
    /// - Returns: whether anything was stored.
    @discardableResult
    func save(
        _ hours: [Hour], _ request: ArchiveRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// One request to an archive and its outcome.
public struct ArchiveRequest: Equatable, Sendable {
    public var place: RoundedPlace
    /// Day of UTC.
    public var day: Day
    public var asked: Moment
    /// Failures in a row, including the last one.
    public var failures: Int
    /// `HourlyArchiveError.name`, `incomplete` for an answer without the needed hours, or `skyNotAsked`; nil for a complete answer.
    public var problem: String?
    /// Earliest time of the next request; nil after an answer, and when nothing failed.
    public var retry: Moment?

    public init(place: RoundedPlace, day: Day, asked: Moment, failures: Int = 0, problem: String? = nil, retry: Moment? = nil) {
        self.place = place
        self.day = day
        self.asked = asked
        self.failures = failures
        self.problem = problem
        self.retry = retry
    }

    /// Problem of answers from before archives were asked for wind, sun, cloud and pressure. These are requested once more. A schema
    /// migration writes it, so it never changes.
    public static let skyNotAsked = "sky_not_asked"
}
