import Accounts
import Foundation
import Screens
import Synchronization
import Testing
import TrainingLog

@testable import WebServer

struct OperatorRoutesTests {
    private final class Flaws: Sendable { let list = Mutex<[ReadinessFlaw]>([]) }

    @Test func `a server is ready, or says why not as a problem with reasons for programs`() async throws {
        let flaws = Flaws()
        var operation = ServerOperation()
        operation.flaws = { flaws.list.withLock { $0 } }
        try await RunningServer.with(resolver: nil, operation: operation) { server async throws in
            let ready = try await server.get("/readyz")
            #expect(ready.status == 200 && ready.text.contains("\"ready\"") && ready["Cache-Control"] == "private, no-store")
            flaws.list.withLock { $0 = [.diskFull(free: 3 << 20, needed: 64 << 20), .schemaNotCurrent] }
            let answer = try await server.get("/readyz")
            #expect(answer.status == 503 && answer["Content-Type"] == "application/problem+json; charset=utf-8")
            #expect(answer.text.contains("[\"disk-full\",\"schema-not-current\"]"))
            #expect(answer.text.contains("3 MB left") && answer.text.contains("/problems/unavailable"))
            #expect(try await server.get("/readyz", method: "POST").status == 405)
            // Readiness is no health: the pages still work.
            #expect(try await server.get("/healthz").status == 200)
        }
    }

    @Test func `there are no metrics unless they are switched on`() async throws {
        try await RunningServer.with(resolver: nil) { server async throws in
            #expect(try await server.get("/metrics").status == 404)
        }
    }

    @Test func `metrics count requests by route pattern, and name no address, athlete or key`() async throws {
        var operation = ServerOperation()
        operation.showsMetrics = true
        operation.databaseBytes = { 4096 }
        try await RunningServer.with(resolver: nil, operation: operation) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            for id in ["aaaa", "bbbb"] { #expect(try await browser.get("/activities/\(id)?q=secret-text").status == 404) }
            _ = try await browser.get("/nothing/at/all/secret-path")
            for method in ["PROPFIND", "PURGE"] { _ = try await browser.ask(method, "/") }
            let answer = try await server.get("/metrics")
            #expect(answer.status == 200 && answer["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
            let lines = Set(answer.text.split(separator: "\n").map(String.init))
            for line in [
                "hearth_http_requests_total{method=\"GET\",route=\"/activities/{id}\",status=\"404\"} 2",
                "hearth_http_requests_total{method=\"POST\",route=\"/sign-in\",status=\"303\"} 1",
                "hearth_http_requests_total{method=\"GET\",route=\"other\",status=\"404\"} 1",
                "hearth_http_requests_total{method=\"OTHER\",route=\"/\",status=\"405\"} 2",
                "hearth_http_request_duration_seconds_count{route=\"/activities/{id}\"} 2", "hearth_http_requests_running 1",
                "hearth_sessions 1", "hearth_database_bytes 4096", "hearth_import_jobs{state=\"waiting\"} 0",
                "hearth_imports_total{outcome=\"finished\"} 0", "hearth_event_streams 0",
            ] { #expect(lines.contains(line), "\(line)") }
            for secret in ["aaaa", "secret", "key=", "local", "Firefox"] { #expect(!answer.text.contains(secret), "\(secret)") }
            #expect(!answer.text.contains("hearth_backup"), "a number that is missing is not zero")
        }
    }

    @Test func `through the proxy, metrics need a token of the owner`() async throws {
        var operation = ServerOperation()
        operation.showsMetrics = true
        let access = PublicAccess(address: try PublicAddress("https://hearth.example"))
        try await RunningServer.with(resolver: nil, access: access, operation: operation) { server async throws in
            func ask(_ token: String?) async throws -> String {
                let lines = [
                    "GET /metrics HTTP/1.1", "Host: hearth.example", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7",
                    "Connection: close",
                ]
                return try await server.raw(lines + (token.map { ["Authorization: Bearer " + $0] } ?? []))
            }
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let hers = try await server.tokens.token(for: mia.id, seconds: 60)
            let sync = try await server.tokens.token(for: Journal.localAthlete, seconds: 60, scopes: [.sync])
            let own = try await server.tokens.token(for: Journal.localAthlete, seconds: 60, scopes: [.read])
            #expect(try await ask(nil).hasPrefix("HTTP/1.1 401"))
            #expect(try await ask(hers).hasPrefix("HTTP/1.1 404"))
            #expect(try await ask(sync).hasPrefix("HTTP/1.1 403"))
            #expect(try await ask(own).hasPrefix("HTTP/1.1 200"))
            #expect(try await server.get("/metrics").status == 200, "this machine")
        }
    }

    @Test func `every response has the id of its request, which the access log has too`() async throws {
        let lines = WrittenLines()
        var operation = ServerOperation()
        operation.log = ServerLog(level: .info, format: .json, now: { RunningServer.now }, write: { lines.add($0) })
        try await RunningServer.with(resolver: nil, operation: operation) { server async throws in
            let browser = TestBrowser(server)
            for path in ["/", "/nothing", "/healthz", "/assets/none"] {
                let answer = try await browser.get(path + "?key=secret-text")
                let id = try #require(answer["X-Request-Id"])
                let line = try #require(lines.all.first { $0.contains("\"request_id\":\"\(id)\"") }, "\(path)")
                #expect(line.contains("\"status\":\(answer.status)") && line.contains("\"ms\":") && line.contains("\"route\":"))
            }
            #expect(!lines.all.joined().contains("secret-text"))
        }
    }
}
