import Accounts
import ActivityFiles
import Analysis
import Archives
import Contract
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// A coach with an account of the same server, who looks at the training of the owner.
@Suite(.timeLimit(.minutes(20))) struct ObserverRoutesTests {
    struct People {
        var mia: String
        /// Browsers of the athlete and of the coach.
        var athlete: TestBrowser
        var coach: TestBrowser
    }

    static let run = {
        var run = ExampleRecordings.runInTaipei(start: Moment(secondsSince1970: 1_717_137_000), minutes: 30)
        run.title = "Lakeside loop"
        return run
    }()
    static let id = StoredRecording(run).id

    /// - Parameter looks: whether the coach already looks at the athlete's training.
    static func with(
        clock: TestClock = TestClock(), looks: Bool = true, _ body: @Sendable (RunningServer, People) async throws -> Void
    ) async throws {
        try await TestBrowser.with(clock: clock) { server async throws in
            let mia = try server.signIn.accounts.add(named: "Mia", at: clock.now).id
            for (athlete, name, title) in [("1", "Idunn", "Lakeside loop"), (mia, "Mia", "Hill repeats")] {
                let journal = server.journal.journal(of: athlete)
                try await journal.save(Athlete(name: name))
                var recording = run
                recording.title = title
                try await journal.add(FileReading(kind: .fit, recordings: [recording]), path: "run.fit", hash: .init(of: [1]))
            }
            let (athlete, coach) = (TestBrowser(server), TestBrowser(server))
            _ = try await athlete.signIn()
            _ = try await coach.signIn(as: mia)
            if looks {
                #expect(try await athlete.post("/settings/sharing/people", "account=mia&days=30").status == 303)
                let opened = try await coach.post("/settings/sharing/observe", "person=1")
                #expect(opened.status == 303 && opened["Location"] == "/")
            }
            try await body(server, People(mia: mia, athlete: athlete, coach: coach))
        }
    }

    @Test func `an athlete lets a person look, who then sees the training under a bar, and goes back`() async throws {
        try await Self.with(looks: false) { server, people async throws in
            #expect(try await people.coach.post("/settings/sharing/observe", "person=1").status == 404)
            #expect(try await !people.coach.get("/settings/sharing").body.contains("Idunn"))
            let added = try await people.athlete.post("/settings/sharing/people", "account=+MIA&days=30")
            #expect(added.status == 303 && added["Location"] == "/settings/sharing?change=person-added")
            let own = try await people.athlete.get("/settings/sharing?change=person-added").body
            #expect(own.contains("Mia") && own.contains("valid until") && own.contains("has not looked yet"))
            let list = try await people.coach.get("/settings/sharing").body
            #expect(list.contains("Open the training of Idunn"))
            #expect(try await people.coach.post("/settings/sharing/observe", "person=1").status == 303)
            for path in ["/", "/activities", "/load", "/activities/" + Self.id, "/routes", "/plan"] {
                let page = try await people.coach.get(path)
                #expect(page.status == 200 && page["Cache-Control"] == "no-store", "\(path)")
                #expect(page.body.contains("You are looking at Idunn’s training."), "\(path)")
                #expect(!page.body.contains("Hill repeats"), "\(path)")
                // The forms of the menu and of the bar are the only ones.
                let targets = Set(page.body.matches(of: /<form method="post" action="([^"]*)"/).map { String($0.1) })
                #expect(targets == ["/preferences", "/sign-out", "/settings/sharing/observe/end"], "\(path): \(targets)")
                #expect(!page.body.contains("/settings\"") && !page.body.contains("events=\""), "\(path)")
            }
            #expect(try await people.coach.get("/activities").body.contains("Lakeside loop"))
            #expect(try await people.athlete.get("/settings/sharing").body.contains("first looked"))
            // The athlete's own pages are as before, and another session of the coach is the coach's.
            #expect(try await people.athlete.get("/activities").body.contains("/settings\""))
            let phone = TestBrowser(server)
            _ = try await phone.signIn(as: people.mia)
            #expect(try await phone.get("/activities").body.contains("Hill repeats"))
            let back = try await people.coach.post("/settings/sharing/observe/end")
            #expect(back.status == 303 && back["Location"] == "/settings/sharing")
            #expect(try await people.coach.get("/activities").body.contains("Hill repeats"))
            let events = server.signIn.audit.newest(9).filter { $0.observer != nil }
            #expect(events.map(\.event) == [.observing, .observerAdded])
            #expect(events.allSatisfy { $0.athlete == "1" && $0.observer == people.mia })
        }
    }

    @Test func `every other address and method is closed to an observer`() async throws {
        let clock = TestClock()
        try await Self.with(clock: clock) { _, people async throws in
            let stranger = TestBrowser(people.coach.server)
            let pages = RoutePattern.allCases.map { $0.rawValue }
            let parts = pages.map { Route.part(of: $0) } + pages.map { Route.undo(below: $0) }
            let targets = Route.Target.allCases.map { $0.path }
            let undos = [Route.Target.mapSource, .weatherSource, .summarySource].map { Route.undo(below: $0.path) }
            let steps = EditStep.allCases.map { $0.pattern }
            let programs = APIRoutePattern.allCases.map { $0.rawValue } + ["/mcp", "/metrics", "/healthz/details"]
            var opened = 0
            for pattern in Set(pages + parts + targets + undos + steps + programs).sorted() {
                let path = GuardedRoutesTests.address(pattern).replacing("0d6f1a52-0d3c-4d26-9a8e-2f7d4f0b6a01", with: Self.id)
                // A session has a limit of changes.
                clock.advance(by: 0.5)
                for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] {
                    if method == "POST", ["/sign-out", "/settings/sharing/observe/end"].contains(pattern) { continue }
                    let form = method == "POST" ? "" : nil
                    let answer = try await people.coach.ask(method, path, form: form)
                    let name = "\(method) \(pattern): \(answer.status)"
                    if ["GET", "HEAD"].contains(method), ObservedRoutes.patterns.contains(pattern) {
                        #expect([200, 205, 404].contains(answer.status), "\(name)")
                        if answer.status == 200 { opened += 1 }
                    } else if GuardedRoutesTests.open[pattern] != nil || programs.contains(pattern) {
                        // These never have the data of a session: without one they answer the same.
                        let plain = try await stranger.ask(method, path, form: form)
                        #expect(answer.status == plain.status, "\(name)")
                        #expect(!answer.body.contains("Lakeside") && !answer.body.contains("Hill repeats"), "\(name)")
                    } else {
                        #expect([403, 404].contains(answer.status), "\(name)")
                        #expect(!answer.body.contains("Lakeside") && !answer.body.contains("Hill repeats"), "\(name)")
                    }
                }
            }
            #expect(opened > 50)
        }
    }

    @Test func `a closed page says why, and an unknown activity keeps the bar`() async throws {
        try await Self.with { server, people async throws in
            let closed = try await people.coach.get("/settings")
            #expect(closed.status == 403 && closed.body.contains("You can only read here"))
            #expect(closed.body.contains("/settings/sharing/observe/end"))
            let unknown = try await people.coach.get("/activities/nothing")
            #expect(unknown.status == 404 && unknown.body.contains("You are looking at Idunn’s training."))
            // A form of another tab, which still shows the coach's own pages.
            #expect(try await people.coach.post("/settings", "name=Other").status == 403)
            #expect(try await server.journal.athlete().name == "Idunn")
            #expect(try await server.journal.journal(of: people.mia).athlete().name == "Mia")
            // Forms of another site are refused, whatever they want.
            for path in ["/settings/sharing/observe/end", "/settings/sharing/observe"] {
                let answer = try await people.coach.post(path, "person=1", ["Origin: https://example.org"])
                #expect(answer.status == 403 && !answer.body.contains("You can only read"), "\(path)")
            }
            #expect(try await people.coach.get("/activities").body.contains("Lakeside loop"))
            // Signing out works, and the next sign-in shows the coach's own training.
            #expect(try await people.coach.post("/sign-out").status == 303)
            _ = try await people.coach.signIn(as: people.mia)
            #expect(try await people.coach.get("/activities").body.contains("Hill repeats"))
        }
    }

    @Test(arguments: ["revoked", "ended", "disabled", "account removed", "data erased"])
    func `an access that is gone is gone with the next request`(how: String) async throws {
        let clock = TestClock()
        try await Self.with(clock: clock) { server, people async throws in
            // Here Idunn is the coach, so that the athlete's account can be disabled and removed.
            let (athlete, coach) = (people.coach, people.athlete)
            #expect(try await athlete.post("/settings/sharing/observe/end").status == 303)
            #expect(try await athlete.post("/settings/sharing/people", "account=Idunn&days=30").status == 303)
            #expect(try await coach.post("/settings/sharing/observe", "person=" + people.mia).status == 303)
            #expect(try await coach.get("/activities").body.contains("Hill repeats"))
            switch how {
            case "revoked": #expect(try await athlete.post("/settings/sharing/people/remove", "person=1").status == 303)
            case "ended": clock.advance(by: 30 * 86_400 - 1)
            case "disabled": try server.signIn.accounts.setDisabled(true, people.mia)
            case "account removed": try server.signIn.accounts.remove(people.mia)
            default: try await server.journal.journal(of: people.mia).eraseEverything()
            }
            if how == "ended" {
                // A minute before the end it is still there, in a session that was used meanwhile.
                _ = try await coach.signIn()
                #expect(try await coach.post("/settings/sharing/observe", "person=" + people.mia).status == 303)
                clock.advance(by: 1)
            }
            for path in ["/activities", "/", "/partials/today", "/activities/" + Self.id, "/routes.svg"] {
                let answer = try await coach.get(path)
                #expect(answer.status == 403 && !answer.body.contains("Hill repeats"), "\(path)")
                #expect(!answer.body.contains("Lakeside"), "the two trainings are not mixed up")
            }
            #expect(try await coach.get("/").body.contains("This access has ended"))
            #expect(try await coach.post("/settings/sharing/observe/end").status == 303)
            #expect(try await coach.get("/activities").body.contains("Lakeside loop"))
            #expect(try await coach.post("/settings/sharing/observe", "person=" + people.mia).status == 404)
            #expect(try await !coach.get("/settings/sharing").body.contains("Open the training of"))
        }
    }

    @Test func `giving needs a fresh sign-in and a known name, revoking does not`() async throws {
        let clock = TestClock()
        try await Self.with(clock: clock, looks: false) { server, people async throws in
            for (body, problem) in [
                ("account=Unknown", "No account on this server"), ("", "No account on this server"),
                ("account=Idunn", "your own account"),
                ("account=owner", "your own account"),
            ] {
                let answer = try await people.athlete.post("/settings/sharing/people", body)
                #expect(answer.status == 422 && answer.body.contains(problem), "\(body)")
            }
            try server.signIn.accounts.setDisabled(true, people.mia)
            #expect(try await people.athlete.post("/settings/sharing/people", "account=Mia").status == 422)
            try server.signIn.accounts.setDisabled(false, people.mia)
            #expect(try await server.journal.observers().isEmpty)
            #expect(try await people.athlete.post("/settings/sharing/people", "account=Mia&days=0").status == 303)
            clock.advance(by: 900)
            let old = try await people.athlete.post("/settings/sharing/people", "account=Mia")
            #expect(old.status == 403 && old.body.contains("the last 15 minutes"))
            #expect(try await server.journal.observers().map(\.ends) == [nil])
            let path = "/settings/sharing/people/remove"
            #expect(try await people.athlete.post(path, "person=" + people.mia).status == 303)
            #expect(try await people.athlete.post(path, "person=" + people.mia).status == 404)
            #expect(server.signIn.audit.newest(1).map(\.event) == [.observerRevoked])
            #expect(try await server.journal.observers().isEmpty)
        }
    }
}
