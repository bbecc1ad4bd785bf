import ActivityFiles
import Analysis
import Archives
import Foundation
import HTTPTypes
import HummingbirdCore
import Measures
import Screens
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Two athletes in one process. A header names the athlete, as a session will do once there are accounts.
@Suite(.timeLimit(.minutes(20))) struct TwoAthletesTests {
    private static let field = "X-Test-Athlete"
    private static let names = ["1": "Idunn", "2": "Bertil"]
    static let titles = ["1": "Lakeside loop", "2": "Hill repeats"]
    private static let pages = [
        "/", "/activities", "/load", "/fitness", "/weather", "/heat", "/trends", "/report", "/routes", "/settings",
        "/settings/access", "/settings/delete", "/import", "/partials/today", "/partials/activities", "/partials/load",
        "/partials/find?q=", "/partials/import",
    ]

    static func with(
        keptAthletes: Int = 64, stores: Stores = MemoryStores().stores,
        _ body: @Sendable (RunningServer) async throws -> Void
    ) async throws {
        let resolver = AthleteResolver.signedIn { request in
            HTTPField.Name(field).flatMap { request.headers[$0] } ?? Journal.localAthlete
        }
        try await RunningServer.with(stores: stores, resolver: resolver, keptAthletes: keptAthletes) { owner in
            for (id, name) in names {
                let journal = owner.journal(of: id)
                try await journal.save(Athlete(name: name))
                var run = ExampleRecordings.steadyRun(
                    start: Moment(secondsSince1970: 1_717_137_000 - (id == "1" ? 0 : 40_000)), minutes: 30)
                run.title = titles[id]
                try await journal.add(FileReading(kind: .fit, recordings: [run]), path: name + ".fit", hash: .init(of: [1]))
            }
        } _: {
            try await body($0)
        }
    }

    static func header(_ athlete: String) -> [String: String] { [field: athlete] }

    /// Sends a form; returns the path that the response leads to.
    private static func post(_ server: RunningServer, _ path: String, _ body: String, as athlete: String) async throws -> String {
        let response = try await EditRoutesTests.post(server, path, body, [field + ": " + athlete])
        #expect(response.hasPrefix("HTTP/1.1 303"), "\(path)")
        return response.split(separator: "\r\n").first { $0.lowercased().hasPrefix("location:") }.map { String($0) } ?? ""
    }

    private static func activity(of athlete: String, in server: RunningServer) async throws -> String {
        "/activities/" + (try #require(try await server.journal.journal(of: athlete).activities().first).id)
    }

    @Test func `pages show the data of their own athlete only, also from the cache`() async throws {
        try await Self.with { server async throws in
            for id in ["1", "2"] { _ = try await server.tokens.token(for: id, seconds: 60, named: "token of " + id) }
            var paths = Self.pages
            for id in ["1", "2"] { paths.append(try await Self.activity(of: id, in: server)) }
            for path in paths {
                // The second round is answered from memory.
                for round in 1...2 {
                    for (own, other) in [("1", "2"), ("2", "1")] {
                        let page = try await server.get(path, Self.header(own)).text
                        for stranger in [Self.names[other] ?? "", Self.titles[other] ?? "", "token of " + other] {
                            #expect(!page.contains(stranger), "\(path) of \(own), round \(round)")
                        }
                    }
                }
            }
            for id in ["1", "2"] {
                #expect(try await server.get("/activities", Self.header(id)).text.contains(Self.titles[id] ?? "-"))
                #expect(try await server.get("/settings", Self.header(id)).text.contains(Self.names[id] ?? "-"))
                #expect(try await server.get("/settings/access", Self.header(id)).text.contains("token of " + id))
            }
            #expect(try await server.get(try await Self.activity(of: "2", in: server), Self.header("1")).status == 404)
        }
    }

    @Test func `the API answers an athlete's own token only`() async throws {
        try await Self.with { server async throws in
            for path in ["/quick-wins/comprehensive-analysis", "/quick-wins/training-load"] {
                for (own, other) in [("1", "2"), ("2", "1"), ("1", "2")] {
                    let token = ["Authorization": "Bearer " + (try await server.tokens.token(for: own, seconds: 60))]
                    let answer = try await server.get(path, token.merging(Self.header(own)) { $1 })
                    #expect(answer.status == 200 && answer.text.contains("\"user_id\":\"\(own)\""), "\(path)")
                    #expect(try await server.get(path, token.merging(Self.header(other)) { $1 }).status == 401)
                }
            }
        }
    }

    @Test func `a write changes the next answer of its own athlete only`() async throws {
        try await Self.with { server async throws in
            // The second answer comes from memory and has a tag.
            _ = try await server.get("/activities", Self.header("2"))
            let before = try await server.get("/activities", Self.header("2"))
            let first = try await server.get("/activities", Self.header("1"))
            _ = try await Self.post(
                server, Route.entering.path, "sport=sauna&day=2024-05-30&time=19%3A05&minutes=30&room=85&title=Sauna+night",
                as: "1"
            )
            let after = try await server.get("/activities", Self.header("1"))
            #expect(after.text.contains("Sauna night") && after.body != first.body)
            let known = Self.header("2").merging(["If-None-Match": before["ETag"] ?? ""]) { $1 }
            #expect(try await server.get("/activities", known).status == 304)
        }
    }

    @Test func `undo reverts a change of its own athlete only`() async throws {
        try await Self.with { server async throws in
            let journals = ["1": server.journal, "2": server.journal.journal(of: "2")]
            for (id, value) in [("1", 191), ("2", 192)] {
                _ = try await Self.post(server, "/settings", "name=\(Self.names[id] ?? "")&maximum=\(value)", as: id)
            }
            // Another athlete has nothing to undo after their own undo.
            #expect(try await Self.post(server, "/settings/undo", "", as: "2").contains("saved=undone"))
            #expect(try await !Self.post(server, "/settings/undo", "", as: "2").contains("saved=undone"))
            #expect(try await journals["2"]?.athlete().maximumHeartRate == nil)
            #expect(try await journals["1"]?.athlete().maximumHeartRate != nil)
            #expect(try await Self.post(server, "/settings/undo", "", as: "1").contains("saved=undone"))
            #expect(try await journals["1"]?.athlete().maximumHeartRate == nil)
        }
    }

    @Test func `the change feed reports changes of its own athlete only`() async throws {
        try await Self.with { server async throws in
            let changedSecond = Mutex(false)
            async let heardBySecond: Bool = {
                for await event in try await server.athletes.context(of: "2").feed.listen() {
                    if case .changed = event { return changedSecond.withLock { $0 } }
                }
                return false
            }()
            /// Changes the athlete until the athlete's feed reports it.
            @Sendable func changeUntilHeard(_ id: String) async throws {
                let changes = Task {
                    for turn in 0... {
                        try await server.journal.journal(of: id).save(Athlete(name: "\(turn)"))
                        try await Task.sleep(for: .milliseconds(100))
                    }
                }
                defer { changes.cancel() }
                for await event in try await server.athletes.context(of: id).feed.listen() { if case .changed = event { return } }
            }
            try await changeUntilHeard("1")
            changedSecond.withLock { $0 = true }
            try await changeUntilHeard("2")
            #expect(try await heardBySecond)
        }
    }

    @Test func `settings files and uploads belong to one athlete`() async throws {
        try await Self.with { server async throws in
            _ = try await Self.post(
                server, "/settings/map",
                "tiles=https%3A%2F%2Ftiles.example.org%2F%7Bz%7D%2F%7Bx%7D%2F%7By%7D.png"
                    + "&attribution=Tiles",
                as: "2")
            #expect(try await server.get("/settings", Self.header("2")).text.contains("tiles.example.org"))
            #expect(try await !server.get("/settings", Self.header("1")).text.contains("tiles.example.org"))
            let sent = try await ImportRoutesTests.upload(
                server, [("second.gpx", ImportRoutesTests.track)], [Self.field + ": 2"])
            #expect(sent.hasPrefix("HTTP/1.1 303"))
            while try await server.journal.journal(of: "2").activityCount() < 2 { try await Task.sleep(for: .milliseconds(20)) }
            #expect(try await server.journal.activityCount() == 1)
            #expect(try await !server.get("/import", Self.header("1")).text.contains("second.gpx"))
        }
    }

    @Test func `deleting one athlete's data leaves the other's`() async throws {
        try await Self.with { server async throws in
            for id in ["1", "2"] { _ = try await server.tokens.token(for: id, seconds: 60, named: "token of " + id) }
            _ = try await server.get("/activities", Self.header("2"))
            _ = try await Self.post(server, "/settings/delete", "word=delete", as: "1")
            #expect(try await server.journal.isEmpty())
            #expect(server.tokens.ledger.all(of: "1").isEmpty && server.tokens.ledger.all(of: "2").count == 1)
            #expect(try await server.get("/activities", Self.header("2")).text.contains(Self.titles["2"] ?? "-"))
            #expect(try await !server.get("/activities", Self.header("1")).text.contains(Self.titles["1"] ?? "-"))
        }
    }
}
