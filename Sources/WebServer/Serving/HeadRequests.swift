import HTTPTypes
import Hummingbird

/// Answers `HEAD` with the head of the `GET` response: with its length where that is known before the body is made, else without.
///
/// `ConnectionGuard` keeps the encoder from ending a body that is not there.
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
