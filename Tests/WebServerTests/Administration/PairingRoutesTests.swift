import Accounts
import Foundation
import Testing
import TrainingLog

@testable import WebServer

struct PairingRoutesTests {
    /// Offers a connection on the computer, and asks for it with its key.
    private func ask(by phone: TestBrowser, offeredBy computer: TestBrowser) async throws {
        _ = try await computer.post("/settings/pair")
        let page = try await computer.get("/settings/pair").body
        let key = try #require(page.firstMatch(of: /key=([A-Za-z0-9_-]{43})/)).output.1
        _ = try await phone.post("/pair", "key=" + key)
    }

    @Test func `a phone is connected by a picture and a compared code, without a script`() async throws {
        try await TestBrowser.with(access: PublicAccess(address: try PublicAddress("https://hearth.example"))) {
            server async throws in
            let computer = TestBrowser(server)
            let phone = TestBrowser(server)
            _ = try await computer.signIn()
            #expect(try await computer.get("/settings/pair").body.contains("Show the code"))
            #expect(try await computer.post("/settings/pair")["Location"] == "/settings/pair")
            let page = try await computer.get("/settings/pair")
            #expect(page["Cache-Control"] == "no-store")
            let address = try #require(page.body.firstMatch(of: /https:\/\/hearth.example(\/pair\?key=[A-Za-z0-9_-]{43})/))
            let path = String(address.output.1)
            // A program that looks at the link changes nothing.
            for _ in 0..<2 { #expect(try await phone.get(path).body.contains("Did you just scan a code?")) }
            #expect(try await phone.get("/").status == 401)
            let key = String(path.drop { $0 != "=" }.dropFirst())
            #expect(try await phone.post("/pair", "key=" + key)["Location"] == "/pair")
            let waiting = try await phone.get("/pair")
            #expect(waiting["Refresh"] == "2" && waiting["Cache-Control"] == "no-store")
            let shown = try #require(waiting.body.firstMatch(of: /pair-code">(\d{3}).(\d{3})</))
            let code = String(shown.output.1 + shown.output.2)
            // Another browser with the same picture gets nothing.
            let other = TestBrowser(server)
            #expect(try await other.get(path).status == 403)
            #expect(try await other.post("/pair", "key=" + key).status == 403)
            #expect(try await other.get("/pair").body.contains("This code no longer works"))
            let asked = try await computer.get("/partials/settings/pair")
            #expect(asked.body.contains("name=\"code\" value=\"\(code)\"") && asked.body.contains("wants to connect"))
            _ = try await computer.post("/settings/pair/allow", "code=000000")
            #expect(try await phone.get("/pair").body.contains("Compare this code"))
            _ = try await computer.post("/settings/pair/allow", "code=" + code)
            let joined = try await phone.get("/pair")
            #expect(joined.status == 200 && joined.body.contains("This phone is connected"))
            #expect(try await phone.get("/").status == 200)
            #expect(try await phone.get("/pair").body.contains("This code no longer works"))
            #expect(try await computer.get("/settings/pair").body.contains("is connected"))
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: server.signIn.clock()).count == 2)
            #expect(server.signIn.audit.newest(10).contains { $0.event == .signedInByPairing })
        }
    }

    @Test func `a refused phone gets nothing, and a disabled person's neither`() async throws {
        try await TestBrowser.with(access: PublicAccess(address: try PublicAddress("https://hearth.example"))) {
            server async throws in
            let computer = TestBrowser(server)
            let phone = TestBrowser(server)
            _ = try await computer.signIn()
            try await ask(by: phone, offeredBy: computer)
            _ = try await computer.post("/settings/pair/refuse")
            #expect(try await phone.get("/pair").status == 403)
            #expect(try await computer.get("/settings/pair").body.contains("Show the code"))
        }
    }

    @Test func `signing out all others ends a phone that was allowed and has not continued`() async throws {
        try await TestBrowser.with(access: PublicAccess(address: try PublicAddress("https://hearth.example"))) {
            server async throws in
            let computer = TestBrowser(server)
            let phone = TestBrowser(server)
            _ = try await computer.signIn()
            try await ask(by: phone, offeredBy: computer)
            let code = try #require(try await phone.get("/pair").body.firstMatch(of: /pair-code">(\d{3}).(\d{3})</))
            _ = try await computer.post("/settings/pair/allow", "code=" + code.output.1 + code.output.2)
            _ = try await computer.post("/settings/sessions/end", "others=1")
            #expect(try await phone.get("/pair").status == 403)
            #expect(try await phone.get("/").status == 401)
        }
    }

    @Test func `without an address for other devices the page says what to do`() async throws {
        try await TestBrowser.with { server async throws in
            let computer = TestBrowser(server)
            _ = try await computer.signIn()
            let page = try await computer.get("/settings/pair").body
            #expect(page.contains("Other devices cannot reach Hearth yet") && page.contains("hearth serve --public"))
            _ = try await computer.post("/settings/pair")
            #expect(!(try await computer.get("/settings/pair").body.contains("key=")))
            #expect(try await TestBrowser(server).get("/settings/pair").status == 401)
        }
    }
}
