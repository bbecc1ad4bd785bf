import Accounts
import Contract
import Foundation
import HTTPTypes
import Hummingbird
import Measures
import NIOHTTP1
import Screens
import TrainingLog

/// Maps errors to HTTP statuses and messages for programs. Errors that are not listed here are reported as a request id only.
enum ErrorResponses {
    static func response(to error: any Error, requestID: String) -> Response {
        let failure = describe(error)
        let problem = ProblemPayload(
            type: failure.kind.type, title: title(of: failure.kind), status: failure.kind.status, detail: failure.detail,
            requestID: failure.kind == .broken ? requestID : nil)
        var headers: HTTPFields = [.contentType: "application/problem+json; charset=utf-8", .cacheControl: "no-store"]
        for (name, value) in failure.headers { headers[name] = value }
        // A problem is text and a small number. If it ever fails to encode, the status alone still reports the error.
        let body = (try? JSONAnswer.bytes(problem)) ?? []
        return Response(
            status: HTTPResponse.Status(code: problem.status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    static func title(of kind: ProblemKind) -> String {
        switch kind {
        case .unauthorized: "A valid access token is needed"
        case .insufficientScope: "The token does not permit this"
        case .signInNeeded: "This browser is not signed in"
        case .freshSignInNeeded: "A fresh sign-in is needed"
        case .notFound: "There is nothing here"
        case .limitOutOfRange: "The limit is out of range"
        case .badRequest: "The request cannot be understood"
        case .methodNotAllowed: "This address does not take that method"
        case .unsupportedMediaType: "The body is of a kind that is not read here"
        case .contentTooLarge: "The body is too large"
        case .foreignHost: "This server does not answer to that name"
        case .foreignOrigin: "The request comes from another site"
        case .demonstration: "A demonstration can only be read"
        case .observing: "Another athlete's training can only be read"
        case .tooManyRequests: "Too many changes in a short time"
        case .unavailable: "The answer cannot be had right now"
        case .damaged: "The database is damaged"
        case .readOnly: "The data folder is read-only"
        case .diskFull: "The disk is full"
        case .broken: "Something went wrong in Hearth"
        }
    }

    /// Whether an error is a fault that the server's operator should look at. A refused request is not.
    static func isFault(_ error: any Error) -> Bool { !(ObservedFailure.parts(of: error).error is RequestFailure) }

    /// The text of an error in the log. Foundation's errors come without their paths, which may name the token store.
    static func logText(_ error: any Error) -> String {
        let error = ObservedFailure.parts(of: error).error
        guard let error = error as? CocoaError else { return "\(error)" }
        return "CocoaError \(error.code.rawValue)" + (isFull(error) ? " (disk full)" : "")
    }

    private static func isFull(_ error: CocoaError) -> Bool { error.code == .fileWriteOutOfSpace }

    struct Failure {
        var kind: ProblemKind
        var detail: String?
        var headers: [(HTTPField.Name, String)] = []
    }

    static func describe(_ error: any Error) -> Failure {
        switch error {
        case let failure as RequestFailure: describe(failure)
        case let failure as ObservedFailure: describe(failure.error)
        case let error as HTTPError: describe(error)
        // The connection must close: the start of the next request is unknown.
        case is HTTPParserError:
            Failure(
                kind: .badRequest, detail: "The body is not framed as HTTP/1.1 asks.", headers: [(.connection, "close")])
        case let error as StoreError: describe(error)
        case let error as CredentialError: describe(error)
        case let error as IncomingFiles.Failure: describe(error)
        case let error as CocoaError where TokenKey.isUnwritable(error):
            describe(isFull(error) ? StoreError.diskFull : .readOnly(path: ""))
        default: Failure(kind: .broken, detail: "The server's log knows more under this request id.")
        }
    }

    private static func describe(_ failure: RequestFailure) -> Failure {
        switch failure {
        case .unauthorized(let flaw):
            let challenge = flaw == .missing ? "Bearer realm=\"hearth\"" : "Bearer realm=\"hearth\", error=\"invalid_token\""
            return Failure(kind: .unauthorized, detail: sentence(for: flaw), headers: [(.wwwAuthenticate, challenge)])
        case .insufficientScope(let scope):
            // RFC 6750, 3.1.
            let challenge = "Bearer realm=\"hearth\", error=\"insufficient_scope\", scope=\"\(scope.rawValue)\""
            return Failure(
                kind: .insufficientScope, detail: "A token with the scope \(scope.rawValue) is needed.",
                headers: [(.wwwAuthenticate, challenge)])
        case .signInNeeded:
            return Failure(
                kind: .signInNeeded, detail: "`hearth sign-in` prints an address that signs a browser in.",
                headers: [(.wwwAuthenticate, "Session realm=\"hearth\"")])
        case .freshSignInNeeded:
            return Failure(kind: .freshSignInNeeded, detail: "Sign this browser in again with `hearth sign-in`.")
        case .notFound: return Failure(kind: .notFound, detail: nil)
        case .limitOutOfRange:
            let limits = APIRoutePattern.limits
            let detail = "limit must be a whole number from \(limits.lowerBound) to \(limits.upperBound)."
            return Failure(kind: .limitOutOfRange, detail: detail)
        case .badParameter(let name, let allowed): return Failure(kind: .badRequest, detail: "\(name) must be \(allowed).")
        case .unknownParameter(let name, let known):
            let detail =
                "There is no parameter \(PlainText.visible(name)). " + (known.isEmpty ? "None is read here." : "Known: \(known).")
            return Failure(kind: .badRequest, detail: detail)
        case .badForm: return Failure(kind: .badRequest, detail: "The form's fields could not be read.")
        case .unreadable(let reason): return Failure(kind: .badRequest, detail: reason)
        case .methodNotAllowed(let allowed):
            return Failure(kind: .methodNotAllowed, detail: "Allowed: \(allowed).", headers: [(.allow, allowed)])
        case .unsupportedMediaType(let expected):
            return Failure(kind: .unsupportedMediaType, detail: "Send \(expected).", headers: [(.accept, expected)])
        case .contentTooLarge(let limit): return Failure(kind: .contentTooLarge, detail: "At most \(limit) bytes are read here.")
        case .foreignHost:
            return Failure(
                kind: .foreignHost, detail: "Call it as 127.0.0.1, localhost or [::1], or by the address of the setting `public`."
            )
        case .proxyUnclear:
            let detail =
                "The proxy must keep the Host header, send X-Forwarded-Proto: https once and the client's address in X-Forwarded-For, and be "
                + "one of `trusted_proxies`."
            return Failure(kind: .foreignHost, detail: detail)
        case .foreignOrigin: return Failure(kind: .foreignOrigin, detail: "Forms are taken from Hearth's own pages only.")
        case .demonstration:
            return Failure(kind: .demonstration, detail: "Its data are generated. Install Hearth to use your own.")
        case .closedToObservers:
            return Failure(kind: .observing, detail: "Go back to your own training first.")
        case .observingEnded:
            return Failure(kind: .observing, detail: "The access has ended. Go back to your own training.")
        case .hostNotOnce: return Failure(kind: .badRequest, detail: "Send exactly one Host header.")
        case .tooManyExports:
            let detail = "\(ExportRoutes.concurrentLimit) exports are running. Try again when one of them has ended."
            return Failure(kind: .unavailable, detail: detail, headers: [(.retryAfter, "30")])
        case .tooManyChanges(let seconds):
            let detail = "Nothing of this one was saved. Wait as long as Retry-After says, and send it again."
            return Failure(kind: .tooManyRequests, detail: detail, headers: [(.retryAfter, "\(seconds)")])
        case .tooManyStreams:
            let detail = "\(ChangeFeed.mostListeners) pages and devices listen for changes. Close one of them and try again."
            return Failure(kind: .unavailable, detail: detail, headers: [(.retryAfter, "30")])
        }
    }

    /// Describes an error without its paths, which stay in the log.
    private static func describe(_ error: StoreError) -> Failure {
        switch error {
        case .diskFull:
            Failure(kind: .diskFull, detail: "Nothing was saved. What was stored before is safe. Make room and try again.")
        case .readOnly:
            Failure(kind: .readOnly, detail: "Nothing was saved. Everything can be read and exported. Make the folder writable.")
        case .damaged:
            Failure(
                kind: .damaged,
                detail: "Stop Hearth and run any `hearth` command in a terminal: it says how to bring everything back.")
        case .cannotOpen, .newerSchema: Failure(kind: .broken, detail: "The server's log knows more under this request id.")
        }
    }

    private static func describe(_ error: CredentialError) -> Failure {
        switch error {
        case .diskFull: describe(StoreError.diskFull)
        case .readOnly: describe(StoreError.readOnly(path: ""))
        case .unusable: Failure(kind: .broken, detail: "The server's log knows more under this request id.")
        }
    }

    private static func describe(_ failure: IncomingFiles.Failure) -> Failure {
        switch failure {
        case .tooLarge: Failure(kind: .contentTooLarge, detail: nil)
        case .noRoom: describe(StoreError.diskFull)
        case .notStored: describe(StoreError.readOnly(path: ""))
        }
    }

    private static func describe(_ error: HTTPError) -> Failure {
        switch error.status.code {
        case 404: Failure(kind: .notFound, detail: nil)
        case 413: Failure(kind: .contentTooLarge, detail: nil)
        case 415: Failure(kind: .unsupportedMediaType, detail: nil)
        case 400..<500: Failure(kind: .badRequest, detail: nil)
        default: Failure(kind: .broken, detail: "The server's log knows more under this request id.")
        }
    }

    private static func sentence(for flaw: RequestFailure.TokenFlaw) -> String {
        switch flaw {
        case .missing: "Send the header Authorization: Bearer TOKEN; `hearth token` prints one."
        case .malformed: "The token is no JSON Web Token."
        case .otherAlgorithm: "Only tokens signed with HS256 are taken."
        case .forged: "The token was not signed by this Hearth."
        case .expired: "The token has expired; `hearth token` prints a new one."
        case .withdrawn: "The token was withdrawn, or this Hearth did not give it out; `hearth token` prints a new one."
        case .disabled: "The account of this token is disabled. The owner can enable it; the token is valid again then."
        case .otherAthlete: "The token belongs to an athlete that this Hearth does not know."
        case .notForAccess: "This is a refresh token; exchange it for an access token at \(APIRoute.tokenRefresh.path)."
        case .notForRefresh: "This is no refresh token; `hearth token --app` prints one."
        case .refreshedBefore:
            "This refresh token was used before, so it may have been copied. The app was disconnected; connect it anew."
        }
    }
}
