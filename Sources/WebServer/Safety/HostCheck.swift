import Hummingbird

/// Refuses requests that call this machine by a foreign name: a web page elsewhere could have its own name point here
/// (DNS rebinding) and would then read what only this machine may see.
struct HostCheck: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        // The first one has become the authority; any other is still among the fields.
        guard request.head.authority != nil, request.headers[.host] == nil else { throw RequestFailure.hostNotOnce }
        guard let authority = request.head.authority, HostCheck.isLoopback(authority: authority) else {
            throw RequestFailure.foreignHost
        }
        return try await next(request, context)
    }

    /// Whether `authority` (`host` or `host:port`) names this machine. The port may differ: it may be forwarded.
    static func isLoopback(authority: String) -> Bool {
        var host = authority[...]
        if let colon = host.lastIndex(of: ":"), host.last != "]" {
            let port = host[host.index(after: colon)...]
            guard (1...5).contains(port.utf8.count), port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
            host = host[..<colon]
        }
        let name = host.lowercased()
        return name == "127.0.0.1" || name == "localhost" || name == "[::1]"
    }
}
