/// A type whose values are one JSON value, with the schema of this value.
protocol SchemaValue: Decodable {
    static var schema: JSONValue { get }
    /// Any value, for `SchemaReader`.
    static var example: Self? { get }
}

extension String: SchemaValue {
    static var schema: JSONValue { ["type": "string"] }
    static var example: String? { "" }
}

extension Bool: SchemaValue {
    static var schema: JSONValue { ["type": "boolean"] }
    static var example: Bool? { false }
}

extension Int: SchemaValue {
    static var schema: JSONValue { ["type": "integer"] }
    static var example: Int? { 0 }
}

extension Double: SchemaValue {
    static var schema: JSONValue { ["type": "number"] }
    static var example: Double? { 0 }
}

/// A type whose values contain values of another type.
protocol SchemaContainer: Decodable {
    static var element: any Decodable.Type { get }
    static func schema(of element: JSONValue) -> JSONValue
    static var example: Self { get }
}

extension Array: SchemaContainer where Element: Decodable {
    static var element: any Decodable.Type { Element.self }
    static func schema(of element: JSONValue) -> JSONValue { ["type": "array", "items": element] }
    static var example: [Element] { [] }
}

extension Dictionary: SchemaContainer where Key == String, Value: Decodable {
    static var element: any Decodable.Type { Value.self }
    static func schema(of element: JSONValue) -> JSONValue { ["type": "object", "additionalProperties": element] }
    static var example: [String: Value] { [:] }
}

extension Optional: SchemaContainer where Wrapped: Decodable {
    static var element: any Decodable.Type { Wrapped.self }
    static func schema(of element: JSONValue) -> JSONValue { ["anyOf": [element, ["type": "null"]]] }
    static var example: Wrapped? { nil }
}
