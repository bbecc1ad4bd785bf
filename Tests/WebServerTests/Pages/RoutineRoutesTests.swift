import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct RoutineRoutesTests {
    private static let path = "/routines/my-pack/three-days"

    private static func post(_ server: RunningServer, _ target: Route.Target, _ fields: String) async throws -> String {
        try await EditRoutesTests.post(server, target.path, fields)
    }

    @Test func `a routine is followed, moved, paused, resumed and stopped, and each change is undone`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let page = try await server.get(Self.path)
            #expect(page.status == 200 && page.text.contains("name=\"start\""))
            let today = try #require(page.text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            let followed = try await Self.post(
                server, .followRoutine, "routine=my-pack/three-days&start=\(today)&number=3")
            #expect(followed.hasPrefix("HTTP/1.1 303"))
            let day = try #require(Day(iso: String(today)))
            #expect(try await journal.routineHistory().planned(on: day)?.number == 3)
            #expect(try await server.get("/").text.contains("Three days"))
            for (change, isCurrent) in [
                ("shifted", true), ("paused", false), ("resumed", true), ("restarted", true), ("stopped", false),
            ] {
                #expect(try await Self.post(server, .changeRoutine, "change=\(change)").hasPrefix("HTTP/1.1 303"), "\(change)")
                #expect((try await journal.routineHistory().current != nil) == isCurrent, "\(change)")
            }
            _ = try await Self.post(server, .undoRoutine, "")
            #expect(try await journal.routineHistory().current != nil)
        }
    }

    @Test func `a new version is offered and counts from today on`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            _ = try await Self.post(server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=1")
            #expect(try await !server.get(Self.path).text.contains("value=\"updated\""))
            #expect(try await journal.add(RoutineExamples.pack(version: 2, minutes: 45), isAsked: true) == .updated(from: 1))
            let day = try #require(Day(iso: String(start)))
            #expect(try await journal.routineHistory().planned(on: day)?.day.minutes == 40)
            #expect(try await server.get(Self.path).text.contains("value=\"updated\""))
            _ = try await Self.post(server, .changeRoutine, "change=updated")
            #expect(try await journal.routineHistory().planned(on: day)?.day.minutes == 45)
            // A removed pack leaves what is followed.
            #expect(try await journal.removePack(RoutineExamples.pack(version: 2).id))
            #expect(try await server.get(Self.path).status == 200)
            #expect(try await server.get("/routines").text.contains("Three days"))
        }
    }

    @Test func `a move after today's session leaves it where it is`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            _ = try await Self.post(server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=1")
            let day = try #require(Day(iso: String(start)))
            #expect(try await server.get(Self.path).text.contains("Move today and everything after by a day"))
            _ = try await Self.post(server, .correctRoutine, "day=\(start)&outcome=done")
            #expect(try await server.get(Self.path).text.contains("Move everything from tomorrow on by a day"))
            _ = try await Self.post(server, .changeRoutine, "change=shifted")
            for history in [try await journal.routineHistory(), try await journal.routineHistory().known(on: day)] {
                #expect([0, 2].map { history.planned(on: day + $0)?.number } == [1, 2])
                #expect(history.planned(on: day + 1)?.day.sessions.isEmpty == true)
            }
        }
    }

    @Test func `a pause, a stop and a second move leave the session that is done today`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            let day = try #require(Day(iso: String(start)))
            _ = try await Self.post(server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=1")
            _ = try await Self.post(server, .correctRoutine, "day=\(start)&outcome=done")
            for change in ["shifted", "shifted", "paused", "resumed", "stopped"] {
                _ = try await Self.post(server, .changeRoutine, "change=\(change)")
                let history = try await journal.routineHistory()
                #expect(history.planned(on: day)?.number == 1, "\(change)")
                if change == "paused" || change == "stopped" {
                    #expect((1...7).allSatisfy { history.known(on: day).planned(on: day + $0)?.day.isRest ?? true }, "\(change)")
                }
                let text = try await server.get(Self.path).text
                #expect(
                    text.contains("Move everything from tomorrow on by a day") == (change == "shifted" || change == "resumed"))
                if change == "paused" { #expect(text.contains("Pauses from")) }
                if change == "shifted" || change == "resumed" { #expect(text.contains("Since")) }
            }
        }
    }

    @Test func `what the athlete states about a day can be changed again`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            _ = try await Self.post(server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=1")
            let day = try #require(Day(iso: String(start)))
            #expect(try await Self.post(server, .correctRoutine, "day=\(start)&outcome=done").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.routineHistory().corrections == [day: .done])
            // The second press changes nothing, and its page claims no change.
            let again = try await Self.post(server, .correctRoutine, "day=\(start)&outcome=done")
            #expect(again.hasPrefix("HTTP/1.1 303") && !again.contains("changed="))
            _ = try await Self.post(server, .correctRoutine, "day=\(start)&outcome=auto")
            #expect(try await journal.routineHistory().corrections.isEmpty)
        }
    }

    @Test func `an undo of a choice never reverts a later one, and says so`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            let day = try #require(Day(iso: String(start)))
            _ = try await Self.post(server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=1")
            try await journal.changeRoutineHistory { $0.stop(from: day + 1) }
            let later = try await journal.routineHistory()
            let refused = try await Self.post(server, .undoRoutine, "")
            #expect(refused.contains("/routines?changed=outdated"))
            #expect(try await journal.routineHistory() == later)
            let page = try await server.get("/routines?changed=outdated").text
            #expect(page.contains("nothing was undone") && !page.contains("Undo</button>"))
        }
    }

    @Test(arguments: ["0", "-1", "4", "-9223372036854775808", "9223372036854775807", "x"])
    func `a number of no day is not found`(number: String) async throws {
        try await RunningServer.with { server async throws in
            _ = try await server.journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            #expect(try await server.get(Self.path + "/" + number).status == 404)
            let file = try await server.get("/plan/2026-03-16/workout.fit?session=" + number)
            #expect(file.status == 404)
        }
    }

    @Test func `invalid forms change nothing`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            for (target, fields, status) in [
                (.followRoutine, "routine=my-pack/three-days&start=1970-01-01&number=1", 400),
                (.followRoutine, "routine=my-pack/three-days&start=x&number=1", 400),
                (.followRoutine, "routine=../etc&start=2026-11-21&number=1", 400),
                (.changeRoutine, "change=paused", 400), (.changeRoutine, "change=followed", 400),
                (.correctRoutine, "day=2026-11-21&outcome=done", 400), (.correctRoutine, "day=99999999-01-01&outcome=done", 400),
            ] as [(Route.Target, String, Int)] {
                #expect(try await Self.post(server, target, fields).hasPrefix("HTTP/1.1 \(status)"), "\(fields)")
            }
            let start = try #require(try await server.get(Self.path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)).1
            let unknown = try await Self.post(server, .followRoutine, "routine=my-pack/other&start=\(start)&number=1")
            #expect(unknown.hasPrefix("HTTP/1.1 404"))
            for number in [4, 999_999_999] {
                let large = try await Self.post(
                    server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=\(number)")
                #expect(large.hasPrefix("HTTP/1.1 400"), "\(number)")
            }
            let negative = try await Self.post(
                server, .followRoutine, "routine=my-pack/three-days&start=\(start)&number=-9223372036854775808")
            #expect(negative.hasPrefix("HTTP/1.1 400"))
            #expect(try await journal.routineHistory().current == nil)
            for path in ["/routines/my-pack/other", "/routines/x/y/1", Self.path + "/0", Self.path + "/9", "/routines/own/1"] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
        }
    }
}
