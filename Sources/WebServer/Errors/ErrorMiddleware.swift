import HTTPTypes
import Hummingbird
import Logging

/// Turns every error into a problem, and writes what only the log may know into the log.
struct ErrorMiddleware: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: BasicRequestContext,
        next: @concurrent (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let response = ErrorResponses.response(to: error, requestID: context.id)
            if response.status.code >= 500 {
                context.logger.error("request failed", metadata: ["error": "\(error)", "path": "\(request.uri.path)"])
            }
            return response
        }
    }
}
