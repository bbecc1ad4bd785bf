import HTTPTypes
import Hummingbird

/// What every answer tells a browser not to do. Pages load only our own files, run no inline script and are framed by nobody. A page
/// with a map from elsewhere brings a policy of its own, which names that one place.
struct SecurityHeaders: RouterMiddleware {
    static let contentSecurityPolicy = policy(picturesFrom: nil)

    /// - Parameter origin: where the map under a route comes from; a page that draws none names nobody.
    static func policy(picturesFrom origin: String?) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src 'self'",
            "img-src 'self' data: blob:" + (origin.map { " " + $0 } ?? ""), "connect-src 'self'", "manifest-src 'self'",
            "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        // Not "no-referrer": under it browsers hide the origin of our own forms from us.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.permissionsPolicy] = "geolocation=(self), camera=(), microphone=()"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        return response
    }
}
