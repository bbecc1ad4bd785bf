import Accounts
import ActivityFiles
import Archives
import Foundation
import Localizations
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Links to one activity, as people without an account see them.
struct SharedLinkRoutesTests {
    static let run = {
        var run = ExampleRecordings.runInTaipei(start: Moment(secondsSince1970: 1_717_137_000), minutes: 30)
        run.notes = "Note of the file"
        return run
    }()
    static let id = StoredRecording(run).id

    static func with(
        clock: TestClock = TestClock(), _ body: @Sendable (RunningServer, TestBrowser) async throws -> Void
    ) async throws {
        try await TestBrowser.with(clock: clock) { server async throws in
            try await server.journal.add(
                FileReading(kind: .fit, recordings: [run]), path: "run.fit", hash: .init(of: [1]))
            let browser = TestBrowser(server)
            _ = try await browser.signIn()
            try await body(server, browser)
        }
    }

    /// Creates a link with the form of the activity and returns its path.
    static func link(_ browser: TestBrowser, _ form: String = "days=7") async throws -> String {
        let page = try await browser.post("/activities/\(id)/share", form)
        #expect(page.status == 200 && page["Cache-Control"] == "no-store")
        return String(try #require(page.body.firstMatch(of: /https?:\/\/[a-z0-9.:]+(\/shared\/[0-9a-f]{64})</)).1)
    }

    @Test func `a link shows the activity without a session, and nothing else`() async throws {
        try await Self.with { server, browser async throws in
            try await server.journal.edit(activity: Self.id, as: ActivityEdit(title: "Morning <run>", note: "Sore knee"))
            let path = try await Self.link(browser)
            let stranger = TestBrowser(server)
            let page = try await stranger.get(path)
            #expect(page.status == 200)
            #expect(page["Cache-Control"] == "no-store" && page["Referrer-Policy"] == "no-referrer")
            #expect(page["X-Robots-Tag"] == "noindex, nofollow, noarchive" && page.body.contains("content=\"noindex"))
            #expect(page["Content-Security-Policy"]?.contains("script-src") == false)
            #expect(page.body.contains("Morning &lt;run&gt;") && page.body.contains("5.00"))
            #expect(page.body.contains("class=\"route\"") && page.body.contains("splits"))
            for secret in [
                "Sore knee", "Note of the file", "Heart rate", "bpm", "<script", "<form", "<input", "<button", "Idunn",
            ] {
                #expect(!page.body.contains(secret), "\(secret)")
            }
            // No link leads into Hearth.
            let links = page.body.matches(of: /<a [^>]*href="([^"]*)"/).map { String($0.1) }
            #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix(path) }, "\(links)")
            #expect(stranger.cookies.isEmpty)
            #expect(try await stranger.get(path + "?colour=elevation").status == 200)
            #expect(try await stranger.ask("POST", path, form: "").status == 405)
            // The secret opens nothing else.
            let secret = path.dropFirst("/shared/".count)
            for other in ["/", "/activities/" + Self.id, "/settings/export", "/calendar/\(secret).ics", path + "/series"] {
                #expect(try await stranger.ask("GET", other, ["Authorization: Bearer " + secret]).status != 200, "\(other)")
            }
        }
    }

    @Test func `what the owner ticks is shown, and the file needs its box`() async throws {
        try await Self.with { server, browser async throws in
            try await server.journal.edit(activity: Self.id, as: ActivityEdit(note: "Sore knee"))
            let stranger = TestBrowser(server)
            let plain = try await Self.link(browser)
            #expect(try await stranger.get(plain + "/activity.gpx").status == 404)
            let full = try await Self.link(browser, "days=0&heart-rate=1&note=1&file=1")
            let page = try await stranger.get(full).body
            #expect(page.contains("Sore knee") && page.contains("Heart rate") && page.contains(full + "/activity.gpx"))
            #expect(!page.contains("Note of the file"))
            let file = try await stranger.get(full + "/activity.gpx")
            #expect(file.status == 200 && file["Content-Type"] == "application/gpx+xml" && file["Cache-Control"] == "no-store")
            #expect(file.body.contains("<trkpt lat=\"25.020000\"") && !file.body.contains("<time"))
        }
    }

    @Test func `an unknown, ended and revoked link have one response`() async throws {
        let clock = TestClock()
        try await Self.with(clock: clock) { server, browser async throws in
            let (short, revoked, disabled) = (
                try await Self.link(browser), try await Self.link(browser, "days=0"), try await Self.link(browser, "days=0")
            )
            let rows = try await server.journal.shares()
            let stranger = TestBrowser(server)
            let unknown = try await stranger.get("/shared/" + String(repeating: "0", count: 64))
            #expect(unknown.status == 404 && unknown["Cache-Control"] == "no-store")
            #expect(unknown["X-Robots-Tag"] != nil && !unknown.body.contains("<a ") && !unknown.body.contains("<script"))
            let id = try #require(rows.first { $0.ends == nil }).id.text
            let answer = try await browser.post("/settings/sharing/links/remove", "link=" + id)
            #expect(answer.status == 303 && answer["Location"] == "/settings/sharing?change=revoked")
            clock.advance(by: 7 * 86_400)
            var open = 0
            for path in [short, revoked, disabled] {
                let page = try await stranger.get(path)
                if page.status == 200 { open += 1 } else { #expect(page.status == 404 && page.body == unknown.body) }
                let file = try await stranger.get(path + "/activity.gpx")
                #expect(file.status == 404 && file.body == unknown.body)
            }
            #expect(open == 1, "the other link without an end still works")
            #expect(try await browser.get("/shared/" + String(repeating: "0", count: 64)).body == unknown.body)
        }
    }

    @Test func `zones apply to pages, pictures and files of existing links at once`() async throws {
        try await Self.with { server, browser async throws in
            let path = try await Self.link(browser, "days=0&file=1")
            let stranger = TestBrowser(server)
            let before = try await stranger.get(path).body
            #expect(!before.contains("Privacy zones hide"))
            let added = try await browser.post("/activities/\(Self.id)/share/zone", "end=start&radius=400")
            #expect(added.status == 303 && added["Location"] == "/activities/\(Self.id)/share?change=zone")
            let page = try await stranger.get(path).body
            #expect(page.contains("Privacy zones hide") && !page.contains("5.00"))
            let zone = try #require(try await server.journal.privacyZones().first)
            let file = try await stranger.get(path + "/activity.gpx").body
            let course = try readGPXCourse(Array(file.utf8).span)
            #expect(!course.latitudes.isEmpty)
            for (latitude, longitude) in zip(course.latitudes, course.longitudes) {
                let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
                #expect(zone.centre.metres(to: place) > zone.radius - 0.2)
            }
            #expect(try await browser.post("/settings/sharing/zones/remove", "zone=" + zone.id.text).status == 303)
            #expect(try await stranger.get(path).body == before)
            #expect(try await browser.post("/settings/sharing/zones/undo", "").status == 303)
            #expect(try await stranger.get(path).body == page)
        }
    }

    @Test func `creating, first use and revoking are in the security log, without the secret`() async throws {
        try await Self.with { server, browser async throws in
            let path = try await Self.link(browser)
            let stranger = TestBrowser(server)
            for _ in 1...3 { _ = try await stranger.get(path) }
            let id = try #require(try await server.journal.shares().first)
            #expect(id.opened != nil)
            _ = try await browser.post("/settings/sharing/links/remove", "link=\(id.id.text)&from=activity")
            let events = server.signIn.audit.newest(3).map { $0.event }
            #expect(events == [.linkRevoked, .linkOpened, .linkMade])
            let log = try await browser.get("/settings/log").body
            #expect(log.contains("Link to an activity created") && !log.contains(path.dropFirst(8)))
            let files = try FileManager.default.subpathsOfDirectory(atPath: server.folder)
            for file in files {
                let bytes = FileManager.default.contents(atPath: server.folder + "/" + file) ?? Data()
                #expect(bytes.range(of: Data(path.dropFirst(8).utf8)) == nil, "\(file)")
            }
        }
    }

    @Test func `guesses are delayed by network address`() async throws {
        let clock = TestClock()
        try await Self.with(clock: clock) { server, browser async throws in
            let path = try await Self.link(browser)
            let stranger = TestBrowser(server)
            var statuses: [Int] = []
            for number in 0..<22 {
                let guess = String(repeating: "0", count: 62) + (number < 10 ? "0\(number)" : "\(number)")
                statuses.append(try await stranger.get("/shared/" + guess).status)
            }
            #expect(statuses.prefix(20).allSatisfy { $0 == 404 } && statuses.suffix(2) == [429, 429])
            let waiting = try await stranger.get(path)
            #expect(waiting.status == 429 && waiting["Retry-After"] != nil)
            clock.advance(by: 16)
            #expect(try await stranger.get(path).status == 200)
            for _ in 0..<30 { #expect(try await stranger.get(path).status == 200, "known links are not counted") }
        }
    }

    @Test func `links and zones of another athlete do not exist`() async throws {
        let stores = MemoryStores().stores
        let owner = Journal(stores: stores)
        let other = owner.journal(of: "2")
        try await other.add(FileReading(kind: .fit, recordings: [Self.run]), path: "run.fit", hash: .init(of: [1]))
        let made = try #require(
            try await other.share(activity: Self.id, days: nil, content: .init(), at: RunningServer.now))
        let place = try #require(Coordinate(latitude: 25, longitude: 121))
        let zone = try #require(try await other.addPrivacyZone(named: "Cabin", at: place, radius: 400))
        try await RunningServer.with(stores: stores) { server async throws in
            for (path, body) in [
                ("/settings/sharing/links/remove", "link=" + made.share.id.text),
                ("/settings/sharing/zones/remove", "zone=" + zone.id.text),
                ("/activities/\(Self.id)/share", "days=0"), ("/activities/\(Self.id)/share/zone", "end=start"),
            ] {
                #expect(try await EditRoutesTests.post(server, path, body).hasPrefix("HTTP/1.1 404"), "\(path)")
            }
            #expect(try await server.get("/activities/\(Self.id)/share").status == 404)
            let page = try await server.get("/settings/sharing").text
            #expect(!page.contains("Cabin") && !page.contains(made.share.id.text))
            #expect(try await server.journal.privacyZones().isEmpty)
            #expect(try await server.journal.shares().isEmpty)
        }
        #expect(try await other.shares().count == 1)
        #expect(try await other.privacyZones() == [zone])
    }

    @Test func `a disabled person's links show nothing, and a removed person's data are gone`() async throws {
        try await Self.with { server, _ async throws in
            let owner = server.journal
            let account = try await server.signIn.account(toInvite: "Bertil", owner: owner)
            let journal = owner.journal(of: account.id)
            try await journal.add(FileReading(kind: .fit, recordings: [Self.run]), path: "run.fit", hash: .init(of: [1]))
            let made = try #require(
                try await journal.share(activity: Self.id, days: nil, content: .init(), at: server.signIn.clock()))
            let stranger = TestBrowser(server)
            #expect(try await stranger.get("/shared/" + made.secret).status == 200)
            try server.signIn.lockOut(account)
            #expect(try await stranger.get("/shared/" + made.secret).status == 404)
            try server.signIn.accounts.setDisabled(false, account.id)
            #expect(try await stranger.get("/shared/" + made.secret).status == 200)
            try await journal.eraseEverything()
            #expect(try await stranger.get("/shared/" + made.secret).status == 404)
        }
    }
}
