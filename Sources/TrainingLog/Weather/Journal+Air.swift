import Analysis
import Measures
import Training

extension Journal {
    /// Returns the air quality from an archive for an outdoor activity; nil when there is none.
    func archivedAir(for digest: ActivityDigest) async throws -> AirQuality? {
        guard let need = WeatherNeed(placeOf: digest) else { return nil }
        return try await stores.air.air(need.hour, at: need.place, athlete: athleteID).flatMap { air in
            air.index == nil && air.fineParticles == nil
                ? nil : AirQuality(index: air.index, fineParticles: air.fineParticles)
        }
    }

    /// Requests the air quality of outdoor activities, newest first, one request at a time, as `completeWeather` does for weather.
    public func completeAir(
        from archive: any AirArchive, limit: Int = 100, pause: Duration = .milliseconds(200), askingAgain: Bool = false,
        isNamed: @Sendable () -> Bool = { true }
    ) async throws -> WeatherReport {
        try await refreshDigests()
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        let questions = Question.all(of: digests, at: now()) { $0.air == nil ? WeatherNeed(placeOf: $0) : nil }
        return try await ask(
            AirInquiry(archive: archive, store: stores.air), questions, limit: limit, pause: pause, askingAgain: askingAgain,
            isNamed: isNamed)
    }
}

private struct AirInquiry: Inquiry {
    let archive: any AirArchive
    let store: any AirStore

    func answer(to question: Question) async throws(WeatherArchiveError) -> [ArchivedAir] {
        try await archive.air(at: question.place, on: question.day)
    }

    func number(of hour: ArchivedAir) -> Int { hour.hour }

    /// An hour that the archive still lacks after a month is before its coverage, and is not requested again.
    func isIncomplete(_ hours: [ArchivedAir], to question: Question, lacksActivities: Bool, at moment: Moment) -> Bool {
        lacksActivities && moment - question.day.start(at: .utc) <= 31 * 86_400
    }

    func request(for question: Question, athlete: String) async throws -> WeatherRequest? {
        try await store.airRequest(at: question.place, on: question.day, athlete: athlete)
    }

    func keep(
        _ hours: [ArchivedAir], _ request: WeatherRequest, of question: Question, forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await store.save(
            hours, request, for: question.asking, forgettingDigestsOf: activities, athlete: athlete, at: moment)
    }
}
