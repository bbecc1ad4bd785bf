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

    @Test func `what the app sends is kept, once`() async throws {
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            let first = try await Self.push(server, Self.body, [token])
            #expect(first.hasPrefix("HTTP/1.1 200"))
            #expect(first.hasSuffix("{\"recordings\":0,\"samples\":1}"))
            #expect(try await Self.push(server, Self.body, [token]).hasSuffix("{\"recordings\":0,\"samples\":0}"))
            for bad in ["{}", "[1]", "", "hello", "{\"data\":"] {
                let answer = try await Self.push(server, bad, [token])
                #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("/problems/bad-request"), "\(bad)")
            }
            #expect(try await Self.push(server, Self.body, [token], type: "text/plain").hasPrefix("HTTP/1.1 415"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: server.folder + "/uploads") == [])
        }
    }

    @Test func `without a token of this house nothing is taken`() async throws {
        try await RunningServer.with { server async throws in
            let other = "Authorization: Bearer " + (try await server.tokens.token(for: "2", seconds: 60))
            for headers in [[], ["Authorization: Bearer x"], [other]] {
                #expect(try await Self.push(server, Self.body, headers).hasPrefix("HTTP/1.1 401"))
            }
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `too much is refused before it is sent`() async throws {
        try await RunningServer.with { server async throws in
            let token = "Authorization: Bearer " + (try await server.tokens.token(for: server.journal.athleteID, seconds: 60))
            let answer = try await server.raw([
                "POST /api/health-auto-export HTTP/1.1", "Host: localhost", "Content-Type: application/json",
                "Content-Length: \(PushRoutes.limit + 1)", "Connection: close", token,
            ])
            #expect(answer.hasPrefix("HTTP/1.1 413"))
        }
    }
}
