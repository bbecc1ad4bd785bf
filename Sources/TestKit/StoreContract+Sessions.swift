import Measures
import Sync
import Testing
import Training
import TrainingLog

extension StoreContract {
    func checkSessions(_ stores: Stores) async throws {
        let (device, epoch, workout) = (UniqueID(high: 1, low: 1), UniqueID(high: 7, low: 7), UniqueID(high: 2, low: 9))
        let start = morning.secondsSince1970
        func record(_ id: UInt64, _ counter: Int64, note: String?) throws -> SessionRecord {
            let version = try #require(RecordVersion(device: device, counter: counter))
            let details = try note.map {
                try SessionDetails(
                    workout: workout, start: morning, end: morning + 3600, offset: LocalOffset(secondsAheadOfUTC: -12_600),
                    room: RoomTemperature(degrees: 105, isFahrenheit: true), humidity: 40.5, classType: UniqueID(high: 3, low: 3),
                    note: BoundedText($0, longest: SessionDetails.longestNote, keepsLines: true),
                    summary: BoundedText("“雅婷”", longest: 100),
                    perceivedEffort: 7, durationOverride: 3300)
            }
            return SessionRecord(id: UniqueID(high: 4, low: id), version: version, details: details)
        }
        func push(_ batch: [SessionRecord]) async throws -> SessionPush {
            try await stores.sessions.push(batch, stated: [:], newEpoch: epoch, athlete: me, at: morning)
        }
        #expect(start > 0)
        let change = try await stores.athletes.lastChange(of: me)?.number ?? 0
        let (one, two) = (try record(1, 1, note: "two\nlines"), try record(2, 1, note: "b"))
        let first = try await push([one, two])
        #expect(first.answer.epoch == epoch && first.answer.receipts.map(\.outcome) == [.stored, .stored])
        #expect(first.changes.map(\.after) == [one, two] && first.changes.allSatisfy { $0.before == nil })
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)
        // Repeating a push changes nothing, and the epoch stays.
        let again = try await stores.sessions.push([one], stated: [:], newEpoch: workout, athlete: me, at: morning + 1)
        #expect(again.answer.epoch == epoch && again.answer.receipts.map(\.outcome) == [.stored] && again.changes.isEmpty)
        #expect(try await stores.athletes.lastChange(of: me)?.number == change + 1)

        #expect(try await stores.sessions.lastCursor(newEpoch: workout, athlete: me) == Cursor(epoch: epoch, position: 2))
        #expect(
            try await stores.sessions.lastCursor(newEpoch: workout, athlete: "a new athlete")
                == Cursor(epoch: workout, position: 0))

        let newer = try record(1, 3, note: "c")
        #expect(try await push([newer]).changes == [.init(before: one, after: newer)])
        #expect(try await push([one]).answer.receipts.map(\.outcome) == [.superseded(current: newer)])
        #expect(try await stores.sessions.records(of: me) == [two, newer])
        #expect(try await stores.sessions.record(ofRecordings: ["y"], athlete: me) == nil)

        let all = try await stores.sessions.pull(after: nil, limit: 1, newEpoch: workout, athlete: me, at: morning)
        #expect(all.changes == [two] && all.hasMore && !all.restarts)
        let rest = try await stores.sessions.pull(after: all.next, limit: 9, newEpoch: workout, athlete: me, at: morning)
        #expect(rest.changes == [newer] && !rest.hasMore)
        let gone = try record(2, 2, note: nil)
        #expect(try await push([gone]).changes == [.init(before: two, after: gone)])
        let last = try await stores.sessions.pull(after: rest.next, limit: 9, newEpoch: workout, athlete: me, at: morning)
        #expect(last.changes == [gone])
        let strange = try #require(Cursor(epoch: workout, position: 1))
        let restarted = try await stores.sessions.pull(after: strange, limit: 9, newEpoch: workout, athlete: me, at: morning)
        #expect(restarted.restarts && restarted.changes == [newer, gone])

        for recording in ["x", "y"] {
            try await stores.sessions.add(
                SessionWorkout(id: workout, recording: recording, moment: morning), athlete: me, at: morning)
        }
        #expect(try await stores.sessions.workouts(of: me) == [SessionWorkout(id: workout, recording: "y", moment: morning)])
        // A record of the same workout replaces a deleted one, whichever changed last.
        #expect(try await stores.sessions.record(ofRecordings: ["x"], athlete: me) == nil)
        #expect(try await stores.sessions.record(ofRecordings: ["x", "y"], athlete: me) == newer)
        // A tombstone still knows the workout of its session.
        let deleted = try record(1, 4, note: nil)
        _ = try await push([deleted])
        #expect(try await stores.sessions.record(ofRecordings: ["x", "y"], athlete: me) == deleted)
        #expect(try await stores.sessions.record(ofRecordings: ["y"], athlete: "another athlete") == nil)
        #expect(try await stores.sessions.records(of: "another athlete").isEmpty)
        #expect(try await stores.sessions.workouts(of: "another athlete").isEmpty)
        let other = try await stores.sessions.pull(
            after: nil, limit: 9, newEpoch: workout, athlete: "another athlete", at: morning)
        #expect(other.changes.isEmpty && other.next?.epoch == workout)
    }

    /// Workouts of deleted sessions, and digests that depend on records.
    func checkSessionWorkouts(_ stores: Stores) async throws {
        let (device, epoch, workout) = (UniqueID(high: 1, low: 1), UniqueID(high: 7, low: 7), UniqueID(high: 2, low: 9))
        func record(_ id: UInt64, _ counter: Int64, workout: UniqueID?) throws -> SessionRecord {
            let details = try workout.map {
                try SessionDetails(workout: $0, start: morning, end: morning + 3600, offset: LocalOffset(secondsAheadOfUTC: 0))
            }
            return SessionRecord(
                id: UniqueID(high: 4, low: id), version: try #require(RecordVersion(device: device, counter: counter)),
                details: details)
        }
        func push(_ batch: [SessionRecord], stated: [UniqueID: UniqueID] = [:]) async throws {
            _ = try await stores.sessions.push(batch, stated: stated, newEpoch: epoch, athlete: me, at: morning)
        }
        let runs = [0.0, 86_400].map { ExampleRecordings.steadyRun(start: morning + $0, minutes: 10) }
        try await stores.commit(file("runs", recordings: runs))
        let ids = runs.map { StoredRecording($0).id }
        func isDue() async throws -> [String] {
            let due = try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).sorted()
            try await stores.derived.save(ids.map { digest(of: $0, start: morning) }, restingOn: "a", athlete: me)
            return due
        }
        _ = try await isDue()
        func move(to recording: String) async throws {
            try await stores.sessions.add(
                SessionWorkout(id: workout, recording: recording, moment: morning), athlete: me, at: morning)
        }
        try await move(to: ids[0])
        #expect(try await isDue() == [ids[0]])
        // The former recording loses the record.
        try await move(to: ids[1])
        #expect(try await isDue() == ids.sorted())
        try await push([try record(1, 1, workout: workout)])
        #expect(try await isDue() == [ids[1]])
        try await push([try record(1, 2, workout: nil)])
        #expect(try await isDue() == [ids[1]])
        #expect(try await stores.sessions.knownWorkouts(of: me) == [UniqueID(high: 4, low: 1): workout])

        // The record may apply to any part of a cut recording.
        let cut = try #require(RecordingCut(ids[1], at: 300))
        try await stores.activities.cut([cut], forgetting: [], athlete: me, at: morning)
        let parts = [ids[1], cut.part].sorted()
        try await stores.derived.save(parts.map { digest(of: $0, start: morning) }, restingOn: "a", athlete: me)
        try await push([try record(4, 1, workout: workout)])
        #expect(try await stores.derived.activitiesWithoutDigest(restingOn: "a", athlete: me).sorted() == parts)

        // A tombstone that arrived before its session learns the workout from an older version or an export.
        let (second, third) = (UniqueID(high: 2, low: 10), UniqueID(high: 2, low: 11))
        try await push(
            [try record(2, 5, workout: nil), try record(3, 5, workout: nil)], stated: [UniqueID(high: 4, low: 3): third])
        let number = try await stores.athletes.lastChange(of: me)?.number ?? 0
        for _ in 1...2 { try await push([try record(2, 4, workout: second)]) }
        #expect(try await stores.athletes.lastChange(of: me)?.number == number + 1)
        #expect(
            try await stores.sessions.knownWorkouts(of: me) == [
                UniqueID(high: 4, low: 1): workout, UniqueID(high: 4, low: 2): second, UniqueID(high: 4, low: 3): third,
                UniqueID(high: 4, low: 4): workout,
            ])
        #expect(try await stores.sessions.knownWorkouts(of: "another athlete").isEmpty)
    }
}
