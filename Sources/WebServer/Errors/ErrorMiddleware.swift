import Contract
import HTTPTypes
import Hummingbird
import Logging
import Measures
import Screens
import TrainingLog
import WebPages

/// Turns every error into a problem response, and logs details that only the log may contain.
///
/// Browsers that request a page get an error page instead; programs and the API never do.
struct ErrorMiddleware: RouterMiddleware {
    var assets: Assets
    var clock: @Sendable () -> Moment
    var health: HealthRecord
    /// How old a sign-in may be for what needs a fresh one.
    var freshMinutes: Int
    /// Returns the ways to sign in that the sign-in page offers.
    var ways: @Sendable (Request) -> SignInWays

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            if case StoreError.damaged(let what) = ObservedFailure.parts(of: error).error { health.noteDamage(of: what) }
            let response = ErrorResponses.response(to: error, requestID: context.id)
            if response.status.code >= 500, ErrorResponses.isFault(error) {
                context.logger.error(
                    "request failed",
                    metadata: [
                        "error": "\(PlainText.visible(ErrorResponses.logText(error)))",
                        // Not the address: that of a calendar is a key.
                        "route": "\(RequestRecords.route(of: context))",
                    ])
            }
            guard var page = page(about: error, to: request, id: context.id) else { return response }
            for name in [HTTPField.Name.allow, .retryAfter, .connection, .wwwAuthenticate] {
                page.headers[name] = response.headers[name]
            }
            return page
        }
    }

    private func page(about error: any Error, to request: Request, id: String) -> Response? {
        guard request.headers[.accept]?.contains("text/html") == true, !request.uri.path.hasPrefix("/quick-wins/"),
            !request.uri.path.hasPrefix(Endpoint.prefix + "/")
        else {
            return nil
        }
        let (error, access) = ObservedFailure.parts(of: error)
        let viewer = Viewer(request, now: clock(), offset: .utc, access: access)
        if let failure = error as? RequestFailure, let page = signInPage(failure, request, viewer) { return page }
        let kind = ErrorResponses.describe(error).kind
        let screen: ErrorScreen
        switch kind {
        case .notFound: screen = .notFound(viewer.context)
        case .unavailable where error as? RequestFailure == .tooManyExports: screen = .busy(viewer.context)
        case .tooManyRequests: screen = .tooFast(viewer.context)
        case .broken, .unavailable: screen = .broken(request: id, viewer.context)
        case .damaged: screen = .damaged(viewer.context)
        case .readOnly: screen = .readOnly(viewer.context)
        case .demonstration: screen = .demonstration(viewer.context)
        case .observing: screen = access == .observingEnded ? .observingEnded(viewer.context) : .observing(viewer.context)
        case .diskFull: screen = .diskFull(viewer.context)
        case .badRequest, .methodNotAllowed, .unsupportedMediaType, .contentTooLarge: screen = .refused(viewer.context)
        // Only programs get these: no link of ours leads to them.
        case .unauthorized, .insufficientScope, .signInNeeded, .freshSignInNeeded, .limitOutOfRange, .foreignHost, .foreignOrigin:
            return nil
        }
        let page = ErrorPage(screen, frame: viewer.frame(at: .today), assets: assets)
        return HTMLAnswer.page(page.body, status: HTTPResponse.Status(code: kind.status))
    }

    /// Page that asks to sign in, or to sign in again; nil for other failures. It leads back to the page that the user asked for.
    private func signInPage(_ failure: RequestFailure, _ request: Request, _ viewer: Viewer) -> Response? {
        let state: SignInScreen.State
        var path = request.method == .get ? request.uri.string : "/"
        switch failure {
        case .signInNeeded: state = .needed
        case .freshSignInNeeded:
            state = .again(minutes: freshMinutes)
            path = FreshPage.path(for: request.uri.path)
        default: return nil
        }
        let status = ErrorResponses.describe(failure).kind.status
        var response = SignInRoutes.page(
            state, viewer, assets, ways: ways(request), status: HTTPResponse.Status(code: status))
        response.headers.append(SessionCookie.returning(to: path, for: request))
        return response
    }
}
