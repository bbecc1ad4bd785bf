public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP request to a server that the owner named, with limits: no redirects, cookies or cache, a maximum response size and a timeout.
public struct WebRequest: Sendable {
    public var url: URL
    /// Headers beside `User-Agent`.
    public var headers: [String: String]
    /// Content of a POST request; nil for GET.
    public var content: Data?
    /// Whether the owner allows servers on this machine and in its network.
    public var allowsPrivate: Bool
    /// Timeout in seconds, from the name lookup to the last byte.
    public var patience: Double
    /// Maximum size of the response in bytes.
    public var largest: Int

    public init(
        _ url: URL, headers: [String: String] = ["Accept": "application/json"], content: Data? = nil, allowsPrivate: Bool,
        patience: Double, largest: Int
    ) {
        self.url = url
        self.headers = headers
        self.content = content
        self.allowsPrivate = allowsPrivate
        self.patience = patience
        self.largest = largest
    }

    /// A response of any status except redirects.
    public struct Answer: Sendable {
        public var status: Int
        /// Wait in seconds that the server requested.
        public var retryAfter: Int?
        public var body: Data
    }

    /// Sends the request and waits for the whole response.
    public func send() async throws(WebRequestError) -> Answer {
        guard let host = url.host else { throw .unreachable }
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(patience)
        if !allowsPrivate { try await PublicHost.check(host, patience: patience) }
        let rest = clock.now.duration(to: deadline) / .seconds(1)
        guard rest > 0 else { throw .tooSlow }
        return try await Exchange.answer(to: urlRequest, patience: rest, largest: largest)
    }

    private var urlRequest: URLRequest {
        var request = URLRequest(url: url)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        request.setValue("Hearth", forHTTPHeaderField: "User-Agent")
        if let content {
            request.httpMethod = "POST"
            request.httpBody = content
        }
        return request
    }
}
