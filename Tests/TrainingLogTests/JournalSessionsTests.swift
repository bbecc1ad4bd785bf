import ActivityFiles
import Analysis
import Measures
import Sync
import TestKit
import Testing
import Training
import TrainingLog

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
        _ counter: Int, room: Int? = 105, note: String? = nil, isDeleted: Bool = false
    ) throws -> SessionRecord {
        let details = try SessionDetails(
            workout: workout, start: start, end: start + 3600, offset: offset,
            room: room.flatMap { RoomTemperature(degrees: $0, isFahrenheit: true) }, humidity: 40,
            note: note.flatMap { BoundedText($0, longest: SessionDetails.longestNote) }, perceivedEffort: 6)
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

    @Test func `bytes that are no activity are refused and leave nothing behind`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        for bytes in [[], Array("hello".utf8), Array(try Self.file().prefix(40))] {
            await #expect(throws: FileError.self) { try await journal.add(workout: Self.workout, file: bytes) }
        }
        #expect(try await journal.isEmpty())
        #expect(try await journal.stores.sessions.workouts(of: journal.athleteID).isEmpty)
    }
}
