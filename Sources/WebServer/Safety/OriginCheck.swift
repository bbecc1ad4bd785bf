import HTTPTypes
import Hummingbird

/// Refuses requests that change something and come from another site's page. Programs send no headers that name a page, and may pass.
struct OriginCheck: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        switch request.method {
        case .get, .head, .options: break
        default:
            guard OriginCheck.isOwn(request) else { throw RequestFailure.foreignOrigin }
        }
        return try await next(request, context)
    }

    static func isOwn(_ request: Request) -> Bool {
        let own = request.origin
        if let site = request.headers[.secFetchSite] { guard site == "same-origin" || site == "none" else { return false } }
        if let origin = request.headers[.origin] { return origin == own }
        // Older browsers send only the `Referer` header.
        guard request.headers[.secFetchSite] == nil, let page = request.headers[.referer] else { return true }
        return page == own || page.hasPrefix(own + "/")
    }
}

extension HTTPField.Name {
    static let host = HTTPField.Name("Host") ?? .origin
    static let secFetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .origin
    static let permissionsPolicy = HTTPField.Name("Permissions-Policy") ?? .server
    static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .server
    static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy") ?? .server
    static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy") ?? .server
    static let serviceWorkerAllowed = HTTPField.Name("Service-Worker-Allowed") ?? .server
}
