import ActivityFiles
import Analysis
import Archives
import Foundation
import Localizations
import Measures
import Screens
import Sync
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct EditRoutesTests {
    static let runs = (0..<3).map {
        ExampleRecordings.steadyRun(start: Moment(secondsSince1970: 1_717_137_000 - Double($0) * 86_400), minutes: 30)
    }
    static let id = StoredRecording(runs[1]).id

    static func with(_ body: @Sendable (RunningServer) async throws -> Void) async throws {
        try await RunningServer.with { journal in
            try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        } _: {
            try await body($0)
        }
    }

    static func post(_ server: RunningServer, _ path: String, _ body: String, _ more: [String] = []) async throws -> String {
        try await server.raw(
            [
                "POST \(path) HTTP/1.1", "Host: localhost", "Content-Type: application/x-www-form-urlencoded",
                "Content-Length: \(body.utf8.count)", "Connection: close",
            ] + more, body: body)
    }

    @Test func `an edit is saved, shown and undone`() async throws {
        try await Self.with { server async throws in
            let path = "/activities/" + Self.id
            let saved = try await Self.post(
                server, path + "/edit", "title=With+%E5%B0%8F%E6%98%8E&sport=running&effort=7&note=a%0D%0Ab&race=1&left-out=1")
            #expect(saved.hasPrefix("HTTP/1.1 303") && saved.contains(path + "?saved=1"))
            let activity = try await server.journal.activity(Self.id)
            #expect(
                activity?.edit
                    == ActivityEdit(title: "With 小明", note: "a\nb", perceivedEffort: 7, isRace: true, isLeftOut: true))
            let page = try await server.get(path + "?saved=1").text
            for text in ["With 小明", "Saved. Figures will update.", "Undo</button>", "a\nb", "This activity is left out"] {
                #expect(page.contains(text), "\(text)")
            }
            #expect(try await server.get("/activities").text.contains("Left out"))
            let form = try await server.get(path + "/edit").text
            #expect(form.contains("value=\"With 小明\"") && form.contains("name=\"race\"") && form.contains("checked"))
            let undone = try await Self.post(server, path + "/edit/undo", "")
            #expect(undone.hasPrefix("HTTP/1.1 303") && undone.contains(path + "?undone=1"))
            #expect(try await server.journal.activity(Self.id)?.edit.isEmpty == true)
            #expect(try await server.get(path + "?undone=1").text.contains("Undone."))
        }
    }

    @Test func `saving a title leaves what the device sent while the form was open`() async throws {
        let start = Moment(secondsSince1970: 1_717_137_000)
        let (device, workout) = (UniqueID(high: 1, low: 1), UniqueID(high: 2, low: 2))
        @Sendable func record(_ counter: Int64, _ note: String, room: Int) throws -> SessionRecord {
            let details = try SessionDetails(
                workout: workout, start: start, end: start + 3600, offset: .utc,
                room: RoomTemperature(degrees: room, isFahrenheit: true), note: BoundedText(note, longest: 100))
            return SessionRecord(
                id: UniqueID(high: 3, low: 3), version: try #require(RecordVersion(device: device, counter: counter)),
                details: details)
        }
        try await RunningServer.with { server async throws in
            let file = try writeFIT(FITSession(start: start, end: start + 3600, sport: .hotYoga))
            let id = try await server.journal.add(workout: workout, file: file).activity
            _ = try await server.journal.push([try record(1, "first", room: 104)])
            let page = try await server.get("/activities/\(id)/edit").text
            let shown = try #require(page.components(separatedBy: "name=\"shown\" value=\"").dropFirst().first).prefix {
                $0 != "\""
            }
            _ = try await server.journal.push([try record(2, "second", room: 105)])
            let saved = try await Self.post(
                server, "/activities/\(id)/edit",
                "title=Flow&sport=hot_yoga&effort=&note=first&room=104&room-scale=fahrenheit&humidity=&minutes=&class-type=&shown=\(shown)"
            )
            #expect(saved.hasPrefix("HTTP/1.1 303"), "\(saved.prefix(200))")
            var edit = try #require(try await server.journal.activity(id)).edit
            #expect(edit.title == "Flow" && edit.note == "second" && edit.room?.degrees == 105)
            // Later versions arrive too.
            _ = try await server.journal.push([try record(3, "third", room: 106)])
            edit = try #require(try await server.journal.activity(id)).edit
            #expect(edit.title == "Flow" && edit.note == "third" && edit.room?.degrees == 106)
        }
    }

    @Test func `a manual entry is added, shown and withdrawn`() async throws {
        try await Self.with { server async throws in
            let path = Route.entering.path
            #expect(try await server.get(path).text.contains("type=\"time\""))
            let refused = try await Self.post(server, path, "sport=sauna&day=2024-05-30&time=x&minutes=30")
            #expect(refused.hasPrefix("HTTP/1.1 422"))
            let saved = try await Self.post(
                server, path, "sport=sauna&day=2024-05-30&time=19%3A05&minutes=30&room=85&room-scale=celsius&title=Sauna+night")
            #expect(saved.hasPrefix("HTTP/1.1 303") && saved.contains("?entered=1"))
            let again = try await Self.post(
                server, path, "sport=sauna&day=2024-05-30&time=19%3A05&minutes=30&room=85&room-scale=celsius&title=Sauna+night")
            #expect(again.contains("?enteredBefore=1"))
            let id = try #require(try await server.journal.activities().first { $0.sport == .sauna }?.id)
            let known = try await server.get("/activities/" + id + "?enteredBefore=1").text
            #expect(known.contains("it is kept only once") && !known.contains("/edit/withdraw"))
            let page = try await server.get("/activities/" + id + "?entered=1").text
            #expect(
                page.contains("Sauna night") && page.contains("Entered. Figures will update.") && page.contains("/edit/withdraw"))
            #expect(try await server.get("/activities/" + id + "/edit").text.contains("Delete the entry"))
            let gone = try await Self.post(server, "/activities/" + id + "/edit/withdraw", "")
            #expect(gone.hasPrefix("HTTP/1.1 303") && gone.contains("/activities?undone=1\r\n"))
            #expect(try await server.get("/activities?undone=1").text.contains("Undone."))
            #expect(try await server.journal.activities().count == 3)
        }
    }

    @Test func `two activities are joined, split and left to automatic matching again`() async throws {
        try await Self.with { server async throws in
            var second = Self.runs[0]
            second.start = Self.runs[0].end + 600
            let later = second
            try await server.journal.add(
                FileReading(kind: .fit, recordings: [later]), path: "more.fit", hash: .init(of: [2]))
            let path = "/activities/" + StoredRecording(later).id
            #expect(try await server.get(path + "/edit").text.contains("Merge"))
            let joined = try await Self.post(server, path + "/edit/together", "activity=" + StoredRecording(Self.runs[0]).id)
            #expect(joined.hasPrefix("HTTP/1.1 303") && joined.contains("?together=1"))
            #expect(try await server.journal.activities().count == 3)
            let page = try await server.get(path + "?together=1").text
            #expect(
                page.contains("this is one activity now") && page.contains("/edit/rejoin")
                    && page.contains("Match automatically")
                    && page.contains("start, laps"))
            #expect(try await server.get(path + "/edit").text.contains("Separate"))
            let apart = try await Self.post(server, path + "/edit/apart", "recording=" + StoredRecording(later).id)
            #expect(apart.contains("?apart=1"))
            #expect(try await server.journal.activities().count == 4)
            // A second request does nothing and offers no undo.
            let idle = try await Self.post(server, path + "/edit/apart", "recording=" + StoredRecording(Self.runs[0]).id)
            #expect(idle.hasPrefix("HTTP/1.1 303") && !idle.contains("apart=1"))
            let rejoined = try await Self.post(server, path + "/edit/rejoin", "")
            #expect(rejoined.hasPrefix("HTTP/1.1 303") && rejoined.contains("?rejoined=1"))
            #expect(try await server.journal.activities().count == 4)
            #expect(try await server.journal.stores.activities.decisions(of: server.journal.athleteID).isEmpty)
            #expect(try await Self.post(server, path + "/edit/together", "activity=nobody").hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `the link back to a filtered list survives an edit`() async throws {
        try await Self.with { server async throws in
            let path = "/activities/" + Self.id
            let page = try await server.get(path + "?sport=running&sort=longest").text
            #expect(page.contains(path + "/edit?sport=running&amp;sort=longest"))
            #expect(page.contains("/partials" + path + "?sport=running&amp;sort=longest") && page.contains("Updated"))
            #expect(try await server.get("/partials" + path).status == 200)
            #expect(try await server.get(path + "/series/recorded").status == 200)
            let saved = try await Self.post(server, path + "/edit?sport=running&sort=longest", "title=x&sport=running")
            #expect(saved.contains(path + "?sport=running&sort=longest&saved=1"))
        }
    }

    @Test func `the bars of the week add up to its total before, during and after an exclusion`() async throws {
        try await Self.with { server async throws in
            let reader = DisplayContext(language: .english, units: .metric, now: RunningServer.now, offset: .utc)
            func kilometres() async throws -> (bars: Double, figure: Double?) {
                let screen = TodayScreen(
                    insights: try await server.journal.insights(asOf: reader.today),
                    digests: try await server.journal.activities(), updated: nil, context: reader)
                let bars = screen.week.bars.compactMap { $0.spoken.split(separator: " ").compactMap { Double($0) }.last }
                return (bars.reduce(0, +), screen.week.total.number == "–" ? nil : Double(screen.week.total.number))
            }
            let path = "/activities/" + Self.id + "/edit"
            for (form, expected) in [("", 15.0), ("title=&sport=running&left-out=1", 10), ("/undo", 15)] {
                if form == "/undo" {
                    _ = try await Self.post(server, path + form, "")
                } else if !form.isEmpty {
                    _ = try await Self.post(server, path, form)
                }
                let week = try await kilometres()
                #expect(abs(week.bars - expected) < 1e-6 && week.figure == expected, "\(form): \(week)")
            }
        }
    }

    @Test func `overlong text is refused with a reason, and nothing is saved`() async throws {
        try await Self.with { server async throws in
            let long = String(repeating: "n", count: 121)
            let answer = try await Self.post(server, "/activities/\(Self.id)/edit", "title=\(long)&sport=running")
            #expect(answer.hasPrefix("HTTP/1.1 422") && answer.contains("aria-invalid=\"true\"") && answer.contains(long))
            #expect(try await server.journal.activity(Self.id)?.editCount == 0)
        }
    }

    @Test func `cross-site requests and unknown activities change nothing`() async throws {
        try await Self.with { server async throws in
            #expect(try await server.get("/activities/nobody/edit").status == 404)
            #expect(try await Self.post(server, "/activities/nobody/edit", "title=x").hasPrefix("HTTP/1.1 404"))
            #expect(try await Self.post(server, "/activities/nobody/edit/undo", "").hasPrefix("HTTP/1.1 404"))
            let foreign = try await Self.post(
                server, "/activities/\(Self.id)/edit", "title=x&sport=running", ["Origin: https://example.org"])
            #expect(foreign.hasPrefix("HTTP/1.1 403"))
            #expect(try await server.get("/activities/\(Self.id)/edit/undo").status == 405)
            #expect(try await server.journal.activity(Self.id)?.editCount == 0)
        }
    }

    @Test func `an activity links to the previous and the next one`() async throws {
        try await Self.with { server async throws in
            let page = try await server.get("/activities/" + Self.id).text
            #expect(page.contains("href=\"/activities/\(StoredRecording(Self.runs[0]).id)\" rel=\"next\""))
            #expect(page.contains("href=\"/activities/\(StoredRecording(Self.runs[2]).id)\" rel=\"prev\""))
            #expect(!(try await server.get("/activities/" + StoredRecording(Self.runs[0]).id).text.contains("rel=\"next\"")))
        }
    }

    @Test func `a past day can be shown, and an invalid one means today`() async throws {
        try await Self.with { server async throws in
            let back = try await server.get("/?day=2024-05-30").text
            #expect(back.contains("<h1>Thursday, 30 May</h1>") && back.contains("src=\"/partials/today?day=2024-05-30\""))
            #expect(back.contains("href=\"/?day=2024-05-29\" rel=\"prev\""))
            #expect(back.contains("href=\"/?day=2024-05-31\" rel=\"next\""))
            for day in ["2024-06-01", "2024-06-02", "9999-12-31", "x", "0001-01-01"] {
                #expect(try await server.get("/?day=" + day).text.contains("<h1>Today</h1>"), "\(day)")
            }
        }
    }

    @Test func `the palette finds pages and returns to local addresses only`() async throws {
        try await Self.with { server async throws in
            let found = try await server.get("/partials/find?q=run&at=//evil.example").text
            #expect(found.contains("/activities/" + Self.id) && !found.contains("evil"))
            #expect(try await server.get("/partials/find?q=%3Cscript%3E").text.contains("<script>") == false)
            let report = try await server.get("/report?week=2024-W22").text
            #expect(report.contains("Week 22 of 2024") && report.contains("15.0"))
        }
    }
}
