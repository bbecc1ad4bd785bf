import Accounts
import Hummingbird

/// A browser that is signed in, as a request found it.
struct SignedIn: Sendable {
    var session: Session
    /// Whether the sign-in is recent enough for exports, tokens, deletion and sources.
    var isFresh: Bool
    /// Returns whether the session is still valid, for responses that take long.
    var isValid: @Sendable () -> Bool
    /// Id of another athlete whose training the session looks at; nil while it shows its own.
    var observed: String?
}

/// Wraps a handler that needs a recent sign-in, so that a browser that was left open cannot give the data away or delete them.
///
/// - Returns: a handler that throws `RequestFailure.freshSignInNeeded` otherwise.
func fresh(
    _ handler: @escaping @Sendable (Request, AthleteRequestContext) async throws -> Response
) -> @Sendable (Request, AthleteRequestContext) async throws -> Response {
    { request, context in
        guard let signedIn = context.signedIn, signedIn.isFresh else { throw RequestFailure.freshSignInNeeded }
        return try await handler(request, context)
    }
}
