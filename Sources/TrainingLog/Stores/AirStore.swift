public import Measures

/// Store of air-archive answers by rounded place and hour, and of the requests. They are not derived data: asking again costs the archive's
/// operator.
public protocol AirStore: Sendable {
    func air(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedAir?
    /// Returns the stored hours of a place, ascending. Both bounds are included.
    func airHours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedAir]
    /// Returns all requests, ascending by day, then place.
    func airRequests(of athlete: String) async throws -> [WeatherRequest]
    /// Returns the request about this place and day; nil when there is none.
    func airRequest(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest?
    /// Stores the hours and the request, and invalidates the digests of these activities, in one transaction. When none of the activities
    /// in `asking` exists any more, nothing is stored.
    /// - Returns: whether anything was stored.
    @discardableResult
    func save(
        _ air: [ArchivedAir], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}
