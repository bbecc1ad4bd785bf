public import Measures

/// What an archive told of the air, by rounded place and hour, and what was asked of it. Not derived: asking again costs somebody.
public protocol AirStore: Sendable {
    func air(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedAir?
    /// The hours that were told of a place, ascending; both bounds are included.
    func airHours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedAir]
    /// Every request, ascending by day, then place.
    func airRequests(of athlete: String) async throws -> [WeatherRequest]
    /// What was asked of this place and day; nil when nothing was.
    func airRequest(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest?
    /// In one transaction: keeps the hours and the request, and lets the digests of these activities go, so that they are made again.
    /// When none of the activities that asked is there any more, nothing is kept, as with weather.
    /// - Returns: whether anything was kept.
    @discardableResult
    func save(
        _ air: [ArchivedAir], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool
}
