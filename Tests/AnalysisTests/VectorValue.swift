import Foundation

/// A JSON value in the inputs and outputs of test vectors.
enum VectorValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([VectorValue])
    case object([String: VectorValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([VectorValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: VectorValue].self))
        }
    }
}

/// An unexpected input of a suite's closure: the vector fails with this reason.
struct VectorMismatch: Error, CustomStringConvertible {
    var description: String
}

/// Reads inputs.
extension VectorValue {
    func value(_ key: String) -> VectorValue {
        if case .object(let members) = self { return members[key] ?? .null }
        return .null
    }

    var numberOrNil: Double? {
        if case .number(let number) = self { return number }
        return nil
    }

    func optional(_ key: String) -> Double? { value(key).numberOrNil }

    func number(_ key: String) throws -> Double {
        guard let number = value(key).numberOrNil else { throw VectorMismatch(description: "\(key) is no number") }
        return number
    }

    func text(_ key: String) throws -> String {
        guard case .text(let text) = value(key) else { throw VectorMismatch(description: "\(key) is no text") }
        return text
    }

    func items(_ key: String) throws -> [VectorValue] {
        guard case .list(let list) = value(key) else { throw VectorMismatch(description: "\(key) is no list") }
        return list
    }

    func numbers() throws -> [Double] {
        guard case .list(let list) = self else { throw VectorMismatch(description: "no list") }
        return try list.map {
            guard let number = $0.numberOrNil else { throw VectorMismatch(description: "a list member is no number") }
            return number
        }
    }

    func numbers(_ key: String) throws -> [Double] { try value(key).numbers() }

    func rows(_ key: String) throws -> [[Double]] { try items(key).map { try $0.numbers() } }
}

/// Creates outputs.
extension VectorValue {
    static func of(_ number: Double?) -> VectorValue { number.map { .number($0) } ?? .null }
    static func of(_ text: String?) -> VectorValue { text.map { .text($0) } ?? .null }
    static func of(_ numbers: [Double]) -> VectorValue { .list(numbers.map { .number($0) }) }
    static func of(_ members: [String: Double?]) -> VectorValue { .object(members.mapValues { .of($0) }) }
}
