import Analysis
import Contract
import Foundation
import HearthClient
import Measures
import Screens
import TestKit
import Testing
import Training
import TrainingLog

@testable import WebServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The changes below `/api/v1`.
@Suite(.timeLimit(.minutes(20))) struct EndpointWritesTests {
    private static func client(
        _ server: RunningServer, _ scopes: [AccessScope] = [.read, .write, .importing]
    ) async throws -> TrainingClient {
        let token = try await server.tokens.token(for: "1", seconds: 600, scopes: scopes)
        return TrainingClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
    }

    @Test func `an edit changes what it names, and undo returns to the values before`() async throws {
        try await EndpointRoutesTests.withDemo { server async throws in
            let client = try await Self.client(server)
            let id = try #require(try await server.journal.activities().first).id
            let before = try await client.activity(id)
            let edited = try await client.edit(
                activity: id, EditRequestPayload(title: "By a program", note: "two\nlines", perceivedEffort: 7))
            #expect(edited.summary.title == "By a program" && edited.note == "two\nlines" && edited.perceivedEffort == 7)
            #expect(edited.summary.sport == before.summary.sport && edited.edits == before.edits + 1)
            let excluded = try await client.edit(activity: id, EditRequestPayload(sport: "hiking", isExcluded: true))
            #expect(excluded.summary.isExcluded && excluded.summary.sport.value == .hiking && excluded.note == "two\nlines")
            let restored = try await client.edit(
                activity: id, EditRequestPayload(title: .some(nil), sport: .some(nil), isExcluded: false))
            #expect(restored.summary.title == before.summary.title && restored.summary.sport == before.summary.sport)
            #expect(!restored.summary.isExcluded && restored.note == "two\nlines")
            for _ in 1...3 { _ = try await client.undoEdit(ofActivity: id) }
            let undone = try await client.undoEdit(ofActivity: id)
            #expect(undone.summary == before.summary && undone.edits == 0 && undone.note == before.note)
        }
    }

    @Test func `programs that change different parts at the same time lose nothing`() async throws {
        try await EndpointRoutesTests.withDemo { server async throws in
            let client = try await Self.client(server)
            let id = try #require(try await server.journal.activities().first).id
            for round in 1...6 {
                async let title = client.edit(activity: id, EditRequestPayload(title: "Title \(round)"))
                async let note = client.edit(activity: id, EditRequestPayload(note: "Note \(round)"))
                async let effort = client.edit(activity: id, EditRequestPayload(perceivedEffort: round))
                _ = try await (title, note, effort)
                let read = try await client.activity(id)
                #expect(
                    read.summary.title == "Title \(round)" && read.note == "Note \(round)"
                        && read.perceivedEffort == Double(round))
            }
        }
    }

    @Test func `wrong edits are refused and change nothing`() async throws {
        try await EndpointRoutesTests.withDemo { server async throws in
            let id = try #require(try await server.journal.activities().first).id
            let token = try await server.tokens.token(for: "1", seconds: 600, scopes: [.write])
            func put(_ path: String, _ body: String, type: String = "application/json") async throws -> Int {
                var request = try server.request(path)
                request.httpMethod = "PUT"
                request.httpBody = Data(body.utf8)
                request.setValue(type, forHTTPHeaderField: "Content-Type")
                request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
                let (_, response) = try await RunningServer.session().data(for: request)
                return (response as? HTTPURLResponse)?.statusCode ?? 0
            }
            let path = "/api/v1/activities/" + id + "/edit"
            for body in [
                "", "[]", "{", #"{"titel":"x"}"#, #"{"sport":"flying"}"#, #"{"perceived_effort":11}"#, #"{"title":5}"#,
                #"{"sport":7}"#, #"{"is_race":null}"#, #"{"is_excluded":null}"#,
                #"{"title":""# + String(repeating: "x", count: 121) + #""}"#,
            ] { #expect(try await put(path, body) == 400, "\(body.prefix(40))") }
            #expect(try await put("/api/v1/activities/unknown/edit", "{}") == 404)
            #expect(try await put(path, #"{"note":""# + String(repeating: "x", count: 70_000) + #""}"#) == 413)
            #expect(try await put(path, "{}", type: "text/plain") == 415)
            #expect(try await server.journal.activity(id)?.editCount == 0)
            for body in [#"{}"#, #"{"change":"dance"}"#, #"{"change":"follow"}"#, #"{"change":"stop"}"#] {
                #expect(try await put("/api/v1/routine", body) == 400, "\(body)")
            }
            #expect(try await put("/api/v1/routine", #"{"change":"follow","reference":"none/none"}"#) == 404)
        }
    }

    @Test func `a change needs its scope`() async throws {
        try await EndpointRoutesTests.withDemo { server async throws in
            let id = try #require(try await server.journal.activities().first).id
            let reader = try await Self.client(server, [.read, .importing])
            await #expect(throws: HearthClientError.invalidResponse(status: 403)) {
                try await reader.edit(activity: id, EditRequestPayload(title: "x"))
            }
            await #expect(throws: HearthClientError.invalidResponse(status: 403)) { try await reader.undoEdit(ofActivity: id) }
            let writer = try await Self.client(server, [.write])
            await #expect(throws: HearthClientError.invalidResponse(status: 403)) {
                try await writer.upload(Data("x".utf8), named: "x.csv")
            }
        }
    }

    @Test func `an own routine is followed, paused, resumed and stopped`() async throws {
        try await RunningServer.with { journal in
            let day = RoutineDay(name: TranslatedText("Easy"), description: TranslatedText(""), sessions: [])
            let id = try #require(UniqueID("0d6f1a52-0d3c-4d26-9a8e-2f7d4f0b6a01"))
            let routine = Routine(
                reference: .own(id), name: TranslatedText("Mine"), description: TranslatedText(""), goal: .own,
                difficulty: .beginner, days: [day, day])
            try await journal.changeOwnRoutines { $0 = [routine].compactMap { $0 } }
        } _: { server async throws in
            let client = try await Self.client(server)
            let reference = try #require(try await client.routines().own.first).reference
            let followed = try await client.changeRoutine(RoutineRequestPayload(.follow, reference: reference))
            #expect(followed.state.value == .followed && followed.from == "2024-06-01" && followed.today?.number == 1)
            #expect(try await client.routine(reference).days.count == 2)
            #expect(try await client.changeRoutine(RoutineRequestPayload(.pause)).state.value == .paused)
            #expect(try await client.changeRoutine(RoutineRequestPayload(.resume)).state.value == .followed)
            let stopped = try await client.changeRoutine(RoutineRequestPayload(.stop))
            #expect(stopped.state.value == CurrentRoutinePayload.State.none)
            await #expect(throws: HearthClientError.invalidResponse(status: 400)) {
                try await client.changeRoutine(RoutineRequestPayload(.follow, reference: reference, from: "2020-01-01"))
            }
        }
    }

    @Test func `the same bytes lead to the same import`() async throws {
        try await RunningServer.with { server async throws in
            let client = try await Self.client(server)
            let table = Data("date,sport,minutes,distance km\n2024-05-30 07:00,running,30,6\n".utf8)
            let first = try await client.upload(table, named: "runs.csv")
            let again = try await client.upload(table, named: "again.csv")
            #expect(again.id == first.id && first.bytes == table.count)
            var job = first
            for _ in 1...600 where job.phase.value == .waiting || job.phase.value == .running {
                try await Task.sleep(for: .milliseconds(50))
                job = try await client.importJob(first.id)
            }
            #expect(job.phase.value == .finished && job.newActivities == 1, "\(job)")
            #expect(try await client.upload(table, named: "runs.csv").id == first.id)
            #expect(try await client.activities().activities.count == 1)
            #expect(try await client.imports().imports.count == 1)
            let other = try await client.upload(Data("nothing".utf8), named: "other.bin")
            #expect(other.id != first.id)
            #expect(try await client.stopImport(first.id).phase.value == .finished)
            await #expect(throws: HearthClientError.invalidResponse(status: 404)) { try await client.stopImport(99) }
            await #expect(throws: HearthClientError.invalidResponse(status: 400)) { try await client.upload(Data(), named: "x") }
        }
    }
}
