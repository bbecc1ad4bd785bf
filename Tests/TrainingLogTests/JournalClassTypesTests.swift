import ActivityFiles
import Analysis
import Measures
import Sync
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalClassTypesTests {
    private let start = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z
    private let own = UniqueID(high: 1, low: 1)
    private let workout = UniqueID(high: 2, low: 2)

    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    private func type(_ name: String = "Hot flow", _ number: UInt64 = 1) throws -> ClassType {
        try #require(
            ClassType(
                id: UniqueID(high: 1, low: number), name: name, symbol: .flame,
                defaultRoom: RoomTemperature(degrees: 40, isFahrenheit: false), sport: .hotYoga))
    }

    /// Adds a class with a record of the class type.
    private func addClass(to journal: Journal) async throws -> String {
        let file = try writeFIT(
            FITSession(
                start: start, end: start + 3600, sport: .hotYoga,
                heartRates: (0..<3600).map { .init(time: start + Double($0), beatsPerMinute: 110) }))
        let details = try SessionDetails(
            workout: workout, start: start, end: start + 3600, offset: .utc, classType: own)
        let version = RecordVersion.first(by: UniqueID(high: 5, low: 5))
        _ = try await journal.push([SessionRecord(id: UniqueID(high: 3, low: 3), version: version, details: details)])
        return try await journal.add(workout: workout, file: file).activity
    }

    @Test func `a record states the class type of its activity, and the owner can change it`() async throws {
        let journal = journal()
        let id = try await addClass(to: journal)
        #expect(try await journal.activity(id)?.edit.classType == own)
        #expect(try await journal.activities().map(\.classType) == [own])
        var edit = try #require(try await journal.activity(id)).edit
        edit.classType = ClassType.builtInID(.pilates)
        try await journal.edit(activity: id, as: edit)
        #expect(try await journal.activities().map(\.classType) == [ClassType.builtInID(.pilates)])
        #expect(try await journal.undoEdit(ofActivity: id))
        #expect(try await journal.activity(id)?.edit.classType == own)
    }

    @Test func `class types and edits of them survive an export, and existing ones stay`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        let types = [try type("b", 2), try type("a", 1), try type("gone", 3)]
        try await original.changeClassTypes { list in
            for type in types { list.set(type) }
            list.setRemoved(UniqueID(high: 1, low: 3), true)
        }
        let id = try await addClass(to: original)
        var edit = try #require(try await original.activity(id)).edit
        edit.classType = UniqueID(high: 1, low: 3)
        try await original.edit(activity: id, as: edit)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal()
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await copy.classTypes() == original.classTypes())
        #expect(try await copy.activity(id)?.edit == edit)
        let other = journal()
        let mine = try type("mine", 1)
        try await other.changeClassTypes { _ = $0.set(mine) }
        for _ in 1...2 {
            _ = try await other.importPaths([folder.path + "/journal.zip"])
            #expect(try await other.classTypes().entries.map { $0.type.name.text } == ["mine", "b", "gone"])
        }
        try await copy.eraseEverything()
        #expect(try await copy.classTypes() == ClassTypeList())
    }

    @Test func `the version of device settings rises with each change of them, and with nothing else`() async throws {
        let journal = journal()
        let day = try #require(Day(of: start, at: .utc))
        func counter() async throws -> Int64 { try await journal.deviceSettings(asOf: day).version.counter }
        #expect(try await counter() == 1)
        _ = try await addClass(to: journal)
        #expect(try await counter() == 1)
        let types = [try type(), try type("Hot flow 75")]
        try await journal.changeClassTypes { _ = $0.set(types[0]) }
        #expect(try await counter() == 2)
        try await journal.changeClassTypes { _ = $0.set(types[1]) }
        #expect(try await counter() == 3)
        var athlete = try await journal.athlete()
        athlete.deviceTemperature = .fahrenheit
        try await journal.save(athlete)
        #expect(try await counter() == 4)
        athlete.heartRateZones = [100, 120, 140, 160, 175].map { HeartRate(beatsPerMinute: $0) }
        try await journal.save(athlete)
        #expect(try await counter() == 5)
        athlete.name = "Ada"
        try await journal.save(athlete)
        try await journal.changeClassTypes { _ = $0.setRemoved(own, true) }
        #expect(try await counter() == 6)
        try await journal.changeClassTypes { _ = $0.setRemoved(own, false) }
        let settings = try await journal.deviceSettings(asOf: day)
        #expect(settings.version.counter == 7 && settings.units == .init(isFahrenheit: true, isImperial: false))
        #expect(settings.classTypes == [try type("Hot flow 75")])
        #expect(settings.zones.map(\.beatsPerMinute) == [100, 120, 140, 160, 175])
    }
}
