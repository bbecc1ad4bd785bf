import Contract
import Foundation
import Testing
import TrainingLog

@testable import WebServer

struct PushRoutesTests {
    static let body = """
        {"data":{"metrics":[{"name":"weight_body_mass","units":"kg","data":[{"qty":70.5,"date":"2024-05-30 07:00:00 +0800"}]}],"workouts":[]}}
        """

    static func push(_ server: RunningServer, _ body: String, _ headers: [String], type: String = "application/json") async throws
        -> String
    {
        try await server.raw(
            [
                "POST /api/health-auto-export HTTP/1.1", "Host: localhost", "Content-Type: " + type,
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + headers, body: body)
    }

    @Test func `data of the app is stored once`() async throws {
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            let first = try await Self.push(server, Self.body, [token])
            #expect(first.hasPrefix("HTTP/1.1 200"))
            #expect(try Self.received(first) == ReceivedPayload(recordings: 0, samples: 1, totals: 0, findings: []))
            let again = try await Self.push(server, Self.body, [token])
            #expect(try Self.received(again) == ReceivedPayload(recordings: 0, samples: 0, totals: 0, findings: []))
            for bad in ["{}", "[1]", "", "hello", "{\"data\":"] {
                let answer = try await Self.push(server, bad, [token])
                #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("/problems/bad-request"), "\(bad)")
            }
            #expect(try await Self.push(server, Self.body, [token], type: "text/plain").hasPrefix("HTTP/1.1 415"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder + "/uploads") == [])
        }
    }

    private static func received(_ answer: String) throws -> ReceivedPayload {
        let body = try #require(answer.components(separatedBy: "\r\n\r\n").last)
        return try JSONDecoder().decode(ReceivedPayload.self, from: Data(body.utf8))
    }

    @Test func `findings and daily totals are part of the response`() async throws {
        let odd = """
            {"data":{"metrics":[{"name":"weight_body_mass","units":"kg","data":[{"qty":70.5,"date":"2024-05-30 07:00:00 +0800"},
            {"qty":70,"date":"soon"}]},{"name":"mindful_minutes","units":"min","data":[]},
            {"name":"step_count","units":"count","data":[{"qty":4000,"date":"2024-05-30 08:00:00 +0800"}]}],"workouts":[]}}
            """
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            let answer = try Self.received(try await Self.push(server, odd, [token]))
            #expect(answer.recordings == 0 && answer.samples == 1 && answer.totals == 1)
            #expect(answer.findings.map(\.severity) == ["warning", "note"])
            #expect(answer.findings.map(\.what) == ["field_unreadable", "skipped"])
            #expect(answer.findings.allSatisfy { $0.message.contains("1") })
        }
    }

    @Test func `a truncated body is refused, and what was read of it stays`() async throws {
        let cut = String(Self.body.dropLast(20))
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            for _ in 0..<2 {
                let answer = try await Self.push(server, cut, [token])
                #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("/problems/bad-request"))
                #expect(answer.contains("too early"))
            }
            #expect(try await !server.journal.isEmpty())
            let whole = try Self.received(try await Self.push(server, Self.body, [token]))
            #expect(whole.samples == 0 && whole.findings.isEmpty)
        }
    }

    @Test func `a request without a valid token is refused`() async throws {
        try await RunningServer.with { server async throws in
            let other = "Authorization: Bearer " + (try await server.tokens.token(for: "2", seconds: 60))
            for headers in [[], ["Authorization: Bearer x"], [other]] {
                #expect(try await Self.push(server, Self.body, headers).hasPrefix("HTTP/1.1 401"))
            }
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `an overlong body is refused before it is sent`() async throws {
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            let answer = try await server.raw([
                "POST /api/health-auto-export HTTP/1.1", "Host: localhost", "Content-Type: application/json",
                "Content-Length: \(PushRoutes.limit + 1)", "Connection: close", token,
            ])
            #expect(answer.hasPrefix("HTTP/1.1 413"))
        }
    }

    @Test func `the server enforces what the API description requires of a request`() async throws {
        let schema = OpenAPI.document(version: "1")["paths"]?[PushRoutes.path]?["post"]?["requestBody"]?["content"]?[
            "application/json"]?["schema"]
        #expect(schema?["required"] == ["data"])
        #expect(schema?["properties"]?["data"]?["anyOf"] == [["required": ["metrics"]], ["required": ["workouts"]]])
        for list in ["metrics", "workouts"] {
            #expect(schema?["properties"]?["data"]?["properties"]?[list]?["type"] == "array")
        }
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            for good in [#"{"data":{"metrics":[]}}"#, #"{"data":{"workouts":[]}}"#, #"{"data":{"workouts":[],"metrics":[]}}"#] {
                #expect(try await Self.push(server, good, [token]).hasPrefix("HTTP/1.1 200"), "\(good)")
            }
            for bad in [
                #"{"metrics":[]}"#, #"{"data":{}}"#, #"{"data":[]}"#, #"{"data":{"metrics":{}}}"#, #"{"data":{"workouts":1}}"#,
            ] {
                #expect(try await Self.push(server, bad, [token]).hasPrefix("HTTP/1.1 400"), "\(bad)")
            }
        }
    }
}
