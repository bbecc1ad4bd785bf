import Foundation
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct DeletionRoutesTests {
    @Test func `the page counts the data, and a wrong word deletes nothing`() async throws {
        try await RunningServer.with { server async throws in
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", ImportRoutesTests.track)])
            _ = try await ImportRoutesTests.settled(server)
            _ = try await server.tokens.token(for: "1", seconds: 60, named: "x")
            let page = try await server.get("/settings/delete").text
            #expect(
                page.contains("<dt>Activities</dt><dd>1</dd>")
                    && page.contains("<dt>Original files kept by Hearth</dt><dd>1</dd>"))
            #expect(page.contains("programs</dt><dd>1</dd>"))
            for word in ["word=", "word=remove", "word=delete+it", ""] {
                let answer = try await AccessRoutesTests.post(server, "/settings/delete", word)
                #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("nothing was deleted"), "\(word)")
            }
            #expect(try await server.journal.activities().count == 1)
            #expect(server.tokens.ledger.all.count == 1)
        }
    }

    @Test(arguments: ["word=delete", "word=+Delete+", "word=%E5%88%AA%E9%99%A4"])
    func `the word deletes all data and leaves an empty journal`(_ word: String) async throws {
        try await RunningServer.with {
            try await $0.save(Athlete(name: "Ada", mass: Mass(kilograms: 60)))
        } _: { server async throws in
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", ImportRoutesTests.track)])
            _ = try await ImportRoutesTests.settled(server)
            let token = try await server.tokens.token(for: "1", seconds: 60)
            let answer = try await AccessRoutesTests.post(server, "/settings/delete", word)
            #expect(answer.hasPrefix("HTTP/1.1 303") && answer.contains("/settings/delete?done=1"))
            #expect(try await server.get("/settings/delete?done=1").text.contains("Everything is deleted"))
            #expect(try await server.journal.isEmpty())
            #expect(try await server.journal.athlete() == Athlete(name: ""))
            let held = try await server.journal.holdings()
            #expect(held.activities + held.samples + held.originals + held.edits == 0)
            #expect(try await server.get(AccessRoutesTests.asked, ["Authorization": "Bearer " + token]).status == 401)
            #expect(try await server.get("/import").text.contains("run.gpx") == false)
            #expect(try await server.get("/").text.contains("action=\"/import/demo\""))
            // The same data can be imported again.
            _ = try await ImportRoutesTests.upload(server, [("run.gpx", ImportRoutesTests.track)])
            _ = try await ImportRoutesTests.settled(server)
            #expect(try await server.journal.activities().count == 1)
        }
    }
}
