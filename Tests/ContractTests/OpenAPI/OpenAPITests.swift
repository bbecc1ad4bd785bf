import Foundation
import Testing

@testable import Contract

struct OpenAPITests {
    static let document = OpenAPI.document(version: "1.2.3")

    static func properties(_ name: String) -> Set<String> {
        guard case .object(let members)? = document["components"]?["schemas"]?[name]?["properties"] else { return [] }
        return Set(members.keys)
    }

    static func keys<Keys: CaseIterable & CodingKey>(_ type: Keys.Type) -> Set<String> {
        Set(type.allCases.map(\.stringValue))
    }

    @Test func `every key of every payload is in its schema, and the other way round`() {
        let payloads: [String: Set<String>] = [
            "Insights": Self.keys(InsightsPayload.CodingKeys.self), "Analyses": Self.keys(AnalysesPayload.CodingKeys.self),
            "WeatherAnalysis": Self.keys(AnalysisPayload<WeatherPayload>.CodingKeys.self),
            "OxygenUptakeAnalysis": Self.keys(AnalysisPayload<OxygenUptakePayload>.CodingKeys.self),
            "TrainingLoadAnalysis": Self.keys(AnalysisPayload<TrainingLoadPayload>.CodingKeys.self),
            "Weather": Self.keys(WeatherPayload.CodingKeys.self),
            "OxygenUptake": Self.keys(OxygenUptakePayload.CodingKeys.self),
            "RacePrediction": Self.keys(RacePredictionPayload.CodingKeys.self),
            "TrainingLoad": Self.keys(TrainingLoadPayload.CodingKeys.self),
            "PlannedDay": Self.keys(PlannedDayPayload.CodingKeys.self),
            "Evidence": Self.keys(EvidencePayload.CodingKeys.self), "Interval": Self.keys(IntervalPayload.CodingKeys.self),
            "Rule": Self.keys(RulePayload.CodingKeys.self), "Receipt": Self.keys(ReceiptPayload.CodingKeys.self),
            "Input": Self.keys(InputPayload.CodingKeys.self), "Problem": Self.keys(ProblemPayload.CodingKeys.self),
            "Received": Self.keys(ReceivedPayload.CodingKeys.self), "Finding": Self.keys(FindingPayload.CodingKeys.self),
            "Push": Self.keys(PushPayload.CodingKeys.self), "Receipts": Self.keys(ReceiptsPayload.CodingKeys.self),
            "SyncReceipt": Self.keys(ReceiptsPayload.Receipt.CodingKeys.self),
            "Changes": Self.keys(ChangesPayload.CodingKeys.self),
            "Settings": Self.keys(SettingsPayload.CodingKeys.self),
            "DeviceUnits": Self.keys(SettingsPayload.Units.CodingKeys.self),
            "ClassType": Self.keys(ClassTypePayload.CodingKeys.self),
            "ServerState": Self.keys(SyncEventPayload.CodingKeys.self),
            "Acknowledgement": Self.keys(AcknowledgementPayload.CodingKeys.self),
            "Acknowledged": Self.keys(AcknowledgedPayload.CodingKeys.self),
            "Plan": Self.keys(PlanPayload.CodingKeys.self), "PlanDay": Self.keys(PlanDayPayload.CodingKeys.self),
            "PlanSession": Self.keys(PlanSessionPayload.CodingKeys.self),
            "PlanBlock": Self.keys(PlanBlockPayload.CodingKeys.self), "PlanStep": Self.keys(PlanStepPayload.CodingKeys.self),
            "PlanTarget": Self.keys(PlanTargetPayload.CodingKeys.self), "PlanFile": Self.keys(PlanFilePayload.CodingKeys.self),
            "PlanForecast": Self.keys(PlanForecastPayload.CodingKeys.self),
            "Workout": Self.keys(WorkoutPayload.CodingKeys.self), "SessionRecord": Self.keys(RecordPayload.CodingKeys.self),
        ]
        #expect(Set(payloads.keys) == Set(OpenAPISchemas.all.keys))
        for (name, keys) in payloads { #expect(Self.properties(name) == keys, "\(name)") }
    }

    @Test func `what the contract requires is required, and what we added is not`() {
        func required(_ name: String) -> Set<String> {
            Set(OpenAPISchemas.members[name, default: []].filter(\.isRequired).map(\.key))
        }
        #expect(required("Insights") == ContractExample.insightsKeys)
        #expect(required("Weather") == ContractExample.weatherKeys)
        #expect(required("OxygenUptake") == ContractExample.oxygenUptakeKeys)
        #expect(required("RacePrediction") == ContractExample.predictionKeys)
        #expect(required("TrainingLoad") == ContractExample.trainingLoadKeys)
    }

    @Test func `every path that needs a token is described`() {
        guard case .object(let paths)? = Self.document["paths"] else {
            Issue.record("no paths")
            return
        }
        #expect(Set(paths.keys) == Set(APIRoutePattern.allCases.filter(\.needsToken).map(\.rawValue)))
    }

    @Test func `the header that names absent fields is described for every analysis`() {
        for pattern in APIRoutePattern.allCases where pattern.rawValue.hasPrefix("/quick-wins/") {
            let headers = Self.document["paths"]?[pattern.rawValue]?["get"]?["responses"]?["200"]?["headers"]
            #expect(headers?["Hearth-Absent"]?["schema"]?["type"] == "string", "\(pattern)")
        }
    }

    @Test func `every reference leads somewhere`() throws {
        let text = String(decoding: try JSONEncoder().encode(Self.document), as: UTF8.self)
        let references = text.replacingOccurrences(of: "\\/", with: "/").components(separatedBy: "#/components/schemas/")
            .dropFirst()
        #expect(references.count > 20)
        for reference in references {
            let name = String(reference.prefix { $0 != "\"" })
            #expect(OpenAPISchemas.all[name] != nil, "\(name)")
        }
    }

    @Test func `every value that is sent is one that its schema allows`() throws {
        let payload = InsightsPayloadTests.payload(ExampleInsights.full, explains: true)
        let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
        #expect(Self.mismatch(json, ["$ref": "#/components/schemas/Insights"]) == nil)
        let empty = InsightsPayloadTests.payload(ExampleInsights.empty, explains: true)
        let emptyJSON = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(empty))
        #expect(Self.mismatch(emptyJSON, ["$ref": "#/components/schemas/Insights"]) == nil)
    }

    /// What does not fit, or nil: a small reader of the part of JSON Schema that we write.
    static func mismatch(_ value: JSONValue, _ schema: JSONValue, at path: String = "") -> String? {
        if case .text(let reference)? = schema["$ref"] {
            guard let target = document["components"]?["schemas"]?[String(reference.dropFirst("#/components/schemas/".count))]
            else { return path + " leads nowhere" }
            return mismatch(value, target, at: path)
        }
        if case .list(let choices)? = schema["anyOf"] {
            return choices.contains { mismatch(value, $0, at: path) == nil } ? nil : path + " fits nothing"
        }
        if case .list(let words)? = schema["enum"] { return words.contains(value) ? nil : path + " is none of the words" }
        switch (schema["type"], value) {
        case ("string", .text), ("boolean", .boolean), ("null", .null), ("number", .number), ("number", .integer),
            ("integer", .integer):
            return nil
        case ("array", .list(let items)):
            guard let item = schema["items"] else { return path + " has no items" }
            return items.compactMap { mismatch($0, item, at: path + "[]") }.first
        case ("object", .object(let members)):
            if let each = schema["additionalProperties"] {
                return members.compactMap { mismatch($0.value, each, at: path + "." + $0.key) }.first
            }
            if case .list(let required)? = schema["required"] {
                for case .text(let key) in required where members[key] == nil { return path + "." + key + " is missing" }
            }
            for (key, member) in members {
                guard let inner = schema["properties"]?[key] else { return path + "." + key + " is unknown" }
                if let problem = mismatch(member, inner, at: path + "." + key) { return problem }
            }
            return nil
        default: return path + " has another type"
        }
    }
}
