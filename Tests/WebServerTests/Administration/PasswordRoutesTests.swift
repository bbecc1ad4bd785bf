import Crypto
import Foundation
import Measures
import Testing
import Training
import TrainingLog

@testable import Accounts
@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct PasswordRoutesTests {
    private static let password = "blaue+Giraffe+tanzt"

    private static func secret(in page: String) throws -> String {
        let tail = try #require(page.components(separatedBy: "name=\"secret\" value=\"").dropFirst().first)
        return String(tail.prefix { $0 != "\"" })
    }

    private static func code(of secret: String, at now: Moment) throws -> String {
        try #require(OneTimeCodes(secret)).code(step: try #require(OneTimeCodes.step(at: now)))
    }

    @Test func `the code that confirmed a new second factor is used up, whether it was early or late`() async throws {
        for offset in [-30.0, 0, 30] {
            let clock = TestClock()
            try await TestBrowser.with(clock: clock) { server async throws in
                let browser = TestBrowser(server)
                _ = try await browser.signIn()
                let secret = try Self.secret(in: try await browser.get("/settings/password").body)
                let code = try Self.code(of: secret, at: clock.now + offset)
                let form = "secret=\(secret)&password=\(Self.password)&repeat=\(Self.password)&code="
                #expect(try await browser.post("/settings/password", form + code).status == 200)
                let again = "name=owner&password=\(Self.password)&code="
                #expect(try await TestBrowser(server).post("/sign-in", again + code).status == 403, "\(offset)")
                let next = try Self.code(of: secret, at: clock.now + offset + 30)
                clock.advance(by: 30)
                #expect(try await TestBrowser(server).post("/sign-in", again + next).status == 303, "\(offset)")
            }
        }
    }

    @Test func `a password needs the rules, its repetition and a code of the app, and keeps the shown secret until then`()
        async throws
    {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            try await server.journal.save(Athlete(name: "Idunn Hansen"))
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let page = try await browser.get("/settings/password")
            #expect(page.status == 200 && page["Cache-Control"] == "no-store")
            let secret = try Self.secret(in: page.body)
            #expect(page.body.contains("otpauth://totp/Hearth:Idunn%20Hansen?secret=\(secret)&amp;issuer=Hearth"))
            #expect(try Self.secret(in: try await browser.get("/settings/password").body) != secret)
            let code = try Self.code(of: secret, at: clock.now)
            for (password, again, code, text) in [
                ("kurz", "kurz", code, "At least 12 characters"), ("password1234", "password1234", code, "Attackers try"),
                ("IdunnHansen1", "IdunnHansen1", code, "too much like your name"),
                (Self.password, Self.password + "e", code, "The two passwords differ"),
                (Self.password, Self.password, "000000", "This code is wrong"),
                (Self.password, Self.password, "", "This code is wrong"),
            ] {
                let answer = try await browser.post(
                    "/settings/password", "secret=\(secret)&password=\(password)&repeat=\(again)&code=\(code)")
                #expect(answer.status == 422 && answer.body.contains(text), "\(text)")
                #expect(try Self.secret(in: answer.body) == secret && !answer.body.contains("Giraffe"))
            }
            for secret in ["", "x", "GEZDGNBV"] {
                let form = "secret=\(secret)&password=\(Self.password)&repeat=\(Self.password)&code=\(code)"
                #expect(try await browser.post("/settings/password", form).status == 400, "\(secret)")
            }
            #expect(server.signIn.passwords.isEmpty)
            let form = "secret=\(secret)&password=\(Self.password)&repeat=\(Self.password)&code=\(code)"
            let made = try await browser.post("/settings/password", form)
            #expect(made.status == 200 && made["Cache-Control"] == "no-store")
            #expect(made.body.components(separatedBy: "<li><code>").count == 11 && !made.body.contains(secret))
            let later = try await browser.get("/settings/password").body
            #expect(later.contains("10 codes are left") && !later.contains("<li><code>") && !later.contains("otpauth"))
            // A second window does not replace it.
            #expect(try await browser.post("/settings/password", form).status == 303)
        }
    }

    @Test func `a password in the file of breached ones is refused like a common one, when it is set and changed`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "hearth-" + UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = ["blaue Giraffe tanzt", "vier alte Kartoffeln"].map { password in
            Insecure.SHA1.hash(data: Data(password.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ":3"
        }
        try Data(lines.sorted().joined(separator: "\r\n").uppercased().utf8).write(to: URL(filePath: path))
        let clock = TestClock()
        try await TestBrowser.with(clock: clock, breached: try BreachedPasswords(path: path)) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let secret = OneTimeCodes().text
            func set(_ password: String) async throws -> TestBrowser.Answer {
                let code = try Self.code(of: secret, at: clock.now)
                return try await browser.post(
                    "/settings/password", "secret=\(secret)&password=\(password)&repeat=\(password)&code=\(code)")
            }
            let refused = try await set(Self.password)
            #expect(refused.status == 422 && refused.body.contains("Attackers try") && server.signIn.passwords.isEmpty)
            #expect(try await set("gelbe+Giraffe+tanzt").status == 200)
            func change(_ password: String) async throws -> TestBrowser.Answer {
                try await browser.post(
                    "/settings/password/change", "current=gelbe+Giraffe+tanzt&password=\(password)&repeat=\(password)")
            }
            let changed = try await change("vier+alte+Kartoffeln")
            #expect(changed.status == 422 && changed.body.contains("Attackers try"))
            // Without the file no password is set that was not compared.
            try FileManager.default.moveItem(atPath: path, toPath: path + ".gone")
            #expect(try await change("sechs+alte+Kartoffeln").status == 500)
            try FileManager.default.moveItem(atPath: path + ".gone", toPath: path)
            #expect(try await change("sechs+alte+Kartoffeln").status == 303)
        }
    }

    @Test func `setting, changing and removing the password ends the other sessions of the athlete only`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            let (desk, guest) = (TestBrowser(server), TestBrowser(server))
            _ = try await desk.signIn()
            _ = try await guest.signIn(as: mia.id)
            let secret = OneTimeCodes().text
            let forms = [
                (
                    "",
                    "secret=\(secret)&password=\(Self.password)&repeat=\(Self.password)&code=\(try Self.code(of: secret, at: clock.now))",
                    200
                ),
                ("/change", "current=\(Self.password)&password=\(Self.password)+gern&repeat=\(Self.password)+gern", 303),
                ("/remove", "", 303),
            ]
            for (path, form, status) in forms {
                let phone = TestBrowser(server)
                _ = try await phone.signIn()
                let waiting = try server.signIn.path(for: "1", in: .folder)
                #expect(try await desk.post("/settings/password" + path, form).status == status, "\(path)")
                #expect(try await phone.get("/").status == 401, "\(path)")
                #expect(try await TestBrowser(server).get(waiting).status == 403, "\(path)")
                #expect(try await desk.get("/").status == 200, "\(path)")
                #expect(try await guest.get("/").status == 200, "\(path)")
            }
            #expect(server.signIn.passwords.isEmpty)
            let events = server.signIn.audit.newest(50).map { $0.event }.filter { $0 != .signedInByAddress && !$0.isRefusal }
            #expect(events == [.passwordRemoved, .passwordChanged, .passwordSet])
            // Without a password there is nothing to change.
            #expect(try await desk.post("/settings/password/change", "password=x&repeat=x").status == 303)
            #expect(try await desk.post("/settings/password/codes").status == 303)
            #expect(server.signIn.passwords.isEmpty)
        }
    }

    @Test func `a changed password obeys the rules, and new recovery codes replace the old ones`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let old = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: "1", at: clock.now)
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let refused = try await browser.post("/settings/password/change", "password=kurz&repeat=kurz")
            #expect(refused.status == 422 && refused.body.contains("At least 12 characters"))
            let codes = try await browser.post("/settings/password/codes")
            #expect(codes.status == 200 && codes["Cache-Control"] == "no-store")
            let made = codes.body.components(separatedBy: "<li><code>").dropFirst().map { String($0.prefix { $0 != "<" }) }
            #expect(made.count == 10 && Set(made).isDisjoint(with: old))
            let password = "password=blaue+Giraffe+tanzt&name=owner&code="
            #expect(try await TestBrowser(server).post("/sign-in", password + old[0]).status == 403)
            #expect(try await TestBrowser(server).post("/sign-in", password + made[0]).status == 303)
        }
    }

    @Test func `a change asks for the current password, and a wrong one is logged and delayed`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let codes = OneTimeCodes()
            let recovery = try await server.signIn.passwords.set("blaue Giraffe tanzt", codes, of: "1", at: clock.now)
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let page = try await browser.get("/settings/password").body
            #expect(page.contains("name=\"current\"") && page.contains("autocomplete=\"current-password\""))
            let new = "&password=gelbe+Giraffe+tanzt&repeat=gelbe+Giraffe+tanzt"
            let long = String(repeating: "x", count: 2049)
            for current in ["", "blaue+Giraffe", "gelbe+Giraffe+tanzt", long] {
                let answer = try await browser.post("/settings/password/change", "current=" + current + new)
                #expect(answer.status == 422 && answer.body.contains("This is not your current password"), "\(current)")
                #expect(!answer.body.contains("Giraffe"))
            }
            #expect(try await browser.post("/settings/password/change", String(new.dropFirst())).status == 422)
            // Five failures: the next attempt waits, also with the right one.
            let right = "current=blaue+Giraffe+tanzt" + new
            let locked = try await browser.post("/settings/password/change", right)
            #expect(locked.status == 429 && locked["Retry-After"] == "15" && locked.body.contains("Too many tries"))
            #expect(server.signIn.audit.newest(50).count { $0.event == .passwordChangeRefused } == 6)
            // The sign-in of the same person does not wait.
            let old = "name=owner&password=blaue+Giraffe+tanzt&code="
            #expect(try await TestBrowser(server).post("/sign-in", old + recovery[0]).status == 303)
            clock.advance(by: 15)
            #expect(try await browser.post("/settings/password/change", right)["Location"] == "/settings/password?done=changed")
            #expect(try await TestBrowser(server).post("/sign-in", old + recovery[1]).status == 403)
            let changed = "name=owner&password=gelbe+Giraffe+tanzt&code="
            #expect(try await TestBrowser(server).post("/sign-in", changed + recovery[1]).status == 303)
        }
    }

    @Test func `each person has a password of their own, and removing or deleting takes it away`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            for athlete in ["1", mia.id] {
                _ = try await server.signIn.passwords.set("blaue Giraffe tanzt", OneTimeCodes(), of: athlete, at: clock.now)
            }
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            #expect(try await owner.post("/settings/people/remove", "name=Mia&person=" + mia.id).status == 303)
            #expect(server.signIn.passwords.state(of: mia.id) == nil && server.signIn.passwords.state(of: "1") != nil)
            #expect(try await owner.get("/settings/log").body.contains("a removed person"))
            #expect(try await owner.post("/settings/delete", "word=delete").status == 303)
            #expect(server.signIn.passwords.isEmpty)
        }
    }

    @Test func `the log does not exist for another person`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let guest = TestBrowser(server)
            _ = try await guest.signIn(as: mia.id)
            #expect(try await guest.get("/settings/log").status == 404)
            #expect(try await guest.get("/settings/password").body.contains("value=\"Mia\""))
        }
    }
}
