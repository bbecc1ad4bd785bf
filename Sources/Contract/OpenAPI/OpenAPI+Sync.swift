import Sync
import Training

/// Description of the sync protocol, with the limits of `RecordBook`. Docs/Sync.md has the rules.
extension OpenAPI {
    static let syncPaths: [String: JSONValue] = [
        APIRoutePattern.syncPush.rawValue: [
            "post": operation(
                id: "pushSessionRecords", summary: "Takes metadata of heated sessions from the device that recorded them",
                description:
                    "At most \(RecordBook.largestBatch) records. Sending the same again changes nothing.",
                body: ("application/json", Schema.named("Push").json),
                response: ("One receipt for each record, in its order", "Receipts"))
        ],
        APIRoutePattern.syncChanges.rawValue: [
            "get": operation(
                id: "pullSessionRecords", summary: "Returns the records that changed after a cursor",
                parameters: [
                    [
                        "name": "after", "in": "query", "required": false,
                        "description": "The cursor of the previous response; without one, the changes begin at the first.",
                        "schema": ["type": "string"],
                    ],
                    [
                        "name": "limit", "in": "query", "required": false, "description": "Most changes of the response.",
                        "schema": [
                            "type": "integer", "minimum": .integer(APIRoutePattern.limits.lowerBound),
                            "maximum": .integer(APIRoutePattern.limits.upperBound),
                        ],
                    ],
                ], response: ("A page of changes", "Changes"))
        ],
        APIRoutePattern.syncSettings.rawValue: [
            "get": operation(
                id: "getDeviceSettings", summary: "Returns the owner's units, class types and heart-rate zones",
                description: "A device replaces its settings as a whole if the epoch differs or the counter is higher.",
                response: ("The settings with their version", "Settings"))
        ],
        APIRoutePattern.syncEvents.rawValue: [
            "get": operation(
                id: "streamServerStates", summary: "Announces changes of records and settings as server-sent events",
                description:
                    "The data of each event `\(SyncEventPayload.event)` is a ServerState, and its id can be sent back as Last-Event-ID. "
                    + "The first event arrives at once unless the device has that state.",
                parameters: [
                    [
                        "name": "after", "in": "query", "required": false,
                        "description": "The cursor that the device has, or the id of the last event. A cursor is acknowledged.",
                        "schema": ["type": "string"],
                    ],
                    [
                        "name": "Last-Event-ID", "in": "header", "required": false,
                        "description": "The id of the last event; wins over `after`.", "schema": ["type": "string"],
                    ],
                ], response: ("A stream of events, with a comment every 15 seconds", "ServerState"), type: "text/event-stream")
        ],
        APIRoutePattern.syncAcknowledgement.rawValue: [
            "post": operation(
                id: "acknowledge", summary: "Takes the cursor up to which a device has stored all changes",
                body: ("application/json", Schema.named("Acknowledgement").json),
                response: ("The server's cursor", "Acknowledged"))
        ],
        APIRoutePattern.syncWorkout.rawValue: [
            "put": operation(
                id: "putWorkout", summary: "Takes the FIT file of a session's workout",
                description:
                    "It is imported like any other file. Sending the same again changes nothing. An incomplete file is refused.",
                parameters: [
                    [
                        "name": "id", "in": "path", "required": true, "description": "UUID of the workout.",
                        "schema": ["type": "string", "format": "uuid"],
                    ]
                ], body: ("application/vnd.ant.fit", ["type": "string", "format": "binary"]),
                response: ("The activity that the workout is part of", "Workout"))
        ],
    ]

    private static func operation(
        id: String, summary: String, description: String? = nil, parameters: [JSONValue] = [], body: (String, JSONValue)? = nil,
        response: (String, String), type: String = "application/json"
    ) -> JSONValue {
        var responses: [String: JSONValue] = [
            "200": answer(response.0, type: type, schema: response.1),
            "401": answer("No token, or a bad one", type: "application/problem+json", schema: "Problem"),
            "403": answer("The token does not permit this", type: "application/problem+json", schema: "Problem"),
            "400": answer("The request cannot be read", type: "application/problem+json", schema: "Problem"),
            "default": answer("Anything else that went wrong", type: "application/problem+json", schema: "Problem"),
        ]
        var members: [String: JSONValue] = [
            "operationId": .text(id), "summary": .text(summary), "security": security(.syncPush),
        ]
        if let description { members["description"] = .text(description) }
        if !parameters.isEmpty { members["parameters"] = .list(parameters) }
        if let body {
            members["requestBody"] = ["required": true, "content": .object([body.0: ["schema": body.1]])]
            responses["413"] = answer("The body is too large", type: "application/problem+json", schema: "Problem")
            responses["415"] = answer("The body has another type", type: "application/problem+json", schema: "Problem")
        }
        members["responses"] = .object(responses)
        return .object(members)
    }
}

extension OpenAPISchemas {
    static let all = members.merging(sync) { $1 }

    static let sync: [String: [SchemaMember]] = [
        "Push": [.required("records", .list(.named("SessionRecord")))],
        "Receipts": [
            .optional("epoch", .text("identifies the server's data")), .required("receipts", .list(.named("SyncReceipt"))),
        ],
        "SyncReceipt": [
            .required("id", .text("UUID")), .optional("device", .text("UUID; absent if it was unreadable")),
            .optional("counter", .integer()), .required("outcome", .words(ReceiptsPayload.Receipt.outcomes)),
            .optional("current", .named("SessionRecord")), .optional("reason", .text("why the record was rejected")),
        ],
        "Changes": [
            .required("changes", .list(.named("SessionRecord"))), .optional("next", .text("cursor of the next request")),
            .required("has_more", .boolean), .required("restarts", .boolean),
        ],
        "Settings": [
            .required("epoch", .text("identifies the server's data")), .required("counter", .integer(minimum: 1)),
            .required("units", .named("DeviceUnits")), .required("class_types", .list(.named("ClassType"))),
            .required("zones", .list(.number("bpm"))),
        ],
        "DeviceUnits": [
            .required("temperature", .words(["C", "F"])), .required("distance", .words(SettingsPayload.Units.distances)),
        ],
        "ClassType": [
            .required("id", .text("UUID")), .required("name", .text()),
            .optional("symbol", .words(ClassSymbol.allCases.map { $0.rawValue })), .optional("room_degrees", .integer()),
            .optional("room_unit", .words(["C", "F"])), .required("sport", .words(ClassType.sports.map { $0.rawValue })),
        ],
        "ServerState": [
            .required("cursor", .text("cursor of the last change of a record")), .required("settings", .integer(minimum: 1)),
        ],
        "Acknowledgement": [.required("cursor", .text("cursor up to which the device has stored all changes"))],
        "Acknowledged": [.required("cursor", .text("cursor of the last change of a record")), .required("restarts", .boolean)],
        "Workout": [.required("activity", .text("id of the activity")), .required("is_new", .boolean)],
        "SessionRecord": [
            .required("id", .text("UUID")), .required("device", .text("UUID of the device that writes the record")),
            .required("counter", .integer(minimum: 1)), .optional("deleted", .boolean), .optional("workout_id", .text("UUID")),
            .optional("start", .integer()), .optional("end", .integer()), .optional("utc_offset", .integer()),
            .optional("room_degrees", .integer()), .optional("room_unit", .words(["C", "F"])),
            .optional("humidity", .number("%", minimum: 1, maximum: 100)), .optional("class_type_id", .text("UUID")),
            .optional("note", .text()), .optional("summary", .text()),
            .optional("perceived_effort", .number(minimum: 0, maximum: 10)), .optional("duration_override", .number("s")),
        ],
    ]
}
