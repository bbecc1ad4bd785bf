/// Why an answer could not be had.
public enum HearthClientError: Error, Equatable, Sendable {
    case invalidResponse(status: Int)
    case decodingFailure(path: String)
    case networkFailure(reason: String)
}
