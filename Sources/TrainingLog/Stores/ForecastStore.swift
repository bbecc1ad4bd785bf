public import Measures

/// Store of one weather forecast an athlete. It is apart from measured weather, and no export contains it.
public protocol ForecastStore: Sendable {
    /// Returns the last request; nil without one.
    func request(of athlete: String) async throws -> ForecastRequest?
    /// Returns the hours of the last answer, ascending.
    func hours(of athlete: String) async throws -> [WeatherHour]
    /// Replaces the request, and the hours if there are new ones. Only new hours count as a change.
    ///
    /// A server may take its time, and everything can be erased meanwhile: a place must not come back then.
    /// - Parameters:
    ///   - hours: nil keeps the stored ones.
    ///   - activity: the activity for whose place the request was sent. Without it, nothing is stored.
    /// - Returns: whether anything was stored.
    @discardableResult
    func save(
        _ request: ForecastRequest, hours: [WeatherHour]?, for activity: String, athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// The last request for a forecast and its outcome.
public struct ForecastRequest: Equatable, Sendable {
    public var place: RoundedPlace
    /// Host of the server.
    public var source: String
    public var asked: Moment
    /// Time of the stored hours; nil without any.
    public var answered: Moment?
    /// Failures in a row, including the last one.
    public var failures: Int
    /// `HourlyArchiveError.name`; nil after an answer.
    public var problem: String?
    /// Earliest time of the next request; nil after an answer.
    public var retry: Moment?
    /// Whether a flag of one command named the source, so that later commands do not name it.
    public var isByFlag: Bool

    public init(
        place: RoundedPlace, source: String, asked: Moment, answered: Moment?, failures: Int = 0, problem: String? = nil,
        retry: Moment? = nil, isByFlag: Bool = false
    ) {
        self.place = place
        self.source = source
        self.asked = asked
        self.answered = answered
        self.failures = failures
        self.problem = problem
        self.retry = retry
        self.isByFlag = isByFlag
    }
}
