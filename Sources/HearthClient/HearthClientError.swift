/// Why an answer could not be had. The client throws nothing else.
public enum HearthClientError: Error, Equatable, Sendable {
    /// The server answered, but not with an analysis.
    case invalidResponse(status: Int)
    /// The answer is not what the contract promises; `path` leads to the place, as in `analyses.training_load.acwr`.
    case decodingFailure(path: String)
    /// No answer came at all, and none was kept from before.
    case networkFailure(reason: String)
}
