import ActivityFiles
import Analysis
import Archives
import Foundation
import Localizations
import Measures
import Screens
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Responses come from the cache until something changes. Every kind of write must change the next response.
struct FreshnessTests {
    private static let activity = "/activities/" + EditRoutesTests.id

    /// Sends the request twice, so that the second response comes from the cache, writes, and sends it again.
    private func expectChange(
        at path: String, of server: RunningServer, _ what: String, toInclude text: String? = nil,
        by write: () async throws -> Void
    ) async throws {
        let first = try await server.get(path)
        let second = try await server.get(path)
        #expect(first.body == second.body && second["ETag"] != nil, "\(what): the answer is stored")
        let known = ["If-None-Match": second["ETag"] ?? ""]
        #expect(try await server.get(path, known).status == 304, "\(what): unchanged")
        try await write()
        let third = try await server.get(path, known)
        #expect(third.status != 304 && third.body != second.body, "\(what) changes \(path)")
        if let text { #expect(third.text.contains(text), "\(what) shows \(text)") }
    }

    @Test(.timeLimit(.minutes(20))) func `an edit, its undo, a cut and its undo change the next response`() async throws {
        try await EditRoutesTests.with { server async throws in
            let path = Self.activity
            @Sendable func post(_ step: String, _ body: String) async throws {
                let answer = try await EditRoutesTests.post(server, path + step, body)
                #expect(answer.hasPrefix("HTTP/1.1 303"), "\(step)")
            }
            for page in [path, "/partials" + path, "/activities", "/partials/activities"] {
                try await expectChange(at: page, of: server, "an edit", toInclude: "Löwe") {
                    try await post("/edit", "title=L%C3%B6we&sport=running&note=&shoes=Blue")
                }
                try await expectChange(at: page, of: server, "undoing an edit") { try await post("/edit/undo", "") }
            }
            try await expectChange(at: "/activities", of: server, "a cut") { try await post("/edit/cut", "after=15%3A00") }
            try await expectChange(at: "/activities", of: server, "joining again") { try await post("/edit/rejoin", "") }
        }
    }

    @Test(.timeLimit(.minutes(20))) func `a niggle, shoes, a manual entry and their undo change the next response`()
        async throws
    {
        try await EditRoutesTests.with { server async throws in
            @Sendable func post(_ path: String, _ body: String) async throws {
                let answer = try await EditRoutesTests.post(server, path, body)
                #expect(answer.hasPrefix("HTTP/1.1 303"), "\(path)")
            }
            try await expectChange(at: "/load", of: server, "a niggle", toInclude: "left knee") {
                try await post("/load/niggle", "day=2024-05-30&place=knee&side=left&intensity=4&words=")
            }
            let id = try #require(try await server.journal.diary().niggles.first?.id)
            try await expectChange(at: "/load", of: server, "removing a niggle") {
                try await post("/load/niggle/remove", "id=\(id)")
            }
            try await expectChange(at: "/load", of: server, "undoing", toInclude: "left knee") {
                try await post("/load/undo", "kind=niggle&about=\(id)")
            }
            try await expectChange(at: "/load", of: server, "naming shoes", toInclude: "Blue") {
                try await post(Self.activity + "/edit", "title=&sport=running&note=&shoes=Blue")
            }
            try await expectChange(at: Self.activity, of: server, "renaming shoes", toInclude: "Red") {
                try await post("/load/shoes", "name=Blue&called=Red")
            }
            try await expectChange(at: "/load", of: server, "retiring shoes") { try await post("/load/shoes/retire", "name=Red") }
            try await expectChange(at: "/load", of: server, "wearing shoes again") {
                try await post("/load/shoes/wear", "name=Red")
            }
            try await expectChange(at: "/activities", of: server, "an entered session", toInclude: "Sauna night") {
                try await post(
                    Route.entering.path, "sport=sauna&day=2024-05-30&time=19%3A05&minutes=30&room=85&title=Sauna+night")
            }
            let entered = try #require(try await server.journal.activities().first { $0.sport == .sauna }?.id)
            try await expectChange(at: "/activities", of: server, "taking it back") {
                try await post("/activities/" + entered + "/edit/withdraw", "")
            }
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `imports of this and other processes, a profile and a deletion change the next response`()
        async throws
    {
        let stores = MemoryStores().stores
        try await RunningServer.with(stores: stores) { _ in
        } _: { server async throws in
            try await expectChange(at: "/", of: server, "an upload") {
                _ = try await ImportRoutesTests.upload(server, [("run.gpx", ImportRoutesTests.track)])
                _ = try await ImportRoutesTests.settled(server)
            }
            let beside = Journal(stores: stores)
            try await expectChange(at: "/activities", of: server, "an import beside the server") {
                try await beside.add(
                    FileReading(kind: .fit, recordings: EditRoutesTests.runs), path: "runs.fit", hash: .init(of: [1]))
            }
            let token = ["Authorization": "Bearer " + (try await server.tokens.token(for: "1", seconds: 60, named: "x"))]
            let asked = "/quick-wins/comprehensive-analysis?explain=1"
            let before = try await server.get(asked, token)
            #expect(before.status == 200)
            #expect(try await server.get(asked, token).body == before.body)
            try await expectChange(at: Self.activity, of: server, "a profile") {
                let saved = try await SettingsRoutesTests.post(server, "name=A&maximum=171&resting=41")
                #expect(saved.hasPrefix("HTTP/1.1 303"))
            }
            let after = try await server.get(asked, token)
            #expect(after.status == 200 && after.body != before.body)
            try await expectChange(at: Self.activity, of: server, "undoing a profile") {
                let undone = try await AccessRoutesTests.post(server, "/settings/undo", "")
                #expect(undone.hasPrefix("HTTP/1.1 303"))
            }
            // A token is valid only while it is listed, however often it was accepted before.
            let id = try #require(server.tokens.ledger.all.first).id
            _ = try await AccessRoutesTests.post(server, "/settings/access/withdraw", "token=" + id)
            #expect(try await server.get(asked, token).status == 401)
            #expect(try await server.get(asked).status == 401)
            for path in ["/", "/activities"] { #expect(try await server.get(path).status == 200) }
            try await expectChange(at: "/", of: server, "deleting everything", toInclude: "action=\"/import/demo\"") {
                _ = try await AccessRoutesTests.post(server, "/settings/delete", "word=delete")
            }
            #expect(try await server.get(Self.activity).status == 404)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `weather, a map source and display settings change the next response`() async throws {
        let recording = ExampleRecordings.runInTaipei(start: Moment(secondsSince1970: 1_717_137_000), minutes: 30)
        let activity = "/activities/" + StoredRecording(recording).id
        try await RunningServer.with(weather: WeatherSource(allowsPrivate: true)) { journal in
            try await journal.add(FileReading(kind: .fit, recordings: [recording]), path: "run.fit", hash: .init(of: [1]))
        } _: { server async throws in
            let run = try #require(try await server.journal.activity(StoredRecording(recording).id)).digest
            let place = try #require(run.traits?.place)
            let day = try #require(Day(of: run.start, at: .utc))
            try await expectChange(at: activity, of: server, "archived weather") {
                let hours = (0..<48).map { WeatherHour(hour: day.number * 24 + $0, temperature: 31, humidity: 70) }
                try await server.journal.stores.weather.save(
                    hours, ArchiveRequest(place: place, day: day, asked: run.start), for: [run.id],
                    forgettingDigestsOf: [run.id], athlete: server.journal.athleteID, at: run.start)
            }
            let plain = try await server.get("/routes")["Content-Security-Policy"]
            try await expectChange(at: "/routes", of: server, "a map source") {
                _ = try await MapSourceRoutesTests.post(server, "/settings/map", MapSourceRoutesTests.form)
            }
            #expect(try await server.get("/routes")["Content-Security-Policy"] != plain)
            let page = try await server.get("/activities")
            for cookie in [
                "hearth-language=zh-Hant", "hearth-units=imperial", "hearth-theme=dark", "hearth-haptics=off",
                "hearth-keys=off",
                "hearth-week=sunday; hearth-theme=night",
            ] {
                let other = try await server.get("/activities", ["Cookie": cookie, "If-None-Match": page["ETag"] ?? ""])
                #expect(other.status == 200 && other.body != page.body, "\(cookie)")
            }
            #expect(try await server.get("/activities").body == page.body)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `elapsed time changes responses of pages and of the API`() async throws {
        let now = Mutex(RunningServer.now)
        // The history is older than the server's clock, so that its age is known.
        let stores = MemoryStores().stores
        let early = Journal(stores: stores, now: { RunningServer.now + -30 })
        try await early.add(FileReading(kind: .fit, recordings: EditRoutesTests.runs), path: "runs.fit", hash: .init(of: [1]))
        try await RunningServer.with(stores: stores, clock: ServerClock(now: { now.withLock { $0 } })) { _ in
        } _: { server async throws in
            for (seconds, text) in [(31.0, "1 minute ago"), (60, "2 minutes ago"), (3600, "1 hour ago"), (86_400, "1 day ago")] {
                try await expectChange(at: "/", of: server, "\(seconds) s", toInclude: text) {
                    now.withLock { $0 = $0 + seconds }
                }
            }
            let first = try await server.ask("/quick-wins/training-load")
            #expect(first.status == 200)
            now.withLock { $0 = $0 + 1 }
            #expect(try await server.ask("/quick-wins/training-load").body != first.body)
        }
    }
}
