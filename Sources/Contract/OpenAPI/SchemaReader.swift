/// Derives schemas from payload types, so that no key of an answer can be missing in the OpenAPI document.
///
/// It runs `init(from:)` of a type with a decoder that records which keys are asked for, with which types, and whether they may be absent.
final class SchemaReader {
    /// Schemas of objects by name: the name of the type without `Payload`.
    private(set) var schemas: [String: JSONValue] = [:]
    /// Types in progress, whose schemas are references.
    private var begun: Set<String> = []

    enum Failure: Error, Equatable { case unsupported(type: String) }

    /// Returns the schema of a type: a reference for an object.
    func schema(of type: any Decodable.Type) throws -> JSONValue {
        if let value = type as? any SchemaValue.Type { return value.schema }
        if let container = type as? any SchemaContainer.Type { return container.schema(of: try schema(of: container.element)) }
        let name = SchemaReader.name(of: type)
        if begun.insert(name).inserted {
            let recorder = SchemaRecorder(reader: self)
            _ = try type.init(from: recorder)
            schemas[name] = recorder.members.schema
        }
        return ["$ref": .text("#/components/schemas/" + name)]
    }

    /// Returns any value of a type.
    func example<Value: Decodable>(of type: Value.Type) throws -> Value {
        if let known = type as? any SchemaValue.Type, let example = known.example as? Value { return example }
        if let container = type as? any SchemaContainer.Type, let example = container.example as? Value { return example }
        return try Value(from: SchemaRecorder(reader: self))
    }

    static func name(of type: any Decodable.Type) -> String {
        let name = String(describing: type)
        return name.hasSuffix("Payload") ? String(name.dropLast("Payload".count)) : name
    }
}

/// Keys that a type asked for.
final class RecordedMembers {
    private var properties: [String: JSONValue] = [:]
    private var required: Set<String> = []

    func add(_ key: String, _ schema: JSONValue, isRequired: Bool) {
        properties[key] = schema
        if isRequired { required.insert(key) }
    }

    var schema: JSONValue {
        [
            "type": "object", "properties": .object(properties), "required": .list(required.sorted().map { .text($0) }),
        ]
    }
}

/// Decoder that records the keys of one object.
private struct SchemaRecorder: Decoder {
    let reader: SchemaReader
    let members = RecordedMembers()
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(reader: SchemaReader) { self.reader = reader }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(KeyRecorder<Key>(reader: reader, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw SchemaReader.Failure.unsupported(type: "list without a type")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw SchemaReader.Failure.unsupported(type: "value without a schema")
    }
}

private struct KeyRecorder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reader: SchemaReader
    let members: RecordedMembers
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }

    private func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        members.add(key.stringValue, try reader.schema(of: type), isRequired: true)
        return try reader.example(of: type)
    }

    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        members.add(key.stringValue, try reader.schema(of: type), isRequired: false)
        return nil
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try required(type, key) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? { try optional(type, key) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try required(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try required(type, key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try required(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try required(type, key) }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw SchemaReader.Failure.unsupported(type: key.stringValue) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw SchemaReader.Failure.unsupported(type: key.stringValue)
    }

    func superDecoder() throws -> any Decoder { throw SchemaReader.Failure.unsupported(type: "super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaReader.Failure.unsupported(type: key.stringValue) }
}
