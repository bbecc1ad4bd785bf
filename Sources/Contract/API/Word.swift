/// A word of a fixed list in an answer. A newer server may send further words.
public struct Word<Value: CaseIterable & RawRepresentable<String> & Sendable>: Codable, Equatable, Sendable {
    public var text: String

    public init(_ value: Value) { text = value.rawValue }

    public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Nil for a word of a newer server.
    public var value: Value? { Value(rawValue: text) }
}

extension Word: SchemaValue {
    static var schema: JSONValue {
        ["type": "string", "enum": .list(Value.allCases.map { .text($0.rawValue) })]
    }

    static var example: Word? { Value.allCases.first.map { Word($0) } }
}
