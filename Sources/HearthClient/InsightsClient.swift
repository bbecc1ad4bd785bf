import Contract
public import Foundation

/// Fetches the analyses of one athlete from one Hearth server.
///
/// An unknown figure is nil; `missing` of its part holds the reason.
///
/// ```swift
/// let client = InsightsClient(server: URL(string: "http://127.0.0.1:8080")!, token: token)
/// let answer = try await client.comprehensiveAnalysis()
/// let load = answer.analysis.analyses.trainingLoad
/// if let ratio = load.ratio { print(ratio, answer.age) } else { print(load.missing["acwr"]) }
/// ```
public struct InsightsClient: Sendable {
    /// Seconds for which a cached answer is used without a request.
    public static let freshFor = 3600.0

    private let connection: ServerConnection
    private let now: @Sendable () -> Date
    private let cache: AnswerCache

    /// - Parameters:
    ///   - server: base address of the server, such as `http://127.0.0.1:8080`.
    ///   - token: output of `hearth token`.
    ///   - cacheFile: file for the last answers, kept across runs of the program; nil keeps them in memory only.
    ///   - timeout: seconds until a request without a response fails.
    ///   - now: clock for the age of answers.
    public init(
        server: URL, token: String, cacheFile: URL? = nil, timeout: TimeInterval = 20,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(ServerConnection(server: server, token: token, timeout: timeout), cacheFile: cacheFile, now: now)
    }

    init(_ connection: ServerConnection, cacheFile: URL? = nil, now: @escaping @Sendable () -> Date) {
        self.connection = connection
        self.now = now
        cache = AnswerCache(file: cacheFile)
    }

    /// - Parameter refresh: whether to ask the server even if a fresh answer is cached.
    public func comprehensiveAnalysis(
        refresh: Bool = false
    ) async throws(HearthClientError) -> HearthAnswer<InsightsAnalysis> {
        try await answer(.comprehensiveAnalysis, refresh: refresh)
    }

    /// - Parameters:
    ///   - limit: number of newest runs, 1…500; nil for the server's default.
    ///   - refresh: whether to ask the server even if a fresh answer is cached.
    public func weatherImpact(
        limit: Int? = nil, refresh: Bool = false
    ) async throws(HearthClientError) -> HearthAnswer<PartAnalysis<WeatherAnalysis>> {
        try await answer(.weatherImpact(limit: limit), refresh: refresh)
    }

    /// - Parameters:
    ///   - limit: number of newest runs, 1…500; nil for the server's default.
    ///   - refresh: whether to ask the server even if a fresh answer is cached.
    public func oxygenUptakeEstimate(
        limit: Int? = nil, refresh: Bool = false
    ) async throws(HearthClientError) -> HearthAnswer<PartAnalysis<OxygenUptakeAnalysis>> {
        try await answer(.oxygenUptake(limit: limit), refresh: refresh)
    }

    /// - Parameters:
    ///   - limit: number of newest activities, 1…500; nil for the server's default.
    ///   - refresh: whether to ask the server even if a fresh answer is cached.
    public func trainingLoad(
        limit: Int? = nil, refresh: Bool = false
    ) async throws(HearthClientError) -> HearthAnswer<PartAnalysis<TrainingLoadAnalysis>> {
        try await answer(.trainingLoad(limit: limit), refresh: refresh)
    }

    private func answer<Analysis: Decodable & Sendable>(
        _ route: APIRoute, refresh: Bool
    ) async throws(HearthClientError) -> HearthAnswer<Analysis> {
        let address = AnswerCache.address(of: route.path, at: connection.server, token: connection.token)
        let kept: (analysis: Analysis, age: Double)? = await cache.entry(for: address).flatMap { entry in
            // An undecodable entry, as after an update of this program, is ignored.
            guard let analysis: Analysis = try? ServerConnection.decoded(entry.body) else { return nil }
            return (analysis, now().timeIntervalSince1970 - entry.secondsSince1970)
        }
        // A negative age means that a clock was set back, not that the answer is fresh.
        if !refresh, let kept, (0..<InsightsClient.freshFor).contains(kept.age) {
            return HearthAnswer(analysis: kept.analysis, age: kept.age, origin: .cache)
        }
        let body: Data
        do throws(HearthClientError) {
            body = try await connection.send("GET", route)
        } catch {
            // Only without a response: an error response is valid and must not be hidden by an old analysis.
            guard case .networkFailure = error, let kept else { throw error }
            return HearthAnswer(analysis: kept.analysis, age: max(0, kept.age), origin: .offlineCache)
        }
        let analysis: Analysis = try ServerConnection.decoded(body)
        await cache.keep(body, for: address, at: now().timeIntervalSince1970)
        return HearthAnswer(analysis: analysis, age: 0, origin: .server)
    }
}
