public import Measures

/// Store of weather-archive answers by rounded place and hour, and of the requests. They are not derived data: asking again costs the
/// archive's operator.
public protocol WeatherStore: Sendable {
    func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour?
    /// Returns the stored hours of a place, ascending. Both bounds are included.
    func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedHour]
    /// Returns the request about this place and day; nil when there is none.
    func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest?
    /// Returns all requests, ascending by day, then place.
    func requests(of athlete: String) async throws -> [WeatherRequest]
    /// Stores the hours and the request, and invalidates the digests of these activities, in one transaction. Without activities, no input
    /// of figures changes.
    ///
    /// All data may be deleted while an archive answers slowly. A place must not be stored again then.
    /// - Parameter asking: activities that needed the request. When none of them exists any more, nothing is stored.
    /// - Returns: whether anything was stored.
    @discardableResult
    func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// One request to an archive and its outcome.
public struct WeatherRequest: Equatable, Sendable {
    public var place: RoundedPlace
    /// Day of UTC.
    public var day: Day
    public var asked: Moment
    /// Failures in a row, including the last one.
    public var failures: Int
    /// `WeatherArchiveError.name`, `incomplete` for an answer without the needed hours, or `skyNotAsked`; nil for a complete answer.
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
