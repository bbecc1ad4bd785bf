public import Measures
public import TrainingLog

extension MemoryStores: WeatherStore {
    public func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> ArchivedHour? {
        read(athlete) { $0.weather[.init(place: place, hour: hour)] }
    }

    public func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> WeatherRequest? {
        read(athlete) { $0.weatherRequests[.init(place: place, day: day)] }
    }

    public func requests(of athlete: String) async throws -> [WeatherRequest] {
        read(athlete) { $0.weatherRequests.values.sorted { $0.order < $1.order } }
    }

    public func save(
        _ hours: [ArchivedHour], _ request: WeatherRequest, forgettingDigestsOf activities: [String], athlete: String,
        at moment: Moment
    ) async throws {
        write(athlete) {
            for hour in hours { $0.weather[.init(place: request.place, hour: hour.hour)] = hour }
            $0.weatherRequests[.init(place: request.place, day: request.day)] = request
            for id in activities { $0.digests[id] = nil }
            if !activities.isEmpty { $0.changed(at: moment) }
        }
    }
}

extension WeatherRequest {
    fileprivate var order: (Int, Int, Int) { (day.number, place.latitude, place.longitude) }
}
