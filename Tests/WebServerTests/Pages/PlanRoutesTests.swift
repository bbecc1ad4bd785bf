import ActivityFiles
import Analysis
import Archives
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct PlanRoutesTests {
    private static func post(_ server: RunningServer, _ target: Route.Target, _ fields: String) async throws -> String {
        try await EditRoutesTests.post(server, target.path, fields)
    }

    /// Returns the server's current day.
    private static func today(_ server: RunningServer) async throws -> Day {
        let page = try await server.get("/plan").text
        let first = try #require(page.firstMatch(of: /href="\/plan\/([0-9-]+)"/)?.1)
        // Without a plan for today the first day is tomorrow.
        return try #require(Day(iso: String(first))) - 1
    }

    @Test func `a day is set, moved, made a rest day and left to the proposal, and each change is undone`() async throws {
        try await RunningServer.with { server async throws in
            let (journal, today) = (server.journal, try await Self.today(server))
            let (day, other) = (today + 2, today + 5)
            #expect(try await server.get("/plan/\(day.iso)").text.contains("Nothing planned"))
            let set = try await Self.post(
                server, .editPlan,
                "day=\(day.iso)&kind-0=run&intensity-0=tempo&minutes-0=50&note-0=Flat&kind-1=&intensity-1=easy&minutes-1=")
            #expect(set.hasPrefix("HTTP/1.1 303"))
            let stored = try #require(try await journal.storedPlan().day(day))
            #expect(stored.sessions.map { $0.minutes } == [50] && stored.hardMinutes == 20 && stored.decided == today)
            let page = try await server.get("/plan/\(day.iso)?changed=edited").text
            #expect(page.contains("Flat") && page.contains("role=\"status\"") && page.contains("/plan/day/undo"))
            #expect(try await server.get("/plan").text.contains("50\u{A0}min"))
            #expect(try await Self.post(server, .movePlan, "day=\(day.iso)&to=\(other.iso)").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.storedPlan().day(other)?.sessions == stored.sessions)
            #expect(try await journal.storedPlan().day(day)?.isRest == true)
            _ = try await Self.post(server, .undoPlan, "")
            #expect(try await journal.storedPlan().days == [stored])
            #expect(try await Self.post(server, .restPlan, "day=\(day.iso)").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.storedPlan().day(day)?.isRest == true)
            #expect(try await Self.post(server, .resetPlan, "day=\(day.iso)").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.storedPlan().days.isEmpty)
            _ = try await Self.post(server, .undoPlan, "")
            #expect(try await journal.storedPlan().day(day)?.isRest == true)
        }
    }

    @Test func `a day of the routine can be kept, and its outcome stated`() async throws {
        try await RunningServer.with { server async throws in
            let (journal, today) = (server.journal, try await Self.today(server))
            let pack = RoutineExamples.pack(version: 1)
            let routine = try #require(pack.routines.first)
            try await journal.changeRoutineHistory { $0.follow(routine, packVersion: 1, from: today) }
            #expect(try await Self.post(server, .acceptPlan, "day=\(today.iso)").hasPrefix("HTTP/1.1 303"))
            let kept = try #require(try await journal.storedPlan().day(today))
            #expect(kept.origin == .accepted && kept.sessions.map { $0.minutes } == [40])
            #expect(kept.sessions.first?.title?.text(in: "en") == "easy-run")
            #expect(try await Self.post(server, .correctPlan, "day=\(today.iso)&outcome=done").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.storedPlan().day(today)?.correction == .done)
            _ = try await Self.post(server, .resetPlan, "day=\(today.iso)")
            #expect(try await Self.post(server, .correctPlan, "day=\(today.iso)&outcome=skipped").hasPrefix("HTTP/1.1 303"))
            #expect(try await journal.routineHistory().corrections == [today: .skipped])
            let again = try await Self.post(server, .correctPlan, "day=\(today.iso)&outcome=skipped")
            #expect(again.hasPrefix("HTTP/1.1 303") && !again.contains("changed="))
            _ = try await Self.post(server, .undoPlan, "")
            #expect(try await journal.routineHistory().corrections.isEmpty)
            // An undo that would revert a later change is refused.
            _ = try await Self.post(server, .correctPlan, "day=\(today.iso)&outcome=done")
            try await journal.changeRoutineHistory { $0.stop(from: today + 2) }
            #expect(try await Self.post(server, .undoPlan, "").contains("changed=outdated"))
            #expect(try await journal.routineHistory().corrections == [today: .done])
            #expect(try await server.get("/plan?changed=outdated").text.contains("nothing was undone"))
        }
    }

    @Test func `invalid forms change nothing, and minutes out of range are named`() async throws {
        try await RunningServer.with { server async throws in
            let (journal, today) = (server.journal, try await Self.today(server))
            let (day, far) = ((today + 1).iso, (today + 15).iso)
            for (target, fields, status) in [
                (.acceptPlan, "day=\(far)", 400), (.acceptPlan, "day=\((today - 1).iso)", 400), (.acceptPlan, "", 400),
                (.acceptPlan, "day=\(day)", 400), (.restPlan, "day=x", 400),
                (.movePlan, "day=\(day)&to=\(day)", 400), (.movePlan, "day=\(day)&to=\(far)", 400),
                (.movePlan, "day=\(day)&to=\((today + 2).iso)", 400), (.editPlan, "day=\(day)", 400),
                (.editPlan, "day=\(day)&kind-0=run&intensity-0=easy&minutes-0=0", 422),
                (.editPlan, "day=\(day)&kind-0=run&intensity-0=easy&minutes-0=99999999999999999999", 422),
                (.editPlan, "day=\(day)&kind-0=fly&intensity-0=easy&minutes-0=9", 422),
                (.correctPlan, "day=\(today.iso)&outcome=done", 400), (.correctPlan, "day=\(day)&outcome=done", 400),
                (.correctPlan, "day=\(today.iso)&outcome=x", 400),
            ] as [(Route.Target, String, Int)] {
                let answer = try await Self.post(server, target, fields)
                #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(fields)")
            }
            #expect(try await journal.storedPlan() == StoredPlan())
            for path in ["/plan/x", "/plan/" + far, "/plan/\((today - 1).iso)", "/plan/9999999-01-01", "/plan/1970-01-01"] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
        }
    }

    @Test func `the page of a day shows the forecast of its hour, its source and its age`() async throws {
        // The journal computes the age of a forecast with its own clock.
        let now = systemClock()
        let stores = MemoryStores().stores
        try await RunningServer.with(stores: stores, clock: ServerClock(now: { now })) { journal in
            let runs = (1...20).map {
                ExampleRecordings.runInTaipei(start: now + -Double(2 * $0) * 86_400, minutes: 45)
            }
            try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
            #expect(try await journal.fetchForecast(from: WarmForecast()) == .answered(hours: 216))
        } _: { server async throws in
            let today = try #require(Day(of: now, at: .utc))
            let plan = try await server.journal.insights(asOf: today).load.plan
            let run = try #require(plan.first { $0.forecast != nil })
            let hour = try #require(run.forecast).hour
            let page = try await server.get("/plan/\(run.day.iso)").text
            #expect(page.contains("Forecast at \(hour):00: 31") && page.contains(", 70"))
            #expect(page.contains("From forecast.example, just now."))
            #expect(try await server.get("/plan").text.contains("Heat: forecast from forecast.example"))
            let chinese = try await server.get("/plan/\(run.day.iso)", ["Cookie": "hearth-language=zh-Hant"]).text
            #expect(chinese.contains("\(hour):00") && chinese.contains("預報：31"))
            let rest = try #require(plan.first { $0.workout == .rest })
            #expect(try await !server.get("/plan/\(rest.day.iso)").text.contains("Forecast at"))
        }
    }
}

/// A server that forecasts 31 °C and 70 % in every hour.
private struct WarmForecast: ForecastSource {
    var host: String { "forecast.example" }

    func hours(at place: RoundedPlace, from first: Day, days: Int) async throws(HourlyArchiveError) -> [WeatherHour] {
        (0..<24 * days).map { WeatherHour(hour: first.number * 24 + $0, temperature: 31, humidity: 70) }
    }
}
