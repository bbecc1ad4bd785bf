/// An error response by RFC 9457 (`application/problem+json`).
public struct ProblemPayload: Codable, Equatable, Sendable {
    /// A stable identifier for programs: an address below `/problems/`.
    public var type: String
    public var title: String
    public var status: Int
    public var detail: String?
    /// The request id under which the server logged this failure.
    public var requestID: String?

    public init(type: String, title: String, status: Int, detail: String?, requestID: String? = nil) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
        self.requestID = requestID
    }

    enum CodingKeys: String, CodingKey, CaseIterable {
        case type, title, status, detail
        case requestID = "request_id"
    }
}
