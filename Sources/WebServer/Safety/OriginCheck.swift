import HTTPTypes
import Hummingbird

/// Refuses requests that change something and were sent by another site's page. Programs send neither header and may pass.
struct OriginCheck: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: BasicRequestContext,
        next: @concurrent (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        switch request.method {
        case .get, .head, .options: break
        default:
            guard OriginCheck.isOwn(request) else { throw RequestFailure.foreignOrigin }
        }
        return try await next(request, context)
    }

    static func isOwn(_ request: Request) -> Bool {
        if let site = request.headers[.secFetchSite] { guard site == "same-origin" || site == "none" else { return false } }
        guard let origin = request.headers[.origin] else { return true }
        return origin == "http://" + (request.head.authority ?? "")
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
