import HTTPTypes
import Hummingbird

/// What every answer tells a browser not to do. Pages load only our own files, run no inline script and are framed by nobody.
struct SecurityHeaders: RouterMiddleware {
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")

    @concurrent func handle(
        _ request: Request, context: BasicRequestContext,
        next: @concurrent (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy
        response.headers[.xContentTypeOptions] = "nosniff"
        // Not "no-referrer": under it browsers hide the origin of our own forms from us.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.permissionsPolicy] = "geolocation=(self), camera=(), microphone=()"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        return response
    }
}
