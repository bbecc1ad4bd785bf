import Screens

/// Reason why a request is refused. `ErrorResponses` words the message.
enum RequestFailure: Error, Equatable {
    enum TokenFlaw: Equatable {
        case missing, malformed, otherAlgorithm, forged, expired, withdrawn, otherAthlete
        /// The owner disabled the account of the token.
        case disabled
        /// A refresh token in place of an access token, and the other way round.
        case notForAccess, notForRefresh
        /// A refresh token that was used before: it was copied, or its app lost the next one.
        case refreshedBefore
    }

    case unauthorized(TokenFlaw)
    /// The token is valid and does not permit this.
    case insufficientScope(AccessScope)
    /// A route of browsers without a valid session.
    case signInNeeded
    /// The sign-in is too old for what the browser asks.
    case freshSignInNeeded
    case notFound
    case limitOutOfRange
    case badParameter(name: String, allowed: String)
    /// A parameter that the address does not have, with the names of those it has.
    case unknownParameter(name: String, known: String)
    case badForm
    /// A body of the right type without readable content, with the reason for users.
    case unreadable(reason: String)
    case methodNotAllowed(allowed: String)
    case unsupportedMediaType(expected: String)
    case contentTooLarge(limit: Int)
    case foreignHost
    case foreignOrigin
    /// A request for the public address that no trusted proxy passed on as one by TLS, or one through a proxy for this machine's own name.
    case proxyUnclear
    /// An HTTP/1.1 request without a `Host` header or with several of them (RFC 9112, 3.2).
    case hostNotOnce
    /// A change, or a page that needs a fresh sign-in, in a demonstration.
    case demonstration
    /// What is closed while the browser looks at another athlete's training.
    case closedToObservers
    /// The browser looks at another athlete's training, and its access ended.
    case observingEnded
    /// The limit of concurrent exports is reached.
    case tooManyExports
    /// A session or a token asked for too many changes in a short time.
    case tooManyChanges(seconds: Int)
    /// The limit of concurrent event streams of an athlete is reached.
    case tooManyStreams
}
