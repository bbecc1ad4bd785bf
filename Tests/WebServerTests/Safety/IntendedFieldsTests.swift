import Accounts
import Foundation
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Fields that a form or a program adds to a request change nothing.
@Suite(.timeLimit(.minutes(20))) struct IntendedFieldsTests {
    /// Names that another program could bind to its objects.
    private static let added =
        "&role=owner&isOwner=1&owner=1&admin=true&athlete=1&athlete_id=1&id=1&user=1&account=1&person=1&disabled=1&isDisabled=1"
        + "&created=0&is_demo=1&scopes=manage&refreshes=1&__proto__=1&recording=x&start=0&load=999"

    @Test func `added fields of a form change neither the role, the athlete nor another value`() async throws {
        try await TestBrowser.with { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let (guest, other) = (TestBrowser(server), server.journal.journal(of: mia.id))
            _ = try await guest.signIn(as: mia.id)
            let owners = try await (server.journal.athlete(), server.journal.lastChange())
            // The same form without and with them gives the same profile.
            #expect(try await guest.post("/settings", "name=Mia&maximum=190").status == 303)
            let plain = try await other.athlete()
            #expect(try await guest.post("/settings", "name=Mia&maximum=190" + Self.added).status == 303)
            #expect(try await other.athlete() == plain && plain.name == "Mia")
            #expect(server.signIn.accounts.all() == [mia] && mia.role == .athlete)
            #expect(try await guest.get("/settings/people").status == 404)
            #expect(try await guest.get("/settings/log").status == 404)
            // Tokens and links belong to the session's athlete.
            #expect(
                try await guest.post("/settings/access", "name=App&days=30&scope-write=&scope-manage=" + Self.added).status == 200
            )
            #expect(server.tokens.ledger.all(of: "1").isEmpty && server.tokens.ledger.all(of: mia.id).count == 1)
            #expect(server.tokens.ledger.all(of: mia.id).first?.scopes.contains(.write) == false)
            let now = try await (server.journal.athlete(), server.journal.lastChange())
            #expect(now == owners)
        }
    }

    @Test func `a new person is an athlete with an id of the server, whatever the form adds`() async throws {
        try await TestBrowser.with { server async throws in
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            let added = Self.added.replacing("&person=1", with: "")
            #expect(try await owner.post("/settings/people", "name=Zoe" + added).status == 200)
            let zoe = try #require(server.signIn.accounts.all().first)
            #expect(zoe.name == "Zoe" && zoe.role == .athlete && !zoe.isDisabled && zoe.created == RunningServer.now)
            #expect(zoe.id.utf8.count == 32)
            let browser = TestBrowser(server)
            _ = try await browser.signIn(as: zoe.id)
            #expect(try await browser.get("/settings/people").status == 404)
        }
    }

    @Test func `an edit changes the fields of its form only`() async throws {
        try await EditRoutesTests.with { server async throws in
            let path = "/activities/" + EditRoutesTests.id + "/edit"
            #expect(try await EditRoutesTests.post(server, path, "title=A&sport=running").hasPrefix("HTTP/1.1 303"))
            let plain = try #require(try await server.journal.activity(EditRoutesTests.id))
            #expect(try await EditRoutesTests.post(server, path, "title=B&sport=running").hasPrefix("HTTP/1.1 303"))
            let form = "title=A&sport=running" + Self.added + "&edit_count=0&distance=1&heart_rate=1&device=x&moment=0"
            #expect(try await EditRoutesTests.post(server, path, form).hasPrefix("HTTP/1.1 303"))
            let changed = try #require(try await server.journal.activity(EditRoutesTests.id))
            #expect(changed.edit == plain.edit && changed.id == plain.id && changed.sourceIDs == plain.sourceIDs)
            #expect(changed.recording == plain.recording && changed.digest == plain.digest)
            #expect(changed.editCount == plain.editCount + 2)
        }
    }

    @Test func `added members of JSON are refused, or change nothing for another athlete`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let token = try await server.tokens.token(for: mia.id, seconds: 600)
            func send(_ line: String, _ body: String) async throws -> String {
                try await server.raw(
                    [
                        line + " HTTP/1.1", "Host: localhost", "Authorization: Bearer " + token, "Content-Type: application/json",
                        "Content-Length: \(body.utf8.count)", "Connection: close",
                    ], body: body)
            }
            let before = try await server.journal.lastChange()
            let id = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"
            let record = """
                {"id":"\(id)","device":"11111111-2222-4333-8444-555555555555","counter":1,"start":1717137000,"end":1717140600,\
                "utc_offset":28800,"room_degrees":40,"room_unit":"C","note":"n","athlete":"1","athlete_id":"1","owner":true,\
                "role":"owner"}
                """
            let pushed = try await send("POST /sync/v1/push", "{\"records\":[\(record)],\"athlete\":\"1\",\"role\":\"owner\"}")
            #expect(pushed.hasPrefix("HTTP/1.1 200") || pushed.hasPrefix("HTTP/1.1 400"), "\(pushed)")
            // Stored or refused, it is never a record of the athlete that it names.
            #expect(try await server.journal.lastChange() == before)
            #expect(server.signIn.accounts.all() == [mia])
            let pulled = try await send("GET /sync/v1/changes", "")
            #expect(
                pulled.hasPrefix("HTTP/1.1 200") && !pulled.contains("\"role\"") && !pulled.contains("\"owner\""), "\(pulled)")
            for (line, body) in [
                ("PUT /api/v1/activities/x/edit", #"{"title":"x","athlete":"1"}"#),
                ("PUT /api/v1/routine", #"{"change":"stop","role":"owner"}"#),
                ("POST /api/v1/token", #"{"refresh_token":"x","athlete":"1"}"#),
            ] {
                let answer = try await send(line, body)
                #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("/problems/"), "\(line): \(answer)")
            }
        }
    }
}
