import Accounts
import HTTPTypes
import Hummingbird
import Screens

/// Adds requests that other parts refuse to the security log. It refuses none itself.
struct RefusalRecords: RouterMiddleware {
    let signIn: SignInStores
    let tokens: AccessTokens

    @concurrent func handle(
        _ request: Request, context: ServerRequestContext,
        next: @concurrent (Request, ServerRequestContext) async throws -> Response
    ) async throws -> Response {
        do { return try await next(request, context) } catch {
            if let failure = ObservedFailure.parts(of: error).error as? RequestFailure,
                let event = RefusalRecords.event(of: failure)
            {
                signIn.noteRefusal(event, of: await athlete(of: failure, request), by: request, from: context.address)
            }
            throw error
        }
    }

    /// Returns the event of a refusal; nil for what is no refusal of access, and for what another part logs.
    static func event(of failure: RequestFailure) -> AuditEvent? {
        switch failure {
        case .unauthorized(.missing), .signInNeeded, .closedToObservers, .observingEnded: .accessRefused
        // A copied refresh token has an event of its own.
        case .unauthorized(.refreshedBefore): nil
        case .unauthorized: .tokenRefused
        case .insufficientScope: .scopeRefused
        case .freshSignInNeeded: .freshSignInNeeded
        case .foreignHost, .proxyUnclear: .hostRefused
        case .foreignOrigin: .originRefused
        case .tooManyChanges: .changesDelayed
        // A demonstration has no people. What does not exist for a person is logged where that is decided (`requireOwner`).
        case .demonstration, .notFound, .limitOutOfRange, .badParameter, .unknownParameter, .badForm, .unreadable,
            .methodNotAllowed, .unsupportedMediaType, .contentTooLarge, .hostNotOnce, .tooManyExports, .tooManyStreams:
            nil
        }
    }

    private func athlete(of failure: RequestFailure, _ request: Request) async -> String? {
        switch failure {
        case .insufficientScope: await tokens.holder(of: request)
        case .tooManyChanges:
            if let holder = await tokens.holder(of: request) { holder } else { signIn.signedIn(request)?.session.athlete }
        case .freshSignInNeeded, .closedToObservers, .observingEnded: signIn.signedIn(request)?.session.athlete
        default: nil
        }
    }
}
