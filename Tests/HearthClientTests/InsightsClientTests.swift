import Contract
import Foundation
import Testing

@testable import HearthClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct InsightsClientTests {
    static let load = """
        {"success": true, "user_id": "1", "analysis_date": "2024-06-01T06:30:00Z", "analysis": {
          "acute_load_7_days": 310.5, "chronic_load_28_days": 290.2, "acwr": 1.07, "weekly_tss": 310.5, "total_volume_km": 52.3,
          "recovery_status": "adequate", "injury_risk_level": "low", "training_trend": "steady",
          "fitness_trend": "maintaining", "recommendations": [], "daily_recommendations": {"Day 1": "Rest"},
          "a_key_from_the_future": [1, 2]}}
        """

    /// A clock and a server that a test turns by hand.
    final class World: @unchecked Sendable {
        private let lock = NSLock()
        private var seconds = 1_000_000.0
        private var answer: (status: Int, body: String)?
        private var requests: [URLRequest] = []

        var requestCount: Int { lock.withLock { requests.count } }
        var lastRequest: URLRequest? { lock.withLock { requests.last } }
        var now: Date { lock.withLock { Date(timeIntervalSince1970: seconds) } }

        init(_ status: Int, _ body: String) { answer = (status, body) }

        func wait(_ duration: Double) { lock.withLock { seconds += duration } }
        func answer(_ status: Int, _ body: String) { lock.withLock { answer = (status, body) } }
        func goOffline() { lock.withLock { answer = nil } }

        func respond(to request: URLRequest) throws -> (Data, URLResponse) {
            let answer = lock.withLock {
                requests.append(request)
                return self.answer
            }
            guard let answer, let address = request.url,
                let response = HTTPURLResponse(url: address, statusCode: answer.status, httpVersion: nil, headerFields: nil)
            else { throw URLError(.cannotConnectToHost) }
            return (Data(answer.body.utf8), response)
        }
    }

    static func client(
        _ world: World, file: URL? = nil, server: String = "http://127.0.0.1:8080", token: String = "secret"
    ) throws -> InsightsClient {
        let server = try #require(URL(string: server))
        return InsightsClient(
            ServerConnection(server: server, token: token, timeout: 20) { try world.respond(to: $0) }, cacheFile: file,
            now: { world.now })
    }

    @Test func `an answer is fetched with the token, decoded, and kept for an hour`() async throws {
        let world = World(200, Self.load)
        let client = try Self.client(world)
        let first = try await client.trainingLoad(limit: 60)
        #expect(first.analysis.analysis.ratio == 1.07)
        #expect(first.origin == .server)
        #expect(first.age == 0)
        #expect(world.lastRequest?.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
        #expect(world.lastRequest?.url?.absoluteString == "http://127.0.0.1:8080/quick-wins/training-load?limit=60")
        world.wait(3599)
        let second = try await client.trainingLoad(limit: 60)
        #expect(second.origin == .cache)
        #expect(second.age == 3599)
        #expect(world.requestCount == 1)
        world.wait(1)
        #expect(try await client.trainingLoad(limit: 60).origin == .server)
        #expect(world.requestCount == 2)
        #expect(try await client.trainingLoad(limit: 60, refresh: true).origin == .server)
        #expect(world.requestCount == 3)
    }

    @Test func `a figure that the server does not know is nil, with the reason`() async throws {
        let evidence = """
            "evidence": {"absent": {"acwr": "stale", "injury_risk_level": "of_the_future"}, "intervals": {}, "models": {},
              "rules": []},
            "a_key_from_the_future"
            """
        let world = World(200, Self.load.replacingOccurrences(of: "\"a_key_from_the_future\"", with: evidence))
        let load = try await Self.client(world).trainingLoad().analysis.analysis
        #expect(load.ratio == nil)
        #expect(load.missing["acwr"] == .stale)
        #expect(load.injuryRiskLevel == nil)
        #expect(load.missing["injury_risk_level"]?.rawValue == "of_the_future")
        #expect(load.acuteLoad7Days == 310.5)
        #expect(load.missing["acute_load_7_days"] == nil)
    }

    @Test func `servers and athletes that share a file are kept apart, and the file holds no token`() async throws {
        let world = World(200, Self.load)
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try await Self.client(world, file: file).trainingLoad()
        #expect(try await Self.client(world, file: file).trainingLoad().origin == .cache)
        #expect(try await Self.client(world, file: file, token: "another").trainingLoad().origin == .server)
        #expect(try await Self.client(world, file: file, server: "http://127.0.0.1:9090").trainingLoad().origin == .server)
        #expect(try !String(contentsOf: file, encoding: .utf8).contains("secret"))
        world.goOffline()
        await #expect(throws: HearthClientError.self) {
            _ = try await Self.client(world, file: file, token: "third").trainingLoad()
        }
    }

    @Test func `what was kept and cannot be read any more is asked for anew`() async throws {
        let world = World(200, Self.load)
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try #require(URL(string: "http://127.0.0.1:8080"))
        let cache = AnswerCache(file: file)
        let address = AnswerCache.address(of: "/quick-wins/training-load", at: server, token: "secret")
        await cache.keep(Data("{}".utf8), for: address, at: world.now.timeIntervalSince1970)
        #expect(try await Self.client(world, file: file).trainingLoad().origin == .server)
    }

    @Test func `an answer of the future is not fresh`() async throws {
        let world = World(200, Self.load)
        let client = try Self.client(world)
        _ = try await client.trainingLoad()
        world.wait(-86_400)
        #expect(try await client.trainingLoad().origin == .server)
        world.wait(-86_400)
        world.goOffline()
        let kept = try await client.trainingLoad()
        #expect(kept.origin == .offlineCache && kept.age == 0)
    }

    @Test func `answers to different questions are kept apart`() async throws {
        let world = World(200, Self.load)
        let client = try Self.client(world)
        _ = try await client.trainingLoad(limit: 60)
        #expect(try await client.trainingLoad(limit: 30).origin == .server)
    }

    @Test func `offline, the last good answer is served with its age`() async throws {
        let world = World(200, Self.load)
        let client = try Self.client(world)
        _ = try await client.trainingLoad()
        world.wait(7200)
        world.goOffline()
        let old = try await client.trainingLoad()
        #expect(old.origin == .offlineCache)
        #expect(old.age == 7200)
        #expect(old.analysis.analysis.ratio == 1.07)
    }

    @Test func `a cached answer in a file outlives the program, and other users cannot read it`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "answers.json")
        let world = World(200, Self.load)
        _ = try await Self.client(world, file: file).trainingLoad()
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        world.goOffline()
        world.wait(10)
        #expect(try await Self.client(world, file: file).trainingLoad().age == 10)
    }

    @Test func `a damaged cache file is an empty cache`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data("not json".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await Self.client(World(200, Self.load), file: file).trainingLoad().origin == .server)
    }

    @Test func `without an answer and without a kept one, the network is named`() async throws {
        let world = World(200, Self.load)
        world.goOffline()
        let client = try Self.client(world)
        do {
            _ = try await client.trainingLoad()
            Issue.record("an answer from nowhere")
        } catch {
            guard case .networkFailure(let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!reason.isEmpty)
        }
    }

    @Test(arguments: [401, 404, 500, 204]) func `a refusal carries its status, and no old answer hides it`(status: Int)
        async throws
    {
        let world = World(200, Self.load)
        let client = try Self.client(world)
        _ = try await client.trainingLoad()
        world.answer(status, "{}")
        await #expect(throws: HearthClientError.invalidResponse(status: status)) {
            try await client.trainingLoad(refresh: true)
        }
    }

    @Test func `what cannot be decoded is named by its path, and is not kept`() async throws {
        let world = World(200, Self.load.replacingOccurrences(of: "1.07", with: "\"high\""))
        let client = try Self.client(world)
        await #expect(throws: HearthClientError.decodingFailure(path: "analysis.acwr")) { try await client.trainingLoad() }
        world.answer(200, Self.load.replacingOccurrences(of: "\"weekly_tss\": 310.5,", with: ""))
        await #expect(throws: HearthClientError.decodingFailure(path: "analysis.weekly_tss")) { try await client.trainingLoad() }
        world.answer(200, "no json")
        await #expect(throws: HearthClientError.decodingFailure(path: "")) { try await client.trainingLoad() }
        world.answer(200, Self.load)
        #expect(try await client.trainingLoad().origin == .server)
    }
}
