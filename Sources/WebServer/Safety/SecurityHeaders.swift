import HTTPTypes
import Hummingbird

/// Adds security headers to every response.
///
/// Pages load only our own files, run no inline scripts and cannot be framed. A page with a map from another server has its own policy,
/// which allows that origin.
struct SecurityHeaders: RouterMiddleware {
    /// How other devices reach the server; nil if none does.
    let access: PublicAccess?

    static let contentSecurityPolicy = policy(picturesFrom: nil)
    /// Policy of the live page alone, which runs WebAssembly ([decision 23](../../../Docs/Decisions/0023-no-webassembly-in-pages.md)).
    static let recordingPolicy = policy(picturesFrom: nil, allowsWebAssembly: true)
    /// Policy of pages without scripts and forms, which show an activity to everyone with its link.
    static let sharedPolicy =
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    static let permissions = "geolocation=(self), camera=(), microphone=()"
    /// Permissions of the live page alone, which connects a heart-rate strap.
    static let recordingPermissions = permissions + ", bluetooth=(self)"

    /// - Parameters:
    ///   - origin: origin of the map tiles; nil for a page without a map.
    ///   - allowsWebAssembly: whether the page may compile WebAssembly from our own files.
    static func policy(picturesFrom origin: String?, allowsWebAssembly: Bool = false) -> String {
        [
            "default-src 'none'", "script-src 'self'" + (allowsWebAssembly ? " 'wasm-unsafe-eval'" : ""), "style-src 'self'",
            "img-src 'self' data: blob:" + (origin.map { " " + $0 } ?? ""), "connect-src 'self'", "manifest-src 'self'",
            "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }

    /// Value of the header HSTS: TLS only, for a year.
    static func transportSecurity(of access: PublicAccess?) -> String {
        "max-age=31536000" + (access?.coversSubdomains == true ? "; includeSubDomains" : "")
    }

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if request.isEncrypted { response.headers[.strictTransportSecurity] = SecurityHeaders.transportSecurity(of: access) }
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        // Not `no-referrer`: with it, browsers omit the origin of our own forms.
        if response.headers[.referrerPolicy] == nil { response.headers[.referrerPolicy] = "same-origin" }
        if response.headers[.permissionsPolicy] == nil { response.headers[.permissionsPolicy] = SecurityHeaders.permissions }
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        return response
    }
}
