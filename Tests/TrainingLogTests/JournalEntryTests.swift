import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalEntryTests {
    private static let entry = SessionEntry(
        sport: .sauna, start: Moment(secondsSince1970: 1_714_588_200), offset: .utc, duration: 2400,
        room: RoomTemperature(degrees: 80, isFahrenheit: false), note: "alone")

    @Test func `a manual entry becomes one activity and can be withdrawn for good`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, isNew) = try await journal.enter(Self.entry)
        #expect(isNew)
        let again = try await journal.enter(Self.entry)
        #expect(again.activity == id && !again.isNew)
        let activity = try #require(try await journal.activity(id))
        #expect(activity.recording.sport == .sauna && activity.recording.notes == "alone" && activity.recording.isIndoor == true)
        #expect(try await journal.activities().count == 1)
        try await journal.edit(activity: id, as: ActivityEdit(title: "secret"))
        #expect(try await journal.withdrawEntry(ofActivity: id))
        #expect(try await journal.activities().isEmpty)
        #expect(try await journal.activity(id) == nil)
        #expect(try await journal.stores.originals.hashes(of: journal.athleteID).isEmpty)
        #expect(try await journal.withdrawEntry(ofActivity: id) == false)
        // Entered again, the activity returns without its earlier edits.
        #expect(try await journal.enter(Self.entry).activity == id)
        #expect(try await journal.activities().map(\.title) == [nil])
    }

    @Test func `an entry is withdrawn whatever the name of its table`() async throws {
        let folder = try ScratchFolder()
        let path = try folder.write(Array(Self.entry.table.utf8), to: "a.csv")
        let journal = Journal(stores: MemoryStores().stores)
        _ = try await journal.importPaths([path])
        let id = try #require(try await journal.activities().first?.id)
        #expect(try await journal.withdrawEntry(ofActivity: id))
        #expect(try await journal.activities().isEmpty)
    }

    @Test func `a recorded session stays when its manual entry is withdrawn`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        var lesson = ExampleRecordings.steadyRun(start: Self.entry.start + 60, minutes: 40)
        lesson.sport = .sauna
        try await journal.add(FileReading(kind: .fit, recordings: [lesson]), path: "a.fit", hash: .init(of: [1]))
        let id = try await journal.enter(Self.entry).activity
        #expect(try await journal.activity(id)?.sources.count == 2)
        try await journal.edit(activity: id, as: ActivityEdit(title: "With Ada"))
        #expect(try await journal.activity(id)?.recording.conditions?.temperature?.celsius == 80)
        #expect(try await journal.withdrawEntry(ofActivity: id))
        #expect(try await journal.activities().map(\.id) == [StoredRecording(lesson).id])
        #expect(try await journal.activities().map(\.title) == ["With Ada"])
        #expect(try await journal.withdrawEntry(ofActivity: StoredRecording(lesson).id) == false)
    }

    @Test func `an export contains manual entries`() async throws {
        let folder = try ScratchFolder()
        let here = Journal(stores: MemoryStores().stores)
        let id = try await here.enter(Self.entry).activity
        try await here.exportArchive(to: folder.path + "/out.zip") { "\($0)" }
        let there = Journal(stores: MemoryStores().stores)
        _ = try await there.importPaths([folder.path + "/out.zip"])
        #expect(try await there.activity(id)?.recording.source.origin == .manual)
        #expect(try await there.withdrawEntry(ofActivity: id))
    }

    @Test func `an entry is withdrawn although other tables are empty or inside archives`() async throws {
        let folder = try ScratchFolder()
        try folder.write("Date,Exercise,Category,Weight (lbs),Reps\n2024-05-01,Squat,Legs,225,5\n", to: "in/sets.csv")
        let table = Array("date;weight\n2024-05-01;61,5\n".utf8)
        try folder.write(try ExampleFiles.zip([("weight.csv", table)]), to: "in/tables.zip")
        let journal = Journal(stores: MemoryStores().stores)
        _ = try await journal.importPaths([folder.path + "/in"])
        let kinds = try await journal.stores.imports.entries(of: journal.athleteID).filter { $0.kind == .csv }
        #expect(kinds.contains { $0.error != nil } && kinds.contains { $0.error == nil })
        let id = try await journal.enter(Self.entry).activity
        #expect(try await journal.withdrawEntry(ofActivity: id))
        #expect(try await journal.activities().isEmpty)
    }
}
