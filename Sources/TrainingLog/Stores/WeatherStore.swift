public import Measures

/// What a weather archive told, by rounded place and hour, and what was asked of it. Not derived: asking again costs somebody.
public protocol WeatherStore: Sendable {
    func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour?
    /// The hours that were told of a place, ascending; both bounds are included.
    func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedHour]
    /// What was asked of this place and day; nil when nothing was.
    func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest?
    /// Every request, ascending by day, then place.
    func requests(of athlete: String) async throws -> [WeatherRequest]
    /// In one transaction: keeps the hours and the request, and lets the digests of these activities go, so that they are made again.
    /// With no activities it changes nothing that numbers rest on.
    ///
    /// An archive may take its time, and everything can be erased meanwhile: a place must not come back then.
    /// - Parameter asking: the activities for which the archive was asked; when none of them is there any more, nothing is kept.
    /// - Returns: whether anything was kept.
    @discardableResult
    func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}

/// One question to an archive and how it went.
public struct WeatherRequest: Equatable, Sendable {
    public var place: RoundedPlace
    /// Of UTC.
    public var day: Day
    public var asked: Moment
    /// Failures in a row, the last one included.
    public var failures: Int
    /// `WeatherArchiveError.name`, `incomplete` for an answer without the hours that were needed, or `skyNotAsked`; nil when it was
    /// answered.
    public var problem: String?
    /// Not to be asked again before; nil when it was answered, and where nothing failed.
    public var retry: Moment?

    public init(place: RoundedPlace, day: Day, asked: Moment, failures: Int = 0, problem: String? = nil, retry: Moment? = nil) {
        self.place = place
        self.day = day
        self.asked = asked
        self.failures = failures
        self.problem = problem
        self.retry = retry
    }

    /// The problem of what was answered before archives were asked for wind, sun, cloud and pressure: those are asked for once more.
    /// A step of the schema writes it. Frozen.
    public static let skyNotAsked = "sky_not_asked"
}
