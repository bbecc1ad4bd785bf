import Analysis
import Measures

extension Journal {
    /// Asks an archive for the weather of activities that say nothing of it, newest first, one question at a time; then once more
    /// for what was answered before wind and sun were asked for.
    ///
    /// - Parameters:
    ///   - limit: how many questions at most.
    ///   - pause: between two questions.
    ///   - askingAgain: also asks what waits because an archive failed: this is another one.
    ///   - isNamed: whether this archive is still to be asked; looked at before each question.
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

    /// Every request that still waits for an answer, for people.
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
