import HTTPTypes
import Hummingbird

/// Decides whether a request is one of TLS, and from which client: by the server's own TLS, or by what a trusted proxy states.
///
/// A request of TLS for the public address continues with the scheme `https`, that address as its authority, and the client's address. Every
/// other request has the scheme `http`. This part refuses nothing: `HostCheck` does.
struct ForwardedRequests: RouterMiddleware {
    let access: PublicAccess?
    /// Whether every connection of the server is one of TLS.
    let isEncryptedHere: Bool

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        var (head, context) = (request.head, context)
        head.scheme = "http"
        if let access, let client = access.client(of: request, from: context.address, isEncryptedHere: isEncryptedHere) {
            head.scheme = "https"
            head.authority = access.address.authority
            context.address = client
        }
        return try await next(Request(head: head, body: request.body), context)
    }
}

extension PublicAccess {
    /// Returns the client's address of a request of TLS for the public address.
    ///
    /// With TLS of the server's own, a client that is no trusted proxy cannot speak for another one: its headers are ignored.
    /// - Returns: nil for every other request, and for one that a trusted proxy forwards without a complete explanation.
    func client(of request: Request, from peer: String, isEncryptedHere: Bool) -> String? {
        if isEncryptedHere, let network = NetworkAddress(peer), !proxies.contains(network) || !request.isForwarded {
            return request.head.authority.map(address.isNamed) == true ? network.subscriber : nil
        }
        return accepts(request, from: peer) ? client(of: request.headers[values: .forwardedFor]) : nil
    }

    /// Whether a request came through a trusted proxy, by TLS and for the public address.
    func accepts(_ request: Request, from peer: String) -> Bool {
        guard let authority = request.head.authority, address.isNamed(by: authority), let peer = NetworkAddress(peer),
            proxies.contains(peer), request.headers[values: .forwardedProto].map({ $0.lowercased() }) == ["https"]
        else { return false }
        return request.headers[values: .forwardedHost].allSatisfy { address.isNamed(by: $0) }
    }

    /// Returns the client's address: the last one of the list that is no trusted proxy, else the first one. Earlier ones are the client's own
    /// claim.
    /// - Parameter lists: values of `X-Forwarded-For`.
    /// - Returns: nil for a list that ends with something else than an address. The proxy does not say who its clients are.
    func client(of lists: [String]) -> String? {
        var client: String?
        for entry in lists.joined(separator: ",").split(separator: ",").reversed() {
            guard let address = NetworkAddress(PublicAccess.withoutPort(entry)) else { break }
            client = address.subscriber
            if !proxies.contains(address) { break }
        }
        return client
    }

    /// Returns the address of an entry, which may have a port (`192.0.2.1:4711`, `[2001:db8::1]:4711`).
    private static func withoutPort(_ entry: Substring) -> String {
        let text = entry.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
        if text.first == "[" { return String(text.dropFirst().prefix { $0 != "]" }) }
        return text.count(where: { $0 == ":" }) == 1 ? String(text.prefix { $0 != ":" }) : text
    }
}

extension Request {
    /// Whether a proxy states something about the client, or a client claims to be one.
    var isForwarded: Bool {
        [HTTPField.Name.forwardedFor, .forwardedProto, .forwardedHost, .forwarded].contains { headers[$0] != nil }
    }

    /// Origin of the site as the browser sees it. `HostCheck` has checked the authority.
    var origin: String { (head.scheme ?? "http") + "://" + (head.authority ?? "") }

    /// Whether the browser's connection is encrypted.
    var isEncrypted: Bool { head.scheme == "https" }
}

extension HTTPField.Name {
    static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .server
    static let forwardedProto = HTTPField.Name("X-Forwarded-Proto") ?? .server
    static let forwardedHost = HTTPField.Name("X-Forwarded-Host") ?? .server
    static let forwarded = HTTPField.Name("Forwarded") ?? .server
    static let strictTransportSecurity = HTTPField.Name("Strict-Transport-Security") ?? .server
}
