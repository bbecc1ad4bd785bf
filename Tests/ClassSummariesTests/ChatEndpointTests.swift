import Analysis
import Foundation
import Hummingbird
import Localizations
import LoopbackServers
import Screens
import Testing

@testable import ClassSummaries

struct ChatEndpointTests {
    static let facts = SummaryFacts(
        kind: "Hot yoga", degrees: 40, scale: .celsius, minutes: 60, meanHeartRate: 134, highestHeartRate: 161,
        comparison: .typical)

    private struct Asked: Decodable {
        struct Message: Decodable {
            var role: String
            var content: String
        }
        var model: String
        var messages: [Message]
        var stream: Bool
        var max_tokens: Int
    }

    private static func completion(_ text: String) -> Response {
        let content = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        return LoopbackServer.json(#"{"id":"x","choices":[{"index":0,"message":{"role":"assistant","content":\#(content)}}]}"#)
    }

    private static func endpoint(_ server: LoopbackServer, key: String = "", patience: Double = 600) throws -> ChatEndpoint {
        let settings = try SummaryEndpoint(
            address: "http://127.0.0.1:\(server.port)/v1", model: "small", key: key, allowsPrivate: true)
        return ChatEndpoint(settings, allowsPrivate: true, patience: patience)
    }

    private static func failure(_ endpoint: ChatEndpoint) async -> SummaryFailure? {
        do throws(SummaryFailure) {
            _ = try await endpoint.text(facts, in: .english)
            return nil
        } catch { return error }
    }

    @Test func `a request has the facts and nothing else`() async throws {
        try await LoopbackServer.with({ _ in Self.completion("A steady hour.") }) { server in
            let text = try await Self.endpoint(server, key: "secret").text(Self.facts, in: .german)
            #expect(text == "A steady hour.")
            let question = try #require(server.questions.first)
            #expect(question.method == "POST" && question.target == "/v1/chat/completions")
            #expect(question.headers["authorization"] == "Bearer secret" && question.headers["cookie"] == nil)
            let asked = try JSONDecoder().decode(Asked.self, from: Data(question.body.utf8))
            #expect(asked.model == "small" && !asked.stream && asked.messages.map { $0.role } == ["system", "user"])
            #expect(asked.messages[0].content.contains("Deutsch"))
            // Room for a model that thinks before it writes.
            #expect(asked.max_tokens == 2_000)
            #expect(
                asked.messages[1].content == """
                    Kind of class: Hot yoga
                    Room: 40 °C
                    Duration: 60 minutes
                    Mean heart rate: 134 bpm
                    Highest heart rate: 161 bpm
                    """)
        }
    }

    @Test func `without a key no authorization is sent`() async throws {
        try await LoopbackServer.with({ _ in Self.completion("Fine.") }) { server in
            _ = try await Self.endpoint(server).text(Self.facts, in: .english)
            #expect(server.questions.first?.headers["authorization"] == nil)
        }
    }

    @Test func `a text comes back on one line, without the quotation marks around it`() {
        #expect(ChatEndpoint.plain("\n\"A good  hour.\nSteady.\"\n") == "A good hour. Steady.")
        #expect(ChatEndpoint.plain("Say \"om\".") == "Say \"om\".")
        #expect(ChatEndpoint.plain("\"") == "\"")
    }

    @Test(arguments: [
        "not JSON", "{}", #"{"choices":[]}"#, #"{"choices":[{"message":{"content":null}}]}"#, #"{"choices":[{"text":"old"}]}"#,
        "",
    ])
    func `an answer of another format is unreadable`(_ body: String) async throws {
        try await LoopbackServer.with({ _ in LoopbackServer.json(body) }) { server in
            let failure = await Self.failure(try Self.endpoint(server))
            #expect(failure == .unreadable)
        }
    }

    @Test func `errors, redirects, long and slow answers are failures`() async throws {
        try await LoopbackServer.with({ _ in Response(status: .unauthorized) }) { server in
            let failure = await Self.failure(try Self.endpoint(server))
            #expect(failure == .refused(status: 401))
        }
        try await LoopbackServer.with({ _ in Response(status: .temporaryRedirect, headers: [.location: "/v2"]) }) { server in
            let failure = await Self.failure(try Self.endpoint(server))
            #expect(failure == .refused(status: 307))
            #expect(server.questions.count == 1)
        }
        try await LoopbackServer.with({ _ in Self.completion(String(repeating: "long ", count: 20_000)) }) { server in
            let failure = await Self.failure(try Self.endpoint(server))
            #expect(failure == .tooLarge)
        }
        try await LoopbackServer.with({ _ in
            try await Task.sleep(for: .seconds(600))
            return Self.completion("late")
        }) { server in
            let failure = await Self.failure(try Self.endpoint(server, patience: 1))
            #expect(failure == .tooSlow)
        }
        let nowhere = try SummaryEndpoint(address: "http://127.0.0.1:9/v1", model: "m", key: "", allowsPrivate: true)
        #expect(await Self.failure(ChatEndpoint(nowhere, allowsPrivate: true)) == .unreachable)
    }

    @Test func `a name that leads to this machine is not asked unless the owner allows it`() async throws {
        try await LoopbackServer.with({ _ in Self.completion("Fine.") }) { server in
            // Allowed when it was saved, and not any more.
            let settings = try SummaryEndpoint(
                address: "https://127.0.0.1:\(server.port)/v1", model: "m", key: "", allowsPrivate: true)
            #expect(await Self.failure(ChatEndpoint(settings, allowsPrivate: false)) == .notPublic)
            #expect(server.questions.isEmpty)
        }
    }
}
