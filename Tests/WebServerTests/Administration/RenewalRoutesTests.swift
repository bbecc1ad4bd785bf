import ActivityFiles
import Archives
import Localizations
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RenewalRoutesTests {
    /// Server with seventy runs whose digests are outdated and cannot be saved until their store is released.
    private func waiting(
        _ mode: PausedDerivedStore.Mode = .held, _ body: @Sendable (RunningServer, PausedDerivedStore) async throws -> Void
    ) async throws {
        var stores = MemoryStores().stores
        let held = PausedDerivedStore(stores.derived)
        stores.derived = held
        held.mode = mode
        try await RunningServer.with(stores: stores) { journal in
            let runs = ExampleRecordings.manyRuns(70, from: RunningServer.now + -80 * 86_400)
            try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs", hash: ContentHash(of: [1]))
        } _: { server async throws in
            try await body(server, held)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `pages report a running computation at once, and show figures when it is complete`()
        async throws
    {
        try await waiting { server, held in
            // The connection is open long before any event.
            async let event = server.raw(
                ["GET /events HTTP/1.1", "Host: localhost", "Connection: close"], until: "event: renewal")
            for (language, count) in [("en", "0 of 70 activities"), ("zh-Hant", "70 筆活動中的 0 筆")] {
                for path in [
                    "/", "/activities", "/weather", "/heat", "/fitness", "/fitness/curves", "/load", "/trends", "/routes",
                    "/report",
                    "/activities/x",
                    "/activities/x/edit",
                ] {
                    let answer = try await server.get(path, ["Cookie": "hearth-language=" + language])
                    #expect(answer.status == 200 && answer["Cache-Control"] == "no-store", "\(path)")
                    #expect(
                        answer.text.replacing("\u{A0}", with: " ").contains(count) && !answer.text.contains("class=\"ring"),
                        "\(path)")
                    #expect(answer.text.contains("class=\"button\" href=\"\(path)"), "\(path)")
                }
            }
            #expect(try await server.get("/settings").text.contains("Your figures are being computed"))
            for path in ["/import", "/healthz"] {
                #expect(try await server.get(path).text.contains("0 of 70") == false, "\(path)")
            }
            let part = try await server.get("/partials/renewal")
            #expect(part.status == 200 && part.text.contains("<progress"))
            // A program waits for complete figures.
            async let answer = server.ask("/quick-wins/training-load?limit=60")
            held.mode = .open
            let (status, heard) = (try await answer.status, try await event)
            #expect(status == 200 && heard.contains("event: renewal"))
            while try await server.get("/partials/renewal").status == 200 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await server.get("/partials/renewal").status == 205)
            #expect(try await server.get("/").text.contains("class=\"ring"))
            #expect(try await server.get("/activities").text.contains("activity-list"))
            #expect(try await server.get("/activities/x").status == 404)
        }
    }

    @Test(.timeLimit(.minutes(20))) func `if digests cannot be stored, pages report the error instead of waiting`() async throws {
        try await waiting(.failing) { server, held in
            while try await server.get("/partials/renewal").status == 200 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await server.ask("/quick-wins/training-load?limit=60").status == 500)
            held.mode = .open
            #expect(try await server.get("/").text.contains("class=\"ring"))
        }
    }
}
