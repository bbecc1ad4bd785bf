/// Description of the operations below `/api/v1`, made from `Endpoint.all` and from the payload types.
extension OpenAPI {
    /// Why the payload types have no schemas; nil if they have. A test checks it.
    static let endpointFailure: SchemaReader.Failure? = described.failure
    static let endpointSchemas: [String: JSONValue] = described.schemas
    static let endpointPaths: [String: JSONValue] = described.paths

    private static let described: (paths: [String: JSONValue], schemas: [String: JSONValue], failure: SchemaReader.Failure?) = {
        let reader = SchemaReader()
        var paths: [String: [String: JSONValue]] = [:]
        do {
            for endpoint in Endpoint.all {
                var body: JSONValue?
                switch endpoint.body {
                case .json(let type): body = ["application/json": ["schema": try reader.schema(of: type)]]
                case .file: body = [Endpoint.Body.fileType: ["schema": ["type": "string", "format": "binary"]]]
                case nil: break
                }
                paths[endpoint.path, default: [:]][endpoint.method.rawValue] = operation(
                    endpoint, schema: try reader.schema(of: endpoint.answer), body: body)
            }
        } catch {
            return ([:], [:], error as? SchemaReader.Failure ?? .unsupported(type: "\(error)"))
        }
        return (paths.mapValues { .object($0) }, reader.schemas, nil)
    }()

    private static func operation(_ endpoint: Endpoint, schema: JSONValue, body: JSONValue?) -> JSONValue {
        var content: [String: JSONValue] = ["application/json": ["schema": schema]]
        if let type = endpoint.otherType { content[type] = ["schema": ["type": "string", "format": "binary"]] }
        var ok: [String: JSONValue] = ["description": "The answer", "content": .object(content)]
        var responses: [String: JSONValue] = [
            "400": problem("A parameter is unknown or wrong"), "401": problem("No token, or a bad one"),
            "403": problem("The token does not permit this"), "default": problem("Anything else that went wrong"),
        ]
        if endpoint.method == .get {
            ok["headers"] = [
                "ETag": [
                    "required": false, "schema": ["type": "string"],
                    "description": "Strong tag. A request with it in If-None-Match gets 304 while the answer is the same.",
                ]
            ]
            responses["304"] = ["description": "The answer is the one that the client has"]
        }
        if endpoint.parameters.contains(where: { $0.place == .path }) {
            responses["404"] = problem("The athlete of the token has no such thing")
        }
        responses["200"] = .object(ok)
        var members: [String: JSONValue] = [
            "operationId": .text(endpoint.name.rawValue), "summary": .text(endpoint.summary),
            "security": [["token": .list([.text(endpoint.scope.rawValue)])]], "responses": .object(responses),
        ]
        if let body {
            members["requestBody"] = ["required": true, "content": body]
            responses["413"] = problem("The body is too large")
            responses["415"] = problem("The body has another type")
            members["responses"] = .object(responses)
        }
        if !endpoint.description.isEmpty { members["description"] = .text(endpoint.description) }
        if !endpoint.parameters.isEmpty { members["parameters"] = .list(endpoint.parameters.map { parameter($0) }) }
        return .object(members)
    }

    private static func problem(_ description: String) -> JSONValue {
        answer(description, type: "application/problem+json", schema: "Problem")
    }

    private static func parameter(_ parameter: EndpointParameter) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .text(parameter.name), "in": .text(parameter.place.rawValue), "required": .boolean(parameter.isRequired),
            "description": .text(parameter.description), "schema": parameter.schema,
        ]
        // A list is one value with commas, not one value an element.
        if case .wordList = parameter.kind {
            members["style"] = "form"
            members["explode"] = false
        }
        return .object(members)
    }
}

extension EndpointParameter {
    /// JSON Schema of the value.
    public var schema: JSONValue {
        switch kind {
        case .day: ["type": "string", "format": "date"]
        case .integer(let range):
            ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .text(let limit): ["type": "string", "minLength": 1, "maxLength": .integer(limit)]
        case .words(let words): Schema.words(words).json
        case .wordList(let words):
            [
                "type": "array", "items": Schema.words(words).json, "minItems": 1, "maxItems": .integer(words.count),
                "uniqueItems": true,
            ]
        }
    }
}
