import HTTPTypes
import Hummingbird

/// Answers `HEAD` with the head of the `GET` response. It has a length when that is known before the body is created.
///
/// `ConnectionGuard` keeps the encoder from ending a body that does not exist.
struct HeadRequests: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        guard request.method == .head else { return response }
        var head = response.createHeadResponse()
        head.headers[.contentLength] = response.headers[.contentLength]
        return head
    }
}
