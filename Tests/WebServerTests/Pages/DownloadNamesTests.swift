import ActivityFiles
import Foundation
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Names of downloads consist of dates and formats, whatever an athlete or a client typed.
@Suite(.timeLimit(.minutes(20))) struct DownloadNamesTests {
    private static let hostile = "../../etc/\"; filename=evil.exe\r\nX-Evil: 1\u{202E}gpj.\\..\u{0}"
    /// The only form that a name may have.
    private static func isPlain(_ disposition: String?) -> Bool {
        disposition?.wholeMatch(of: /(?:attachment|inline); filename="hearth(?:-[a-z0-9-]+)?\.[a-z]+"/) != nil
    }

    @Test func `the file of a link has no part of the title in its name`() async throws {
        try await SharedLinkRoutesTests.with { server, browser async throws in
            try await server.journal.edit(
                activity: SharedLinkRoutesTests.id, as: ActivityEdit(title: Self.hostile, note: Self.hostile))
            let path = try await SharedLinkRoutesTests.link(browser, "days=7&file=1&note=1&filename=evil.exe")
            for address in ["/activity.gpx", "/activity.gpx?filename=evil.exe&name=evil"] {
                let file = try await TestBrowser(server).get(path + address)
                #expect(file.status == 200 && Self.isPlain(file["Content-Disposition"]), "\(file.head)")
                #expect(file.values("Content-Disposition").count == 1 && file["X-Evil"] == nil)
                // The title is text of the file, and no markup.
                #expect(!file.body.contains("\u{0}"))
            }
            let other = try await TestBrowser(server).get(path + "/evil.exe")
            #expect(other.status == 404 && other["Content-Disposition"] == nil)
        }
    }

    @Test func `the names of other downloads are those of the server, whatever the address and the profile say`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            try await journal.save(Athlete(name: Self.hostile))
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let reference = try #require(RoutineReference("my-pack/three-days"))
            let found = try #require(try await journal.routine(reference))
            let today = try #require(Day(of: RunningServer.now, at: .utc))
            try await journal.changeRoutineHistory { $0.follow(found.routine, packVersion: found.packVersion, from: today) }
            let secret = try await journal.renewCalendar()
            for path in [
                "/settings/export", Route.workoutFile(of: today, .fit), Route.workoutFile(of: today, .text),
                "/import/sessions.csv", "/calendar/\(secret).ics",
            ] {
                for more in ["", "?filename=evil.exe&name=..%2F..%2Fevil&download=evil.exe"] {
                    let answer = try await server.get(path + more)
                    #expect(answer.status == 200 && Self.isPlain(answer["Content-Disposition"]), "\(path + more)")
                    #expect(answer["X-Evil"] == nil)
                }
            }
            // An address with another name is none.
            for path in [
                "/plan/\(today.iso)/evil.fit", "/plan/\(today.iso)/workout.fit%0d%0aX-Evil:1",
                "/plan/..%2F\(today.iso)/workout.fit",
                "/settings/export/evil.exe", "/calendar/\(secret).ics%22%3B",
            ] {
                let answer = try await server.get(path)
                #expect(answer.status == 404 && answer["Content-Disposition"] == nil, "\(path): \(answer.status)")
            }
        }
    }
}
