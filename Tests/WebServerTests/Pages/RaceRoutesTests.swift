import Measures
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RaceRoutesTests {
    @Test func `a race is entered, shown, changed, removed and restored`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            let day = "2099-05-01"
            #expect(try await server.get("/races").text.contains("/races/form"))
            let saved = try await EditRoutesTests.post(
                server, "/races/form", "day=\(day)&distance=half&goal=1:45:00&importance=main&name=Taipei")
            #expect(saved.hasPrefix("HTTP/1.1 303"))
            let race = try #require(try await journal.races().first)
            #expect(race.metres == 21_097.5 && race.goal == 6300 && race.name == "Taipei")
            let page = try await server.get("/races/\(race.id.text)")
            #expect(page.status == 200 && page.text.contains("Taipei") && page.text.contains("1:45:00"))
            #expect(try await server.get("/races/form?id=\(race.id.text)").text.contains("value=\"\(day)\""))
            #expect(try await server.get("/races").text.contains("Taipei"))
            // Its day has a page of the plan, however far ahead.
            let planned = try await server.get("/plan/\(day)")
            #expect(planned.status == 200 && planned.text.contains("/races/\(race.id.text)") && planned.text.contains("1:45:00"))
            #expect(try await server.get("/plan/2099-05-02").status == 404)
            _ = try await EditRoutesTests.post(server, "/races/remove", "id=\(race.id.text)")
            #expect(try await journal.races().isEmpty)
            #expect(try await server.get("/races/\(race.id.text)").status == 404)
            // A second press of the button has the same answer; another unknown race has none.
            let again = try await EditRoutesTests.post(server, "/races/remove", "id=\(race.id.text)")
            #expect(again.hasPrefix("HTTP/1.1 303"))
            let unknown = try await EditRoutesTests.post(server, "/races/remove", "id=\(UniqueID(high: 9, low: 9).text)")
            #expect(unknown.hasPrefix("HTTP/1.1 404"))
            _ = try await EditRoutesTests.post(server, "/races/undo", "")
            #expect(try await journal.races() == [race])
        }
    }

    @Test func `invalid forms change nothing`() async throws {
        try await RunningServer.with { server async throws in
            for (path, fields, status) in [
                ("/races/form", "day=2020-01-01&distance=half", 422),
                ("/races/form", "day=2099-05-01&distance=other&other=x", 422),
                ("/races/form", "", 422), ("/races/form", "id=x&day=2099-05-01&distance=half", 404), ("/races/remove", "", 400),
                ("/races/remove", "id=x", 400), ("/races/undo", "", 303),
            ] {
                let answer = try await EditRoutesTests.post(server, path, fields)
                #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(path) \(fields): \(answer.prefix(40))")
            }
            #expect(try await server.journal.races().isEmpty)
            for path in ["/races/x", "/races/00000000-0000-0000-0000-000000000009", "/races/form?id=x"] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
        }
    }
}
