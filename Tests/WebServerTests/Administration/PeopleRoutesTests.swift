import Accounts
import Foundation
import Measures
import Testing
import Training
import TrainingLog

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct PeopleRoutesTests {
    private static func key(in page: String) throws -> String {
        let tail = try #require(page.components(separatedBy: "/sign-in?key=").dropFirst().first)
        return String(tail.prefix { $0 != "<" })
    }

    @Test func `the owner invites by name, and the link signs in when its page is accepted`() async throws {
        try await TestBrowser.with { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            #expect(try await owner.get("/settings").body.contains("href=\"/settings/people\""))
            let made = try await owner.post("/settings/people", "name=+Mia+")
            #expect(made.status == 200 && made["Cache-Control"] == "no-store")
            let key = try Self.key(in: made.body)
            // The page of later requests does not have it.
            let list = try await owner.get("/settings/people").body
            #expect(list.contains("<b>Mia</b>") && list.contains("invitation open until") && !list.contains(key))
            let mia = try #require(server.signIn.accounts.all().first)
            #expect(try await server.journal.journal(of: mia.id).athlete().name == "Mia")

            let guest = TestBrowser(server)
            // A program that looks at links in advance uses nothing up.
            for more in [[], ["Sec-Purpose: prefetch"], ["User-Agent: preview-robot/1.0"]] {
                let page = try await guest.get("/sign-in?key=" + key, more)
                #expect(page.status == 200 && page["Cache-Control"] == "no-store" && page.values("Set-Cookie").isEmpty)
                #expect(page.body.contains("Ada invites you to Hearth") && page.body.contains("as Mia"))
                #expect(!page.body.contains("signed in as another person"))
            }
            #expect(try await owner.get("/sign-in?key=" + key).body.contains("signed in as another person"))
            #expect(try await guest.post("/sign-in", "key=" + key, ["Origin: http://evil.example"]).status == 403)
            let accepted = try await guest.post("/sign-in", "key=" + key)
            #expect(accepted.status == 303 && accepted["Location"] == "/")
            #expect(try await guest.get("/settings").body.contains("value=\"Mia\""))
            #expect(try await TestBrowser(server).post("/sign-in", "key=" + key).status == 403)
            #expect(try await TestBrowser(server).get("/sign-in?key=" + key).status == 403)
            #expect(try await owner.get("/settings/people").body.contains("last seen"))
        }
    }

    @Test func `an invitation is valid for seven days, and a new one replaces it`() async throws {
        let clock = TestClock()
        try await TestBrowser.with(clock: clock) { server async throws in
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            let first = try Self.key(in: try await owner.post("/settings/people", "name=Mia").body)
            let mia = try #require(server.signIn.accounts.all().first)
            let second = try Self.key(in: try await owner.post("/settings/people", "person=" + mia.id).body)
            #expect(server.signIn.accounts.all().count == 1)
            #expect(try await TestBrowser(server).get("/sign-in?key=" + first).status == 403)
            clock.advance(by: 604_799)
            #expect(try await TestBrowser(server).get("/sign-in?key=" + second).status == 200)
            clock.advance(by: 1)
            #expect(try await TestBrowser(server).get("/sign-in?key=" + second).status == 403)
            #expect(try await TestBrowser(server).post("/sign-in", "key=" + second).status == 403)
        }
    }

    @Test func `names of people are checked, and an unknown person is not found`() async throws {
        try await TestBrowser.with { server async throws in
            try await server.journal.save(Athlete(name: "Ada"))
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            _ = try await owner.post("/settings/people", "name=Mia")
            for (name, text) in [
                ("", "Please enter a name"), ("+%07", "Please enter a name"), ("mIA", "A person with this name exists"),
                ("ADA", "A person with this name exists"), (String(repeating: "x", count: 61), "At most 60 characters"),
            ] {
                let answer = try await owner.post("/settings/people", "name=" + name)
                #expect(answer.status == 422 && answer.body.contains(text), "\(name)")
            }
            for id in ["", "1", "..", "..%2F..%2Ftokens", String(repeating: "0", count: 32)] {
                for path in ["", "/disable", "/enable", "/remove"] {
                    #expect(try await owner.post("/settings/people" + path, "person=" + id).status == 404, "\(path) \(id)")
                }
                #expect(try await owner.get("/settings/people/remove?person=" + id).status == 404, "\(id)")
            }
            #expect(server.signIn.accounts.all().map { $0.name } == ["Mia"])
        }
    }

    @Test func `to another person the page does not exist, whatever the method`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let ben = try server.signIn.accounts.add(named: "Ben", at: RunningServer.now)
            let guest = TestBrowser(server)
            _ = try await guest.signIn(as: mia.id)
            #expect(try await guest.get("/settings/people").status == 404)
            #expect(try await guest.get("/settings/people/remove?person=" + ben.id).status == 404)
            for path in ["", "/disable", "/enable", "/remove"] {
                for person in [ben.id, mia.id, "1"] {
                    let form = "name=Ben&person=" + person
                    #expect(try await guest.post("/settings/people" + path, form).status == 404, "\(path) \(person)")
                }
            }
            #expect(try await !guest.get("/settings").body.contains("/settings/people"))
            #expect(server.signIn.accounts.all().allSatisfy { !$0.isDisabled })
        }
    }

    @Test func `a disabled person is signed out at once, and permitted again with a new link`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let (owner, guest) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            let open = try Self.key(in: try await owner.post("/settings/people", "person=" + mia.id).body)
            let answer = try await owner.post("/settings/people/disable", "person=" + mia.id)
            #expect(answer.status == 303)
            let page = try await owner.get(try #require(answer["Location"])).body
            #expect(page.contains("Mia is signed out everywhere") && page.contains("disabled"))
            #expect(try await guest.get("/").status == 401)
            #expect(try await guest.get("/sign-in?key=" + open).status == 403)
            #expect(try await owner.post("/settings/people", "person=" + mia.id).status == 400)
            let enabled = try await owner.post("/settings/people/enable", "person=" + mia.id)
            #expect(try await owner.get(try #require(enabled["Location"])).body.contains("Mia may sign in again"))
            // The former session stays ended.
            #expect(try await guest.get("/").status == 401)
            let key = try Self.key(in: try await owner.post("/settings/people", "person=" + mia.id).body)
            #expect(try await guest.post("/sign-in", "key=" + key).status == 303)
            #expect(try await guest.get("/").status == 200)
        }
    }

    @Test func `a person whose account is damaged is listed and can be removed, and nothing else`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let owner = TestBrowser(server)
            _ = try await owner.signIn()
            #expect(try await !owner.get("/settings/people").body.contains("The account is damaged"))
            try Data("{".utf8).write(to: URL(filePath: server.folder + "/keys/accounts/\(mia.id).json"))
            let name = String(mia.id.prefix(8))
            let page = try await owner.get("/settings/people").body
            #expect(page.contains("The account is damaged") && page.contains("/settings/people/remove?person=" + mia.id))
            for path in ["", "/disable", "/enable"] {
                #expect(try await owner.post("/settings/people" + path, "person=" + mia.id).status == 404, "\(path)")
            }
            #expect(try await owner.get("/settings/people/remove?person=" + mia.id).body.contains(name))
            #expect(try await owner.post("/settings/people/remove", "name=Mia&person=" + mia.id).status == 422)
            let answer = try await owner.post("/settings/people/remove", "name=\(name)&person=" + mia.id)
            #expect(answer.status == 303 && answer["Location"] == "/settings/people?removed=1")
            #expect(server.signIn.accounts.unreadable().isEmpty)
            #expect(try await owner.get("/settings/people/remove?person=" + String(repeating: "0", count: 32)).status == 404)
        }
    }

    @Test func `a removal asks for the name, and deletes everything of the person while the server runs`() async throws {
        try await TestBrowser.with { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: RunningServer.now)
            let journal = server.journal.journal(of: mia.id)
            try await server.journal.save(Athlete(name: "Ada"))
            try await journal.save(Athlete(name: "Mia"))
            let (owner, guest) = (TestBrowser(server), TestBrowser(server))
            _ = try await owner.signIn()
            _ = try await guest.signIn(as: mia.id)
            #expect(try await guest.get("/").status == 200)
            // A page of the person is open, and its stream holds the person's context.
            let cookie = try guest.cookie + "=" + #require(guest.cookies[guest.cookie])
            let stream = Task {
                try await server.raw(
                    ["GET /events HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "Cookie: " + cookie, "Connection: close"])
            }
            while !server.athletes.context(of: mia.id).feed.hasListeners { try await Task.sleep(for: .milliseconds(10)) }
            let token = try await server.tokens.token(for: mia.id, seconds: 600)
            let home = server.folder + "/" + mia.id
            try FileManager.default.createDirectory(atPath: home + "/originals", withIntermediateDirectories: true)

            let page = try await owner.get("/settings/people/remove?person=" + mia.id)
            #expect(page.status == 200 && page.body.contains("programs</dt><dd>1</dd>"))
            for name in ["", "Ben", "Ada"] {
                let refused = try await owner.post("/settings/people/remove", "name=\(name)&person=" + mia.id)
                #expect(refused.status == 422 && refused.body.contains("nothing was deleted"), "\(name)")
            }
            #expect(try await guest.get("/").status == 200)
            let answer = try await owner.post("/settings/people/remove", "name=+mia&person=" + mia.id)
            #expect(answer.status == 303 && answer["Location"] == "/settings/people?removed=1")
            #expect(try await owner.get("/settings/people?removed=1").body.contains("Removed, with all data"))
            _ = try await stream.value
            #expect(try await guest.get("/").status == 401)
            #expect(try await server.get("/quick-wins/training-load", ["Authorization": "Bearer " + token]).status == 401)
            #expect(server.signIn.accounts.all().isEmpty && !FileManager.default.fileExists(atPath: home))
            #expect(try await journal.athlete() == Athlete(name: "") && server.tokens.ledger.all.isEmpty)
            // The owner's data stay, and the name is free.
            #expect(try await server.journal.athlete().name == "Ada")
            #expect(try await owner.post("/settings/people", "name=Mia").status == 200)
        }
    }
}
