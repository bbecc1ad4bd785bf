import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct CalendarRoutesTests {
    /// Follows the example routine from a week before today.
    private static func follow(_ journal: Journal) async throws {
        _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
        let reference = try #require(RoutineReference("my-pack/three-days"))
        let found = try #require(try await journal.routine(reference))
        let today = try #require(Day(of: RunningServer.now, at: .utc))
        try await journal.changeRoutineHistory { $0.follow(found.routine, packVersion: found.packVersion, from: today - 7) }
    }

    /// Creates an address with the form of the settings page and returns its path.
    private static func address(_ server: RunningServer) async throws -> String {
        let page = try await EditRoutesTests.post(server, Route.Target.renewCalendar.path, "")
        #expect(page.hasPrefix("HTTP/1.1 200") && page.lowercased().contains("cache-control: no-store"))
        return String(try #require(page.firstMatch(of: /http:\/\/[a-z0-9.:]+(\/calendar\/[^<]+)/)).1)
            .replacing("&amp;", with: "&")
    }

    @Test func `the secret address shows the plan without a sign-in, until it is renewed or removed`() async throws {
        let stranger = AthleteResolver.signedIn { _ in throw RequestFailure.unauthorized(.missing) }
        let stores = MemoryStores().stores
        try await RunningServer.with(stores: stores) { server async throws in
            try await Self.follow(server.journal)
            #expect(try await !server.get("/settings").text.contains("/calendar/"))
            let first = try await Self.address(server)
            #expect(first.contains("?language=en&units=metric"))
            let feed = try await server.get(first)
            #expect(feed.status == 200 && feed["Content-Type"] == "text/calendar; charset=utf-8")
            #expect(feed.text.contains("BEGIN:VEVENT") && feed.text.contains("SUMMARY:40 min · Easy"))
            // The page shows the address only once.
            let settings = try await server.get("/settings").text
            #expect(!settings.contains(".ics") && settings.contains("Renew the address"))
            let second = try await Self.address(server)
            #expect(second != first)
            #expect(try await server.get(first).status == 404)
            #expect(try await server.get(second).status == 200)
        }
        let path = "/calendar/" + (try await Journal(stores: stores).renewCalendar()) + ".ics"
        try await RunningServer.with(stores: stores, resolver: stranger) { server async throws in
            #expect(try await server.get(path).status == 200)
            // The secret opens nothing else.
            let secret = try #require(path.split(separator: "/").last).dropLast(4)
            for other in ["/", "/load", "/settings/export", "/calendar/"] {
                #expect(try await server.get(other, ["Authorization": "Bearer " + secret]).status != 200, "\(other)")
            }
            for wrong in ["/calendar/x.ics", path.replacing(".ics", with: ""), path.replacing(".ics", with: "0.ics")] {
                #expect(try await server.get(wrong).status == 404, "\(wrong)")
            }
        }
        try await RunningServer.with(stores: stores) { server async throws in
            let removed = try await EditRoutesTests.post(server, Route.Target.removeCalendar.path, "")
            #expect(removed.hasPrefix("HTTP/1.1 303") && removed.contains("/settings?calendar=removed"))
            #expect(try await server.get(path).status == 404)
            #expect(try await server.get("/settings?calendar=removed").text.contains("The address no longer works."))
        }
    }

    @Test func `an unchanged feed is answered with 304, and events keep their ids`() async throws {
        try await RunningServer.with { server async throws in
            try await Self.follow(server.journal)
            let path = try await Self.address(server)
            let feed = try await server.get(path)
            let tag = try #require(feed["ETag"])
            #expect(try await server.get(path, ["If-None-Match": tag]).status == 304)
            func ids(_ text: String) -> [String] {
                text.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }.map { String($0) }
            }
            let before = ids(feed.text)
            // A shift by a day turns a training day into a free one: its event goes, the others stay the same events.
            let today = try #require(Day(of: RunningServer.now, at: .utc))
            _ = try await server.journal.changeRoutineHistory { $0.shift(on: today) }
            let after = ids(try await server.get(path).text)
            #expect(before != after && !Set(before).isDisjoint(with: after))
            #expect(before.contains { $0.hasPrefix("UID:plan-") } && Set(before).count == before.count)
            #expect(try await server.get(path, ["If-None-Match": tag]).status == 200)
        }
    }

    @Test func `the address decides language and units`() async throws {
        try await RunningServer.with { server async throws in
            try await Self.follow(server.journal)
            let path = try await Self.address(server).split(separator: "?")[0]
            let german = try await server.get(path + "?language=de").text
            #expect(german.contains("X-WR-CALNAME:Hearth-Trainingsplan"))
            #expect(try await server.get(path + "?language=xx&units=x").status == 200)
        }
    }
}
