import Contract
public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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

    private let server: URL
    private let token: String
    private let now: @Sendable () -> Date
    private let cache: AnswerCache
    private let timeout: TimeInterval
    private let transport: @Sendable (URLRequest) async throws -> (Data, URLResponse)

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
        self.init(server: server, token: token, cacheFile: cacheFile, timeout: timeout, now: now) {
            try await URLSession.shared.data(for: $0)
        }
    }

    /// Creates a client with another transport, for tests.
    init(
        server: URL, token: String, cacheFile: URL? = nil, timeout: TimeInterval = 20, now: @escaping @Sendable () -> Date,
        transport: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) {
        self.server = server
        self.token = token
        self.now = now
        self.timeout = timeout
        self.transport = transport
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
        let address = AnswerCache.address(of: route.path, at: server, token: token)
        let kept: (analysis: Analysis, age: Double)? = await cache.entry(for: address).flatMap { entry in
            // An undecodable entry, as after an update of this program, is ignored.
            guard let analysis: Analysis = try? decoded(entry.body) else { return nil }
            return (analysis, now().timeIntervalSince1970 - entry.secondsSince1970)
        }
        // A negative age means that a clock was set back, not that the answer is fresh.
        if !refresh, let kept, (0..<InsightsClient.freshFor).contains(kept.age) {
            return HearthAnswer(analysis: kept.analysis, age: kept.age, origin: .cache)
        }
        let body: Data
        do throws(HearthClientError) {
            body = try await fetch(route)
        } catch {
            // Only without a response: an error response is valid and must not be hidden by an old analysis.
            guard case .networkFailure = error, let kept else { throw error }
            return HearthAnswer(analysis: kept.analysis, age: max(0, kept.age), origin: .offlineCache)
        }
        let analysis: Analysis = try decoded(body)
        await cache.keep(body, for: address, at: now().timeIntervalSince1970)
        return HearthAnswer(analysis: analysis, age: 0, origin: .server)
    }

    private func fetch(_ route: APIRoute) async throws(HearthClientError) -> Data {
        guard let address = URL(string: route.path, relativeTo: server) else {
            throw .networkFailure(reason: "no address: " + route.path)
        }
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let body: Data
        let response: URLResponse
        do {
            (body, response) = try await transport(request)
        } catch {
            throw .networkFailure(reason: error.localizedDescription)
        }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .networkFailure(reason: "no HTTP answer") }
        guard status == 200 else { throw .invalidResponse(status: status) }
        return body
    }

    private func decoded<Analysis: Decodable>(_ body: Data) throws(HearthClientError) -> Analysis {
        do {
            return try JSONDecoder().decode(Analysis.self, from: body)
        } catch let error as DecodingError {
            throw .decodingFailure(path: error.place)
        } catch {
            throw .decodingFailure(path: "")
        }
    }
}

extension DecodingError {
    /// The coding path of the undecodable value, joined by dots.
    var place: String {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            DecodingError.joined(context.codingPath)
        case .keyNotFound(let key, let context): DecodingError.joined(context.codingPath + [key])
        @unknown default: ""
        }
    }

    private static func joined(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
