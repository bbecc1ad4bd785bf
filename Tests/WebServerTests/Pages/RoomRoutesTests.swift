import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RoomRoutesTests {
    private static let answer = "activity=\(EditRoutesTests.id)&scale=celsius&page=today"

    private static func location(_ answer: String) -> String? {
        answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("location: ") }.map { String($0.dropFirst(10)) }
    }

    /// Runs on the day of the newest run, which becomes a yoga class.
    private static func withClass(_ body: @escaping @Sendable (RunningServer) async throws -> Void) async throws {
        try await EditRoutesTests.with { server async throws in
            _ = try await EditRoutesTests.post(
                server, "/activities/\(EditRoutesTests.id)/edit", "title=Evening+class&sport=yoga&note=")
            try await body(server)
        }
    }

    @Test func `Today asks for the room of a class, and saves, undoes and repeats the answer`() async throws {
        try await Self.withClass { server in
            let asked = try await server.get("/").text
            #expect(asked.contains("How hot was the room?") && asked.contains("Evening class"))
            for degrees in [27, 46] {
                #expect(asked.contains("<option value=\"\(degrees)\">\(degrees)\u{A0}°C</option>"), "\(degrees)")
            }
            #expect(!asked.contains("<option value=\"47\">") && asked.contains("value=\"\" selected"))
            let saved = try await EditRoutesTests.post(server, "/heat/rooms/answer", Self.answer + "&answer=temperature&room=40")
            #expect(saved.hasPrefix("HTTP/1.1 303"))
            let page = try await server.get(try #require(Self.location(saved))).text
            #expect(page.contains("Saved: the room was 40\u{A0}°C.") && !page.contains("How hot was the room?"))
            let edit = try await server.journal.activity(EditRoutesTests.id)?.edit
            #expect(edit?.room == RoomTemperature(degrees: 40, isFahrenheit: false) && edit?.title == "Evening class")
            let undone = try await EditRoutesTests.post(
                server, "/heat/rooms/undo", "activity=\(EditRoutesTests.id)&answer=saved&page=today")
            let again = try await server.get(try #require(Self.location(undone))).text
            #expect(again.contains("the question is open again") && again.contains("How hot was the room?"))
            #expect(try await server.journal.activity(EditRoutesTests.id)?.edit.title == "Evening class")
            // The old address says nothing about a question that is open again.
            #expect(!(try await server.get(try #require(Self.location(saved))).text.contains("Saved:")))
        }
    }

    @Test func `undoing an answer keeps later edits of the activity`() async throws {
        try await Self.withClass { server in
            _ = try await EditRoutesTests.post(server, "/heat/rooms/answer", Self.answer + "&answer=temperature&room=40")
            _ = try await EditRoutesTests.post(
                server, "/activities/\(EditRoutesTests.id)/edit",
                "title=Evening+class&sport=yoga&note=precious&room=40&room-scale=celsius&humidity=&minutes=")
            _ = try await EditRoutesTests.post(
                server, "/heat/rooms/undo", "activity=\(EditRoutesTests.id)&answer=saved&page=today")
            let edit = try await server.journal.activity(EditRoutesTests.id)?.edit
            #expect(edit?.note == "precious" && edit?.room == nil)
        }
    }

    @Test func `an unheated room stays answered when the activity is edited`() async throws {
        try await Self.withClass { server in
            _ = try await EditRoutesTests.post(server, "/heat/rooms/answer", Self.answer + "&answer=unheated&room=")
            #expect(!(try await server.get("/").text.contains("How hot was the room?")))
            _ = try await EditRoutesTests.post(
                server, "/activities/\(EditRoutesTests.id)/edit", "title=Renamed&sport=yoga&note=&room=&humidity=&minutes=")
            #expect(!(try await server.get("/").text.contains("How hot was the room?")))
            #expect(try await server.get("/heat/rooms").text.contains("Nothing to answer"))
        }
    }

    @Test func `a sport that is not asked about is a setting, and can be asked about again`() async throws {
        try await Self.withClass { server in
            let never = try await EditRoutesTests.post(server, "/heat/rooms/answer", Self.answer + "&answer=never&room=")
            #expect(try await server.get(try #require(Self.location(never))).text.contains("no longer asks about Yoga"))
            #expect(!(try await server.get("/").text.contains("How hot was the room?")))
            #expect(try await server.journal.athlete().roomsNotAsked == [.yoga])
            #expect(try await server.get("/settings").text.contains("name=\"no-room-yoga\""))
            _ = try await EditRoutesTests.post(server, "/settings", "no-room-yoga=")
            #expect(try await server.get("/").text.contains("How hot was the room?"))
        }
    }

    @Test func `an impossible answer is refused and changes nothing`() async throws {
        try await Self.withClass { server in
            for body in [
                "answer=temperature&room=", "answer=temperature&room=999", "answer=temperature&room=4e1", "answer=x&room=40",
            ] {
                let refused = try await EditRoutesTests.post(server, "/heat/rooms/answer", Self.answer + "&" + body)
                #expect(refused.hasPrefix("HTTP/1.1 400"), "\(body)")
            }
            let unknown = try await EditRoutesTests.post(server, "/heat/rooms/answer", "activity=none&answer=unheated")
            #expect(unknown.hasPrefix("HTTP/1.1 404"))
            #expect(try await server.get("/").text.contains("How hot was the room?"))
        }
    }
}
