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
            "RefreshRequest": Self.keys(RefreshRequestPayload.CodingKeys.self),
            "Tokens": Self.keys(TokensPayload.CodingKeys.self),
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

    @Test func `every path that needs a token or gives one is described`() {
        guard case .object(let paths)? = Self.document["paths"] else {
            Issue.record("no paths")
            return
        }
        let patterns = Set(APIRoutePattern.allCases.filter(\.needsToken).map(\.rawValue))
        #expect(Set(paths.keys) == patterns.union(Endpoint.all.map(\.path)).union([APIRoutePattern.tokenRefresh.rawValue]))
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
            #expect(Self.document["components"]?["schemas"]?[name] != nil, "\(name)")
        }
    }

    @Test func `every value that is sent is one that its schema allows`() throws {
        let payload = InsightsPayloadTests.payload(ExampleInsights.full, explains: true)
        let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(payload))
        #expect(SchemaMismatch.first(json, ["$ref": "#/components/schemas/Insights"], in: Self.document) == nil)
        let empty = InsightsPayloadTests.payload(ExampleInsights.empty, explains: true)
        let emptyJSON = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(empty))
        #expect(SchemaMismatch.first(emptyJSON, ["$ref": "#/components/schemas/Insights"], in: Self.document) == nil)
    }
}
