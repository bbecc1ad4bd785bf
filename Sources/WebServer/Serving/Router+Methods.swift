import HTTPTypes
import Hummingbird

extension Router where Context == BasicRequestContext {
    typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> Response

    /// Answers `GET` (and `HEAD`) at a path, optionally `POST`, and refuses every other method with 405 and what is allowed.
    func answer(_ path: String, get: Handler? = nil, post: Handler? = nil) {
        var allowed: [String] = []
        let route = RouterPath(path)
        if let get {
            on(route, method: .get, use: get)
            on(route, method: .head) { request, context in try await get(request, context).createHeadResponse() }
            allowed += ["GET", "HEAD"]
        }
        if let post {
            on(route, method: .post, use: post)
            allowed.append("POST")
        }
        let list = allowed.joined(separator: ", ")
        for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options, .trace]
        where !allowed.contains(method.rawValue) {
            on(route, method: method) { _, _ -> Response in throw RequestFailure.methodNotAllowed(allowed: list) }
        }
    }
}
