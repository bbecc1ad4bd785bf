import Contract
import Foundation
import Measures

/// JSON as this program prints it. Keys are sorted, so that outputs can be compared line by line.
enum JSONText {
    static func line(_ value: JSONValue) throws -> String { try text(value, [.sortedKeys, .withoutEscapingSlashes]) }

    static func pretty(_ value: JSONValue) throws -> String {
        try text(value, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    }

    /// Converts a payload to a part of a larger document.
    static func value(of payload: some Encodable) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
    }

    private static func text(_ value: JSONValue, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Escapes control characters that a terminal would obey. The encoder escapes C0 only; outside of strings there are none.
    private static func escaped(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0 != "\n" && PlainText.isHidden($0) }) else { return json }
        var out = ""
        for scalar in json.unicodeScalars {
            if scalar != "\n", PlainText.isHidden(scalar) {
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}

extension JSONValue {
    static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
    static func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }
    static func integer(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
}
