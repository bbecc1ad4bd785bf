import Accounts
import Foundation
import Screens
import Testing
import TrainingLog

@testable import WebServer

/// Refused requests and their lines in the security log.
struct RefusalRecordsTests {
    private static let publicAccess = "https://hearth.example"

    /// Events of the log about refusals, oldest first, with their athletes.
    private func refusals(_ server: RunningServer) -> [AuditEntry] {
        server.signIn.audit.newest(500).filter { $0.event.isRefusal }.reversed()
    }

    private func events(_ server: RunningServer) -> [AuditEvent] { refusals(server).map(\.event) }

    @Test func `one-time addresses, phones and tokens that are refused are logged`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            let key = try #require(path.split(separator: "=").last)
            #expect(try await browser.post("/sign-in", "key=" + key).status == 303)
            #expect(events(server).isEmpty)
            #expect(try await browser.post("/sign-in", "key=" + key).status == 403)
            #expect(events(server) == [.addressRefused])
            #expect(try await browser.post("/pair", "key=" + Secret().text).status == 403)
            #expect(events(server) == [.addressRefused, .phoneRefused])
            let answer = try await server.get("/api/v1/activities", ["Authorization": "Bearer x.y.z"])
            #expect(answer.status == 401)
            #expect(events(server) == [.addressRefused, .phoneRefused, .tokenRefused])
            #expect(refusals(server).allSatisfy { $0.athlete == nil && $0.client.address == "127.0.0.1" })
            let form = "{\"refresh_token\":\"x\"}"
            let refresh = try await server.raw(
                [
                    "POST /api/v1/token HTTP/1.1", "Host: localhost", "Content-Type: application/json",
                    "Content-Length: \(form.utf8.count)", "User-Agent: curl/8", "Connection: close",
                ], body: form)
            #expect(refresh.hasPrefix("HTTP/1.1 401"))
            // The same refusal of the same address is in the log already.
            #expect(events(server).count == 3)
            // Neither keys nor tokens.
            let text = try server.text(of: "refusals.log")
            #expect(!text.contains(key) && !text.contains("x.y.z"))
        }
    }

    @Test func `requests without a session, with an old one and without the scope are logged with their athlete`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let (browser, mia) = (TestBrowser(server), try server.signIn.accounts.add(named: "Mia", at: clock.now))
            #expect(try await browser.get("/settings").status == 401)
            #expect(events(server) == [.accessRefused] && refusals(server)[0].athlete == nil)
            _ = try await browser.signIn(as: mia.id)
            #expect(try await browser.get("/settings/people").status == 404)
            #expect(try await browser.get("/settings/log").status == 404)
            #expect(events(server) == [.accessRefused, .accessRefused] && refusals(server)[1].athlete == mia.id)
            let token = try await server.tokens.token(for: mia.id, seconds: 3600, scopes: [.sync])
            let answer = try await server.get("/api/v1/activities", ["Authorization": "Bearer " + token])
            #expect(answer.status == 403)
            #expect(refusals(server)[2].event == .scopeRefused && refusals(server)[2].athlete == mia.id)
            clock.advance(by: 900)
            #expect(try await browser.get("/settings/export").status == 403)
            #expect(refusals(server)[3].event == .freshSignInNeeded && refusals(server)[3].athlete == mia.id)
        }
    }

    @Test func `foreign hosts and origins are logged, and the owner's page shows them with the address`() async throws {
        let access = PublicAccess(address: try PublicAddress(Self.publicAccess))
        try await TestBrowser.with(access: access) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            #expect(try await browser.ask("GET", "/", host: "evil.example").status == 421)
            #expect(try await browser.post("/settings", "name=x", ["Origin: http://evil.example"]).status == 403)
            let proxied = ["X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.7"]
            #expect(try await browser.ask("GET", "/settings", proxied, host: "hearth.example").status == 401)
            #expect(events(server) == [.hostRefused, .originRefused, .accessRefused])
            #expect(refusals(server).map(\.client.address) == ["127.0.0.1", "127.0.0.1", "203.0.113.7"])
            let page = try await browser.get("/settings/log").body
            for text in ["Request under a wrong address refused", "Request from another site refused", "203.0.113.7"] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(!page.contains("an unknown name"))
        }
    }

    @Test func `a flood of refusals adds one line`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            for number in 0..<100 { #expect(try await browser.get("/settings?\(number)").status == 401) }
            #expect(events(server) == [.accessRefused])
        }
    }

    @Test func `a demonstration and mistakes in a request are no refusals of access`() {
        for failure: RequestFailure in [.demonstration, .notFound, .badForm, .methodNotAllowed(allowed: "GET"), .tooManyExports] {
            #expect(RefusalRecords.event(of: failure) == nil, "\(failure)")
        }
        #expect(RefusalRecords.event(of: .unauthorized(.refreshedBefore)) == nil)
        #expect(RefusalRecords.event(of: .unauthorized(.withdrawn)) == .tokenRefused)
        #expect(RefusalRecords.event(of: .closedToObservers) == .accessRefused)
        #expect(RefusalRecords.event(of: .proxyUnclear) == .hostRefused)
    }
}

extension RunningServer {
    /// Text of a file of the security log.
    func text(of log: String) throws -> String { try String(contentsOfFile: folder + "/keys/" + log, encoding: .utf8) }
}
