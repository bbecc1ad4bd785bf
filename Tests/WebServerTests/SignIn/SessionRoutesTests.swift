import Accounts
import Measures
import Testing
import Training
import TrainingLog

@testable import WebServer

struct SessionRoutesTests {
    @Test func `signing out ends the session on the server, and only our own page can do it`() async throws {
        try await TestBrowser.with { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let token = try #require(browser.cookies[browser.cookie])
            #expect(try await browser.post("/sign-out", "", ["Origin: http://evil.example"]).status == 403)
            #expect(try await browser.post("/sign-out", "", ["Sec-Fetch-Site: cross-site"]).status == 403)
            #expect(try await browser.post("/sign-out", "", ["Origin: http://127.0.0.1:1"]).status == 403)
            #expect(try await browser.get("/sign-out").status == 405)
            #expect(try await browser.get("/").status == 200)
            let answer = try await browser.post("/sign-out", "session=x")
            #expect(answer.status == 303 && answer["Location"] == "/sign-in?signed-out=1")
            #expect(answer["Clear-Site-Data"] == "\"cache\"" && browser.cookies[browser.cookie] == nil)
            #expect(try await browser.get("/sign-in?signed-out=1").body.contains("Signed out"))
            // A browser that kept the cookie is refused.
            browser.cookies[browser.cookie] = token
            #expect(try await browser.get("/").status == 401)
            #expect(try await browser.post("/sign-out").status == 401)
        }
    }

    @Test func `sessions are listed with browser and use, and each can be ended`() async throws {
        try await TestBrowser.with { server async throws in
            let (desk, phone, stranger) = (TestBrowser(server), TestBrowser(server), TestBrowser(server))
            phone.agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1"
            stranger.agent = "<b>x"
            _ = try await desk.signIn()
            _ = try await phone.signIn()
            _ = try await stranger.signIn()
            let page = try await desk.get("/settings/access").body
            for text in ["<b>Firefox", "this browser", "<b>Safari", "Unknown browser", "Sign out all others"] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(!page.contains("<b>x"))
            for browser in [desk, phone, stranger] {
                #expect(!page.contains(try #require(browser.cookies[browser.cookie])))
            }
            let sessions = server.signIn.sessions.all(of: Journal.localAthlete, at: RunningServer.now)
            let target = try #require(sessions.first { $0.device == "Safari · iPhone" })
            let ended = try await desk.post("/settings/sessions/end", "session=" + target.id)
            #expect(ended.status == 303 && ended["Location"] == "/settings/access?ended=1")
            #expect(try await desk.get("/settings/access?ended=1").body.contains("That browser no longer has access."))
            #expect(try await phone.get("/").status == 401)
            // A second time, and with ids that are none.
            for id in [target.id, "..", "..%2F..%2Ftokens", "", String(repeating: "0", count: 32)] {
                #expect(try await desk.post("/settings/sessions/end", "session=" + id).status == 303, "\(id)")
            }
            #expect(try await desk.post("/settings/sessions/end").status == 400)
            #expect(try await desk.post("/settings/sessions/end", "others=1", ["Origin: http://evil.example"]).status == 403)
            #expect(try await stranger.get("/").status == 200)
            #expect(try await desk.post("/settings/sessions/end", "others=1").status == 303)
            #expect(try await stranger.get("/").status == 401)
            #expect(try await desk.get("/").status == 200)
            let own = try desk.onlySession()
            #expect(try await desk.post("/settings/sessions/end", "session=" + own.id)["Location"] == "/sign-in?signed-out=1")
            #expect(try await desk.get("/").status == 401)
        }
    }

    @Test func `ending other sessions needs a fresh sign-in and is logged, and signing out does not need one`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let (desk, phone) = (TestBrowser(server), TestBrowser(server))
            _ = try await desk.signIn()
            _ = try await phone.signIn()
            let sessions = server.signIn.sessions.all(of: Journal.localAthlete, at: clock.now)
            clock.advance(by: 900)
            let own = try Self.id(of: desk, server)
            let other = try #require(sessions.first { $0.id != own })
            for form in ["others=1", "session=" + other.id, "session=", ""] {
                let refused = try await desk.post("/settings/sessions/end", form)
                #expect(refused.status == 403 && refused.body.contains("the last 15 minutes"), "\(form)")
            }
            #expect(try await phone.get("/").status == 200)
            // The new sign-in leads back to the list.
            #expect(try await desk.signIn()["Location"] == "/settings/access")
            #expect(try await desk.post("/settings/sessions/end", "others=1")["Location"] == "/settings/access?ended=1")
            #expect(try await phone.get("/").status == 401)
            #expect(server.signIn.audit.newest(50).count { $0.event == .sessionsEnded && $0.athlete == "1" } == 1)
            clock.advance(by: 900)
            let last = try desk.onlySession()
            #expect(try await desk.post("/settings/sessions/end", "session=" + last.id)["Location"] == "/sign-in?signed-out=1")
        }
    }

    /// Id of a browser's session.
    private static func id(of browser: TestBrowser, _ server: RunningServer) throws -> String {
        let secret = try #require(browser.cookies[browser.cookie].flatMap { Secret($0) })
        return try #require(server.signIn.sessions.session(of: secret, at: server.signIn.clock())).id
    }

    @Test func `a session of another athlete can neither be seen nor ended, and shows that athlete's data`() async throws {
        try await TestBrowser.with { server async throws in
            let account = try server.signIn.accounts.add(named: "Idunn", at: RunningServer.now)
            try await server.journal.journal(of: account.id).save(Athlete(name: "Idunn"))
            let (owner, other) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await other.signIn(as: account.id)
            #expect(try await other.get("/settings").body.contains("Idunn"))
            #expect(try await !owner.get("/settings").body.contains("Idunn"))
            let session = try owner.onlySession()
            #expect(try await !other.get("/settings/access").body.contains(session.id))
            _ = try await other.post("/settings/sessions/end", "session=" + session.id)
            _ = try await other.post("/settings/sessions/end", "others=1")
            #expect(try await owner.get("/").status == 200)
        }
    }

    @Test func `a session ends without use, and the stream of an open page with its session`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            let session = try browser.onlySession()
            let cookie = try browser.cookie + "=" + #require(browser.cookies[browser.cookie])
            let stream = Task {
                try await server.raw(
                    ["GET /events HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Cookie: " + cookie, "Connection: close"])
            }
            // A change of the data reaches the stream while the session is valid, and ends it afterwards.
            while server.athletes.context(of: Journal.localAthlete).feed.hasListeners == false {
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(server.signIn.sessions.end(session.id, of: Journal.localAthlete))
            try await server.journal.save(Athlete(name: "Ada"))
            await server.athletes.context(of: Journal.localAthlete).feed.check()
            let ended = try await stream.value
            #expect(ended.hasPrefix("HTTP/1.1 200") && !ended.contains("event: insights"))
            #expect(try await browser.get("/events").status == 401)
            _ = try await browser.signIn()
            clock.advance(by: 30 * 86_400)
            #expect(try await browser.get("/").status == 401)
        }
    }

    @Test func `deleting everything ends the other sessions and the keys`() async throws {
        try await TestBrowser.with { server async throws in
            let (desk, phone) = (TestBrowser(server), TestBrowser(server))
            _ = try await desk.signIn()
            _ = try await phone.signIn()
            let waiting = try server.signIn.path(for: Journal.localAthlete, in: .folder)
            #expect(try await desk.post("/settings/delete", "word=delete").status == 303)
            #expect(try await desk.get("/settings/delete?done=1").status == 200)
            #expect(try await phone.get("/").status == 401)
            let late = TestBrowser(server)
            #expect(try await late.get(waiting).status == 403)
        }
    }
}
