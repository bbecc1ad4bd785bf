import HTTPTypes
import Hummingbird

/// Refuses requests with a foreign host name.
///
/// Another site could point its own name at this machine (DNS rebinding), and its pages could then read data that is for this machine only.
/// Names of this machine are for its own programs; the public address is for requests of TLS. A server with TLS of its own has no other
/// name.
struct HostCheck: RouterMiddleware {
    let access: PublicAccess?
    /// Whether every connection of the server is one of TLS.
    let isEncryptedHere: Bool

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        // The first header has become the authority. A second one is still among the fields.
        guard request.head.authority != nil, request.headers[.host] == nil else { throw RequestFailure.hostNotOnce }
        guard !request.isEncrypted else { return try await next(request, context) }
        guard let authority = request.head.authority else { throw RequestFailure.foreignHost }
        if let access, access.address.isNamed(by: authority) { throw RequestFailure.proxyUnclear }
        guard !isEncryptedHere, HostCheck.isLoopback(authority: authority), NetworkAddress(context.address)?.isLoopback == true
        else {
            throw RequestFailure.foreignHost
        }
        // A proxy that names this machine instead of the public address would make its clients look like this machine.
        if access != nil, request.isForwarded { throw RequestFailure.proxyUnclear }
        return try await next(request, context)
    }

    /// Whether `authority` (`host` or `host:port`) is a loopback name. The port may differ, because it may be forwarded.
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
