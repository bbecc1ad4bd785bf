/// Compares JSON values with schemas: a reader of the part of JSON Schema that Hearth writes.
public enum SchemaMismatch {
    /// Returns the first difference, with its place; nil if the value fits.
    /// - Parameters:
    ///   - value: JSON value to check.
    ///   - schema: schema of the value.
    ///   - document: OpenAPI document, for references.
    ///   - path: place of the value, for the result.
    public static func first(_ value: JSONValue, _ schema: JSONValue, in document: JSONValue, at path: String = "") -> String? {
        if case .text(let reference)? = schema["$ref"] {
            guard let target = document["components"]?["schemas"]?[String(reference.dropFirst("#/components/schemas/".count))]
            else { return path + " leads nowhere" }
            return first(value, target, in: document, at: path)
        }
        if case .list(let choices)? = schema["anyOf"] {
            return choices.contains { first(value, $0, in: document, at: path) == nil } ? nil : path + " fits nothing"
        }
        if case .list(let words)? = schema["enum"] { return words.contains(value) ? nil : path + " is none of the words" }
        switch (schema["type"], value) {
        case ("string", .text), ("boolean", .boolean), ("null", .null), ("number", .number), ("number", .integer),
            ("integer", .integer):
            return nil
        case ("array", .list(let items)):
            guard let item = schema["items"] else { return path + " has no items" }
            return items.compactMap { first($0, item, in: document, at: path + "[]") }.first
        case ("object", .object(let members)):
            if let each = schema["additionalProperties"] {
                return members.compactMap { first($0.value, each, in: document, at: path + "." + $0.key) }.first
            }
            if case .list(let required)? = schema["required"] {
                for case .text(let key) in required where members[key] == nil { return path + "." + key + " is missing" }
            }
            for (key, member) in members {
                guard let inner = schema["properties"]?[key] else { return path + "." + key + " is unknown" }
                if let problem = first(member, inner, in: document, at: path + "." + key) { return problem }
            }
            return nil
        default: return path + " has another type"
        }
    }
}
