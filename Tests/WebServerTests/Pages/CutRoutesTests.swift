import Analysis
import Screens
import Testing
import TrainingLog

@testable import WebServer

struct CutRoutesTests {
    @Test func `a recording is cut in two, shown so, and joined again`() async throws {
        try await RunningServer.with { server async throws in
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", ImportRoutesTests.track)])
            _ = try await ImportRoutesTests.settled(server)
            let id = try #require(try await server.journal.activities().first).id
            let path = Route.editing(id).path
            for bad in ["after=", "after=soon", "after=0%3A00", "after=9%3A00"] {
                let answer = try await AccessRoutesTests.post(server, path + "/cut", bad)
                #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("aria-invalid=\"true\""), "\(bad)")
            }
            #expect(try await server.journal.activities().count == 1)
            let cut = try await AccessRoutesTests.post(server, path + "/cut", "after=0%3A40")
            #expect(cut.hasPrefix("HTTP/1.1 303") && cut.contains("?cut=1"))
            let parts = try await server.journal.activities()
            #expect(parts.count == 2)
            let first = try #require(parts.last).id
            let page = try await server.get(Route.activity(first).path + "?cut=1").text
            #expect(page.contains("this is the first part") && page.contains(Route.editing(first).path + "/rejoin"))
            #expect(try await server.get(Route.editing(first).path).text.contains("Match automatically"))
            let whole = try await AccessRoutesTests.post(server, Route.editing(first).path + "/rejoin", "")
            #expect(whole.hasPrefix("HTTP/1.1 303") && whole.contains("?rejoined=1"))
            #expect(try await server.journal.activities().map(\.id) == [id])
            // Repeat it, as from another window.
            #expect(try await AccessRoutesTests.post(server, path + "/rejoin", "").hasPrefix("HTTP/1.1 303"))
        }
    }
}
