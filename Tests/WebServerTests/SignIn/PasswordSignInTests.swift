import Foundation
import Measures
import Testing
import Training
import TrainingLog

@testable import Accounts
@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct PasswordSignInTests {
    private static let password = "blaue Giraffe tanzt"

    /// A password of an athlete with its second factor.
    private struct Factor {
        var codes: OneTimeCodes
        var recovery: [String]

        func code(at now: Moment) throws -> String { codes.code(step: try #require(OneTimeCodes.step(at: now))) }
    }

    private static func factor(_ server: RunningServer, of athlete: String, at now: Moment) async throws -> Factor {
        let codes = OneTimeCodes()
        return Factor(codes: codes, recovery: try await server.signIn.passwords.set(password, codes, of: athlete, at: now))
    }

    private static func form(_ name: String, _ password: String, _ code: String) -> String {
        "name=\(name)&password=\(password.replacing(" ", with: "+"))&code=\(code)"
    }

    @Test func `name, password and code sign in, and lead to the page that was asked for`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let browser = TestBrowser(server)
            #expect(try await !browser.get("/trends").body.contains("name=\"password\""))
            let factor = try await Self.factor(server, of: "1", at: clock.now)
            clock.advance(by: 60)
            let asked = try await browser.get("/trends?span=all")
            #expect(asked.status == 401 && asked.body.contains("name=\"password\"") && asked.body.contains("hearth sign-in"))
            let answer = try await browser.post("/sign-in", Self.form("ada", Self.password, try factor.code(at: clock.now)))
            #expect(answer.status == 303 && answer["Location"] == "/trends?span=all")
            #expect(try await browser.get("/").status == 200)
            // The owner has a second name, and the sign-in is fresh.
            clock.advance(by: 1000)
            #expect(try await browser.get("/settings/export", ["Accept: text/html"]).body.contains("name=\"password\""))
            let again = try await browser.post("/sign-in", Self.form("OWNER", Self.password, try factor.code(at: clock.now)))
            #expect(again.status == 303 && again["Location"] == "/settings")
            #expect(try await browser.get("/settings/export").status == 200)
        }
    }

    @Test func `an unknown name, a wrong password and a wrong code get the same page`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let factor = try await Self.factor(server, of: "1", at: clock.now)
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let ben = try server.signIn.accounts.add(named: "Ben", at: clock.now)
            let bens = try await Self.factor(server, of: ben.id, at: clock.now)
            try server.signIn.accounts.setDisabled(true, ben.id)
            clock.advance(by: 60)
            let code = try factor.code(at: clock.now)
            var bodies: Set<String> = []
            for form in [
                Self.form("Eve", Self.password, code), Self.form("owner", "gelbe Giraffe tanzt", code),
                Self.form("owner", Self.password, "000000"), Self.form("Mia", Self.password, code),
                Self.form("1", Self.password, code), Self.form(mia.id, Self.password, code),
                // Right, but disabled.
                Self.form("Ben", Self.password, try bens.code(at: clock.now)),
                Self.form("owner", String(repeating: "x", count: 3000), code),
            ] {
                let browser = TestBrowser(server)
                let answer = try await browser.post("/sign-in", form)
                #expect(answer.status == 403 && browser.cookies.isEmpty && answer["Cache-Control"] == "no-store", "\(form)")
                bodies.insert(answer.body)
            }
            #expect(bodies.count == 1)
            for form in [
                "", "name=owner", Self.form("", Self.password, code), Self.form("owner", "", code), "name=+&password=a&code=1",
            ] {
                #expect(try await TestBrowser(server).post("/sign-in", form).status == 422, "\(form)")
            }
            let foreign = try await TestBrowser(server).post(
                "/sign-in", Self.form("owner", Self.password, code), ["Origin: http://evil.example"])
            #expect(foreign.status == 403)
            // The code of these attempts was not used up.
            #expect(try await TestBrowser(server).post("/sign-in", Self.form("owner", Self.password, code)).status == 303)
            #expect(try await TestBrowser(server).post("/sign-in", Self.form("owner", Self.password, code)).status == 403)
        }
    }

    @Test func `a new server has no account and no password that could be guessed`() async throws {
        try await TestBrowser.with { server async throws in
            #expect(server.signIn.passwords.isEmpty && server.signIn.accounts.all().isEmpty)
            #expect(server.signIn.sessions.all(of: "1", at: RunningServer.now).isEmpty)
            #expect(server.tokens.ledger.all.isEmpty)
            let page = try await TestBrowser(server).get("/")
            #expect(page.status == 401 && !page.body.contains("name=\"password\""))
            let names = ["owner", "admin", "root", "hearth", "1", "user", "guest", "demo"]
            for (name, password) in names.flatMap({ name in
                ["", "admin", "password", "hearth", "changeme", name].map { (name, $0) }
            }) {
                let browser = TestBrowser(server)
                // Failures are delayed too, so that the answer to the first ones is not that to the last ones.
                let status = try await browser.post("/sign-in", Self.form(name, password, "000000")).status
                #expect([403, 422, 429].contains(status) && browser.cookies[browser.cookie] == nil, "\(name) \(password)")
            }
        }
    }

    @Test func `after a lost factor only a new address of the owner signs in, once, and its person renews the codes`()
        async throws
    {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let ben = try server.signIn.accounts.add(named: "Ben", at: clock.now)
            let lost = try await Self.factor(server, of: mia.id, at: clock.now)
            // The right password without its factor is not enough, and nothing on the page resets one.
            let stranger = TestBrowser(server)
            #expect(try await stranger.post("/sign-in", Self.form("Mia", Self.password, "000000")).status == 403)
            for path in ["/settings/password/remove", "/settings/password/codes", "/settings/people"] {
                #expect(try await stranger.post(path, "person=" + mia.id).status == 401, "\(path)")
            }
            // Another person cannot issue the address.
            let guest = TestBrowser(server)
            _ = try await guest.signIn(as: ben.id)
            #expect(try await guest.post("/settings/people", "person=" + mia.id).status == 404)
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            let made = try await owner.post("/settings/people", "person=" + mia.id)
            #expect(made.status == 200)
            let key = String(try #require(made.body.firstMatch(of: /\/sign-in\?key=([A-Za-z0-9_-]+)/)).1)
            let phone = TestBrowser(server)
            #expect(try await phone.post("/sign-in", "key=" + key).status == 303)
            #expect(try await TestBrowser(server).post("/sign-in", "key=" + key).status == 403)
            // The only way of a person cannot be removed, but the codes that replace the factor can be renewed.
            #expect(try await phone.post("/settings/password/remove").status == 422)
            let page = try await phone.post("/settings/password/codes").body
            let code = try #require(page.components(separatedBy: "<li><code>").dropFirst().first).prefix { $0 != "<" }
            for old in lost.recovery.prefix(2) {
                #expect(try await TestBrowser(server).post("/sign-in", Self.form("Mia", Self.password, old)).status == 403)
            }
            let again = try await TestBrowser(server).post("/sign-in", Self.form("Mia", Self.password, String(code)))
            #expect(again.status == 303)
            let events = server.signIn.audit.newest(50).filter { $0.athlete == mia.id }.map { $0.event }
            #expect(events.contains(.recoveryCodesRenewed) && events.contains(.signInFailed))
        }
    }

    @Test func `a recovery code signs in once`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let factor = try await Self.factor(server, of: "1", at: clock.now)
            let form = Self.form("owner", Self.password, factor.recovery[0])
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 303)
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 403)
        }
    }

    @Test func `an attempt of a disabled person uses up no recovery code`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let factor = try await Self.factor(server, of: mia.id, at: clock.now)
            let form = Self.form("Mia", Self.password, factor.recovery[0])
            try server.signIn.accounts.setDisabled(true, mia.id)
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 403)
            try server.signIn.accounts.setDisabled(false, mia.id)
            #expect(try await TestBrowser(server).post("/sign-in", form).status == 303)
        }
    }

    @Test func `failures delay the account more and more, and other accounts not`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let factor = try await Self.factor(server, of: "1", at: clock.now)
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let mias = try await Self.factor(server, of: mia.id, at: clock.now)
            let browser = TestBrowser(server)
            for name in ["owner", "Eve"] {
                for _ in 0..<5 { #expect(try await browser.post("/sign-in", Self.form(name, "x", "1")).status == 403) }
                let delayed = try await browser.post("/sign-in", Self.form(name, "x", "1"))
                #expect(delayed.status == 429 && delayed["Retry-After"] == "15", "\(name)")
                #expect(delayed.body.contains("Too many tries") && delayed.body.contains("disabled"))
            }
            clock.advance(by: 14)
            let right = Self.form("owner", Self.password, factor.recovery[0])
            #expect(try await browser.post("/sign-in", right).status == 429)
            #expect(
                try await TestBrowser(server).post("/sign-in", Self.form("Mia", Self.password, mias.recovery[0])).status == 303)
            // A one-time address still signs in.
            #expect(try await TestBrowser(server).signIn().status == 303)
            clock.advance(by: 1)
            #expect(try await browser.post("/sign-in", Self.form("owner", "x", "1")).status == 403)
            #expect(try await browser.post("/sign-in", right)["Retry-After"] == "30")
            clock.advance(by: 30)
            #expect(try await browser.post("/sign-in", right).status == 303)
        }
    }

    @Test func `the log names sign-ins and failures, and never what was typed`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let factor = try await Self.factor(server, of: "1", at: clock.now)
            let browser = TestBrowser(server)
            _ = try await browser.post("/sign-in", Self.form("typed-by-mistake", "typed-secret", "424242"))
            _ = try await browser.post("/sign-in", Self.form("Ada", "typed-secret", "424242"))
            #expect(try await browser.post("/sign-in", Self.form("Ada", Self.password, factor.recovery[0])).status == 303)
            let events = server.signIn.audit.newest(10)
            #expect(events.map { $0.event } == [.signedInByRecoveryCode, .signInFailed, .signInFailed])
            #expect(events.map { $0.athlete } == ["1", "1", nil])
            #expect(events[0].client == AuditedClient(device: "Firefox · Linux", address: "127.0.0.1"))
            let page = try await browser.get("/settings/log").body
            #expect(page.contains("Signed in with a recovery code") && page.contains("Sign-in failed"))
            let details = page.replacing("\u{A0}", with: " ").components(separatedBy: "<small>").dropFirst()
                .map { String($0.prefix { $0 != "<" }) }
            let place = " · Firefox · Linux · 127.0.0.1 · 1 Jun, 06:30"
            #expect(details == ["Ada" + place, "Ada" + place, "an unknown name" + place])
            let files = try ["audit.log", "attempts.log"].map { try Scratch.text(of: server.folder + "/keys/" + $0) }.joined()
            for text in [page, files] { #expect(!text.contains("typed") && !text.contains("424242")) }
        }
    }
}

/// Reads files of the server's folder.
private enum Scratch {
    static func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
