import Contract
import Hummingbird

/// Parses numbers in addresses strictly. Malformed ones are refused.
enum QueryNumbers {
    /// Nil when the request sets no limit.
    static func limit(of request: Request) throws(RequestFailure) -> Int? {
        let asked = request.uri.queryParameters[values: "limit"]
        guard let text = asked.first else { return nil }
        guard asked.count == 1, let number = wholeNumber(text), APIRoutePattern.limits.contains(number) else {
            throw .limitOutOfRange
        }
        return number
    }

    static func explains(_ request: Request) throws(RequestFailure) -> Bool {
        switch request.uri.queryParameters["explain"] {
        case nil, "0": return false
        case "1": return true
        default: throw .badParameter(name: "explain", allowed: "0 or 1")
        }
    }

    /// Returns a moment of a recording; nil when the request has none.
    static func seconds(_ name: String, of request: Request) throws(RequestFailure) -> Int? {
        let asked = request.uri.queryParameters[values: name[...]]
        guard let text = asked.first else { return nil }
        guard asked.count == 1, let number = wholeNumber(text) else {
            throw .badParameter(name: name, allowed: "whole seconds since the start")
        }
        return number
    }

    /// Parses digits only. `Int` itself would also accept a sign.
    private static func wholeNumber(_ text: Substring) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
