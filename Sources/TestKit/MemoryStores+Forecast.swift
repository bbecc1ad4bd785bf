public import Measures
public import TrainingLog

extension MemoryStores: ForecastStore {
    public func request(of athlete: String) async throws -> ForecastRequest? { read(athlete) { $0.forecast?.request } }

    public func hours(of athlete: String) async throws -> [WeatherHour] { read(athlete) { $0.forecast?.hours ?? [] } }

    public func save(
        _ request: ForecastRequest, hours: [WeatherHour]?, for activity: String, athlete: String, at moment: Moment
    ) async throws -> Bool {
        write(athlete) { state in
            guard state.groups[activity] != nil else { return false }
            state.forecast = (request, hours?.sorted { $0.hour < $1.hour } ?? state.forecast?.hours ?? [])
            if hours != nil { state.changed(at: moment) }
            return true
        }
    }
}

extension InterruptedStores: ForecastStore {
    public func request(of athlete: String) async throws -> ForecastRequest? {
        try count()
        return try await inner.forecasts.request(of: athlete)
    }
    public func hours(of athlete: String) async throws -> [WeatherHour] {
        try count()
        return try await inner.forecasts.hours(of: athlete)
    }
    public func save(
        _ request: ForecastRequest, hours: [WeatherHour]?, for activity: String, athlete: String, at moment: Moment
    ) async throws -> Bool {
        try count()
        return try await inner.forecasts.save(request, hours: hours, for: activity, athlete: athlete, at: moment)
    }
}
