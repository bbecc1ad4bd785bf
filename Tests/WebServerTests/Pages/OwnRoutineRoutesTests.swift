import Foundation
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct OwnRoutineRoutesTests {
    private static func post(_ server: RunningServer, _ path: String, _ fields: String) async throws -> String {
        try await EditRoutesTests.post(server, path, fields)
    }

    /// Writes a routine of three days.
    /// - Returns: its id.
    private static func written(_ server: RunningServer) async throws -> UniqueID {
        let answer = try await post(
            server, Route.writingRoutine.path,
            "id=\(try await newID(server, .writingRoutine))&name=My+%3Cb%3Eweek&description=For+me&difficulty=advanced"
                + "&repeats=once&days=3")
        #expect(answer.hasPrefix("HTTP/1.1 303"))
        let found = try #require(answer.firstMatch(of: /routines\/own\/([0-9a-f-]+)\/edit\?changed=written/)).1
        return try #require(UniqueID(String(found)))
    }

    /// Returns the id that the form of a page states for a routine that it makes.
    private static func newID(_ server: RunningServer, _ route: Route) async throws -> String {
        String(try #require(try await server.get(route.path).text.firstMatch(of: /name="id" value="([0-9a-f-]+)"/)).1)
    }

    private static let anyID = "id=" + UniqueID(high: 3, low: 3).text

    private static func shown(_ server: RunningServer, _ route: Route) async throws -> String {
        let page = try await server.get(route.path)
        #expect(page.status == 200)
        return String(try #require(page.text.firstMatch(of: /name="shown" value="([0-9a-f]+)"/)).1)
    }

    private static func routine(_ server: RunningServer, _ id: UniqueID) async throws -> Routine {
        try #require(try await server.journal.routine(.own(id))?.routine)
    }

    @Test func `a routine is written, filled day by day, and followed`() async throws {
        try await RunningServer.with { server async throws in
            #expect(try await server.get(Route.writingRoutine.path).status == 200)
            let id = try await Self.written(server)
            let page = try await server.get(Route.editingRoutine(id).path + "?changed=written").text
            #expect(page.contains("My &lt;b&gt;week") && !page.contains("My <b>week") && page.contains("Undo</button>"))
            let day = Route.editingRoutineDay(id, 2)
            let saved = try await Self.post(
                server, day.path,
                "shown=\(try await Self.shown(server, day))&day=&text=%3Ci%3EHills&kind-0=run&intensity-0=interval&minutes-0=50"
                    + "&title-0=Six+%3Ci%3Ehills&note-0=&kind-1=strength&intensity-1=easy&minutes-1=20&title-1=&note-1=&next=1")
            #expect(saved.hasPrefix("HTTP/1.1 303") && saved.contains("/edit/3?changed=day&number=2"))
            let routine = try await Self.routine(server, id)
            #expect(routine.days.map { $0.minutes } == [0, 70, 0] && !routine.repeats && routine.difficulty == .advanced)
            #expect(routine.days[1].sessions.map { $0.method.intensity } == [.interval, .easy])
            let shown = try await server.get(Route.routineDay(.own(id), 2).path).text
            #expect(shown.contains("Six &lt;i&gt;hills") && !shown.contains("<i>"))
            #expect(try await server.get("/routines").text.contains("My &lt;b&gt;week"))
            let start = try #require(
                try await server.get(Route.routine(.own(id)).path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)
            ).1
            let followed = try await Self.post(
                server, Route.Target.followRoutine.path, "routine=own/\(id.text)&start=\(start)&number=2")
            #expect(followed.hasPrefix("HTTP/1.1 303"))
            #expect(try await server.get("/").text.contains("Six &lt;i&gt;hills + Strength"))
        }
    }

    @Test func `changes of a followed routine count once the new version is used, and keep past days`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.written(server)
            let start = try #require(
                try await server.get(Route.routine(.own(id)).path).text.firstMatch(of: /<option value="([0-9-]+)" selected>/)
            ).1
            let today = try #require(Day(iso: String(start)))
            _ = try await Self.post(
                server, Route.Target.followRoutine.path, "routine=own/\(id.text)&start=\((today - 1).iso)&number=1")
            let edit = Route.editingRoutine(id)
            #expect(try await !server.get(edit.path).text.contains("value=\"updated\""))
            let shown = try await Self.shown(server, edit)
            _ = try await Self.post(server, Route.Target.arrangeRoutine.path, "id=\(id.text)&shown=\(shown)&change=remove-3")
            #expect(try await server.journal.routineHistory().current?.routine.days.count == 3)
            #expect(try await server.get(edit.path).text.contains("value=\"updated\""))
            #expect(try await server.get(Route.routine(.own(id)).path).text.contains("value=\"updated\""))
            _ = try await Self.post(server, Route.Target.changeRoutine.path, "change=updated")
            let history = try await server.journal.routineHistory()
            #expect(history.planned(on: today)?.routine.days.count == 2)
            #expect(history.planned(on: today - 1)?.routine.days.count == 3)
            // Deleted, it stays followed, and a copy of it can be made.
            let deleted = try await Self.post(server, Route.Target.deleteRoutine.path, "id=\(id.text)")
            #expect(deleted.contains("/routines?changed=deleted"))
            let again = try await Self.post(server, Route.Target.deleteRoutine.path, "id=\(id.text)")
            #expect(again.contains("/routines?changed=deleted"))
            #expect(try await server.journal.routineHistory() == history)
            let page = try await server.get(Route.routine(.own(id)).path)
            #expect(page.status == 200 && !page.text.contains(edit.path))
            #expect(try await server.get(edit.path).status == 404)
            let copied = try await Self.post(server, Route.Target.copyRoutine.path, Self.anyID + "&routine=own/\(id.text)")
            #expect(copied.contains("changed=copied"))
        }
    }

    @Test func `a deletion, a copy and every change are undone once`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.written(server)
            let routine = try await Self.routine(server, id)
            _ = try await Self.post(server, Route.Target.deleteRoutine.path, "id=\(id.text)")
            #expect(try await server.journal.ownRoutines().isEmpty)
            #expect(try await server.get("/routines?changed=deleted").text.contains(Route.Target.restoreRoutine.path))
            let undone = try await Self.post(server, Route.Target.restoreRoutine.path, "")
            #expect(undone.contains("/edit?changed=undone"))
            #expect(try await server.journal.ownRoutines() == [routine])
            _ = try await Self.post(server, Route.Target.restoreRoutine.path, "")
            #expect(try await server.journal.ownRoutines() == [routine])
            _ = try await Self.post(server, Route.editingRoutine(id).path, "name=Other&difficulty=beginner&repeats=again")
            #expect(try await Self.routine(server, id).name == TranslatedText("Other"))
            _ = try await Self.post(server, Route.Target.restoreRoutine.path, "")
            #expect(try await Self.routine(server, id) == routine)
            _ = try await server.journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let copied = try await Self.post(server, Route.Target.copyRoutine.path, Self.anyID + "&routine=my-pack/three-days")
            #expect(copied.hasPrefix("HTTP/1.1 303"))
            let copy = try #require(try await server.journal.ownRoutines().last)
            #expect(copy.name == TranslatedText("Three days (copy)") && copy.goal == .own && copy.minutes == 90)
            _ = try await Self.post(server, Route.Target.restoreRoutine.path, "")
            #expect(try await server.journal.ownRoutines() == [routine])
        }
    }

    @Test func `a second press and an outdated page move no other day`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.written(server)
            let day = Route.editingRoutineDay(id, 1)
            let first = try await Self.shown(server, day)
            _ = try await Self.post(server, day.path, "shown=\(first)&day=One&kind-0=")
            let shown = try await Self.shown(server, .editingRoutine(id))
            let press = "id=\(id.text)&shown=\(shown)&change=down-1"
            #expect(try await Self.post(server, Route.Target.arrangeRoutine.path, press).contains("changed=days"))
            #expect(try await Self.post(server, Route.Target.arrangeRoutine.path, press).contains("changed=stale"))
            let names = try await Self.routine(server, id).days.map { $0.name.text(in: "en") }
            #expect(names == ["", "One", ""])
            // The form of a day that another day took the place of keeps what was entered.
            let second = Route.editingRoutineDay(id, 2)
            let stale = try await Self.post(server, second.path, "shown=\(first)&day=Mine&kind-0=")
            #expect(stale.hasPrefix("HTTP/1.1 422") && stale.contains("value=\"Mine\""))
            #expect(try await Self.routine(server, id).days[1].name.text(in: "en") == "One")
        }
    }

    @Test func `two presses of a form make one routine, and the answers are the same`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.newID(server, .writingRoutine)
            let write = "id=\(id)&name=Mine&days=2"
            for _ in 1...2 {
                let answer = try await Self.post(server, Route.writingRoutine.path, write)
                #expect(answer.hasPrefix("HTTP/1.1 303") && answer.contains("/routines/own/\(id)/edit?changed=written"))
            }
            #expect(try await server.journal.ownRoutines().count == 1)
            let reference = try #require(UniqueID(id).map { RoutineReference.own($0) })
            let copyID = try await Self.newID(server, .routine(reference))
            for _ in 1...2 {
                let answer = try await Self.post(
                    server, Route.Target.copyRoutine.path, "id=\(copyID)&routine=\(reference.text)")
                #expect(answer.contains("/routines/own/\(copyID)/edit?changed=copied"))
            }
            #expect(try await server.journal.ownRoutines().map { $0.reference.text } == ["own/\(id)", "own/\(copyID)"])
            #expect(try await Self.newID(server, .routine(reference)) != copyID)
        }
    }

    @Test func `a form of a day that is sent twice answers as the first time`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.written(server)
            let day = Route.editingRoutineDay(id, 1)
            let form = "shown=\(try await Self.shown(server, day))&day=One&kind-0=run&intensity-0=easy&distance-0=5&next=1"
            for _ in 1...2 {
                let answer = try await Self.post(server, day.path, form)
                #expect(answer.hasPrefix("HTTP/1.1 303") && answer.contains("/edit/2?changed=day&number=1"))
            }
        }
    }

    @Test func `an undo never reverts a later change, and says so`() async throws {
        try await RunningServer.with { server async throws in
            let id = try await Self.written(server)
            _ = try await Self.post(server, Route.editingRoutine(id).path, "name=First&difficulty=beginner&repeats=again")
            _ = try await server.journal.changeOwnRoutine(id) {
                $0.name = TranslatedText("Later")
                return true
            }
            let refused = try await Self.post(server, Route.Target.restoreRoutine.path, "")
            #expect(refused.contains("/routines/own/\(id.text)/edit?changed=outdated"))
            let page = try await server.get(Route.editingRoutine(id).path + "?changed=outdated").text
            #expect(page.contains("nothing was undone") && !page.contains("Undo</button>"))
            #expect(try await Self.routine(server, id).name == TranslatedText("Later"))
        }
    }

    @Test func `invalid forms are shown again with words, or refused, and change nothing`() async throws {
        try await RunningServer.with { server async throws in
            let bad = try await Self.post(server, Route.writingRoutine.path, Self.anyID + "&name=&days=900")
            #expect(bad.hasPrefix("HTTP/1.1 422") && bad.contains("Enter a name."))
            #expect(try await server.journal.ownRoutines().isEmpty)
            let id = try await Self.written(server)
            let before = try await Self.routine(server, id)
            let day = Route.editingRoutineDay(id, 1)
            let shown = try await Self.shown(server, day)
            let wrong = try await Self.post(
                server, day.path, "shown=\(shown)&day=x&kind-0=run&intensity-0=easy&minutes-0=0&title-0=Kept")
            #expect(wrong.hasPrefix("HTTP/1.1 422") && wrong.contains("1 to 600 minutes") && wrong.contains("value=\"Kept\""))
            let facts = try await Self.post(server, Route.editingRoutine(id).path, "name=")
            #expect(facts.hasPrefix("HTTP/1.1 422"))
            for (path, fields, status) in [
                (day.path, "shown=\(shown)", 400), (day.path, "shown=\(shown)&kind-0=practice&intensity-0=easy&minutes-0=9", 400),
                (Route.Target.arrangeRoutine.path, "id=\(id.text)&shown=x&change=left-1", 400),
                (Route.Target.arrangeRoutine.path, "id=x&shown=x&change=up-1", 400),
                (Route.Target.arrangeRoutine.path, "id=\(UniqueID(high: 1, low: 1).text)&change=up-1", 404),
                (Route.Target.deleteRoutine.path, "id=../etc", 400),
                (Route.Target.deleteRoutine.path, "id=\(UniqueID(high: 1, low: 1).text)", 404),
                (Route.Target.copyRoutine.path, "routine=a/b/c", 400),
                (Route.Target.copyRoutine.path, Self.anyID + "&routine=my-pack/nothing", 404),
                (Route.Target.copyRoutine.path, "routine=my-pack/nothing", 400),
                (Route.writingRoutine.path, "name=x&days=7", 400), (Route.writingRoutine.path, "id=x&name=x&days=7", 400),
                (Route.writingRoutine.path, Self.anyID + "&name=x&days=7&difficulty=zz", 400),
                (Route.editingRoutine(id).path, "name=x&difficulty=zz", 400),
                (Route.editingRoutine(id).path, "name=x&repeats=zz", 400),
            ] {
                #expect(try await Self.post(server, path, fields).hasPrefix("HTTP/1.1 \(status)"), "\(path) \(fields)")
            }
            for path in [
                "/routines/my-pack/three-days/edit", "/routines/own/x/edit", Route.editingRoutineDay(id, 0).path,
                Route.editingRoutineDay(id, 4).path, Route.editingRoutine(id).path + "/+1",
            ] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
            #expect(try await Self.routine(server, id) == before)
        }
    }

    @Test func `a copy of content for adults is hidden with it`() async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            var routine = try #require(
                RoutineExamples.routine(.own(UniqueID(high: 1, low: 2)), RoutineExamples.pack(version: 1).methods))
            routine.isForAdults = true
            #expect(try await journal.addOwnRoutine(routine) != nil)
            let edit = Route.editingRoutine(UniqueID(high: 1, low: 2)).path
            #expect(try await server.get(edit).status == 404)
            #expect(try await !server.get("/routines").text.contains("Three days"))
            let copy = try await Self.post(
                server, Route.Target.copyRoutine.path, Self.anyID + "&routine=" + routine.reference.text)
            #expect(copy.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `there is no routine beyond the most, and the page says so`() async throws {
        try await RunningServer.with { server async throws in
            let methods = RoutineExamples.pack(version: 1).methods
            try await server.journal.changeOwnRoutines { routines in
                routines = (0..<UInt64(Journal.mostOwnRoutines)).compactMap {
                    RoutineExamples.routine(.own(UniqueID(high: 1, low: $0)), methods)
                }
            }
            let answer = try await Self.post(server, Route.writingRoutine.path, Self.anyID + "&name=x&days=7")
            #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("as there can be"))
            let copy = try await Self.post(
                server, Route.Target.copyRoutine.path, Self.anyID + "&routine=own/" + UniqueID(high: 1, low: 0).text)
            #expect(copy.contains("/routines?changed=full"))
            #expect(try await server.journal.ownRoutines().count == Journal.mostOwnRoutines)
        }
    }
}
