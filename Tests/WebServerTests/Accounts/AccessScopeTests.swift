import Contract
import Foundation
import Measures
import Screens
import Testing
import TrainingLog

@testable import WebServer

struct AccessScopeTests {
    @Test func `the scopes of the settings page are those of the API's description`() {
        #expect(AccessScope.allCases.map { $0.rawValue } == TokenScope.allCases.map { $0.rawValue })
        #expect(AccessScope.beforeScopes.map { $0.rawValue } == ["read", "sync", "import"])
    }

    @Test func `every address of the API accepts a token of its own scope and refuses all others`() async throws {
        try await RunningServer.with { server async throws in
            let browser = TestBrowser(server)
            for scope in AccessScope.allCases {
                let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60, scopes: [scope])
                for pattern in APIRoutePattern.allCases {
                    guard let needed = pattern.scope, pattern != .syncEvents else { continue }
                    let path = pattern.rawValue.replacing("{id}", with: "0d6f1a52-0d3c-4d26-9a8e-2f7d4f0b6a01")
                    var statuses: Set<Int> = []
                    for method in ["GET", "POST", "PUT"] {
                        let answer = try await browser.ask(
                            method, path, form: method == "GET" ? nil : "", ["Authorization: Bearer " + token])
                        statuses.insert(answer.status)
                        guard answer.status == 403 else { continue }
                        let challenge = "Bearer realm=\"hearth\", error=\"insufficient_scope\", scope=\"\(needed.rawValue)\""
                        #expect(answer["WWW-Authenticate"] == challenge && answer.body.contains("/problems/insufficient-scope"))
                    }
                    #expect(statuses.contains(403) == (needed.rawValue != scope.rawValue), "\(scope) \(path): \(statuses)")
                    #expect(!statuses.contains(401), "\(scope) \(path)")
                }
            }
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60, scopes: [.read, .importing])
            #expect(try await browser.ask("GET", "/sync/v1/events", ["Authorization: Bearer " + token]).status == 403)
        }
    }

    @Test func `a token from before scopes keeps what it permitted, and a damaged or unknown entry permits nothing`() throws {
        let folder = AccessTokensTests.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = TokenStore(in: folder)
        let id = TokenStore.newID()
        try store.add(TokenStoreTests.token(id, made: 1000, ends: 9000), of: "1")
        #expect(store.scopes(of: id) == [.read])
        func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: folder + "/tokens/" + id + ".json")) }
        try write(#"{"name":"Phone","athlete":"1","made":1000,"ends":9000}"#)
        #expect(store.scopes(of: id) == [.read, .sync, .importing] && store.all.first?.scopes == [.read, .sync, .importing])
        try write(#"{"name":"Phone","athlete":"1","made":1000,"ends":9000,"scopes":["admin","READ","read "]}"#)
        #expect(store.scopes(of: id).isEmpty)
        try write("{")
        #expect(store.scopes(of: id).isEmpty && store.holds(id))
        #expect(store.scopes(of: "../tokens.key").isEmpty && store.scopes(of: TokenStore.newID()).isEmpty)
    }

    @Test func `the form issues a token with the chosen scopes, and none without a scope`() async throws {
        try await RunningServer.with { server async throws in
            let none = try await AccessRoutesTests.post(
                server, "/settings/access", "name=x&days=30&scope-read=&scope-sync=&scope-import=&scope-write=")
            #expect(none.hasPrefix("HTTP/1.1 422") && none.contains("Choose at least one.") && server.tokens.ledger.all.isEmpty)
            let made = try await AccessRoutesTests.post(
                server, "/settings/access", "name=x&days=30&scope-read=1&scope-read=&scope-sync=&scope-import=&scope-write=")
            let token = try #require(made.components(separatedBy: "<code class=\"lines\">").dropFirst().first).prefix {
                $0 != "<"
            }
            // The links for Health Auto Export would lead to refusals.
            #expect(!made.contains("com.HealthExport"))
            #expect(server.tokens.ledger.all.first?.scopes == [.read])
            let header = ["Authorization": "Bearer " + token]
            #expect(try await server.get(AccessRoutesTests.asked, header).status == 200)
            #expect(try await server.get("/sync/v1/changes", header).status == 403)
            let page = try await server.get("/settings/access").text
            #expect(page.contains("<small>read figures and plan") && !page.contains("<small>read figures and plan, "))
            // A token that is restored permits what it did.
            let id = try #require(server.tokens.ledger.all.first).id
            _ = try await AccessRoutesTests.post(server, "/settings/access/withdraw", "token=" + id)
            #expect(try await server.get(AccessRoutesTests.asked, header).status == 401)
            _ = try await AccessRoutesTests.post(server, "/settings/access/undo?confirm=1", "")
            #expect(try await server.get(AccessRoutesTests.asked, header).status == 200)
            #expect(try await server.get("/sync/v1/changes", header).status == 403)
        }
    }
}
