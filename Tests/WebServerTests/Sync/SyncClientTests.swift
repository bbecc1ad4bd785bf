import ActivityFiles
import Foundation
import HearthClient
import Measures
import Sync
import Testing
import Training
import TrainingLog

@testable import WebServer

/// The client against a running server.
struct SyncClientTests {
    private static let device = UniqueID(high: 5, low: 5)
    private static let start = Moment(secondsSince1970: 1_717_137_000)

    private static func record(_ id: UInt64, _ counter: Int64, note: String?) throws -> SessionRecord {
        let details = try note.map {
            try SessionDetails(
                workout: UniqueID(high: 6, low: id), start: start, end: start + 3600, offset: LocalOffset(secondsAheadOfUTC: 0),
                room: RoomTemperature(degrees: 104, isFahrenheit: true), humidity: 45.5,
                note: BoundedText($0, longest: SessionDetails.longestNote, keepsLines: true), perceivedEffort: 3)
        }
        return SessionRecord(
            id: UniqueID(high: 7, low: id), version: try #require(RecordVersion(device: device, counter: counter)),
            details: details)
    }

    @Test func `records and workouts arrive as they were sent`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let client = SyncClient(server: try server.url(""), token: token, timeout: RunningServer.patience)
            let records = [try Self.record(1, 1, note: "two\nlines “雅婷”"), try Self.record(2, 4, note: nil)]
            let answer = try await client.push(records)
            #expect(answer.receipts.map(\.outcome) == [.stored, .stored] && answer.epoch != nil)
            let page = try await client.pull(after: nil, limit: 1)
            #expect(page.changes == [records[0]] && page.hasMore)
            let rest = try await client.pull(after: page.next)
            #expect(rest.changes == [records[1]] && !rest.hasMore)
            let older = try Self.record(2, 3, note: "late")
            #expect(try await client.push([older]).receipts.map(\.outcome) == [.superseded(current: records[1])])
            let file = try writeFIT(
                FITSession(
                    start: Self.start, end: Self.start + 3600, sport: .yoga,
                    heartRates: (0..<3600).map { .init(time: Self.start + Double($0), beatsPerMinute: 110) }))
            let id = try await client.put(workout: UniqueID(high: 6, low: 1), file: Data(file))
            let activity = try #require(try await server.journal.activity(id))
            #expect(activity.edit.note == "two\nlines “雅婷”" && activity.edit.room?.degrees == 104)
            let stranger = SyncClient(server: try server.url(""), token: "x", timeout: RunningServer.patience)
            await #expect(throws: HearthClientError.invalidResponse(status: 401)) { try await stranger.pull(after: nil) }
        }
    }
}
