import Foundation
import Measures
import Passkeys
import TestAuthenticators
import Testing
import Training
import TrainingLog

@testable import Accounts
@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct PasskeySignInTests {
    @Test(arguments: TestAuthenticator.Algorithm.allCases)
    func `a passkey is added, signs in without a name, and leads to the page that was asked for`(
        algorithm: TestAuthenticator.Algorithm
    ) async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser.atLocalhost(server)
            #expect(try await !browser.get("/trends").body.contains("data-passkey"))
            _ = try await browser.signIn()
            let authenticator = try await browser.addPasskey(named: "Schl%C3%BCssel", algorithm)
            let page = try await browser.get("/settings/password?passkey=added").body
            #expect(page.contains("<b>Schlüssel</b>") && page.contains("The passkey is added") && page.contains("not used yet"))
            clock.advance(by: 3600)
            let other = TestBrowser.atLocalhost(server)
            let asked = try await other.get("/trends?span=all")
            #expect(asked.status == 401 && asked.body.contains("data-passkey=\"get\"") && asked.body.contains("<noscript>"))
            let answer = try await other.signIn(with: authenticator)
            #expect(answer.status == 303 && answer["Location"] == "/trends?span=all")
            #expect(try await other.get("/").status == 200)
            // The sign-in is fresh, and both factors.
            #expect(try await other.get("/settings/export").status == 200)
            #expect(server.signIn.passkeys.all(of: "1").map { $0.used } == [clock.now])
            let events = server.signIn.audit.newest(50).map { $0.event }.filter { !$0.isRefusal && $0 != .exported }
            #expect(events.prefix(3) == [.signedInByPasskey, .passkeyAdded, .signedInByAddress])
            #expect(try await other.get("/settings/log").body.contains("Signed in with a passkey"))
        }
    }

    @Test func `options state what the standard needs, and no account`() async throws {
        try await TestBrowser.with { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let browser = TestBrowser.atLocalhost(server)
            let request = try await browser.options("/sign-in/passkey")
            #expect(request.rpId == "localhost" && request.userVerification == "required" && request.timeout == 300_000)
            #expect(request.challengeBytes.count == 32 && request.user == nil && request.excludeCredentials == nil)
            #expect(try await browser.options("/sign-in/passkey").challenge != request.challenge)
            _ = try await browser.signIn()
            let first = try await browser.addPasskey()
            let options = try await browser.options("/settings/passkeys/new")
            #expect(options.rp?.id == "localhost" && options.user?.name == "Ada" && options.attestation == "none")
            #expect(options.user.flatMap { Base64URL.bytes($0.id) } == first.userHandle && first.userHandle.count == 32)
            #expect(options.excludeCredentials?.map { $0.id } == [Base64URL.text(first.id)])
            #expect(options.excludeCredentials?.first?.transports == ["hybrid", "internal"])
            #expect(options.pubKeyCredParams?.map { $0.alg } == [-8, -7, -257])
            #expect(options.authenticatorSelection?.residentKey == "required")
            #expect(options.authenticatorSelection?.userVerification == "required")
        }
    }

    @Test func `each wrong response gets the same page, and no session`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let ben = try server.signIn.accounts.add(named: "Ben", at: clock.now)
            let owner = TestBrowser.atLocalhost(server)
            _ = try await owner.signIn()
            let right = try await owner.addPasskey()
            let guest = TestBrowser.atLocalhost(server)
            _ = try await guest.signIn(as: ben.id)
            let bens = try await guest.addPasskey()
            try server.signIn.accounts.setDisabled(true, ben.id)
            func changed(_ change: (inout TestAuthenticator) -> Void) -> TestAuthenticator {
                var authenticator = right
                change(&authenticator)
                return authenticator
            }
            var bodies: Set<String> = []
            for wrong in [
                changed { $0.origin = "http://localhost:1" }, changed { $0.site = "evil.example" },
                changed { $0.isCrossOrigin = true },
                changed { $0.flags = [.userPresent] }, changed { $0.flags = [.userVerified] },
                changed { $0.flags.insert(.backupEligible) },
                changed { $0.userHandle = bens.userHandle }, changed { $0.id = bens.id },
                try TestAuthenticator(origin: right.origin),
                bens,
            ] {
                let browser = TestBrowser.atLocalhost(server)
                let answer = try await browser.signIn(with: wrong)
                #expect(answer.status == 403 && browser.cookies[browser.cookie] == nil && answer["Cache-Control"] == "no-store")
                #expect(answer.body.contains("This passkey did not sign in"))
                bodies.insert(answer.body)
                clock.advance(by: 1000)
            }
            #expect(bodies.count == 1)
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: right).status == 303)
            #expect(server.signIn.audit.newest(50).count { $0.event == .signInFailed } == 10)
        }
    }

    @Test func `a response is valid for one request of one browser, and for five minutes`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let owner = TestBrowser.atLocalhost(server)
            _ = try await owner.signIn()
            let authenticator = try await owner.addPasskey()
            let browser = TestBrowser.atLocalhost(server)
            let options = try await browser.options("/sign-in/passkey")
            let form = TestBrowser.form(try authenticator.signIn(challenge: options.challengeBytes))
            // Another browser, one without an attempt, and one with an attempt of its own.
            let other = TestBrowser.atLocalhost(server)
            #expect(try await other.post("/sign-in", form).status == 403)
            _ = try await other.options("/sign-in/passkey")
            #expect(try await other.post("/sign-in", form).status == 403)
            #expect(try await browser.post("/sign-in", form, ["Origin: http://evil.example"]).status == 403)
            #expect(try await browser.post("/sign-in", form).status == 303)
            #expect(try await browser.post("/sign-in", form).status == 403)
            let late = try await browser.options("/sign-in/passkey")
            let response = TestBrowser.form(try authenticator.signIn(challenge: late.challengeBytes))
            clock.advance(by: 300)
            #expect(try await browser.post("/sign-in", response).status == 403)
            // Without a script the form has no response.
            for form in ["credential=", "credential=AAAA", "credential=AA=A&client=A"] {
                let answer = try await browser.post("/sign-in", form)
                #expect(answer.status == 422 && answer.body.contains("Passkeys need JavaScript"), "\(form)")
            }
        }
    }

    @Test func `a copied authenticator is refused and logged`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let owner = TestBrowser.atLocalhost(server)
            _ = try await owner.signIn()
            var authenticator = try await owner.addPasskey()
            authenticator.counter = 8
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: authenticator).status == 303)
            authenticator.counter = 7
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: authenticator).status == 403)
            #expect(server.signIn.audit.newest(1).map { $0.event } == [.passkeyCounterNotGrown])
            #expect(try await owner.get("/settings/log").status == 200)
        }
    }

    @Test func `failures delay the passkeys of an account, and neither its password nor others`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let owner = TestBrowser.atLocalhost(server)
            _ = try await owner.signIn()
            let right = try await owner.addPasskey()
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let guest = TestBrowser.atLocalhost(server)
            _ = try await guest.signIn(as: mia.id)
            let mias = try await guest.addPasskey()
            let codes = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: "1", at: clock.now)
            var weak = right
            weak.flags = [.userPresent]
            for _ in 0..<5 { #expect(try await TestBrowser.atLocalhost(server).signIn(with: weak).status == 403) }
            let delayed = try await TestBrowser.atLocalhost(server).signIn(with: right)
            #expect(delayed.status == 429 && delayed["Retry-After"] == "15" && delayed.body.contains("Too many tries"))
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: mias).status == 303)
            let form = "name=owner&password=blaue+Giraffe+tanzt&code=" + codes[0]
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 303)
            clock.advance(by: 15)
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: right).status == 303)
            #expect(server.signIn.audit.newest(50).contains { $0.event == .signInDelayed })
        }
    }

    @Test func `an invitation is accepted with a passkey, once, and stays open after a wrong response`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let link = try server.signIn.invitation(for: mia)
            let key = try #require(link.split(separator: "=").last.map { String($0) })
            let browser = TestBrowser.atLocalhost(server)
            let page = try await browser.get(link)
            #expect(page.status == 200 && page.body.contains("Accept with a passkey"))
            let options = try await browser.options("/sign-in/passkey", "key=" + key)
            #expect(options.user?.name == "Mia")
            let handle = try #require(options.user.flatMap { Base64URL.bytes($0.id) })
            var authenticator = try TestAuthenticator(.ed25519, userHandle: handle, origin: browser.origin)
            authenticator.flags = [.userPresent]
            let weak = TestBrowser.form(try authenticator.register(challenge: options.challengeBytes), "&key=" + key)
            let refused = try await browser.post("/sign-in", weak)
            #expect(
                refused.status == 422 && refused.body.contains("The invitation is still open") && server.signIn.passkeys.isEmpty)
            // The challenge is used up, and without a script there is no response.
            authenticator.flags = [.userPresent, .userVerified]
            for form in [
                TestBrowser.form(try authenticator.register(challenge: options.challengeBytes), "&key=" + key),
                "credential=&key=" + key,
            ] {
                #expect(try await browser.post("/sign-in", form).status == 422)
            }
            let again = try await browser.options("/sign-in/passkey", "key=" + key)
            // Before the first passkey, each request has a handle of its own.
            authenticator.userHandle = try #require(again.user.flatMap { Base64URL.bytes($0.id) })
            let response = TestBrowser.form(try authenticator.register(challenge: again.challengeBytes), "&key=" + key)
            #expect(try await browser.post("/sign-in", response).status == 303)
            #expect(try await browser.get("/settings/password").body.contains("value=\"Mia\""))
            #expect(server.signIn.passkeys.all(of: mia.id).map { $0.name } == ["Firefox · Linux"])
            #expect(server.signIn.audit.newest(2).map { $0.event } == [.signedInByAddress, .passkeyAdded])
            #expect(try await TestBrowser.atLocalhost(server).signIn(with: authenticator).status == 303)
            // The invitation is used up.
            #expect(try await browser.get(link).status == 403)
            for form in [response, "key=\(key)"] { #expect(try await browser.post("/sign-in", form).status == 403) }
            for key in [key, Secret().text, "x", String(try server.signIn.path(for: mia.id, in: .folder).suffix(43))] {
                #expect(try await browser.ask("POST", "/sign-in/passkey", form: "key=" + key).status == 400, "\(key)")
            }
        }
    }

    @Test func `an address with a number leads to localhost`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let page = try await browser.get("/settings/password").body
            #expect(page.contains("browsers refuse them at a number") && !page.contains("data-passkey"))
            #expect(try await browser.ask("POST", "/settings/passkeys/new", form: "").status == 400)
            let moved = try await browser.post("/settings/passkeys/move")
            #expect(moved.status == 200 && moved["Cache-Control"] == "no-store")
            let link = "http://localhost:\(server.port)/sign-in?key="
            let tail = try #require(moved.body.components(separatedBy: "href=\"" + link).dropFirst().first)
            let path = "/sign-in?key=" + tail.prefix { $0 != "\"" }.replacing("&amp;", with: "&")
            let there = TestBrowser.atLocalhost(server)
            let answer = try await there.accept(path)
            #expect(answer.status == 303 && answer["Location"] == "/settings/password")
            #expect(try await there.get("/settings/password").body.contains("data-passkey=\"create\""))
            _ = try await there.addPasskey()
            // At localhost there is nothing to move.
            #expect(try await there.post("/settings/passkeys/move").status == 303)
            let stranger = TestBrowser(server)
            let signIn = try await stranger.get("/")
            #expect(
                signIn.body.contains("href=\"http://localhost:\(server.port)/sign-in\"") && !signIn.body.contains("data-passkey"))
            #expect(try await stranger.ask("POST", "/sign-in/passkey", form: "").status == 400)
            for host in ["[::1]:\(server.port)", "127.0.0.1"] {
                #expect(
                    try await stranger.ask("GET", "/", ["Accept: text/html"], host: host).body.contains("href=\"http://localhost")
                )
            }
        }
    }
}
