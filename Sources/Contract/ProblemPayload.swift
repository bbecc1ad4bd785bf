/// An error as RFC 9457 (`application/problem+json`) writes it.
public struct ProblemPayload: Codable, Equatable, Sendable {
    /// Stable, for programs.
    public var type: String
    public var title: String
    public var status: Int
    public var detail: String?

    public init(type: String, title: String, status: Int, detail: String?) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
    }
}
