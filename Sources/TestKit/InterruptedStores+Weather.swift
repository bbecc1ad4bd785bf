public import Measures
public import TrainingLog

extension InterruptedStores: WeatherStore {
    public func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour? {
        try count()
        return try await inner.weather.hour(hour, at: place, athlete: athlete)
    }
    public func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedHour] {
        try count()
        return try await inner.weather.hours(range, at: place, athlete: athlete)
    }
    public func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        try count()
        return try await inner.weather.request(at: place, on: day, athlete: athlete)
    }
    public func requests(of athlete: String) async throws -> [WeatherRequest] {
        try count()
        return try await inner.weather.requests(of: athlete)
    }
    public func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try count()
        return try await inner.weather.save(
            hours, request, for: asking, forgettingDigestsOf: activities, athlete: athlete, at: moment)
    }
}
