import Measures
import TrainingLog

/// An archive's store that stops working together with the other interrupted stores.
struct InterruptedArchiveStore<Hour: HourlyValue>: ArchiveStore {
    let stores: InterruptedStores
    let inner: any ArchiveStore<Hour>

    func hour(_ hour: Int, at place: RoundedPlace, athlete: String) async throws -> Hour? {
        try stores.count()
        return try await inner.hour(hour, at: place, athlete: athlete)
    }
    func hours(_ range: ClosedRange<Int>, at place: RoundedPlace, athlete: String) async throws -> [Hour] {
        try stores.count()
        return try await inner.hours(range, at: place, athlete: athlete)
    }
    func request(at place: RoundedPlace, on day: Day, athlete: String) async throws -> ArchiveRequest? {
        try stores.count()
        return try await inner.request(at: place, on: day, athlete: athlete)
    }
    func requests(of athlete: String) async throws -> [ArchiveRequest] {
        try stores.count()
        return try await inner.requests(of: athlete)
    }
    func save(
        _ hours: [Hour], _ request: ArchiveRequest, for asking: [String], forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try stores.count()
        return try await inner.save(
            hours, request, for: asking, forgettingDigestsOf: activities, athlete: athlete, at: moment)
    }
}
