import Contract
import Foundation

/// JSON as this program prints it: keys in order, so that two runs can be compared line by line.
enum JSONText {
    static func line(_ value: JSONValue) throws -> String { try text(value, [.sortedKeys, .withoutEscapingSlashes]) }

    static func pretty(_ value: JSONValue) throws -> String {
        try text(value, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    }

    /// A payload as a piece of a larger document.
    static func value(of payload: some Encodable) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
    }

    private static func text(_ value: JSONValue, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension JSONValue {
    static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
    static func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }
    static func integer(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
}
