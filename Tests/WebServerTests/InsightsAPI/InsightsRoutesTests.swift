import Contract
import Foundation
import HearthClient
import Measures
import Testing
import TrainingLog

@testable import WebServer

struct InsightsRoutesTests {
    static let parts = ["/quick-wins/weather-impact", "/quick-wins/vo2max-estimate", "/quick-wins/training-load"]
    static let all = ["/quick-wins/comprehensive-analysis"] + parts

    static func problem(_ answer: RunningServer.Answer) throws -> ProblemPayload {
        #expect(answer["Content-Type"] == "application/problem+json; charset=utf-8")
        return try JSONDecoder().decode(ProblemPayload.self, from: answer.body)
    }

    @Test func `the client decodes all four answers of the server, also of an empty journal`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: "1", seconds: 60)
            let client = InsightsClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
            let whole = try await client.comprehensiveAnalysis()
            #expect(whole.analysis.success)
            #expect(whole.analysis.userID == "1")
            #expect(whole.analysis.analysisDate == "2024-06-01T06:30:00Z")
            #expect(whole.analysis.analyses.oxygenUptakeEstimate.dataQualityScore == 0)
            #expect(whole.analysis.analyses.trainingLoad.ratio == nil)
            #expect(whole.analysis.analyses.trainingLoad.missing["acwr"] == .noData)
            #expect(whole.analysis.analyses.trainingLoad.injuryRiskLevel == nil)
            #expect(whole.analysis.analyses.oxygenUptakeEstimate.oxygenUptake == nil)
            let weather = try await client.weatherImpact(limit: 1).analysis.analysis
            #expect(weather.heatStressRuns == nil)
            #expect(weather.missing["heat_stress_runs"] == .noData)
            #expect(try await client.oxygenUptakeEstimate(limit: 500).analysis.analysis.racePredictions.isEmpty)
            #expect(try await client.trainingLoad().origin == .server)
            #expect(try await client.trainingLoad().origin == .cache)
        }
    }

    @Test func `a response states its content type`() async throws {
        try await RunningServer.with { server async throws in
            for path in Self.all {
                let answer = try await server.ask(path)
                #expect(answer.status == 200, "\(path)")
                #expect(answer["Content-Type"] == "application/json; charset=utf-8")
                #expect(answer["Cache-Control"] == "private, no-store")
                #expect(answer["X-Content-Type-Options"] == "nosniff")
            }
            #expect(try await server.get("/quick-wins/training-load", method: "HEAD").status == 401)
        }
    }

    @Test func `the header lists the fields without a value, and so does the first recommendation`() async throws {
        try await RunningServer.with { server async throws in
            let whole = try await server.ask(Self.all[0])
            let fields = try #require(whole["Hearth-Absent"]).split(separator: ",").map(String.init)
            let payload = try JSONDecoder().decode(InsightsPayload.self, from: whole.body)
            #expect(fields == payload.absentFields)
            #expect(fields.contains("training_load.acwr"))
            #expect(payload.priorityRecommendations.first?.contains("load ratio") == true)
            let load = try await server.ask("/quick-wins/training-load")
            #expect(load["Hearth-Absent"]?.split(separator: ",").contains("acwr") == true)
        }
    }

    @Test(arguments: ["0", "501", "abc", "", "-1", "+5", "30.0", "1e2", "99999999999999999999", "٣"])
    func `a limit that is no whole number in range is refused with the range`(limit: String) async throws {
        try await RunningServer.with { server async throws in
            let escaped = limit.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            for path in Self.parts {
                let answer = try await server.ask(path + "?limit=" + escaped)
                #expect(answer.status == 400)
                let problem = try Self.problem(answer)
                #expect(problem.type == "/problems/limit-out-of-range")
                #expect(problem.detail?.contains("1 to 500") == true)
            }
        }
    }

    @Test func `without a limit each part equals the whole, and fewer activities never add a prediction`() async throws {
        try await RunningServer.with {
            try await $0.addDemoAthlete(endingOn: Day(number: 19_875))
        } _: { server async throws in
            let whole = try JSONDecoder().decode(JSONValue.self, from: try await server.ask(Self.all[0]).body)
            for (path, key) in zip(Self.parts, ["weather_context", "vo2max_estimate", "training_load"]) {
                let part = try JSONDecoder().decode(JSONValue.self, from: try await server.ask(path).body)
                #expect(part["analysis"] == whole["analyses"]?[key], "\(path)")
                #expect(part["analysis"]?["recommendations"] != .list([]), "\(path)")
            }
            var before: Set<String>?
            for limit in [500, 50, 30, 20, 10, 5] {
                let body = try await server.ask(Self.parts[1] + "?limit=\(limit)").body
                let answer = try JSONDecoder().decode(AnalysisPayload<OxygenUptakePayload>.self, from: body)
                let distances = Set(answer.analysis.racePredictions.map(\.distance))
                if let before { #expect(distances.isSubset(of: before), "\(limit): \(distances) after \(before)") }
                before = distances
            }
        }
    }

    @Test func `two limits are refused`() async throws {
        try await RunningServer.with { server async throws in
            for path in Self.parts { #expect(try await server.ask(path + "?limit=30&limit=40").status == 400) }
        }
    }

    @Test(arguments: ["1", "30", "500", "030"]) func `a limit in range is accepted`(limit: String) async throws {
        try await RunningServer.with { server async throws in
            for path in Self.parts { #expect(try await server.ask(path + "?limit=" + limit).status == 200) }
        }
    }

    @Test func `receipts are added on request, and other values of the parameter are refused`() async throws {
        try await RunningServer.with { server async throws in
            let path = "/quick-wins/training-load"
            #expect(try await server.ask(path).text.contains("receipts") == false)
            #expect(try await server.ask(path + "?explain=1").text.contains("receipts"))
            #expect(try await server.ask(path + "?explain=yes").status == 400)
        }
    }

    @Test func `every other method is refused with a list of the accepted ones`() async throws {
        try await RunningServer.with { server async throws in
            for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "PURGE"] {
                let answer = try await server.get(Self.all[0], method: method)
                #expect(answer.status == 405)
                #expect(answer["Allow"] == "GET, HEAD")
                #expect(try Self.problem(answer).type == "/problems/method-not-allowed")
            }
        }
    }

    @Test func `an unknown address gives a problem without details of the machine`() async throws {
        try await RunningServer.with { server async throws in
            let answer = try await server.get("/quick-wins/nothing")
            #expect(answer.status == 404)
            #expect(try Self.problem(answer).type == "/problems/not-found")
        }
    }

    @Test func `every type of problem links to a page about it`() async throws {
        try await RunningServer.with { server async throws in
            for kind in ProblemKind.allCases { #expect(try await server.get(kind.type).status == 200) }
            #expect(try await server.get("/problems/other").status == 404)
        }
    }

    @Test func `the API description is served`() async throws {
        try await RunningServer.with { server async throws in
            let answer = try await server.get("/openapi.json")
            #expect(answer.status == 200)
            let document = try JSONDecoder().decode(JSONValue.self, from: answer.body)
            #expect(document == OpenAPI.document(version: "0.0.1"))
            #expect(try await server.get("/healthz").text == #"{"status":"ok","version":"0.0.1"}"#)
        }
    }
}
