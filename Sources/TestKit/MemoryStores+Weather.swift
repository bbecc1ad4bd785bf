public import Measures
public import TrainingLog

extension MemoryStores: WeatherStore {
    public func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour? {
        read(athlete) { $0.weather[.init(place: place, hour: hour)] }
    }

    public func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [ArchivedHour] {
        read(athlete) { state in range.compactMap { state.weather[.init(place: place, hour: $0)] } }
    }

    public func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        read(athlete) { $0.weatherRequests[.init(place: place, day: day)] }
    }

    public func requests(of athlete: String) async throws -> [WeatherRequest] {
        read(athlete) { $0.weatherRequests.values.sorted { $0.order < $1.order } }
    }

    public func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        write(athlete) { state in
            guard asking.contains(where: { state.groups[$0] != nil }) else { return false }
            for hour in hours { state.weather[.init(place: request.place, hour: hour.hour)] = hour }
            state.weatherRequests[.init(place: request.place, day: request.day)] = request
            state.forgetDigests(of: activities, at: moment)
            return true
        }
    }
}

extension WeatherRequest {
    var order: (Int, Int, Int) { (day.number, place.latitude, place.longitude) }
}
