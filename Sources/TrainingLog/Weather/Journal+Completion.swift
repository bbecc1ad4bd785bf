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
        from archive: any HourlyArchive<WeatherHour>, limit: Int = 100, pause: Duration = .milliseconds(200),
        askingAgain: Bool = false,
        isNamed: @Sendable () -> Bool = { true }
    ) async throws -> ArchiveReport {
        try await refreshDigests()
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        let unknown = digests.filter { $0.conditions == nil }
        let supposed = digests.filter { $0.conditions.map { $0.supposed.wind || $0.supposed.sun } ?? false }
        let questions = ArchiveQuestion.all(of: unknown + supposed, at: now()) { WeatherNeed($0) }
        return try await complete(
            ArchiveQuery(archive: archive, store: stores.weather, athlete: athleteID), questions + seasonQuestions(digests),
            limit: limit, pause: pause, askingAgain: askingAgain, isNamed: isNamed)
    }

    /// Requests the air of outdoor activities from an archive, newest first, as `completeWeather` does for the weather.
    public func completeAir(
        from archive: any HourlyArchive<AirHour>, limit: Int = 100, pause: Duration = .milliseconds(200),
        askingAgain: Bool = false, isNamed: @Sendable () -> Bool = { true }
    ) async throws -> ArchiveReport {
        try await refreshDigests()
        let digests = try await stores.derived.digests(ActivityQuery(), athlete: athleteID)
        let questions = ArchiveQuestion.all(of: digests, at: now()) { $0.air == nil ? WeatherNeed(placeOf: $0) : nil }
        return try await complete(
            ArchiveQuery(archive: archive, store: stores.air, athlete: athleteID), questions, limit: limit, pause: pause,
            askingAgain: askingAgain, isNamed: isNamed)
    }

    /// Returns every request without a complete answer, for display.
    public func weatherProblems() async throws -> [ArchiveRequest] {
        try await stores.weather.requests(of: athleteID).filter { $0.problem != nil }
    }
}
