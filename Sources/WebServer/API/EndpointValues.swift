import Contract
import Foundation
import Hummingbird
import Measures
import Screens

/// The parameters of a request, checked against the table of endpoints.
struct EndpointValues: Sendable {
    private var values: [String: String] = [:]

    /// - Throws: `RequestFailure.badParameter` for a value out of its bounds, an unknown parameter and one that occurs twice.
    init(_ endpoint: Endpoint, _ request: Request, path: (String) -> String?) throws(RequestFailure) {
        var given: [String: String] = [:]
        for parameter in endpoint.parameters where parameter.place == .path {
            given[parameter.name] = path(parameter.name)?.removingPercentEncoding
        }
        let known = endpoint.parameters.filter { $0.place == .query }
        for field in (request.uri.query ?? "").split(separator: "&", omittingEmptySubsequences: true) {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = EndpointValues.decoded(parts[0]), known.contains(where: { $0.name == name }) else {
                let names = known.map(\.name).joined(separator: ", ")
                throw .unknownParameter(
                    name: EndpointValues.decoded(parts[0]).map { String($0.prefix(60)) } ?? "?", known: names)
            }
            guard given[name] == nil else { throw .badParameter(name: name, allowed: "stated once") }
            guard let value = EndpointValues.decoded(parts.count > 1 ? parts[1] : "") else {
                throw .badParameter(name: name, allowed: "UTF-8 text in percent-encoding")
            }
            given[name] = value
        }
        try self.init(endpoint.parameters, given)
    }

    /// - Parameter given: decoded values by name.
    init(_ parameters: [EndpointParameter], _ given: [String: String]) throws(RequestFailure) {
        for parameter in parameters {
            guard let value = given[parameter.name] else {
                if parameter.place == .path { throw .notFound }
                if parameter.isRequired {
                    throw .badParameter(name: parameter.name, allowed: EndpointValues.rule(parameter.kind))
                }
                continue
            }
            guard EndpointValues.isValid(value, parameter.kind) else {
                // A path without such a thing leads nowhere.
                if parameter.place == .path { throw .notFound }
                throw .badParameter(name: parameter.name, allowed: EndpointValues.rule(parameter.kind))
            }
            values[parameter.name] = value
        }
    }

    func text(_ name: String) -> String? { values[name] }
    func day(_ name: String) -> Day? { values[name].flatMap { Day(iso: $0) } }
    func integer(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
    func words(_ name: String) -> [String]? { values[name]?.split(separator: ",").map(String.init) }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }

    private static func isValid(_ value: String, _ kind: EndpointParameter.Kind) -> Bool {
        switch kind {
        case .day: return value.utf8.count == 10 && Day(iso: value).map { $0.iso == value } ?? false
        case .integer(let range):
            guard (1...9).contains(value.utf8.count) || value == "1000000000",
                value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), value == "0" || !value.hasPrefix("0"),
                let number = Int(value)
            else { return false }
            return range.contains(number)
        case .text(let limit): return (1...limit).contains(value.unicodeScalars.count)
        case .words(let words): return words.contains(value)
        case .wordList(let words):
            let chosen = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return chosen.count <= words.count && chosen.allSatisfy { words.contains($0) }
        }
    }

    private static func rule(_ kind: EndpointParameter.Kind) -> String {
        switch kind {
        case .day: "a date such as 2026-11-27"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .text(let limit): "a text of 1 to \(limit) characters"
        case .words(let words): "one of " + words.joined(separator: ", ")
        case .wordList(let words): "some of " + words.joined(separator: ", ") + ", separated by commas"
        }
    }
}
