import ActivityFiles
import Analysis
import Contract
import Foundation
import Measures
import Sync
import Testing
import Training
import TrainingLog

@testable import WebServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct SyncRoutesTests {
    private static let start = Moment(secondsSince1970: 1_717_137_000)
    private static let workout = "0b0e5bd0-6a1f-4f0e-9d0a-5a1b2c3d4e5f"
    private static let device = "11111111-2222-4333-8444-555555555555"

    private static func record(_ counter: Int, id: String = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee", room: Int = 40) -> String {
        """
        {"id":"\(id)","device":"\(device)","counter":\(counter),"workout_id":"\(workout)","start":1717137000,"end":1717140600,\
        "utc_offset":28800,"room_degrees":\(room),"room_unit":"C","note":"雅婷"}
        """
    }

    private static func file() throws -> [UInt8] {
        try writeFIT(
            FITSession(
                start: start, end: start + 3600, offset: LocalOffset(secondsAheadOfUTC: 28_800), sport: .hotYoga,
                heartRates: (0..<3600).map { .init(time: start + Double($0), beatsPerMinute: 120 + $0 % 9) }))
    }

    private struct Answer {
        var status: Int
        var body: Data
        func decoded<Payload: Decodable>(_ type: Payload.Type) throws -> Payload { try JSONDecoder().decode(type, from: body) }
    }

    private static func send(
        _ server: RunningServer, _ method: String, _ path: String, _ body: [UInt8] = [], type: String = "application/json",
        token: String? = nil
    ) async throws -> Answer {
        var request = try server.request(path)
        request.httpMethod = method
        request.setValue(type, forHTTPHeaderField: "Content-Type")
        if let token { request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization") }
        if method != "GET" { request.httpBody = Data(body) }
        let (data, response) = try await RunningServer.session().data(for: request)
        return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: data)
    }

    @Test func `a device pushes a workout and its record once, whatever it repeats`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            for attempt in 0..<2 {
                let put = try await Self.send(
                    server, "PUT", "/sync/v1/workouts/" + Self.workout, try Self.file(), type: SyncRoutes.fileType, token: token)
                #expect(put.status == 200)
                #expect(try put.decoded(WorkoutPayload.self).isNew == (attempt == 0))
                let pushed = try await Self.send(
                    server, "POST", "/sync/v1/push", Array("{\"records\":[\(Self.record(1))]}".utf8), token: token)
                let receipts = try pushed.decoded(ReceiptsPayload.self)
                #expect(pushed.status == 200 && receipts.receipts.map(\.outcome) == ["stored"] && receipts.epoch != nil)
            }
            let activities = try await server.journal.activities()
            #expect(activities.count == 1)
            let first = try #require(activities.first)
            let activity = try #require(try await server.journal.activity(first.id))
            #expect(activity.edit.room == RoomTemperature(degrees: 40, isFahrenheit: false) && activity.edit.note == "雅婷")
            #expect(activity.recording.sport == .hotYoga)
        }
    }

    @Test func `changes are pulled by cursor, and an older version is answered with the current one`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let other = Self.record(1, id: "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee")
            let batch = "{\"records\":[\(Self.record(2, room: 41)),\(other),\(Self.record(1))]}"
            let receipts = try await Self.send(server, "POST", "/sync/v1/push", Array(batch.utf8), token: token)
                .decoded(ReceiptsPayload.self).receipts
            #expect(receipts.map(\.outcome) == ["stored", "stored", "superseded"] && receipts[2].current?.roomDegrees == 41)
            let first = try await Self.send(server, "GET", "/sync/v1/changes?limit=1", token: token).decoded(ChangesPayload.self)
            #expect(first.changes.map(\.counter) == [2] && first.hasMore && !first.restarts)
            let next = try #require(first.next)
            let rest = try await Self.send(server, "GET", "/sync/v1/changes?after=" + next, token: token)
                .decoded(ChangesPayload.self)
            #expect(rest.changes.map(\.counter) == [1] && !rest.hasMore)
            let strange = try await Self.send(
                server, "GET", "/sync/v1/changes?after=\(Self.device).7", token: token
            ).decoded(ChangesPayload.self)
            #expect(strange.restarts && strange.changes.count == 2)
            #expect(try await Self.send(server, "GET", "/sync/v1/changes?after=7", token: token).status == 400)
        }
    }

    @Test func `an unacceptable record is rejected without holding up the others`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let batch =
                "{\"records\":[\(Self.record(1, room: 900)),\(Self.record(1, id: "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee"))]}"
            let receipts = try await Self.send(server, "POST", "/sync/v1/push", Array(batch.utf8), token: token)
                .decoded(ReceiptsPayload.self).receipts
            #expect(receipts.map(\.outcome) == ["rejected", "stored"])
            #expect(receipts[0].reason == "The value of the field “room_degrees” is not permitted." && receipts[0].counter == 1)
            for bad in ["", "[]", "{\"records\":[{}]}", "{\"records\":3}"] {
                #expect(
                    try await Self.send(server, "POST", "/sync/v1/push", Array(bad.utf8), token: token).status == 400, "\(bad)")
            }
        }
    }

    @Test func `a record with a value of another type gets a receipt of its own`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let good = Self.record(1)
            let id = "99999999-BBBB-4CCC-8DDD-EEEEEEEEEEEE"
            let bad = [
                #"{"id":"\#(id)","device":"\#(Self.device)","counter":2,"note":7}"#,
                #"{"id":"\#(id)","device":"\#(Self.device)","counter":"2"}"#,
                #"{"id":"\#(id)","device":[],"counter":2}"#,
                #"{"id":"\#(id)","counter":2}"#,
                #"{"id":"\#(id)","device":"\#(Self.device)","counter":2,"room_degrees":40.5}"#,
                #"{"id":"\#(id)","device":"\#(Self.device)","counter":1,"deleted":true,"note":"x"}"#,
            ]
            let batch = "{\"records\":[" + ([good] + bad).joined(separator: ",") + "]}"
            let answer = try await Self.send(server, "POST", "/sync/v1/push", Array(batch.utf8), token: token)
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            let receipts = try answer.decoded(ReceiptsPayload.self).receipts
            #expect(answer.status == 200 && receipts.map(\.outcome) == ["stored"] + bad.map { _ in "rejected" })
            #expect(receipts.dropFirst().allSatisfy { $0.id == id })
            #expect(receipts.map(\.counter) == [1, 2, nil, 2, 2, 2, 1])
            #expect(receipts.map { $0.device != nil } == [true, true, true, false, false, true, true])
            #expect(
                receipts.map(\.reason) == [
                    nil, "The value of the field “note” has another type.", "The value of the field “counter” has another type.",
                    "The value of the field “device” has another type.", "The field “device” is missing.",
                    "The value of the field “room_degrees” has another type.", "A tombstone has no field “note”.",
                ])
            #expect(try await server.journal.stores.sessions.records(of: server.journal.athleteID).count == 1)
        }
    }

    @Test func `a class without a recording is shown with its details and the reason, and can be deleted`() async throws {
        try await RunningServer.with { server async throws in
            let record = Self.record(1).replacing("\"workout_id\":\"\(Self.workout)\",", with: "")
            let pushed = try await Self.send(server, "POST", "/live/records", Array("{\"records\":[\(record)]}".utf8))
            #expect(pushed.status == 200)
            let id = try #require(try await server.journal.activities().first).id
            let reason = "the device sent the details of this class, but no recording"
            for path in ["/heat/classes", "/", "/activities/" + id] {
                let page = try await server.get(path).text
                #expect(page.contains(reason) && page.contains("40"), "\(path)")
            }
            #expect(try await server.get("/activities/" + id).text.contains("雅婷"))
            let form = try await server.get("/activities/\(id)/edit").text
            #expect(form.contains("Details without a recording"))
            let gone = try await AccessRoutesTests.post(server, "/activities/\(id)/edit/withdraw", "")
            #expect(gone.hasPrefix("HTTP/1.1 303"))
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `half of a surrogate pair is refused with its field`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let record = Self.record(1, id: "99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee").replacing("雅婷", with: #"mat \ud83d"#)
            let batch = "{\"records\":[\(record),\(Self.record(1))]}"
            let answer = try await Self.send(server, "POST", "/sync/v1/push", Array(batch.utf8), token: token)
            let receipts = try answer.decoded(ReceiptsPayload.self).receipts
            #expect(receipts.map(\.outcome) == ["rejected", "stored"])
            #expect(receipts.first?.reason == "The text of the field “note” is no valid Unicode.")
        }
    }

    @Test func `ids come back in lower case`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let batch = "{\"records\":[\(Self.record(1, id: "AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE"))]}"
            let receipts = try await Self.send(server, "POST", "/sync/v1/push", Array(batch.utf8), token: token)
                .decoded(ReceiptsPayload.self).receipts
            #expect(receipts.map(\.id) == ["aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"])
        }
    }

    @Test func `an incomplete file is refused with the reason`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let path = "/sync/v1/workouts/" + Self.workout
            let file = try Self.file()
            var changed = file
            changed[file.count / 2] ^= 0x20
            for (bytes, reason) in [(Array(file.prefix(file.count / 2)), "ends early"), (changed, "checksum")] {
                let answer = try await Self.send(server, "PUT", path, bytes, type: SyncRoutes.fileType, token: token)
                #expect(answer.status == 400)
                #expect(try answer.decoded(ProblemPayload.self).detail?.contains(reason) == true)
            }
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `requests without a token, of another type, or with a damaged file are refused`() async throws {
        try await RunningServer.with { server async throws in
            let token = try await server.tokens.token(for: server.journal.athleteID, seconds: 60)
            let path = "/sync/v1/workouts/" + Self.workout
            #expect(try await Self.send(server, "PUT", path, try Self.file(), type: SyncRoutes.fileType).status == 401)
            #expect(try await Self.send(server, "POST", "/sync/v1/push", Array("{\"records\":[]}".utf8)).status == 401)
            #expect(try await Self.send(server, "GET", "/sync/v1/changes").status == 401)
            #expect(try await Self.send(server, "PUT", path, try Self.file(), token: token).status == 415)
            #expect(
                try await Self.send(server, "PUT", path, Array("hello".utf8), type: SyncRoutes.fileType, token: token).status
                    == 400)
            #expect(
                try await Self.send(
                    server, "PUT", "/sync/v1/workouts/x", try Self.file(), type: SyncRoutes.fileType, token: token
                ).status == 404)
            #expect(try await server.journal.isEmpty())
        }
    }

    @Test func `the live page needs no token, and other sites' pages are refused`() async throws {
        try await RunningServer.with { server async throws in
            let put = try await Self.send(
                server, "PUT", "/live/workouts/" + Self.workout, try Self.file(), type: SyncRoutes.fileType)
            #expect(put.status == 200)
            let pushed = try await Self.send(server, "POST", "/live/records", Array("{\"records\":[\(Self.record(1))]}".utf8))
            #expect(pushed.status == 200)
            let foreign = try await server.raw(
                [
                    "POST /live/records HTTP/1.1", "Host: localhost", "Content-Type: application/json", "Content-Length: 14",
                    "Origin: http://elsewhere.example", "Connection: close",
                ], body: "{\"records\":[]}")
            #expect(foreign.hasPrefix("HTTP/1.1 403"))
        }
    }
}
