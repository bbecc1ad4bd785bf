import Contract
import Foundation
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Errors that no code expects are lines of the server's log.
struct LoggedErrorsTests {
    private struct Unexpected: Error, CustomStringConvertible {
        var description: String { "Unexpected(a\nforged line)" }
    }

    /// Store that fails in a way that no handler knows.
    private struct FailingStore: AthleteStore {
        var inner: any AthleteStore

        func athlete(_ id: String) async throws -> Athlete? { throw Unexpected() }
        func save(_ athlete: Athlete, as id: String, at moment: Moment) async throws { throw Unexpected() }
        func eraseAll(of athlete: String, at moment: Moment) async throws { throw Unexpected() }
        func lastChange(of athlete: String) async throws -> Change? { try await inner.lastChange(of: athlete) }
    }

    @Test func `an unexpected error is one line of the log, with the id that its response names`() async throws {
        var stores = MemoryStores().stores
        stores.athletes = FailingStore(inner: stores.athletes)
        let lines = WrittenLines()
        var operation = ServerOperation()
        operation.log = ServerLog(format: .json, now: { RunningServer.now }, write: { lines.add($0) })
        try await RunningServer.with(stores: stores, operation: operation) { server async throws in
            let answer = try await server.get("/settings?private=words", ["Accept": "application/json"])
            #expect(answer.status == 500 && !answer.text.contains("Unexpected"))
            let id = try #require(try InsightsRoutesTests.problem(answer).requestID)
            let written = lines.all.filter { $0.contains("request failed") }
            #expect(written.count == 1, "\(lines.all)")
            let line = try #require(written.first)
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["level"] as? String == "error" && object["request_id"] as? String == id, "\(line)")
            #expect(object["error"] as? String == "Unexpected(a\\u{0A}forged line)" && object["route"] as? String == "/settings")
            #expect(!line.contains("private"))
            // A page for a browser is the same fault, and a refused request is none.
            #expect(try await server.get("/settings", ["Accept": "text/html"]).status == 500)
            for path in ["/nothing", "/assets/nothing.js"] { #expect(try await server.get(path).status == 404, "\(path)") }
            #expect(
                lines.all.count { $0.contains("request failed") && $0.contains("Unexpected") && $0.contains("/settings") } == 2)
        }
    }
}
