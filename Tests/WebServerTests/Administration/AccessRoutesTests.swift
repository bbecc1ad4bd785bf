import Contract
import Foundation
import Screens
import Testing

@testable import WebServer

struct AccessRoutesTests {
    static func post(_ server: RunningServer, _ path: String, _ body: String, _ more: [String] = []) async throws -> String {
        try await server.raw(
            [
                "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + more, body: body)
    }

    static let asked = InsightsRoutesTests.all[1]

    @Test func `a token is issued, shown once, listed by its name and refused after its withdrawal`() async throws {
        try await RunningServer.with { server async throws in
            let made = try await Self.post(server, "/settings/access", "name=Bedroom+%26+hall&days=30")
            #expect(made.hasPrefix("HTTP/1.1 200") && made.lowercased().contains("cache-control: no-store"))
            #expect(made.contains("Bedroom &amp; hall"))
            let token = try #require(made.components(separatedBy: "<code class=\"lines\">").dropFirst().first).prefix {
                $0 != "<"
            }
            let header = ["Authorization": "Bearer " + token]
            #expect(try await server.get(Self.asked, header).status == 200)
            let page = try await server.get("/settings/access").text
            #expect(page.contains("Bedroom &amp; hall") && page.contains("last used just now") && page.contains("1 Jul"))
            #expect(!page.contains(String(token)))
            let id = try #require(server.tokens.ledger.all.first).id
            #expect(page.contains("value=\"\(id)\""))
            let gone = try await Self.post(server, "/settings/access/withdraw", "token=" + id)
            #expect(gone.hasPrefix("HTTP/1.1 303") && gone.contains("/settings/access?withdrawn=1"))
            let refused = try await server.get(Self.asked, header)
            #expect(refused.status == 401)
            #expect(try InsightsRoutesTests.problem(refused).detail?.contains("withdrawn") == true)
            let after = try await server.get("/settings/access?withdrawn=1").text
            #expect(after.contains("This token is refused from now on") && !after.contains("Bedroom"))
            #expect(after.contains("action=\"/settings/access/undo\""))
            // Until the confirmation the token stays refused.
            let question = try await Self.post(server, "/settings/access/undo", "")
            #expect(question.hasPrefix("HTTP/1.1 200") && question.contains("Accept the token “Bedroom &amp; hall” again?"))
            #expect(question.contains("action=\"/settings/access/undo?confirm=1\""))
            #expect(try await server.get(Self.asked, header).status == 401)
            let back = try await Self.post(server, "/settings/access/undo?confirm=1", "")
            #expect(back.contains("/settings/access?withdrawn=undone"))
            #expect(try await server.get(Self.asked, header).status == 200)
            #expect(try await server.get("/settings/access?withdrawn=undone").text.contains("Bedroom &amp; hall"))
            _ = try await Self.post(server, "/settings/access/withdraw", "token=" + id)
            // Withdrawing a missing token is no error, and no other file can be named.
            #expect(try await Self.post(server, "/settings/access/withdraw", "token=" + id).hasPrefix("HTTP/1.1 303"))
            #expect(try await Self.post(server, "/settings/access/withdraw", "token=..%2F..%2Fx").hasPrefix("HTTP/1.1 303"))
            #expect(try await Self.post(server, "/settings/access/withdraw", "").hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test func `an overlong name is refused and shown again, and another site cannot issue tokens`() async throws {
        try await RunningServer.with { server async throws in
            let long = try await Self.post(server, "/settings/access", "name=" + String(repeating: "n", count: 61))
            #expect(long.hasPrefix("HTTP/1.1 422") && long.contains("aria-invalid=\"true\"") && long.contains("nnnn"))
            let foreign = try await Self.post(server, "/settings/access", "name=x", ["Origin: http://evil.example"])
            #expect(foreign.hasPrefix("HTTP/1.1 403"))
            #expect(server.tokens.ledger.all.isEmpty)
        }
    }

    @Test func `a validly signed token that was not issued here is refused`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: "1", seconds: 60, named: "x")
            #expect(try await server.get(Self.asked, ["Authorization": "Bearer " + token]).status == 200)
            server.tokens.ledger.withdrawAll(of: "1")
            #expect(try await server.get(Self.asked, ["Authorization": "Bearer " + token]).status == 401)
        }
    }
}
