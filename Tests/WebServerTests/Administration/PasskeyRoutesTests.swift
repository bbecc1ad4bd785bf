import Foundation
import Measures
import Passkeys
import TestAuthenticators
import Testing
import Training
import TrainingLog

@testable import Accounts
@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct PasskeyRoutesTests {
    @Test func `adding and removing end the other sessions of the athlete only, and are logged`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let (desk, guest) = (TestBrowser.atLocalhost(server), TestBrowser(server))
            _ = try await desk.signIn()
            _ = try await guest.signIn(as: mia.id)
            for step in 0..<2 {
                let phone = TestBrowser(server)
                _ = try await phone.signIn()
                let waiting = try server.signIn.path(for: "1", in: .folder)
                if step == 0 {
                    _ = try await desk.addPasskey()
                } else {
                    let id = try #require(server.signIn.passkeys.all(of: "1").first?.id)
                    let answer = try await desk.post("/settings/passkeys/remove", "passkey=" + id)
                    #expect(answer["Location"] == "/settings/password?passkey=removed")
                    // Another window had the button, too.
                    #expect(try await desk.post("/settings/passkeys/remove", "passkey=" + id)["Location"] == "/settings/password")
                }
                #expect(try await phone.get("/").status == 401)
                #expect(try await TestBrowser(server).get(waiting).status == 403)
                #expect(try await desk.get("/").status == 200)
                #expect(try await guest.get("/").status == 200)
            }
            #expect(server.signIn.passkeys.isEmpty)
            let events = server.signIn.audit.newest(50).map { $0.event }.filter { $0 != .signedInByAddress && !$0.isRefusal }
            #expect(events == [.passkeyRemoved, .passkeyAdded])
        }
    }

    @Test func `a passkey is renamed, and a name is text`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser.atLocalhost(server)
            _ = try await browser.signIn()
            _ = try await browser.addPasskey()
            let passkey = try #require(server.signIn.passkeys.all(of: "1").first)
            #expect(passkey.name == "Firefox · Linux")
            let answer = try await browser.post("/settings/passkeys/rename", "passkey=\(passkey.id)&name=+%3Cb%3E%1B%26+")
            #expect(answer["Location"] == "/settings/password?passkey=renamed")
            let page = try await browser.get("/settings/password?passkey=renamed").body
            #expect(page.contains("<b>&lt;b&gt;&amp;</b>") && page.contains("The passkey has a new name"))
            #expect(try await browser.post("/settings/passkeys/rename", "passkey=\(passkey.id)&name=").status == 303)
            #expect(try await browser.get("/settings/password").body.contains("<b>Passkey</b>"))
        }
    }

    @Test func `the passkeys of another person are neither listed, renamed nor removed`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let (owner, guest) = (TestBrowser.atLocalhost(server), TestBrowser.atLocalhost(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            _ = try await owner.addPasskey(named: "Mine")
            _ = try await guest.addPasskey(named: "Hers")
            for (browser, athlete, other) in [(owner, "1", mia.id), (guest, mia.id, "1")] {
                let page = try await browser.get("/settings/password").body
                #expect(page.contains("<b>Mine</b>") == (athlete == "1") && page.contains("<b>Hers</b>") == (athlete != "1"))
                let id = try #require(server.signIn.passkeys.all(of: other).first?.id)
                #expect(try await browser.post("/settings/passkeys/rename", "passkey=\(id)&name=x").status == 404)
                #expect(try await browser.post("/settings/passkeys/remove", "passkey=\(id)").status == 303)
            }
            #expect(server.signIn.passkeys.all(of: "1").map { $0.name } == ["Mine"])
            #expect(server.signIn.passkeys.all(of: mia.id).map { $0.name } == ["Hers"])
        }
    }

    @Test func `the only way of a person to sign in is not removed`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let browser = TestBrowser.atLocalhost(server)
            _ = try await browser.signIn(as: mia.id)
            _ = try await browser.addPasskey(named: "One")
            func remove(_ name: String) async throws -> TestBrowser.Answer {
                let id = try #require(server.signIn.passkeys.all(of: mia.id).first { $0.name == name }?.id)
                return try await browser.post("/settings/passkeys/remove", "passkey=" + id)
            }
            let refused = try await remove("One")
            #expect(refused.status == 422 && refused.body.contains("This is your only way to sign in"))
            _ = try await browser.addPasskey(named: "Two")
            #expect(try await remove("One").status == 303)
            #expect(try await remove("Two").status == 422)
            _ = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: mia.id, at: clock.now)
            #expect(try await remove("Two").status == 303)
            let password = try await browser.post("/settings/password/remove")
            #expect(password.status == 422 && password.body.contains("This password is your only way"))
            #expect(server.signIn.passwords.state(of: mia.id) != nil)
            _ = try await browser.addPasskey(named: "Three")
            #expect(try await browser.post("/settings/password/remove").status == 303)
            // The owner has the terminal.
            let owner = TestBrowser.atLocalhost(server)
            _ = try await owner.signIn()
            _ = try await owner.addPasskey()
            let id = try #require(server.signIn.passkeys.all(of: "1").first?.id)
            #expect(try await owner.post("/settings/passkeys/remove", "passkey=" + id).status == 303)
        }
    }

    @Test func `a response that is wrong, late, of another session or repeated adds nothing`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser.atLocalhost(server)
            _ = try await browser.signIn()
            let options = try await browser.options("/settings/passkeys/new")
            let handle = try #require(options.user.flatMap { Base64URL.bytes($0.id) })
            let authenticator = try TestAuthenticator(userHandle: handle, origin: browser.origin)
            let form = TestBrowser.form(try authenticator.register(challenge: options.challengeBytes))
            let other = TestBrowser.atLocalhost(server)
            _ = try await other.signIn()
            #expect(try await other.post("/settings/passkeys", form).status == 422)
            clock.advance(by: 300)
            #expect(try await browser.post("/settings/passkeys", form).body.contains("could not be verified"))
            var elsewhere = authenticator
            elsewhere.origin = "http://127.0.0.1:\(server.port)"
            let next = try await browser.options("/settings/passkeys/new")
            let wrong = TestBrowser.form(try elsewhere.register(challenge: next.challengeBytes))
            #expect(try await browser.post("/settings/passkeys", wrong).status == 422)
            let noScript = try await browser.post("/settings/passkeys", "credential=&passkey-name=x")
            #expect(
                noScript.status == 422 && noScript.body.contains("Passkeys need JavaScript")
                    && noScript.body.contains("new-password"))
            #expect(server.signIn.passkeys.isEmpty)
            let added = try await browser.addPasskey()
            let third = try await browser.options("/settings/passkeys/new")
            let again = TestBrowser.form(try added.register(challenge: third.challengeBytes))
            #expect(try await browser.post("/settings/passkeys", again).body.contains("in use already"))
            #expect(server.signIn.passkeys.all(of: "1").count == 1)
        }
    }

    @Test func `removing a person and deleting everything takes the passkeys away`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let (owner, guest) = (TestBrowser.atLocalhost(server), TestBrowser.atLocalhost(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            let mine = try await owner.addPasskey()
            let hers = try await guest.addPasskey()
            #expect(try await owner.post("/settings/people/disable", "person=" + mia.id).status == 303)
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: hers).status == 403)
            #expect(try await owner.post("/settings/people/remove", "name=Mia&person=" + mia.id).status == 303)
            #expect(server.signIn.passkeys.all(of: mia.id).isEmpty && server.signIn.passkeys.all(of: "1").count == 1)
            #expect(try await owner.post("/settings/delete", "word=delete").status == 303)
            #expect(server.signIn.passkeys.isEmpty)
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: mine).status == 403)
        }
    }
}
