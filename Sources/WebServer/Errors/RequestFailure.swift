/// Why a request is refused. `ErrorResponses` makes the words.
enum RequestFailure: Error, Equatable {
    enum TokenFlaw: Equatable { case missing, malformed, otherAlgorithm, forged, expired, otherAthlete }

    case unauthorized(TokenFlaw)
    case notFound
    case limitOutOfRange
    case badParameter(name: String, allowed: String)
    case badForm
    case methodNotAllowed(allowed: String)
    case unsupportedMediaType(expected: String)
    case contentTooLarge(limit: Int)
    case foreignHost
    case foreignOrigin
}
