/// Errors of the client; it throws no others.
public enum HearthClientError: Error, Equatable, Sendable {
    /// The server's response is not an analysis.
    case invalidResponse(status: Int)
    /// The response does not match the contract at `path`, such as `analyses.training_load.acwr`.
    case decodingFailure(path: String)
    /// The server sent no response, and no earlier answer is cached.
    case networkFailure(reason: String)
}
