import ActivityFiles
import Analysis
import Measures
import Sync
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Exports of recorded sessions: live records, tombstones, FIT files and edits of the owner.
struct JournalSessionExportTests {
    private static let start = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z
    private static let offset = LocalOffset(secondsAheadOfUTC: 28_800)

    private func journal(at seconds: Double = 1_717_200_000) -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: seconds) })
    }

    private static func begin(_ number: UInt64) -> Moment { start + 86_400 * Double(number) }

    private static func file(_ number: UInt64, minutes: Int = 60) throws -> [UInt8] {
        try writeFIT(
            FITSession(
                start: begin(number), end: begin(number) + 60 * Double(minutes), offset: offset, sport: .hotYoga,
                heartRates: (0..<60 * minutes).map { .init(time: begin(number) + Double($0), beatsPerMinute: 130 + $0 % 5) }))
    }

    private static func workout(_ number: UInt64) -> UniqueID { UniqueID(high: 2, low: number) }

    private static func record(_ number: UInt64, _ counter: Int64, note: String?) throws -> SessionRecord {
        let version = try #require(RecordVersion(device: UniqueID(high: 1, low: 1), counter: counter))
        let details = try note.map {
            try SessionDetails(
                workout: workout(number), start: begin(number), end: begin(number) + 3600, offset: offset,
                room: RoomTemperature(degrees: 105, isFahrenheit: true), humidity: 40.5, classType: UniqueID(high: 4, low: 4),
                note: BoundedText($0, longest: SessionDetails.longestNote), perceivedEffort: 6)
        }
        return SessionRecord(id: UniqueID(high: 3, low: number), version: version, details: details)
    }

    /// A live session that the owner edited, a deleted one, and one whose file has not arrived.
    private func fill(_ journal: Journal) async throws {
        for number: UInt64 in [1, 2] { _ = try await journal.add(workout: Self.workout(number), file: try Self.file(number)) }
        _ = try await journal.push([
            try Self.record(1, 4, note: "雅婷"), try Self.record(2, 1, note: "gone"), try Self.record(3, 1 << 53, note: "no file"),
        ])
        _ = try await journal.push([try Self.record(2, 2, note: nil)])
        let id = try #require(try await journal.activities().first { !$0.isLeftOut }).id
        var edit = try #require(try await journal.activity(id)).edit
        edit.room = RoomTemperature(degrees: 38, isFahrenheit: false)
        try await journal.edit(activity: id, as: edit)
        _ = try await journal.activities()  // so that no digest is due
    }

    /// Names of the properties that differ.
    private func differences(_ one: JournalContent, _ other: JournalContent) -> [String] {
        zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).compactMap { one, other in
            "\(one.value)" == "\(other.value)" ? nil : (one.label ?? "") + " \(one.value) / \(other.value)"
        }
    }

    private func edits(_ journal: Journal) async throws -> [StoredEdit] {
        try await journal.stores.edits.edits(of: journal.athleteID)
    }

    @Test func `an archive with sessions imports into an empty journal as the same journal`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        try await fill(original)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal(at: 1_800_000_000)
        for _ in 1...2 {
            _ = try await copy.importPaths([folder.path + "/journal.zip"])
            let (found, expected) = (try await JournalContent(of: copy.stores), try await JournalContent(of: original.stores))
            #expect(found == expected, "\(differences(found, expected))")
            #expect(try await edits(copy) == edits(original))
            let activities = try await copy.activities()
            #expect(activities.count == 2 && activities.filter(\.isLeftOut).count == 1)
        }
        // The owner's room stays, and the other fields still follow the device.
        _ = try await copy.push([try Self.record(1, 5, note: "newer")])
        let id = try #require(try await copy.activities().first { !$0.isLeftOut }).id
        let edit = try #require(try await copy.activity(id)).edit
        #expect(edit.note == "newer" && edit.room == RoomTemperature(degrees: 38, isFahrenheit: false))
    }

    @Test func `an import keeps newer records and later files of workouts`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        try await fill(original)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }

        let newer = journal(at: 1_800_000_000)
        _ = try await newer.push([try Self.record(1, 9, note: "newest"), try Self.record(3, 1, note: nil)])
        let (id, _) = try await newer.add(workout: Self.workout(1), file: try Self.file(1, minutes: 61))
        _ = try await newer.importPaths([folder.path + "/journal.zip"])
        let records = try await newer.stores.sessions.records(of: newer.athleteID)
        #expect(
            Set(records) == [
                try Self.record(1, 9, note: "newest"), try Self.record(2, 2, note: nil), try Self.record(3, 1, note: nil),
            ])
        let workouts = try await newer.stores.sessions.workouts(of: newer.athleteID)
        #expect(workouts.first { $0.id == Self.workout(1) }?.recording == id)
        #expect(try await newer.activities().filter(\.isLeftOut).count == 1)
        // The original takes over what it lacks, and an older export changes nothing.
        try await newer.exportArchive(to: folder.path + "/newer.zip") { "\($0)" }
        for name in ["newer.zip", "journal.zip"] {
            _ = try await original.importPaths([folder.path + "/" + name])
            #expect(Set(try await original.stores.sessions.records(of: original.athleteID)) == Set(records))
            #expect(try await original.stores.sessions.workouts(of: original.athleteID) == workouts)
        }
    }

    @Test func `an import into a journal that only has the tombstone does not bring the session back`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        _ = try await original.add(workout: Self.workout(1), file: try Self.file(1))
        _ = try await original.push([try Self.record(1, 1, note: "live")])
        try await original.exportArchive(to: folder.path + "/live.zip") { "\($0)" }
        let other = journal()
        _ = try await other.push([try Self.record(1, 2, note: nil)])
        _ = try await other.importPaths([folder.path + "/live.zip"])
        #expect(try await other.activities().map(\.isLeftOut) == [true])
    }

    @Test func `an export without parts of edits or times of files can be read`() throws {
        let text = """
            {"hearth":1}
            {"edit":{"recording":"x","madeAt":5,"note":"mine","roomCelsius":40}}
            {"workout":{"id":"\(Self.workout(1).text)","recording":{"recording":"x"}}}
            """
        let lines = try #require(try ExportLine.list(Array(text.utf8))).lines
        let edit = try #require(lines[1].edit).stored(of: "x")
        #expect(edit.changed == [.note, .room])
        #expect(lines[2].workout?.madeAt == nil)
    }
}
