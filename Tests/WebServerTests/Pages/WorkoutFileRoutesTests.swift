import ActivityFiles
import Foundation
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

struct WorkoutFileRoutesTests {
    private static func following(_ body: @Sendable (RunningServer, Day) async throws -> Void) async throws {
        try await RunningServer.with { server async throws in
            let journal = server.journal
            _ = try await journal.add(RoutineExamples.pack(version: 1), isAsked: true)
            let reference = try #require(RoutineReference("my-pack/three-days"))
            let found = try #require(try await journal.routine(reference))
            let today = try #require(Day(of: RunningServer.now, at: .utc))
            try await journal.changeRoutineHistory { $0.follow(found.routine, packVersion: found.packVersion, from: today) }
            try await body(server, today)
        }
    }

    @Test func `a planned session is downloaded in each format`() async throws {
        try await Self.following { server, today async throws in
            for (format, type) in [
                (WorkoutFormat.fit, "application/vnd.ant.fit"), (.zwo, "application/xml"), (.text, "text/plain; charset=utf-8"),
            ] {
                let answer = try await server.get(Route.workoutFile(of: today, format))
                #expect(answer.status == 200 && answer["Content-Type"] == type, "\(format)")
                let name = "attachment; filename=\"hearth-\(today.iso).\(format.rawValue)\""
                #expect(answer["Content-Disposition"] == name)
                #expect(!answer.body.isEmpty)
            }
            let text = try await server.get(Route.workoutFile(of: today, .text)).text
            #expect(text.contains("- 40m"))
        }
    }

    @Test func `days without a session, sessions that do not exist and other files are not found`() async throws {
        try await Self.following { server, today async throws in
            for path in [
                Route.workoutFile(of: today + 1, .fit), Route.workoutFile(of: today + 400, .fit),
                Route.workoutFile(of: today, .fit) + "?session=2", Route.workoutFile(of: today, .fit) + "?session=x",
                "/plan/\(today.iso)/workout.tcx", "/plan/2024-13-01/workout.fit",
            ] { #expect(try await server.get(path).status == 404, "\(path)") }
        }
    }

    @Test func `the plan is part of the API`() async throws {
        try await Self.following { server, today async throws in
            #expect(try await server.get("/api/v1/plan").status == 401)
            let answer = try await server.ask("/api/v1/plan", ["Accept-Language": "de"])
            #expect(answer.status == 200)
            let plan = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
            #expect(plan["today"] as? String == today.iso)
            let days = try #require(plan["days"] as? [[String: Any]])
            #expect(days.first?["day"] as? String == today.iso && days.count == 29)
            #expect(days.first?["why"] as? String == "So steht es in deiner Routine.")
            let session = try #require((days.first?["sessions"] as? [[String: Any]])?.first)
            let files = try #require(session["files"] as? [String: [String: Any]])
            #expect(files["fit"]?["fidelity"] as? String == "exact")
        }
    }
}
