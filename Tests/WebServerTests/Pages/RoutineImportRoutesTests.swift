import Measures
import Screens
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RoutineImportRoutesTests {
    private static func send(_ server: RunningServer, _ files: [(name: String, text: String)]) async throws -> String {
        var body = ""
        for file in files {
            body += "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(file.name)\"\r\n\r\n" + file.text + "\r\n"
        }
        body += "--b--\r\n"
        return try await server.raw(
            [
                "POST \(Route.importingRoutine.path) HTTP/1.1", "Host: localhost",
                "Content-Type: multipart/form-data; boundary=b",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ], body: body)
    }

    @Test func `a plan is shown first and stored once the athlete confirms`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await server.get(Route.importingRoutine.path).status == 200)
            let table = "Mon,Wed\n45 min <b>easy</b>,Swim 2 km\n8 km,Rest\n"
            let page = try await Self.send(server, [("My plan.csv", table)])
            #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("value=\"My plan\""))
            #expect(page.contains("&lt;b&gt;easy&lt;/b&gt;") && !page.contains("<b>easy"))
            #expect(page.contains("“Swim 2 km”"))
            #expect(try await server.journal.ownRoutines().isEmpty)
            let id = try #require(page.firstMatch(of: /name="id" value="([0-9a-f-]+)"/)).1
            let added = try await EditRoutesTests.post(
                server, Route.Target.addRoutine.path, "id=\(id)&name=Autumn+plan&difficulty=advanced")
            #expect(added.hasPrefix("HTTP/1.1 303") && added.contains("/routines/own/\(id)"))
            let routine = try #require(try await server.journal.ownRoutines().first)
            #expect(routine.name == TranslatedText("Autumn plan") && routine.difficulty == .advanced && !routine.repeats)
            #expect(try await server.get("/routines/own/\(id)").status == 200)
            #expect(try await server.get("/routines").text.contains("Autumn plan"))
            // A second press adds nothing and leads to the same page.
            let again = try await EditRoutesTests.post(server, Route.Target.addRoutine.path, "id=\(id)")
            #expect(again.hasPrefix("HTTP/1.1 303") && again.contains("/routines/own/\(id)"))
            #expect(try await server.journal.ownRoutines().count == 1)
            let gone = try await EditRoutesTests.post(
                server, Route.Target.addRoutine.path, "id=\(UniqueID(high: 5, low: 5).text)")
            #expect(gone.hasPrefix("HTTP/1.1 422"))
            let unknown = try await EditRoutesTests.post(
                server, Route.Target.addRoutine.path, "id=\(id)&difficulty=zz")
            #expect(unknown.hasPrefix("HTTP/1.1 400"))
        }
    }

    @Test func `files without a plan, too many bytes and no file are refused with a reason`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await Self.send(server, [("x.csv", "hello")]).contains("No plan was found in this file."))
            #expect(try await Self.send(server, []).contains("Choose a file first."))
            let large = String(repeating: "a", count: 2_200_000)
            #expect(try await Self.send(server, [("x.csv", large)]).contains("too large for a plan"))
            #expect(try await server.journal.ownRoutines().isEmpty)
        }
    }
}
