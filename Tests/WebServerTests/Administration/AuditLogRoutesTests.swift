import Accounts
import Screens
import Testing
import TrainingLog

@testable import WebServer

/// What people do with their data, as the security log has it.
struct AuditLogRoutesTests {
    private func events(_ server: RunningServer) -> [AuditEvent] {
        server.signIn.audit.newest(100).map(\.event).filter { $0 != .signedInByAddress }.reversed()
    }

    @Test func `exports, tokens, sources, the calendar and deletion are logged with person and address`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            #expect(try await browser.get("/settings/export").status == 200)
            let page = try await browser.post("/settings/access", "name=Watch&days=30").body
            let token = try #require(server.tokens.ledger.all(of: "1").first)
            #expect(page.contains("Watch"))
            #expect(try await browser.post("/settings/access/withdraw", "token=" + token.id).status == 303)
            // A second time changes nothing.
            #expect(try await browser.post("/settings/access/withdraw", "token=" + token.id).status == 303)
            #expect(try await browser.post("/settings/access/undo?confirm=1").status == 303)
            let source = "archive=https%3A%2F%2Farchive.example"
            #expect(try await browser.post("/settings/weather", source).status == 303)
            #expect(try await browser.post("/settings/weather", source).status == 303)
            #expect(try await browser.post("/settings/weather/undo").status == 303)
            #expect(try await browser.post("/settings/calendar").status == 200)
            #expect(try await browser.post("/settings/calendar/remove").status == 303)
            #expect(try await browser.post("/settings/delete", "word=no").status == 422)
            #expect(try await browser.post("/settings/delete", "word=delete").status == 303)
            let expected: [AuditEvent] = [
                .exported, .tokenMade, .tokenWithdrawn, .tokenRestored, .sourceChanged, .sourceChanged, .calendarChanged,
                .calendarChanged, .dataDeleted,
            ]
            #expect(events(server) == expected)
            #expect(server.signIn.audit.newest(100).allSatisfy { $0.athlete == "1" && $0.client.address == "127.0.0.1" })
        }
    }

    @Test func `who disables, invites and removes is in the log with browser and address`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            #expect(try await browser.post("/settings/people", "name=Mia").status == 200)
            let mia = try #require(server.signIn.accounts.all().first { $0.name == "Mia" })
            for action in ["disable", "enable"] {
                #expect(try await browser.post("/settings/people/" + action, "person=" + mia.id).status == 303, "\(action)")
            }
            #expect(events(server) == [.invited, .disabled, .enabled])
            let client = AuditedClient(device: "Firefox · Linux", address: "127.0.0.1")
            #expect(server.signIn.audit.newest(100).allSatisfy { $0.client == client })
            // A command has neither.
            try server.signIn.lockOut(mia)
            #expect(server.signIn.audit.newest(1).first?.client == .command)
        }
    }
}
