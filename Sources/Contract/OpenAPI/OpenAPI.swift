/// The OpenAPI 3.1 description of the JSON API, served at `/openapi.json`.
public enum OpenAPI {
    public static func document(version: String) -> JSONValue {
        var schemas: [String: JSONValue] = [:]
        for (name, schema) in endpointSchemas { schemas[name] = schema }
        for (name, members) in OpenAPISchemas.all { schemas[name] = .object(of: members) }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Hearth", "version": .text(version), "license": ["name": "MIT", "identifier": "MIT"],
                "summary": "What a training history that you own says: weather, fitness and load.",
            ],
            "servers": [["url": "/"]],
            "paths": .object(paths.merging(syncPaths) { $1 }.merging(endpointPaths) { $1 }),
            "components": [
                "schemas": .object(schemas),
                "securitySchemes": [
                    "token": [
                        "type": "http", "scheme": "bearer", "bearerFormat": "JWT",
                        "description":
                            "A token permits some of: read (figures and plan), sync (records of a device), import (sending data), write (edits and routine).",
                    ]
                ],
            ],
        ]
    }

    private static let paths: [String: JSONValue] = [
        APIRoutePattern.comprehensiveAnalysis.rawValue: operation(
            .comprehensiveAnalysis, id: "comprehensiveAnalysis", summary: "All three parts at once",
            schema: "Insights"),
        APIRoutePattern.weatherImpact.rawValue: operation(
            .weatherImpact, id: "weatherImpact", summary: "What the weather of the newest runs did to them",
            schema: "WeatherAnalysis"),
        APIRoutePattern.oxygenUptake.rawValue: operation(
            .oxygenUptake, id: "oxygenUptakeEstimate", summary: "Fitness from the newest runs",
            schema: "OxygenUptakeAnalysis"),
        APIRoutePattern.trainingLoad.rawValue: operation(
            .trainingLoad, id: "trainingLoad", summary: "How much was trained of late, against what is usual",
            schema: "TrainingLoadAnalysis"),
        APIRoutePattern.plan.rawValue: plan,
        APIRoutePattern.tokenRefresh.rawValue: tokenRefresh,
        APIRoutePattern.healthAutoExport.rawValue: push,
    ]

    private static let plan: JSONValue = [
        "get": [
            "operationId": "plan", "summary": "The plan by date, with each session as steps",
            "description":
                "Four weeks of the followed routine back, seven days of the plan, and the routine up to four weeks ahead.",
            "security": security(.plan),
            "responses": [
                "200": answer("The plan", type: "application/json", schema: "Plan"),
                "401": answer("No token, or a bad one", type: "application/problem+json", schema: "Problem"),
                "403": answer("The token does not permit this", type: "application/problem+json", schema: "Problem"),
                "default": answer("Anything else that went wrong", type: "application/problem+json", schema: "Problem"),
            ],
        ]
    ]

    private static let tokenRefresh: JSONValue = [
        "post": [
            "operationId": "refreshToken", "summary": "Exchanges a refresh token of an app for its next tokens",
            "description": .text(
                "A refresh token works once. One that was used before disconnects the app, because it may have been copied; an app that did not get "
                    + "the answer can send it once more within a minute."),
            "security": .list([]),
            "requestBody": [
                "required": true, "content": ["application/json": ["schema": Schema.named("RefreshRequest").json]],
            ],
            "responses": [
                "200": answer("The next tokens", type: "application/json", schema: "Tokens"),
                "400": answer("The body cannot be read", type: "application/problem+json", schema: "Problem"),
                "401": answer("The refresh token is not valid", type: "application/problem+json", schema: "Problem"),
                "413": answer("The body is too large", type: "application/problem+json", schema: "Problem"),
                "415": answer("The body is not application/json", type: "application/problem+json", schema: "Problem"),
                "default": answer("Anything else that went wrong", type: "application/problem+json", schema: "Problem"),
            ],
        ]
    ]

    /// Body of an upload: `data` with a list of metrics, of workouts, or both. The lists may be empty.
    private static let pushed: JSONValue = [
        "type": "object", "required": ["data"],
        "properties": [
            "data": [
                "type": "object", "anyOf": [["required": ["metrics"]], ["required": ["workouts"]]],
                "properties": [
                    "metrics": ["type": "array", "items": ["type": "object"]],
                    "workouts": ["type": "array", "items": ["type": "object"]],
                ],
            ]
        ],
    ]

    private static let push: JSONValue = [
        "post": [
            "operationId": "pushHealthAutoExport", "summary": "Takes what the app Health Auto Export sends",
            "description": "Sending the same again changes nothing. At most 268435456 bytes are read.",
            "security": security(.healthAutoExport),
            "requestBody": ["required": true, "content": ["application/json": ["schema": pushed]]],
            "responses": [
                "200": answer("What was new, and what of it could not be read", type: "application/json", schema: "Received"),
                "400": answer(
                    "Nothing could be read, or the body ends too early", type: "application/problem+json", schema: "Problem"),
                "401": answer("No token, or a bad one", type: "application/problem+json", schema: "Problem"),
                "403": answer("The token does not permit this", type: "application/problem+json", schema: "Problem"),
                "415": answer("The body is not application/json", type: "application/problem+json", schema: "Problem"),
                "413": answer("The body is too large", type: "application/problem+json", schema: "Problem"),
                "default": answer("Anything else that went wrong", type: "application/problem+json", schema: "Problem"),
            ],
        ]
    ]

    /// The scope that the token of an operation needs.
    static func security(_ pattern: APIRoutePattern) -> JSONValue {
        [["token": .list((pattern.scope.map { [$0.rawValue] } ?? []).map { .text($0) })]]
    }

    private static func operation(_ pattern: APIRoutePattern, id: String, summary: String, schema: String) -> JSONValue {
        var parameters: [JSONValue] = [
            [
                "name": "explain", "in": "query", "required": false,
                "description": "1 adds the receipts of all figures.", "schema": Schema.words(["0", "1"]).json,
            ]
        ]
        if pattern.takesLimit {
            parameters.append([
                "name": "limit", "in": "query", "required": false,
                "description": .text(
                    "How many of the newest runs count as evidence; all of them when left out. Load needs all activities of its days and "
                        + "rests on all of them."),
                "schema": [
                    "type": "integer", "minimum": .integer(APIRoutePattern.limits.lowerBound),
                    "maximum": .integer(APIRoutePattern.limits.upperBound),
                ],
            ])
        }
        return [
            "get": [
                "operationId": .text(id), "summary": .text(summary), "security": security(pattern),
                "parameters": .list(parameters),
                "responses": [
                    "200": answer("The answer", type: "application/json", schema: schema, headers: ["Hearth-Absent": absent]),
                    "400": answer("A parameter is wrong", type: "application/problem+json", schema: "Problem"),
                    "401": answer("No token, or a bad one", type: "application/problem+json", schema: "Problem"),
                    "403": answer("The token does not permit this", type: "application/problem+json", schema: "Problem"),
                    "default": answer("Anything else that went wrong", type: "application/problem+json", schema: "Problem"),
                ],
            ]
        ]
    }

    private static let absent: JSONValue = [
        "required": false, "schema": ["type": "string"],
        "description":
            "Dotted paths of the fields without a value, ascending, separated by commas. Missing when every field has one.",
    ]

    static func answer(
        _ description: String, type: String, schema: String, headers: [String: JSONValue] = [:]
    ) -> JSONValue {
        var members: [String: JSONValue] = [
            "description": .text(description), "content": .object([type: ["schema": Schema.named(schema).json]]),
        ]
        if !headers.isEmpty { members["headers"] = .object(headers) }
        return .object(members)
    }
}
