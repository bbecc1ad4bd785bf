import Analysis
import Measures

extension Journal {
    /// Requests the weather of activities without their own, newest first, one request at a time. Then it repeats requests from before wind
    /// and sun were included.
    ///
    /// - Parameters:
    ///   - limit: maximum number of requests.
    ///   - pause: time between two requests.
    ///   - askingAgain: whether to repeat failed requests at once, because the archive has changed.
    ///   - isNamed: whether this archive is still set; checked before each request.
    public func completeWeather(
        from archive: any WeatherArchive, limit: Int = 100, pause: Duration = .milliseconds(200), askingAgain: Bool = false,
        isNamed: @Sendable () -> Bool = { true }
    ) async throws -> WeatherReport {
        try await refreshDigests()
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        let unknown = digests.filter { $0.conditions == nil }
        let supposed = digests.filter { $0.conditions.map { $0.supposed.wind || $0.supposed.sun } ?? false }
        let questions = Question.all(of: unknown + supposed, at: now()) { WeatherNeed($0) }
        return try await ask(
            WeatherInquiry(archive: archive, store: stores.weather), questions + seasonQuestions(digests), limit: limit,
            pause: pause, askingAgain: askingAgain, isNamed: isNamed)
    }

    /// Returns every request without a complete answer, for display.
    public func weatherProblems() async throws -> [WeatherRequest] {
        try await stores.weather.requests(of: athleteID).filter { $0.problem != nil }
    }
}

private struct WeatherInquiry: Inquiry {
    let archive: any WeatherArchive
    let store: any WeatherStore

    func answer(to question: Question) async throws(WeatherArchiveError) -> [ArchivedHour] {
        try await archive.hours(at: question.place, on: question.day)
    }

    func number(of hour: ArchivedHour) -> Int { hour.hour }

    func isIncomplete(_ hours: [ArchivedHour], to question: Question, lacksActivities: Bool, at moment: Moment) -> Bool {
        lacksActivities || hours.isEmpty
    }

    func request(for question: Question, athlete: String) async throws -> WeatherRequest? {
        try await store.request(at: question.place, on: question.day, athlete: athlete)
    }

    func keep(
        _ hours: [ArchivedHour], _ request: WeatherRequest, of question: Question, forgettingDigestsOf activities: [String],
        athlete: String, at moment: Moment
    ) async throws -> Bool {
        try await store.save(
            hours, request, for: question.asking, forgettingDigestsOf: activities, athlete: athlete, at: moment)
    }
}
