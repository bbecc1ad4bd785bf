import Measures
import TrainingLog

/// The hours and requests of one archive in memory.
struct MemoryArchiveStore<Hour: HourlyValue>: ArchiveStore {
    let stores: MemoryStores
    let archive: any WritableKeyPath<MemoryState, MemoryState.Archive<Hour>> & Sendable

    func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> Hour? {
        stores.read(athlete) { $0[keyPath: archive].hours[.init(place: place, hour: hour)] }
    }

    func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [Hour] {
        stores.read(athlete) { state in range.compactMap { state[keyPath: archive].hours[.init(place: place, hour: $0)] } }
    }

    func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> ArchiveRequest? {
        stores.read(athlete) { $0[keyPath: archive].requests[.init(place: place, day: day)] }
    }

    func requests(of athlete: String) async throws -> [ArchiveRequest] {
        stores.read(athlete) { $0[keyPath: archive].requests.values.sorted { $0.order < $1.order } }
    }

    func save(
        _ hours: [Hour], _ request: ArchiveRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        stores.write(athlete) { state in
            guard asking.contains(where: { state.groups[$0] != nil }) else { return false }
            for hour in hours { state[keyPath: archive].hours[.init(place: request.place, hour: hour.hour)] = hour }
            state[keyPath: archive].requests[.init(place: request.place, day: request.day)] = request
            state.forgetDigests(of: activities, at: moment)
            return true
        }
    }
}

extension ArchiveRequest {
    fileprivate var order: (Int, Int, Int) { (day.number, place.latitude, place.longitude) }
}
