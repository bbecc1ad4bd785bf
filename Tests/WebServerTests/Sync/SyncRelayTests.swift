import Contract
import Foundation
import HearthClient
import Measures
import Screens
import Sync
import Testing
import Training
import TrainingLog

@testable import WebServer

/// Devices that learn of each other's changes from the server.
struct SyncRelayTests {
    private static let start = Moment(secondsSince1970: 1_717_137_000)

    private static func record(_ id: UInt64, _ counter: Int64 = 1, note: String = "") throws -> SessionRecord {
        let details = try SessionDetails(
            workout: UniqueID(high: 6, low: id), start: start, end: start + 3600, offset: LocalOffset(secondsAheadOfUTC: 0),
            note: BoundedText(note.isEmpty ? "-" : note, longest: SessionDetails.longestNote, keepsLines: true))
        return SessionRecord(
            id: UniqueID(high: 7, low: id),
            version: try #require(RecordVersion(device: UniqueID(high: 5, low: 5), counter: counter)),
            details: details)
    }

    private static func client(of server: RunningServer, _ name: String) async throws -> SyncClient {
        SyncClient(
            server: try server.url(""),
            token: try await server.tokens.token(for: server.journal.athleteID, seconds: 600, named: name),
            timeout: RunningServer.patience)
    }

    @Test(.timeLimit(.minutes(20)))
    func `a device learns at once what another one pushed, pulls it, and acknowledges it`() async throws {
        try await RunningServer.with { server async throws in
            let (phone, watch) = (try await Self.client(of: server, "Phone"), try await Self.client(of: server, "Watch"))
            var events = try watch.events().makeAsyncIterator()
            let first = try #require(try await events.next())
            #expect(first.cursor.position == 0 && first.settings == 1)
            let record = try Self.record(1, note: "front row")
            #expect(try await phone.push([record]).receipts.map(\.outcome) == [.stored])
            let second = try #require(try await events.next())
            #expect(second.cursor.position == 1 && second.settings == 1)
            let page = try await watch.pull(after: first.cursor)
            #expect(page.changes == [record] && page.next == second.cursor)
            #expect(try await server.get("/settings/access").text.contains("does not have all recorded classes yet"))
            #expect(try await watch.acknowledge(second.cursor) == false)
            #expect(try await server.get("/settings/access").text.contains("has all recorded classes"))
            // Afterwards the server has more than the watch acknowledged.
            _ = try await phone.push([try Self.record(2)])
            #expect(try await events.next()?.cursor.position == 2)
            let text = try await server.get("/settings/access").text
            #expect(text.contains("up to date as of just now") && !text.contains("has all recorded classes"))
            #expect(try await watch.acknowledge(second.cursor))
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `a device that reconnects learns what it missed, and nothing that it has`() async throws {
        try await RunningServer.with { server async throws in
            let (phone, watch) = (try await Self.client(of: server, "Phone"), try await Self.client(of: server, "Watch"))
            var first = try watch.events().makeAsyncIterator()
            let known = try #require(try await first.next())
            _ = try await phone.push([try Self.record(1)])
            var second = try watch.events(after: known).makeAsyncIterator()
            let missed = try #require(try await second.next())
            #expect(missed.cursor.position == 1)
            var third = try watch.events(after: missed).makeAsyncIterator()
            // Repeating a push changes nothing, so the next event is that of the second record.
            _ = try await phone.push([try Self.record(1)])
            _ = try await phone.push([try Self.record(2)])
            #expect(try await third.next()?.cursor.position == 2)
        }
    }

    @Test(.timeLimit(.minutes(20)))
    func `changed settings are announced, and an edit of an activity is not`() async throws {
        try await RunningServer.with { server async throws in
            let watch = try await Self.client(of: server, "Watch")
            var events = try watch.events().makeAsyncIterator()
            #expect(try await events.next()?.settings == 1)
            let entry = try await AccessRoutesTests.post(
                server, "/import/session", "sport=hot_yoga&day=2024-05-31&time=07:00&minutes=60&room=40&room-scale=celsius")
            #expect(entry.hasPrefix("HTTP/1.1 303"), "\(entry.prefix(300))")
            let form = "name=Hot+flow&sport=hot_yoga&symbol=flame&room=40&scale=celsius"
            let saved = try await AccessRoutesTests.post(server, "/heat/class-type", form)
            #expect(saved.hasPrefix("HTTP/1.1 303"), "\(saved.prefix(300))")
            let state = try #require(try await events.next())
            #expect(state.settings == 2 && state.cursor.position == 0)
            #expect(try await watch.settings().classTypes.map(\.name.text) == ["Hot flow"])
        }
    }

    @Test(.timeLimit(.minutes(20))) func `a withdrawn token ends the stream`() async throws {
        try await RunningServer.with { server async throws in
            let watch = try await Self.client(of: server, "Watch")
            var events = try watch.events().makeAsyncIterator()
            #expect(try await events.next() != nil)
            server.tokens.ledger.withdrawAll(of: server.journal.athleteID)
            _ = try await server.journal.push([try Self.record(1)])
            #expect(try await events.next() == nil)
            var refused = try watch.events().makeAsyncIterator()
            await #expect(throws: HearthClientError.invalidResponse(status: 401)) { try await refused.next() }
        }
    }

    @Test(.timeLimit(.minutes(20))) func `an event is the server's state under its id, in the format of the contract`()
        async throws
    {
        try await RunningServer.with { server async throws in
            _ = try await server.journal.push([try Self.record(1)])
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let head = ["Host: localhost", "Authorization: Bearer " + token]
            let text = try await server.raw(["GET /sync/v1/events HTTP/1.1"] + head, until: "}\n\n")
            #expect(text.lowercased().contains("content-type: text/event-stream") && text.contains("event: sync\n"))
            let data = try #require(text.split(separator: "data: ").last?.prefix { $0 != "\n" })
            let state = try #require(try JSONDecoder().decode(SyncEventPayload.self, from: Data(data.utf8)).state)
            #expect(text.contains("id: \(state.text)\n"))
            // The header of a client that reconnects wins over the address.
            let cursor = try #require(Cursor(epoch: state.cursor.epoch, position: 0)).text
            _ = try await server.journal.push([try Self.record(2)])
            let after = try await server.raw(
                ["GET /sync/v1/events?after=\(state.text) HTTP/1.1", "Last-Event-ID: \(cursor).1"] + head, until: "}\n\n")
            #expect(after.contains("\"cursor\":\"\(state.cursor.epoch.text).2\""))
            let wrong = try await server.get("/sync/v1/events?after=7", ["Authorization": "Bearer " + token])
            #expect(wrong.status == 400)
            #expect(try await server.get("/sync/v1/events").status == 401)
        }
    }

    @Test func `a cursor of other data acknowledges nothing`() async throws {
        try await RunningServer.with { server async throws in
            let watch = try await Self.client(of: server, "Watch")
            _ = try await server.journal.push([try Self.record(1)])
            let last = try await server.journal.lastCursor()
            for strange in [Cursor(epoch: UniqueID(high: 1, low: 1), position: 1), Cursor(epoch: last.epoch, position: 2)] {
                #expect(try await watch.acknowledge(try #require(strange)))
                #expect(server.tokens.ledger.all.allSatisfy { $0.receipt == nil })
            }
            #expect(try await watch.pull(after: last).changes.isEmpty)
            #expect(server.tokens.ledger.all.map { $0.receipt?.cursor } == [last.text])
            #expect(server.tokens.ledger.all.map { $0.receipt?.complete } == [RunningServer.now])
        }
    }

    @Test func `an acknowledgement without a cursor is refused`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            for body in ["", "{}", "{\"cursor\":7}", "{\"cursor\":\"7\"}"] {
                let answer = try await server.raw(
                    [
                        "POST /sync/v1/acknowledgement HTTP/1.1", "Host: localhost", "Authorization: Bearer " + token,
                        "Content-Type: application/json", "Content-Length: \(body.utf8.count)", "Connection: close",
                    ], body: body)
                #expect(answer.hasPrefix("HTTP/1.1 400"), "\(body)")
            }
        }
    }
}
