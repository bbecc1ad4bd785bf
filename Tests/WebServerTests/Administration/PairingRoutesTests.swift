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
            let start = try await other.get("/pair")
            #expect(start.status == 200 && start.body.contains("Begin on your computer"))
            let asked = try await computer.get("/partials/settings/pair")
            #expect(asked.body.contains("name=\"code\" value=\"\(code)\"") && asked.body.contains("wants to connect"))
            let stale = try await computer.post("/settings/pair/allow", "code=000000")
            #expect(stale["Location"] == "/settings/pair?stale=1")
            #expect(try await computer.get("/settings/pair?stale=1").body.contains("this page was out of date"))
            #expect(try await phone.get("/pair").body.contains("Compare this code"))
            #expect(try await computer.post("/settings/pair/allow", "code=" + code)["Location"] == "/settings/pair")
            let given = try await phone.get("/pair")
            #expect(given.status == 303 && given["Location"] == "/pair" && given["Cache-Control"] == "no-store")
            for _ in 0..<2 {
                let joined = try await phone.get("/pair")
                #expect(joined.status == 200 && joined.body.contains("This phone is connected"))
            }
            #expect(try await phone.get("/").status == 200)
            // The claim alone is worth nothing any more.
            phone.cookies[phone.cookie] = nil
            #expect(try await phone.get("/pair").body.contains("This code no longer works"))
            #expect(try await computer.get("/settings/pair").body.contains("is connected"))
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: server.signIn.clock()).count == 2)
            #expect(server.signIn.audit.newest(10).contains { $0.event == .signedInByPairing })
        }
    }

    /// Offers a connection, asks for it and allows it.
    private func allow(_ phone: TestBrowser, by computer: TestBrowser) async throws {
        _ = try await computer.signIn()
        try await ask(by: phone, offeredBy: computer)
        let code = try #require(try await phone.get("/pair").body.firstMatch(of: /pair-code">(\d{3}).(\d{3})</))
        _ = try await computer.post("/settings/pair/allow", "code=" + code.output.1 + code.output.2)
    }

    @Test func `a phone whose response is lost asks again, and counts as connected only with its session`() async throws {
        try await TestBrowser.with(access: PublicAccess(address: try PublicAddress("https://hearth.example"))) {
            server async throws in
            let (computer, phone) = (TestBrowser(server), TestBrowser(server))
            try await allow(phone, by: computer)
            for _ in 0..<3 {
                #expect(try await phone.get("/pair").status == 303)
                phone.cookies[phone.cookie] = nil  // lost on the way
                #expect(try await computer.get("/settings/pair").body.contains("is allowed"))
            }
            #expect(try await phone.get("/pair").status == 303)
            #expect(try await phone.get("/pair").body.contains("This phone is connected"))
            #expect(try await computer.get("/settings/pair").body.contains("is connected"))
            // The sessions that were lost have ended.
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: server.signIn.clock()).count == 2)
        }
    }

    @Test func `a phone whose session cannot be stored is not shown as connected, and connects later`() async throws {
        try await TestBrowser.with(access: PublicAccess(address: try PublicAddress("https://hearth.example"))) {
            server async throws in
            let (computer, phone) = (TestBrowser(server), TestBrowser(server))
            try await allow(phone, by: computer)
            // A file in the place of the folder: no session can be stored.
            let folder = server.folder + "/keys/sessions"
            try FileManager.default.moveItem(atPath: folder, toPath: folder + ".away")
            #expect(FileManager.default.createFile(atPath: folder, contents: nil))
            let failed = try await phone.get("/pair")
            #expect(failed.status == 500 && failed.values("Set-Cookie").isEmpty)
            try FileManager.default.removeItem(atPath: folder)
            try FileManager.default.moveItem(atPath: folder + ".away", toPath: folder)
            #expect(try await computer.get("/settings/pair").body.contains("is allowed"))
            #expect(try await phone.get("/pair").status == 303)
            #expect(try await phone.get("/pair").body.contains("This phone is connected"))
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
