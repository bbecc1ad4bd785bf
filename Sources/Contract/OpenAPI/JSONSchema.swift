/// The schema of one JSON value (OpenAPI 3.1, JSON Schema 2020-12).
indirect enum Schema: Sendable {
    case integer(minimum: Int? = nil)
    case number(String = "", minimum: Int? = nil, maximum: Int? = nil)
    case text(String = "")
    case words([String])
    case boolean
    case date
    case moment
    case list(Schema)
    case map(Schema)
    case nullable(Schema)
    case named(String)

    var json: JSONValue {
        switch self {
        case .integer(let minimum): Schema.typed("integer", ["minimum": minimum.map { .integer($0) }])
        case .number(let description, let minimum, let maximum):
            Schema.typed(
                "number",
                [
                    "description": description.isEmpty ? nil : .text(description), "minimum": minimum.map { .integer($0) },
                    "maximum": maximum.map { .integer($0) },
                ])
        case .text(let description): Schema.typed("string", ["description": description.isEmpty ? nil : .text(description)])
        case .words(let words): Schema.typed("string", ["enum": .list(words.map { .text($0) })])
        case .boolean: ["type": "boolean"]
        case .date: ["type": "string", "format": "date"]
        case .moment: ["type": "string", "format": "date-time"]
        case .list(let item): ["type": "array", "items": item.json]
        case .map(let value): ["type": "object", "additionalProperties": value.json]
        case .nullable(let schema): ["anyOf": [schema.json, ["type": "null"]]]
        case .named(let name): ["$ref": .text("#/components/schemas/" + name)]
        }
    }

    private static func typed(_ type: String, _ others: [String: JSONValue?]) -> JSONValue {
        var members: [String: JSONValue] = ["type": .text(type)]
        for case (let key, let value?) in others { members[key] = value }
        return .object(members)
    }
}

/// One member of an object's schema.
struct SchemaMember: Sendable {
    var key: String
    var schema: Schema
    var isRequired: Bool

    static func required(_ key: String, _ schema: Schema) -> SchemaMember {
        SchemaMember(key: key, schema: schema, isRequired: true)
    }

    static func optional(_ key: String, _ schema: Schema) -> SchemaMember {
        SchemaMember(key: key, schema: schema, isRequired: false)
    }
}

extension JSONValue {
    static func object(of members: [SchemaMember]) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for member in members { properties[member.key] = member.schema.json }
        return [
            "type": "object", "properties": .object(properties),
            "required": .list(members.filter(\.isRequired).map { .text($0.key) }),
        ]
    }
}
