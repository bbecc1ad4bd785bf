import Analysis
import Contract
import Foundation
import HearthClient
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// The reads below `/api/v1`, with the demo athlete.
@Suite(.timeLimit(.minutes(20))) struct EndpointRoutesTests {
    static func withDemo(_ body: @Sendable (RunningServer) async throws -> Void) async throws {
        try await RunningServer.with(stores: MemoryStores().stores) { journal in
            _ = try await journal.moveInDemoAthlete(now: RunningServer.now)
        } _: {
            try await body($0)
        }
    }

    /// Returns one valid address for each endpoint that reads.
    private static func addresses(_ server: RunningServer) async throws -> [(endpoint: Endpoint, address: String)] {
        let id = try #require(try await server.journal.activities().first).id
        let values = [
            "id": id, "name": "acwr", "kind": "resting_heart_rate", "pack": "own",
            "routine": "0d6f1a52-0d3c-4d26-9a8e-2f7d4f0b6a01",
        ]
        return try Endpoint.all.filter { $0.method == .get }.map { endpoint in
            // A name is a series in one place and a figure in another.
            let chosen = endpoint.name == .trends ? values.filter { $0.key != "name" } : values
            let named = chosen.filter { value in endpoint.parameters.contains { $0.name == value.key } }
            return (endpoint, try #require(endpoint.address(named)))
        }
    }

    @Test func `every answer fits its schema and states a strong tag, and 304 follows`() async throws {
        try await Self.withDemo { server async throws in
            let described = try await server.get("/openapi.json")
            let document = try JSONDecoder().decode(JSONValue.self, from: described.body)
            for (endpoint, address) in try await Self.addresses(server) {
                let answer = try await server.ask(address)
                if [.importJob, .routine].contains(endpoint.name) {
                    #expect(answer.status == 404, "\(address)")
                    continue
                }
                #expect(answer.status == 200, "\(address): \(answer.text.prefix(200))")
                let schema = try #require(
                    document["paths"]?[endpoint.path]?["get"]?["responses"]?["200"]?["content"]?["application/json"]?["schema"])
                let value = try JSONDecoder().decode(JSONValue.self, from: answer.body)
                #expect(SchemaMismatch.first(value, schema, in: document) == nil, "\(address)")
                let tag = try #require(answer["ETag"], "\(address)")
                #expect(tag.hasPrefix("\"") && answer["Cache-Control"] == "private, no-cache")
                let again = try await server.ask(address, ["If-None-Match": tag])
                #expect(again.status == 304 && again.body.isEmpty, "\(address)")
            }
        }
    }

    @Test func `the client decodes every answer`() async throws {
        try await Self.withDemo { server async throws in
            let token = try await server.tokens.token(for: "1", seconds: 60, scopes: [.read])
            let client = TrainingClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
            let today = try await client.today()
            #expect(
                today.day == "2024-06-01" && today.stats.map(\.name) == ["acwr", "vo2_max", "temperature", "weekly_distance"])
            let insights = try await server.journal.insights(asOf: try #require(Day(iso: "2024-06-01")))
            #expect(today.stats[0].figure.value == insights.load.ratio.value?.value)
            let page = try await client.activities(limit: 3)
            #expect(page.activities.count == 3 && page.next != nil)
            let next = try await client.activities(limit: 3, cursor: page.next)
            #expect(Set(next.activities.map(\.id)).isDisjoint(with: page.activities.map(\.id)))
            let run = try #require(try await client.activities(sport: "running", limit: 1).activities.first)
            #expect(run.sport.value == .running)
            let activity = try await client.activity(run.id)
            #expect(!activity.splits.isEmpty && !activity.zones.isEmpty)
            #expect(activity.receipts.contains { $0.key == "load" && !$0.inputs.isEmpty && $0.low != nil })
            let path = activity.splits.reduce(0) { $0 + $1.elapsedSeconds }
            #expect(path <= run.elapsedSeconds + 60)
            let channels = try await client.channels(ofActivity: run.id, kinds: ["heart_rate"])
            let json = try await server.ask("/api/v1/activities/" + run.id + "/channels?kinds=heart_rate")
            let same = try JSONDecoder().decode(ChannelsPayload.self, from: json.body)
            #expect(channels.seconds == same.seconds && channels.channels[0].values == same.channels[0].values)
            #expect(try await !client.body("resting_heart_rate", to: Day(iso: "2024-06-01")).values.isEmpty)
            let trends = try await client.trends(.fitness)
            #expect(trends.series.count == 1 && !trends.series[0].points.isEmpty)
            #expect(try await client.trends().series.count == TrendName.allCases.count)
            #expect(try await client.heat().day == "2024-06-01")
            _ = try await client.heatedSessions(limit: 5)
            _ = try await client.routines()
            #expect(try await client.currentRoutine().state.value == CurrentRoutinePayload.State.none)
            #expect(try await client.plan().today == "2024-06-01")
            #expect(try await client.imports().imports.isEmpty)
            #expect(try await client.figures().figures.count == FigureNames.names.count)
            let figure = try await client.figure("load-ratio")
            #expect(figure.name == "acwr" && figure.figure.inputs?.isEmpty == false && figure.model?.id == figure.figure.model)
            await #expect(throws: HearthClientError.invalidResponse(status: 404)) { try await client.importJob(1) }
            await #expect(throws: HearthClientError.invalidResponse(status: 404)) { try await client.routine("own/x") }
        }
    }

    @Test func `without data every figure is absent with its reason`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: "1", seconds: 60)
            let client = TrainingClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
            let today = try await client.today()
            #expect(today.recovery.score.value == nil && today.recovery.score.absent != nil && today.latest == nil)
            for figure in try await client.figures().figures {
                #expect((figure.figure.value == nil) == (figure.figure.absent != nil), "\(figure.name)")
            }
            #expect(try await client.activities().activities.isEmpty)
            let heat = try await client.heat()
            #expect(heat.acclimation.absent != nil && heat.course.isEmpty)
        }
    }

    @Test(arguments: [
        ("/api/v1/today?dya=2024-05-01", "dya"), ("/api/v1/today?day=2024-5-1", "day"), ("/api/v1/today?day=2024-06-02", "day"),
        ("/api/v1/today?day=2024-05-01&day=2024-05-01", "day"), ("/api/v1/activities?limit=0", "limit"),
        ("/api/v1/activities?limit=501", "limit"), ("/api/v1/activities?limit=+5", "limit"),
        ("/api/v1/activities?limit=05", "limit"), ("/api/v1/activities?sport=flying", "sport"),
        ("/api/v1/activities?cursor=x", "cursor"), ("/api/v1/activities?text=", "text"),
        ("/api/v1/activities?from=2024-05-02&to=2024-05-01", "from"), ("/api/v1/body", "kind"),
        ("/api/v1/body?kind=soul", "kind"), ("/api/v1/body?kind=body_mass&from=2020-01-01&to=2024-01-01", "from"),
        ("/api/v1/trends?name=luck", "name"), ("/api/v1/trends?from=2024-06-01&to=2024-05-01", "from"),
        ("/api/v1/heated-sessions?limit=x", "limit"), ("/api/v1/routines?explain=1", "explain"), ("/api/v1/today?%FF=1", "?"),
    ])
    func `a wrong or unknown parameter is refused with its name`(address: String, name: String) async throws {
        try await RunningServer.with { server async throws in
            let answer = try await server.ask(address)
            #expect(answer.status == 400)
            let problem = try InsightsRoutesTests.problem(answer)
            #expect(problem.detail?.contains(name) == true)
        }
    }

    @Test func `wrong parameters of an activity are refused, and unknown things are not found`() async throws {
        try await Self.withDemo { server async throws in
            let id = try #require(try await server.journal.activities().first).id
            for query in ["kinds=soul", "kinds=", "from_s=9&to_s=8", "from_s=-1", "to_s=99999999"] {
                #expect(try await server.ask("/api/v1/activities/" + id + "/channels?" + query).status == 400, "\(query)")
            }
            for path in [
                "/activities/unknown", "/activities/unknown/channels", "/activities/%2e%2e", "/imports/7", "/imports/x",
                "/figures/luck", "/routines/none/none", "/routines/own/none", "/nothing",
            ] { #expect(try await server.ask("/api/v1" + path).status == 404, "\(path)") }
            let other = try await server.ask("/api/v1/today", ["Accept": "text/html"])
            #expect(other["Content-Type"]?.hasPrefix("application/json") == true)
            #expect(try await server.get("/api/v1/today", ["Accept": "text/html"])["Content-Type"]?.contains("problem") == true)
        }
    }

    @Test func `each athlete gets their own data only, and needs the scope`() async throws {
        try await TwoAthletesTests.with { server async throws in
            var ids: [String: String] = [:]
            for athlete in ["1", "2"] {
                ids[athlete] = try #require(try await server.journal.journal(of: athlete).activities().first).id
            }
            for (own, other) in [("1", "2"), ("2", "1")] {
                let token = try await server.tokens.token(for: own, seconds: 60, scopes: [.read])
                let headers = TwoAthletesTests.header(own).merging(["Authorization": "Bearer " + token]) { $1 }
                let foreign = try #require(ids[other])
                for path in ["/api/v1/activities/" + foreign, "/api/v1/activities/" + foreign + "/channels"] {
                    #expect(try await server.get(path, headers).status == 404)
                }
                for endpoint in Endpoint.all where endpoint.method == .get {
                    let named = ["id": foreign, "name": "acwr", "kind": "body_mass", "pack": "own", "routine": "x"].filter {
                        value in
                        endpoint.parameters.contains { $0.name == value.key && ($0.isRequired || $0.place == .path) }
                    }
                    let address = try #require(endpoint.address(named))
                    for _ in 1...2 {
                        let text = try await server.get(address, headers).text
                        #expect(!text.contains(TwoAthletesTests.titles[other] ?? "-") && !text.contains(foreign), "\(address)")
                    }
                    // The token of another athlete.
                    let wrong = TwoAthletesTests.header(other).merging(["Authorization": "Bearer " + token]) { $1 }
                    #expect(try await server.get(address, wrong).status == 401)
                    let narrow = try await server.tokens.token(for: own, seconds: 60, scopes: [.sync, .importing])
                    let without = TwoAthletesTests.header(own).merging(["Authorization": "Bearer " + narrow]) { $1 }
                    #expect(try await server.get(address, without).status == 403)
                    #expect(try await server.get(address, TwoAthletesTests.header(own)).status == 401)
                }
            }
        }
    }

    @Test func `a change of the data changes the tag`() async throws {
        try await Self.withDemo { server async throws in
            let first = try await server.ask("/api/v1/activities?limit=1")
            let id = try #require(try await server.journal.activities().first).id
            try await server.journal.edit(activity: id, as: ActivityEdit(title: "Renamed by a test"))
            let second = try await server.ask("/api/v1/activities?limit=1", ["If-None-Match": first["ETag"] ?? ""])
            #expect(second.status == 200 && second.text.contains("Renamed by a test") && second["ETag"] != first["ETag"])
        }
    }

    @Test func `the compressed body has a tag of its own, and both lead to 304`() async throws {
        try await Self.withDemo { server async throws in
            let token = try await server.tokens.token(for: "1", seconds: 60)
            func tag(_ encoding: String) async throws -> String {
                let text = try await server.raw(
                    [
                        "GET /api/v1/activities HTTP/1.1", "Host: 127.0.0.1", "Authorization: Bearer " + token,
                        "Accept-Encoding: " + encoding, "Connection: close",
                    ])
                let line = try #require(text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag:") })
                return String(line.dropFirst("etag: ".count))
            }
            let (plain, packed) = (try await tag("identity"), try await tag("gzip"))
            #expect(plain != packed && !plain.hasPrefix("W/") && !packed.hasPrefix("W/"))
            for known in [plain, packed] {
                #expect(try await server.ask("/api/v1/activities", ["If-None-Match": known]).status == 304)
            }
        }
    }
}
