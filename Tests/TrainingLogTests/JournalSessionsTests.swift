import ActivityFiles
import Analysis
import Measures
import Sync
import Synchronization
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalSessionsTests {
    private static let start = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z
    private static let offset = LocalOffset(secondsAheadOfUTC: 28_800)
    private static let device = UniqueID(high: 1, low: 1)
    private static let workout = UniqueID(high: 2, low: 2)

    private static func file(minutes: Int = 60, rate: Int = 130) throws -> [UInt8] {
        try writeFIT(
            FITSession(
                start: start, end: start + 60 * Double(minutes), offset: offset, sport: .hotYoga,
                heartRates: (0..<60 * minutes).map { .init(time: start + Double($0), beatsPerMinute: rate + $0 % 5) }))
    }

    private static func record(
        _ counter: Int64, room: Int? = 105, note: String? = nil, duration: Double? = nil, isDeleted: Bool = false
    ) throws -> SessionRecord {
        let details = try SessionDetails(
            workout: workout, start: start, end: start + 3600, offset: offset,
            room: room.flatMap { RoomTemperature(degrees: $0, isFahrenheit: true) }, humidity: 40,
            note: note.flatMap { BoundedText($0, longest: SessionDetails.longestNote) }, perceivedEffort: 6,
            durationOverride: duration)
        return SessionRecord(
            id: UniqueID(high: 3, low: 3), version: try #require(RecordVersion(device: device, counter: counter)),
            details: isDeleted ? nil : details)
    }

    private func activity(_ journal: Journal) async throws -> Activity {
        let all = try await journal.activities()
        #expect(all.count == 1)
        let first = try #require(all.first)
        return try #require(try await journal.activity(first.id))
    }

    @Test(arguments: [true, false]) func `a workout and its record become one activity in either order`(recordFirst: Bool)
        async throws
    {
        let journal = Journal(stores: MemoryStores().stores)
        if recordFirst { _ = try await journal.push([try Self.record(1)]) }
        let (id, isNew) = try await journal.add(workout: Self.workout, file: try Self.file())
        if !recordFirst { _ = try await journal.push([try Self.record(1)]) }
        let activity = try await activity(journal)
        #expect(isNew && activity.id == id && activity.recording.sport == .hotYoga)
        #expect(activity.edit.room == RoomTemperature(degrees: 105, isFahrenheit: true) && activity.edit.roomHumidity == 40)
        #expect(activity.edit.perceivedEffort == 6 && activity.digest.conditions?.humidityPercent == 40)
        let again = try await journal.add(workout: Self.workout, file: try Self.file())
        #expect(!again.isNew && again.activity == id)
        #expect(try await self.activity(journal).editCount == 0)
    }

    @Test func `the duration of a record replaces the workout's own in every figure`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        _ = try await journal.add(workout: Self.workout, file: try Self.file())
        let before = try await activity(journal).digest
        _ = try await journal.push([try Self.record(1, duration: 2100)])
        let digest = try await activity(journal).digest
        #expect(digest.moving == 2100 && digest.elapsed == 2100 && digest.moving < before.moving)
        let dose = try #require(HeatExposure.dose(of: digest))
        let expected = HeatExposure.weight(
            minutes: 35, wetBulbGlobe: try #require(digest.conditions?.wetBulbGlobe).celsius, mode: .hotYoga)
        #expect(dose.weight == expected)
        #expect(try #require(digest.load).value < (try #require(before.load)).value)
    }

    @Test func `a newer record replaces the older one, and a tombstone leaves the activity out`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        _ = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1)])
        _ = try await journal.push([try Self.record(2, room: 100, note: "left early")])
        let second = try await activity(journal)
        #expect(second.edit.room?.degrees == 100 && second.edit.note == "left early")
        // A late copy of the first version changes nothing.
        _ = try await journal.push([try Self.record(1)])
        #expect(try await activity(journal).edit == second.edit)
        _ = try await journal.push([try Self.record(3, isDeleted: true)])
        #expect(try await activity(journal).digest.isLeftOut)
        _ = try await journal.push([try Self.record(4)])
        #expect(try await activity(journal).digest.isLeftOut)
    }

    @Test func `what the owner changed stays when the device sends a newer record`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1)])
        var edit = try await activity(journal).edit
        edit.room = RoomTemperature(degrees: 38, isFahrenheit: false)
        try await journal.edit(activity: id, as: edit)
        _ = try await journal.push([try Self.record(2, room: 90)])
        #expect(try await activity(journal).edit == edit)
        // Undoing the owner's change shows the newest record.
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await activity(journal).edit.room?.degrees == 90)
        #expect(try await !journal.undoEdit(ofActivity: id))
    }

    @Test func `fields that the owner did not change follow the newest record`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1, note: "first")])
        var edit = try await activity(journal).edit
        edit.room = RoomTemperature(degrees: 38, isFahrenheit: false)
        edit.title = "With Ada"
        try await journal.edit(activity: id, as: edit)
        _ = try await journal.push([try Self.record(2, room: 90, note: "second")])
        let merged = try await activity(journal).edit
        #expect(merged.room == edit.room && merged.title == "With Ada" && merged.note == "second")
        // A later edit of another field does not claim the note, and keeps the room.
        var other = merged
        other.perceivedEffort = 9
        try await journal.edit(activity: id, as: other)
        _ = try await journal.push([try Self.record(3, room: 91, note: "third")])
        let third = try await activity(journal).edit
        #expect(third.note == "third" && third.perceivedEffort == 9 && third.room == edit.room)
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await activity(journal).edit.perceivedEffort == 6)
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await activity(journal).edit == ActivityEdit(of: try Self.record(3, room: 91, note: "third")))
    }

    @Test func `a field that the owner cleared stays empty`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1, note: "first")])
        var edit = try await activity(journal).edit
        (edit.note, edit.room) = ("", nil)
        try await journal.edit(activity: id, as: edit)
        _ = try await journal.push([try Self.record(2, room: 90, note: "second")])
        let merged = try await activity(journal).edit
        #expect(merged.note == "" && merged.room == nil && merged.perceivedEffort == 6)
    }

    @Test func `an answer that the room was not heated holds against a later record`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        try await journal.answerRoom(ofActivity: id, with: nil)
        _ = try await journal.push([try Self.record(1)])
        let edit = try await activity(journal).edit
        #expect(edit.isRoomUnheated && edit.room == nil && edit.perceivedEffort == 6)
    }

    @Test func `a tombstone leaves out an activity that the owner edited, and the owner may include it again`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1, note: "the device's")])
        var edit = try await activity(journal).edit
        edit.title = "With Ada"
        edit.isLeftOut = true
        try await journal.edit(activity: id, as: edit)
        edit.isLeftOut = false
        try await journal.edit(activity: id, as: edit)
        #expect(try await !activity(journal).digest.isLeftOut)
        _ = try await journal.push([try Self.record(2, isDeleted: true)])
        let deleted = try await activity(journal)
        #expect(deleted.digest.isLeftOut && deleted.edit.isLeftOut && deleted.edit.note == "" && deleted.edit.title == "With Ada")
        var restored = deleted.edit
        restored.isLeftOut = false
        try await journal.edit(activity: id, as: restored)
        #expect(try await !activity(journal).digest.isLeftOut)
        // Undoing that deletes it again.
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await activity(journal).digest.isLeftOut)
    }

    @Test func `an edit of a deleted session does not keep the class out once its device brings it back`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1)])
        _ = try await journal.push([try Self.record(2, isDeleted: true)])
        var edit = try await activity(journal).edit
        #expect(edit.isLeftOut)
        edit.title = "With Ada"
        try await journal.edit(activity: id, as: edit)
        #expect(try await activity(journal).digest.isLeftOut)
        let revived = SessionRecord(
            id: UniqueID(high: 9, low: 9), version: try #require(RecordVersion(device: Self.device, counter: 1)),
            details: try Self.record(1, note: "again").details)
        _ = try await journal.push([revived])
        let back = try await activity(journal)
        #expect(!back.digest.isLeftOut && back.edit.title == "With Ada" && back.edit.note == "again")
    }

    @Test func `a workout of ours is asked about only after its record arrived without a room`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let day = try #require(Day(of: Self.start, at: Self.offset))
        _ = try await journal.add(workout: Self.workout, file: try Self.file())
        #expect(try await journal.roomQuestions(asOf: day).isEmpty)
        _ = try await journal.push([try Self.record(1, room: nil)])
        #expect(try await journal.roomQuestions(asOf: day).count == 1)
        _ = try await journal.push([try Self.record(2)])
        #expect(try await journal.roomQuestions(asOf: day).isEmpty)
        // A file of another device has no record, and is asked about at once.
        let folder = try ScratchFolder()
        let other = Journal(stores: MemoryStores().stores)
        _ = try await other.importPaths([try folder.write(try Self.file(), to: "class.fit")])
        #expect(try await other.roomQuestions(asOf: day).count == 1)
    }

    @Test func `a damaged file is refused and keeps the recording that the workout had`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1)])
        let whole = try Self.file(minutes: 90, rate: 100)
        var changed = whole
        changed[whole.count / 2] ^= 0x20
        for bytes in [Array(whole.prefix(whole.count / 2)), Array(whole.dropLast(2)), changed] {
            await #expect(throws: WorkoutFileFlaw.self) { try await journal.add(workout: Self.workout, file: bytes) }
        }
        let workouts = try await journal.stores.sessions.workouts(of: journal.athleteID)
        #expect(workouts.map(\.recording) == [id])
        #expect(try await activity(journal).edit.room?.degrees == 105)
    }

    @Test func `digests of a journal without sessions need no query of records`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        var stores = MemoryStores().stores
        let counting = CountingSessions(stores.sessions)
        stores.sessions = counting
        let journal = Journal(stores: stores)
        _ = try await journal.importPaths([folder.path])
        #expect(try await journal.activities().count > 1)
        #expect(counting.recordQueries == 0)
    }

    @Test func `bytes that are no activity are refused and leave nothing behind`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        for bytes in [[], Array("hello".utf8), Array(try Self.file().prefix(40))] {
            await #expect(throws: FileError.self) { try await journal.add(workout: Self.workout, file: bytes) }
        }
        #expect(try await journal.isEmpty())
        #expect(try await journal.stores.sessions.workouts(of: journal.athleteID).isEmpty)
    }
}

/// Counts the queries of single records.
private final class CountingSessions: SessionStore {
    let inner: any SessionStore
    private let count = Mutex(0)

    init(_ inner: any SessionStore) { self.inner = inner }

    var recordQueries: Int { count.withLock { $0 } }

    func push(
        _ batch: [SessionRecord], stated: [UniqueID: UniqueID], newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> SessionPush {
        try await inner.push(batch, stated: stated, newEpoch: newEpoch, athlete: athlete, at: moment)
    }
    func pull(
        after cursor: Cursor?, limit: Int, newEpoch: UniqueID, athlete: String, at moment: Moment
    ) async throws -> PullAnswer {
        try await inner.pull(after: cursor, limit: limit, newEpoch: newEpoch, athlete: athlete, at: moment)
    }
    func lastCursor(newEpoch: UniqueID, athlete: String) async throws -> Cursor {
        try await inner.lastCursor(newEpoch: newEpoch, athlete: athlete)
    }
    func records(of athlete: String) async throws -> [SessionRecord] { try await inner.records(of: athlete) }
    func knownWorkouts(of athlete: String) async throws -> [UniqueID: UniqueID] { try await inner.knownWorkouts(of: athlete) }
    func record(ofRecordings ids: [String], athlete: String) async throws -> SessionRecord? {
        count.withLock { $0 += 1 }
        return try await inner.record(ofRecordings: ids, athlete: athlete)
    }
    func workouts(of athlete: String) async throws -> [SessionWorkout] { try await inner.workouts(of: athlete) }
    func add(_ workout: SessionWorkout, athlete: String, at moment: Moment) async throws {
        try await inner.add(workout, athlete: athlete, at: moment)
    }
    func settingsVersion(
        ofContent content: String, newEpoch: UniqueID, athlete: String
    ) async throws -> SettingsVersion {
        try await inner.settingsVersion(ofContent: content, newEpoch: newEpoch, athlete: athlete)
    }
}
