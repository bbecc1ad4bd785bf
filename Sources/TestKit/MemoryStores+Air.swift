public import Measures
public import TrainingLog

extension MemoryStores: AirStore {
    public func air(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedAir? {
        read(athlete) { $0.air[.init(place: place, hour: hour)] }
    }

    public func airHours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedAir] {
        read(athlete) { state in range.compactMap { state.air[.init(place: place, hour: $0)] } }
    }

    public func airRequests(of athlete: String) async throws -> [WeatherRequest] {
        read(athlete) { $0.airRequests.values.sorted { $0.order < $1.order } }
    }

    public func airRequest(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        read(athlete) { $0.airRequests[.init(place: place, day: day)] }
    }

    public func save(
        _ air: [ArchivedAir], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        write(athlete) { state in
            guard asking.contains(where: { state.groups[$0] != nil }) else { return false }
            for hour in air { state.air[.init(place: request.place, hour: hour.hour)] = hour }
            state.airRequests[.init(place: request.place, day: request.day)] = request
            state.forgetDigests(of: activities, at: moment)
            return true
        }
    }
}

extension InterruptedStores: AirStore {
    public func air(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedAir? {
        try count()
        return try await inner.air.air(hour, at: place, athlete: athlete)
    }
    public func airHours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedAir] {
        try count()
        return try await inner.air.airHours(range, at: place, athlete: athlete)
    }
    public func airRequests(of athlete: String) async throws -> [WeatherRequest] {
        try count()
        return try await inner.air.airRequests(of: athlete)
    }
    public func airRequest(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        try count()
        return try await inner.air.airRequest(at: place, on: day, athlete: athlete)
    }
    public func save(
        _ air: [ArchivedAir], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try count()
        return try await inner.air.save(
            air, request, for: asking, forgettingDigestsOf: activities, athlete: athlete, at: moment)
    }
}
