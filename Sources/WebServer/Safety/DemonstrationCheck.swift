import Accounts
import Hummingbird
import Measures
import Screens

/// Refuses everything in a demonstration but reading: everyone may see its data, and changes would be seen by everyone.
struct DemonstrationCheck: RouterMiddleware {
    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        switch request.method {
        case .get, .head, .options: break
        // A choice such as the language is stored in the visitor's browser alone.
        case .post where request.uri.path == Route.Target.preferences.path: break
        default: throw RequestFailure.demonstration
        }
        do {
            return try await next(request, context)
        } catch RequestFailure.freshSignInNeeded {
            throw RequestFailure.demonstration
        }
    }
}

extension AthleteResolver {
    /// Every browser reads the data of one athlete, without a session. Programs need a token.
    static func demonstration(of athlete: String, _ tokens: AccessTokens) -> AthleteResolver {
        let never = Moment(secondsSince1970: 0)
        let session = Session(
            id: "", athlete: athlete, device: "", began: never, used: never, ends: never, isConfirmed: false)
        return AthleteResolver(
            browser: { _ in SignedIn(session: session, isFresh: false, isValid: { true }) },
            program: { request in await tokens.holder(of: request) ?? athlete })
    }
}
