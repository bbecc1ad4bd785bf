import Analysis
import Testing
import Training
import TrainingLog

@testable import WebServer

struct HeatRoutesTests {
    private static let edited = "title=Evening+class&sport=yoga&note=&room=40&room-scale=celsius&humidity=45"

    /// Runs with the newest run turned into a class in a room of 40 °C.
    private static func withClass(
        _ more: String = "&minutes=", _ body: @escaping @Sendable (RunningServer) async throws -> Void
    ) async throws {
        try await EditRoutesTests.with { server async throws in
            let answer = try await EditRoutesTests.post(server, "/activities/\(EditRoutesTests.id)/edit", edited + more)
            #expect(answer.hasPrefix("HTTP/1.1 303"))
            try await body(server)
        }
    }

    @Test func `the list shows a class with its room, and filters leave it out`() async throws {
        try await Self.withClass { server in
            let list = try await server.get("/heat/classes").text
            #expect(list.contains("Evening class") && list.contains("40\u{A0}°C\u{A0}· Very hot"))
            #expect(list.contains("/activities/\(EditRoutesTests.id)"))
            #expect(try await server.get("/heat/classes?room=veryHot").text.contains("Evening class"))
            let other = try await server.get("/heat/classes?room=warm").text
            #expect(!other.contains("Evening class") && other.contains("No class matches these filters."))
            #expect(try await server.get("/partials/heat/classes?room=veryHot").text.contains("Evening class"))
        }
    }

    @Test func `the pages about heat link to one another`() async throws {
        try await Self.withClass { server in
            let pages = ["/heat", "/heat/classes", "/heat/trends", "/heat/analysis"]
            for page in pages {
                let answer = try await server.get(page)
                #expect(answer.status == 200, "\(page)")
                for other in pages { #expect(answer.text.contains("href=\"\(other)\""), "\(page) lacks \(other)") }
            }
            #expect(try await server.get("/heat/trends?room=nonsense").status == 200)
            #expect(try await server.get("/heat/analysis").text.contains("from 18 classes"))
        }
    }

    @Test func `a stated duration is shown on the class, in the list and in its summary`() async throws {
        try await Self.withClass("&minutes=50.5") { server in
            let digest = try await server.journal.activity(EditRoutesTests.id)?.digest
            #expect(digest?.moving == 3030 && digest?.elapsed == 3030)
            let list = try await server.get("/heat/classes").text
            #expect(list.contains("50:30"))
            let page = try await server.get("/activities/\(EditRoutesTests.id)").text
            #expect(page.contains("50:30") && page.contains("Yoga at 40\u{A0}°C, 51\u{A0}min"))
        }
    }

    @Test func `the summary is stored only when the athlete keeps it, once, and undoing removes it`() async throws {
        try await Self.withClass { server in
            let path = "/activities/\(EditRoutesTests.id)"
            #expect(try await server.get(path).text.contains("Keep in the note"))
            #expect(try await server.journal.activity(EditRoutesTests.id)?.edit.note == "")
            for _ in 0..<2 { _ = try await EditRoutesTests.post(server, path + "/edit/keep", "summary=A+calm+hour.") }
            #expect(try await server.journal.activity(EditRoutesTests.id)?.edit.note == "A calm hour.")
            _ = try await EditRoutesTests.post(server, path + "/edit/undo", "")
            #expect(try await server.journal.activity(EditRoutesTests.id)?.edit.note == "")
            _ = try await EditRoutesTests.post(server, path + "/edit/keep", "")
            #expect(try await server.journal.activity(EditRoutesTests.id)?.edit.note == "")
        }
    }

    @Test func `a class that is left out is marked and not compared, and undoing brings it back`() async throws {
        try await Self.withClass("&minutes=&left-out=on") { server in
            #expect(try await server.get("/heat/classes").text.contains("This class is left out"))
            #expect(try await server.get("/heat/trends").text.contains("No heated class yet"))
            _ = try await EditRoutesTests.post(server, "/activities/\(EditRoutesTests.id)/edit/undo", "")
            #expect(!(try await server.get("/heat/classes").text.contains("This class is left out")))
        }
    }
}
