/// Every kind of failed request. The raw values are part of the API, as the last part of a problem's `type`.
public enum ProblemKind: String, CaseIterable, Sendable {
    case unauthorized
    /// A page was requested without a session.
    case signInNeeded = "sign-in-needed"
    /// The session's sign-in is too old for the request.
    case freshSignInNeeded = "fresh-sign-in-needed"
    /// The token does not permit this.
    case insufficientScope = "insufficient-scope"
    case notFound = "not-found"
    case limitOutOfRange = "limit-out-of-range"
    case badRequest = "bad-request"
    case methodNotAllowed = "method-not-allowed"
    case unsupportedMediaType = "unsupported-media-type"
    case contentTooLarge = "content-too-large"
    case foreignHost = "foreign-host"
    case foreignOrigin = "foreign-origin"
    /// A demonstration can only be read.
    case demonstration
    /// The session looks at another athlete's training, which can only be read.
    case observing
    /// A session or a token asked for too many changes in a short time.
    case tooManyRequests = "too-many-requests"
    case unavailable
    /// The database is damaged.
    case damaged
    /// The data folder cannot be written to.
    case readOnly = "read-only"
    case diskFull = "disk-full"
    case broken = "internal-error"

    public var type: String { APIRoutePattern.problems + rawValue }

    public var status: Int {
        switch self {
        case .unauthorized, .signInNeeded: 401
        case .notFound: 404
        case .limitOutOfRange, .badRequest: 400
        case .methodNotAllowed: 405
        case .unsupportedMediaType: 415
        case .contentTooLarge: 413
        case .foreignHost: 421
        case .foreignOrigin, .freshSignInNeeded, .insufficientScope, .demonstration, .observing: 403
        case .tooManyRequests: 429
        case .unavailable, .damaged, .readOnly: 503
        case .diskFull: 507
        case .broken: 500
        }
    }
}
