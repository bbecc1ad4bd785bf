import Archives
import HTTPTypes
import Hummingbird

/// Conditional responses.
enum ETag {
    static func of(_ bytes: [UInt8]) -> String { "\"" + ContentHash(of: bytes).hexadecimal.prefix(20) + "\"" }

    /// Whether the request states that the client has this version (RFC 9110, 13.1.2; weak comparison).
    static func isKnown(_ tag: String, to request: Request) -> Bool {
        guard let known = request.headers[.ifNoneMatch] else { return false }
        for part in known.split(separator: ",") {
            var candidate = part.drop { $0 == " " }
            while candidate.last == " " { candidate.removeLast() }
            if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
            if candidate == "*" || candidate == tag { return true }
        }
        return false
    }
}
