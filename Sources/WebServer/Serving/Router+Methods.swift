import HTTPTypes
import Hummingbird

extension RouterMethods {
    typealias Handler = @Sendable (Request, Context) async throws -> Response

    /// Answers `GET` (and `HEAD`) at a path, `POST` or `PUT`. Every other method gets 405 and a list of the allowed ones.
    func answer(_ path: String, get: Handler? = nil, post: Handler? = nil, put: Handler? = nil) {
        var allowed: [String] = []
        let route = RouterPath(path)
        if let get {
            on(route, method: .get, use: get)
            // `HeadRequests` leaves the body out.
            on(route, method: .head, use: get)
            allowed += ["GET", "HEAD"]
        }
        if let post {
            on(route, method: .post, use: post)
            allowed.append("POST")
        }
        if let put {
            on(route, method: .put, use: put)
            allowed.append("PUT")
        }
        let list = allowed.joined(separator: ", ")
        for name in Self.methods where !allowed.contains(name) {
            guard let method = HTTPRequest.Method(name) else { continue }
            on(route, method: method) { _, _ -> Response in throw RequestFailure.methodNotAllowed(allowed: list) }
        }
    }

    /// All methods that the request parser accepts: those of HTTP, of WebDAV and of caches.
    private static var methods: [String] {
        [
            "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "ACL", "BIND", "CHECKOUT", "COPY",
            "LINK",
            "LOCK", "M-SEARCH", "MERGE", "MKACTIVITY", "MKCALENDAR", "MKCOL", "MOVE", "NOTIFY", "PROPFIND", "PROPPATCH", "PURGE",
            "QUERY", "REBIND", "REPORT", "SEARCH", "SOURCE", "SUBSCRIBE", "UNBIND", "UNLINK", "UNLOCK", "UNSUBSCRIBE",
        ]
    }
}
