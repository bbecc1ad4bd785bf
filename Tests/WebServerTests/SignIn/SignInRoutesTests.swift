import Accounts
import Foundation
import Measures
import Testing
import TrainingLog

@testable import WebServer

struct SignInRoutesTests {
    @Test func `a one-time address signs one browser in, and the key is in no later address`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            let refused = try await browser.get("/")
            #expect(refused.status == 401 && refused.body.contains("hearth sign-in") && refused["Cache-Control"] == "no-store")
            #expect(refused["WWW-Authenticate"] == "Session realm=\"hearth\"")
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            let answer = try await browser.accept(path)
            #expect(answer.status == 303 && answer["Location"] == "/" && answer["Cache-Control"] == "no-store")
            let cookie = try #require(answer.values("Set-Cookie").first { $0.hasPrefix("hearth-session-\(server.port)=") })
            #expect(cookie.hasSuffix("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax"))
            let key = try #require(path.components(separatedBy: "key=").last)
            #expect(!answer.head.joined().contains(key))
            #expect(try await browser.get("/").status == 200)
            #expect(try await browser.get("/sign-in").body.contains("This browser is signed in"))
            // Another browser gets nothing with the same address.
            let other = TestBrowser(server)
            let replayed = try await other.accept(path)
            #expect(try await other.post("/sign-in", "key=" + key).status == 403)
            #expect(replayed.status == 403 && replayed.body.contains("no longer works") && other.cookies[other.cookie] == nil)
            #expect(try await other.get("/").status == 401)
        }
    }

    @Test func `an expired key and a text that was never a key begin no session`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser(server)
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            clock.advance(by: SignInKeys.lifetime)
            #expect(try await browser.get(path).status == 403)
            for key in [
                "", "x", Secret().text, "../../tokens.key", String(repeating: "A", count: 43),
                String(repeating: "A", count: 4000),
                "%00", "a&key=b",
            ] {
                let answer = try await browser.get("/sign-in?key=" + key)
                #expect([200, 403].contains(answer.status) && answer.values("Set-Cookie").isEmpty, "\(key)")
            }
            #expect(server.signIn.sessions.all(of: Journal.localAthlete, at: clock.now).isEmpty)
        }
    }

    @Test func `opening the address uses up nothing, by any browser and however often`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            let path = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            #expect(try await browser.ask("HEAD", path).status == 200)
            for header in [
                "Sec-Purpose: prefetch", "Sec-Purpose: prefetch;prerender", "Purpose: prefetch", "Sec-Fetch-Dest: image",
                "Sec-Fetch-Dest: iframe", "Sec-Fetch-Dest: empty\r\nSec-Fetch-Site: cross-site",
            ] {
                let answer = try await TestBrowser(server).get(path, [header])
                #expect(answer.status == 200 && answer.values("Set-Cookie").isEmpty, "\(header)")
            }
            let page = try await browser.get(path)
            #expect(page.status == 200 && page["Cache-Control"] == "no-store" && page["Referrer-Policy"] == "same-origin")
            #expect(page.values("Set-Cookie").isEmpty && page.body.contains("Sign this browser in"))
            // A form states its key itself, and comes from our own page.
            #expect(try await browser.ask("POST", path, form: "key=x").status == 403)
            let key = try #require(path.components(separatedBy: "key=").last)
            #expect(try await browser.post("/sign-in", "key=" + key, ["Origin: https://evil.example"]).status == 403)
            #expect(try await browser.accept(path).status == 303)
            #expect(try await browser.get(path).status == 403, "a used address")
        }
    }

    @Test func `the page of an address says when it signs another person out`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let own = try await browser.get(try server.signIn.path(for: Journal.localAthlete, in: .folder))
            #expect(own.status == 200 && !own.body.contains("signed in as another person"))
            let hers = try server.signIn.path(for: mia.id, in: .folder)
            #expect(try await browser.get(hers).body.contains("signed in as another person"))
            try server.signIn.accounts.setDisabled(true, mia.id)
            #expect(try await browser.get(hers).status == 403)
        }
    }

    @Test func `the token is always new, and the session that the browser had before ends`() async throws {
        try await TestBrowser.with { server async throws in
            // A token that an attacker chose is not adopted.
            let browser = TestBrowser(server)
            let planted = Secret().text
            browser.cookies[browser.cookie] = planted
            #expect(try await browser.signIn().status == 303)
            let first = try #require(browser.cookies[browser.cookie])
            #expect(first != planted)
            let session = try browser.onlySession()
            #expect(try await browser.signIn().status == 303)
            #expect(browser.cookies[browser.cookie] != first)
            #expect(try browser.onlySession().id != session.id)
            let thief = TestBrowser(server)
            for token in [planted, first] {
                thief.cookies[thief.cookie] = token
                #expect(try await thief.get("/").status == 401)
            }
        }
    }

    @Test func `forged, shortened and misplaced tokens open nothing`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let token = try #require(browser.cookies[browser.cookie])
            let session = try browser.onlySession()
            let thief = TestBrowser(server)
            for forged in [
                Secret().text, String(token.dropLast()), token + "A", token.lowercased() + "", session.id, "\"" + token + "\"",
                token + "," + token, "%20" + token,
            ] where forged != token {
                thief.cookies = [thief.cookie: forged]
                #expect(try await thief.get("/").status == 401, "\(forged)")
            }
            // The cookie of another port, of another name, and the token elsewhere in the request.
            for name in ["hearth-session", "hearth-session-1", "Hearth-Session-\(server.port)", "x"] {
                thief.cookies = [name: token]
                #expect(try await thief.get("/").status == 401, "\(name)")
            }
            thief.cookies = [:]
            for header in ["Authorization: Bearer " + token, "X-Forwarded-User: local", "X-Session: " + token] {
                #expect(try await thief.get("/", [header]).status == 401, "\(header)")
            }
            #expect(try await thief.get("/?hearth-session-\(server.port)=" + token).status == 401)
            // A foreign cookie of the same name before the right one does not sign the user out.
            #expect(try await thief.get("/", ["Cookie: a=b; \(thief.cookie)=planted; \(thief.cookie)=" + token]).status == 200)
            #expect(try await thief.get("/", ["Cookie: \(thief.cookie)=x", "Cookie: \(thief.cookie)=" + token]).status == 200)
            // A session opens pages only, and a token of a program the API only.
            browser.cookies = [browser.cookie: token]
            #expect(try await browser.ask("GET", "/quick-wins/training-load").status == 401)
            #expect(try await browser.ask("GET", "/sync/v1/changes").status == 401)
            let program = try await server.tokens.token(for: Journal.localAthlete, seconds: 60)
            #expect(try await thief.get("/", ["Authorization: Bearer " + program]).status == 401)
            thief.cookies = [thief.cookie: program]
            #expect(try await thief.get("/").status == 401)
        }
    }

    @Test func `after the sign-in the browser is on the page that it asked for, and never on another server`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            #expect(try await browser.get("/trends?span=all").status == 401)
            #expect(browser.cookies["hearth-return-\(server.port)"] == "%2Ftrends%3Fspan%3Dall")
            #expect(try await browser.signIn()["Location"] == "/trends?span=all")
            #expect(browser.cookies["hearth-return-\(server.port)"] == nil)
            _ = try await browser.post("/sign-out")
            _ = try await browser.get("/activities?q=" + String(repeating: "x", count: 1000))
            #expect(browser.cookies["hearth-return-\(server.port)"] == "%2F")
            for planted in [
                "https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "%2F%0D%0ASet-Cookie%3A%20x%3Dy", "",
                "%2Fsign-out", "%2Fsign-in%3Fkey%3Dx", "%ZZ", "evil.example", "%2F%09%2Fevil.example", "javascript%3Aalert(1)",
            ] {
                browser.cookies["hearth-return-\(server.port)"] = planted
                let answer = try await browser.signIn()
                #expect(answer.status == 303 && answer["Location"] == "/", "\(planted)")
                #expect(!answer.values("Set-Cookie").contains { $0.hasPrefix("x=") })
            }
            for parameter in ["return=//evil.example", "next=https://evil.example", "at=//evil.example"] {
                let path = try server.signIn.path(for: Journal.localAthlete, in: .folder) + "&" + parameter
                #expect(try await browser.accept(path)["Location"] == "/")
            }
        }
    }

    @Test func `the files of the sign-in are private and contain neither keys nor tokens`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            let waiting = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            _ = try await browser.signIn()
            let token = try #require(browser.cookies[browser.cookie])
            let key = try #require(waiting.components(separatedBy: "key=").last)
            let folder = server.folder + "/keys"
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
                $0.hasPrefix("sessions") || $0.hasPrefix("sign-in")
            }
            #expect(names.count == 4)  // two folders, one session, one key
            for name in names {
                let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
                #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
                let text =
                    FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) } ?? ""
                #expect(!text.contains(token) && !text.contains(key) && !name.contains(token) && !name.contains(key))
            }
        }
    }
}
