import Contract
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with a token to one Hearth server, without a cache.
struct ServerConnection: Sendable {
    typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    let server: URL
    /// Access token; empty for requests that need none.
    let token: String
    /// Seconds until a request without a response fails.
    let timeout: TimeInterval
    /// Replaced in tests.
    let transport: Transport

    /// Without a transport, requests go over the network.
    init(server: URL, token: String, timeout: TimeInterval, transport: Transport? = nil) {
        (self.server, self.token, self.timeout) = (server, token, timeout)
        if let transport {
            self.transport = transport
        } else {
            // On Linux the timeout of the session goes before that of a request.
            let configuration = URLSessionConfiguration.default
            configuration.timeoutIntervalForRequest = timeout
            let session = URLSession(configuration: configuration)
            self.transport = { try await session.data(for: $0) }
        }
    }

    /// Returns the body of a response with status 200.
    ///
    /// - Parameters:
    ///   - body: nil sends none.
    ///   - type: media type of the body.
    func send(
        _ method: String, _ route: APIRoute, body: Data? = nil, type: String? = nil
    ) async throws(HearthClientError) -> Data {
        try await send(method, path: route.path, body: body, type: type)
    }

    /// Returns the body of a response with status 200.
    ///
    /// - Parameters:
    ///   - path: path and query, beginning with a slash.
    ///   - body: nil sends none.
    ///   - type: media type of the body.
    ///   - accepted: media type of the answer.
    func send(
        _ method: String, path: String, body: Data? = nil, type: String? = nil, accepting accepted: String = "application/json"
    ) async throws(HearthClientError) -> Data {
        var request = try request(method, path: path, accepting: accepted)
        request.httpBody = body
        if let type { request.setValue(type, forHTTPHeaderField: "Content-Type") }
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await transport(request)
        } catch { throw .networkFailure(reason: error.localizedDescription) }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .networkFailure(reason: "no HTTP answer") }
        guard status == 200 else { throw .invalidResponse(status: status) }
        return data
    }

    /// Returns a request with the token.
    func request(
        _ method: String, _ route: APIRoute, accepting type: String = "application/json"
    ) throws(HearthClientError) -> URLRequest { try request(method, path: route.path, accepting: type) }

    private func request(
        _ method: String, path: String, accepting type: String
    ) throws(HearthClientError) -> URLRequest {
        guard let address = URL(string: path, relativeTo: server) else {
            throw .networkFailure(reason: "no address: " + path)
        }
        var request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.httpMethod = method
        if !token.isEmpty { request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization") }
        request.setValue(type, forHTTPHeaderField: "Accept")
        return request
    }

    /// Decodes the body of a response.
    static func decoded<Answer: Decodable>(_ body: Data) throws(HearthClientError) -> Answer {
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch let error as DecodingError {
            throw .decodingFailure(path: error.place)
        } catch { throw .decodingFailure(path: "") }
    }
}

extension DecodingError {
    /// The coding path of the undecodable value, joined by dots.
    fileprivate var place: String {
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
