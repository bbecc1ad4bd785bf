import ActivityFiles
import Archives
import Foundation
import Hummingbird
import LoopbackServers
import Screens
import TestKit
import Testing
import TrainingLog

@testable import WebServer

struct SummaryRoutesTests {
    private static let path = "/activities/\(EditRoutesTests.id)"

    /// Runs a server with a class in a room of 40 °C, and an endpoint that the owner allows on this machine.
    private static func with(
        _ answer: @escaping @Sendable (Request) async throws -> Response,
        _ body: @escaping @Sendable (RunningServer, LoopbackServer) async throws -> Void
    ) async throws {
        try await LoopbackServer.with(answer) { endpoint in
            let weather = WeatherSource(allowsPrivate: true)
            try await RunningServer.with(weather: weather) { journal in
                try await journal.add(
                    FileReading(kind: .fit, recordings: EditRoutesTests.runs), path: "runs.fit", hash: .init(of: [1]))
            } _: { server async throws in
                _ = try await EditRoutesTests.post(
                    server, path + "/edit", "title=Evening&sport=yoga&note=&room=40&room-scale=celsius&humidity=45&minutes=")
                try await body(server, endpoint)
            }
        }
    }

    private static func configure(_ server: RunningServer, _ endpoint: LoopbackServer, key: String = "sk-hidden") async throws
        -> String
    {
        try await EditRoutesTests.post(
            server, "/settings/summaries", "endpoint=http://127.0.0.1:\(endpoint.port)/v1&model=small&key=\(key)")
    }

    private static func says(_ text: String) -> Response {
        LoopbackServer.json(#"{"choices":[{"message":{"content":"\#(text)"}}]}"#)
    }

    @Test func `an endpoint is asked on the button only, and its text can be kept`() async throws {
        try await Self.with({ _ in Self.says("A calm evening at 40 °C.") }) { server, endpoint in
            #expect(!(try await server.get(Self.path).text.contains("/edit/summary")))
            #expect(try await Self.configure(server, endpoint).hasPrefix("HTTP/1.1 303"))
            let page = try await server.get(Self.path).text
            #expect(page.contains("action=\"\(Self.path)/edit/summary\"") && endpoint.questions.isEmpty)
            let answer = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
            #expect(answer.contains("A calm evening at 40 °C.") && answer.contains("small at 127.0.0.1:\(endpoint.port)"))
            #expect(answer.lowercased().contains("cache-control: no-store"))
            #expect(endpoint.questions.count == 1 && endpoint.questions.first?.headers["authorization"] == "Bearer sk-hidden")
            // It is not stored until the athlete keeps it.
            #expect(!(try await server.get(Self.path).text.contains("A calm evening")))
            _ = try await EditRoutesTests.post(server, Self.path + "/edit/keep", "summary=A+calm+evening+at+40+°C.")
            #expect(try await server.get(Self.path).text.contains("A calm evening"))
        }
    }

    @Test func `a text with a figure of its own is replaced by the template`() async throws {
        try await Self.with({ _ in Self.says("You burned 450 kcal.") }) { server, endpoint in
            _ = try await Self.configure(server, endpoint)
            let answer = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
            #expect(!answer.contains("450 kcal") && answer.contains("Yoga at 40\u{A0}°C"))
            #expect(answer.contains("stated a number that is none of the figures"))
        }
    }

    @Test func `a failing endpoint leaves the template and states the reason`() async throws {
        try await Self.with({ _ in Response(status: .internalServerError) }) { server, endpoint in
            _ = try await Self.configure(server, endpoint)
            let answer = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
            #expect(answer.contains("Yoga at 40\u{A0}°C") && answer.contains("answered with error 500"))
        }
    }

    @Test func `settings never show the key, keep it, and forget it with the endpoint`() async throws {
        try await Self.with({ _ in Self.says("Fine.") }) { server, endpoint in
            _ = try await Self.configure(server, endpoint)
            let page = try await server.get("/settings").text
            #expect(page.contains("A key is stored") && !page.contains("sk-hidden"))
            _ = try await Self.configure(server, endpoint, key: "")
            _ = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
            #expect(endpoint.questions.last?.headers["authorization"] == "Bearer sk-hidden")
            #expect(page.contains("name=\"remove-key\""))
            let address = "http://127.0.0.1:\(endpoint.port)/v1"
            _ = try await EditRoutesTests.post(
                server, "/settings/summaries", "endpoint=\(address)&model=small&key=&remove-key=1&remove-key=")
            _ = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
            #expect(endpoint.questions.last?.headers["authorization"] == nil)
            #expect(!(try await server.get("/settings").text.contains("name=\"remove-key\"")))
            _ = try await EditRoutesTests.post(server, "/settings/summaries", "endpoint=&model=&key=")
            #expect(!FileManager.default.fileExists(atPath: server.folder + "/summary-endpoint"))
            #expect(!(try await server.get(Self.path).text.contains("/edit/summary")))
            _ = try await EditRoutesTests.post(server, "/settings/summaries/undo", "")
            #expect(try await server.get(Self.path).text.contains("/edit/summary"))
        }
    }

    @Test func `a private address is refused without the owner's permission, and nothing is asked`() async throws {
        try await LoopbackServer.with({ _ in Self.says("Fine.") }) { endpoint in
            try await EditRoutesTests.with { server async throws in
                let answer = try await Self.configure(server, endpoint)
                #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("private_sources"))
                // A file that was written while it was allowed is not used either.
                try "http://127.0.0.1:\(endpoint.port)/v1\nsmall\n\n"
                    .write(toFile: server.folder + "/summary-endpoint", atomically: true, encoding: .utf8)
                _ = try await EditRoutesTests.post(server, Self.path + "/edit/summary", "")
                #expect(endpoint.questions.isEmpty)
            }
        }
    }
}
