import Accounts
import ActivityFiles
import Analysis
import Archives
import Foundation
import HTTPTypes
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Two people with sessions and tokens of their own, as `hearth serve` has them.
@Suite(.timeLimit(.minutes(20))) struct AccountsOfServerTests {
    private struct People {
        var mia: Account
        /// Browsers of the owner and of Mia.
        var owner: TestBrowser
        var guest: TestBrowser
        var activities: [String: String]
    }

    private static func with(
        clock: TestClock = TestClock(), _ body: @Sendable (RunningServer, People) async throws -> Void
    ) async throws {
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now)
            var activities: [String: String] = [:]
            for (id, name, title) in [("1", "Idunn", "Lakeside loop"), (mia.id, "Mia", "Hill repeats")] {
                let journal = server.journal.journal(of: id)
                try await journal.save(Athlete(name: name))
                var run = ExampleRecordings.steadyRun(
                    start: Moment(secondsSince1970: 1_717_137_000 - (id == "1" ? 0 : 40_000)), minutes: 30)
                run.title = title
                try await journal.add(FileReading(kind: .fit, recordings: [run]), path: name + ".fit", hash: .init(of: [1]))
                activities[id] = try #require(try await journal.activities().first).id
            }
            let (owner, guest) = (TestBrowser(server), TestBrowser(server))
            #expect(try await owner.signIn().status == 303)
            #expect(try await guest.signIn(as: mia.id).status == 303)
            try await body(server, People(mia: mia, owner: owner, guest: guest, activities: activities))
        }
    }

    @Test func `a session shows the history of its account, and another's ids lead nowhere`() async throws {
        try await Self.with { server, people async throws in
            let (own, others) = (people.activities[people.mia.id] ?? "", people.activities["1"] ?? "")
            #expect(try await people.guest.get("/activities").body.contains("Hill repeats"))
            #expect(try await people.owner.get("/activities").body.contains("Lakeside loop"))
            for ending in ["", "/edit", "/series", "/series/recorded"] {
                #expect(try await people.guest.get("/activities/" + own + ending).status == 200, "\(ending)")
                let answer = try await people.guest.get("/activities/" + others + ending)
                #expect(answer.status == 404 && !answer.body.contains("Lakeside"), "\(ending)")
            }
            #expect(try await people.guest.post("/activities/" + others + "/edit", "title=Mine").status == 404)
            let title = try await server.journal.activities().first?.title
            #expect(title == "Lakeside loop")
        }
    }

    @Test func `no page of one person has a word of the other`() async throws {
        try await Self.with { server, people async throws in
            _ = try await server.tokens.token(for: "1", seconds: 60, named: "Idunn's phone")
            let words = ["Idunn", "Lakeside", people.activities["1"] ?? "-"]
            var seen = 0
            for pattern in RoutePattern.allCases.map({ $0.rawValue }) where !pattern.contains("{") {
                for path in [pattern, Route.part(of: pattern)] {
                    let answer = try await people.guest.get(path)
                    for word in words { #expect(!answer.body.contains(word), "\(path) has \(word)") }
                    if answer.status == 200 { seen += 1 }
                }
            }
            #expect(seen > 20)
            // The control: the same words are on the owner's own pages.
            let pages = ["/settings", "/activities", "/settings/access"]
            var found = ""
            for path in pages { found += try await people.owner.get(path).body }
            for word in words { #expect(found.contains(word), "\(word)") }
        }
    }

    @Test func `a person cannot end another's session or withdraw another's token`() async throws {
        try await Self.with { server, people async throws in
            let session = try people.owner.onlySession()
            _ = try await server.tokens.token(for: "1", seconds: 60, named: "phone")
            let token = try #require(server.tokens.ledger.all(of: "1").first)
            _ = try await people.guest.post("/settings/sessions/end", "session=" + session.id)
            _ = try await people.guest.post("/settings/sessions/end", "others=1")
            _ = try await people.guest.post("/settings/access/withdraw", "token=" + token.id)
            #expect(try await people.owner.get("/settings").status == 200)
            #expect(server.tokens.ledger.holds(token.id))
        }
    }

    @Test func `a program gets the figures of the person whose token it has`() async throws {
        try await Self.with { server, people async throws in
            for id in ["1", people.mia.id] {
                let token = ["Authorization": "Bearer " + (try await server.tokens.token(for: id, seconds: 60))]
                let answer = try await server.get("/quick-wins/comprehensive-analysis", token)
                #expect(answer.status == 200 && answer.text.contains("\"user_id\":\"\(id)\""), "\(id)")
            }
        }
    }

    @Test func `a disabled person is refused at once, and permitted again when enabled`() async throws {
        try await Self.with { server, people async throws in
            let (accounts, id) = (server.signIn.accounts, people.mia.id)
            let token = ["Authorization": "Bearer " + (try await server.tokens.token(for: id, seconds: 60))]
            let path = "/quick-wins/training-load"
            #expect(try await server.get(path, token).status == 200)
            let waiting = try server.signIn.path(for: id, in: .folder)
            try accounts.setDisabled(true, id)
            #expect(try await people.guest.get("/").status == 401)
            #expect(try await server.get(path, token).status == 401)
            #expect(try await TestBrowser(server).get(waiting).status == 403)
            #expect(try await people.owner.get("/").status == 200)
            try accounts.setDisabled(false, id)
            #expect(try await people.guest.get("/").status == 200)
            #expect(try await server.get(path, token).status == 200)
        }
    }

    @Test func `the calendar of a disabled person answers nothing`() async throws {
        try await Self.with { server, people async throws in
            let page = try await people.guest.post("/settings/calendar").body
            let start = try #require(page.range(of: "/calendar/"))
            let path = "/calendar/" + page[start.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
            let stranger = TestBrowser(server)
            #expect(try await stranger.get(path).status == 200)
            try server.signIn.accounts.setDisabled(true, people.mia.id)
            #expect(try await stranger.get(path).status == 404)
        }
    }

    @Test func `deleting the data of one person leaves the other's`() async throws {
        try await Self.with { server, people async throws in
            #expect(try await people.guest.post("/settings/delete", "word=delete").status == 303)
            #expect(try await server.journal.journal(of: people.mia.id).isEmpty())
            #expect(try await server.journal.activityCount() == 1)
            #expect(try await people.owner.get("/activities").body.contains("Lakeside loop"))
        }
    }
}
