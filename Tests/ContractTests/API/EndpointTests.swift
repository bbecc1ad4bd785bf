import Testing

@testable import Contract

struct EndpointTests {
    @Test func `the paths are frozen`() {
        let rows = Endpoint.all.map { $0.method.rawValue + " " + $0.path + " " + $0.scope.rawValue }
        #expect(
            rows == [
                "get /api/v1/today read", "get /api/v1/activities read", "get /api/v1/activities/{id} read",
                "get /api/v1/activities/{id}/channels read", "get /api/v1/body read", "get /api/v1/trends read",
                "get /api/v1/heat read", "get /api/v1/heated-sessions read", "get /api/v1/routines read",
                "get /api/v1/routines/{pack}/{routine} read", "get /api/v1/routine read",
                "put /api/v1/activities/{id}/edit write", "post /api/v1/activities/{id}/undo write",
                "put /api/v1/routine write", "get /api/v1/imports read", "post /api/v1/imports import",
                "get /api/v1/imports/{id} read", "post /api/v1/imports/{id}/stop import", "get /api/v1/figures read",
                "get /api/v1/figures/{name} read",
            ])
    }

    @Test func `the table has every name once, and every parameter of a path`() {
        #expect(Endpoint.all.map(\.name) == Endpoint.Name.allCases)
        for endpoint in Endpoint.all {
            let inPath = endpoint.path.split(separator: "/").filter { $0.hasPrefix("{") }.map {
                String($0.dropFirst().dropLast())
            }
            #expect(inPath == endpoint.parameters.filter { $0.place == .path }.map(\.name), "\(endpoint.path)")
            #expect(Set(endpoint.parameters.map(\.name)).count == endpoint.parameters.count)
        }
    }

    @Test func `every payload has a schema`() {
        #expect(OpenAPI.endpointFailure == nil)
        let document = OpenAPI.document(version: "1")
        for endpoint in Endpoint.all {
            let operation = document["paths"]?[endpoint.path]?[endpoint.method.rawValue]
            #expect(operation?["operationId"] == .text(endpoint.name.rawValue))
            let schema = operation?["responses"]?["200"]?["content"]?["application/json"]?["schema"]
            #expect(schema?["$ref"] != nil, "\(endpoint.path)")
        }
        let figure = document["components"]?["schemas"]?["Figure"]
        #expect(figure?["required"] == [])
        #expect(figure?["properties"]?["absent"]?["enum"] != nil)
        #expect(document["components"]?["schemas"]?["ActivitySummary"]?["properties"]?["distance_m"]?["type"] == "number")
        let values = document["components"]?["schemas"]?["Channel"]?["properties"]?["values"]
        #expect(values == ["type": "array", "items": ["anyOf": [["type": "number"], ["type": "null"]]]])
    }

    @Test func `an address contains its values in percent-encoding, and nothing without a value of its path`() {
        let activity = Endpoint.named(.activity)
        #expect(activity?.address(["id": "a b/ü"]) == "/api/v1/activities/a%20b%2F%C3%BC")
        #expect(activity?.address([:]) == nil)
        #expect(
            Endpoint.named(.activities)?.address(["text": "a&b", "limit": "5", "cursor": ""])
                == "/api/v1/activities?text=a%26b&limit=5")
    }

    @Test func `a value that its schema does not allow is found with its place`() {
        let document = OpenAPI.document(version: "1")
        let schema: JSONValue = ["$ref": "#/components/schemas/Point"]
        #expect(SchemaMismatch.first(["day": "2026-11-27", "value": 1], schema, in: document) == nil)
        #expect(SchemaMismatch.first(["day": "2026-11-27"], schema, in: document) == ".value is missing")
        #expect(SchemaMismatch.first(["day": 3, "value": 1], schema, in: document) == ".day has another type")
        #expect(SchemaMismatch.first(["day": "", "value": 1, "more": 1], schema, in: document) == ".more is unknown")
    }
}
