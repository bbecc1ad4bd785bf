import ActivityFiles
import Analysis
import Measures
import Sync
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Records of sessions whose recordings the athlete cut.
struct JournalCutSessionsTests {
    private static let start = Moment(secondsSince1970: 1_714_545_000)
    private static let workout = UniqueID(high: 2, low: 2)

    /// Ninety minutes, as of a watch that ran from the way to the class on.
    private static func file() throws -> [UInt8] {
        try writeFIT(
            FITSession(
                start: start, end: start + 5400, sport: .hotYoga,
                heartRates: (0..<5400).map { .init(time: start + Double($0), beatsPerMinute: 110 + $0 % 5) }))
    }

    private static func record(
        _ counter: Int64, from begin: Double, to end: Double, note: String = "mat", isDeleted: Bool = false
    ) throws -> SessionRecord {
        let details = try SessionDetails(
            workout: workout, start: start + begin, end: start + end, offset: .utc,
            room: RoomTemperature(degrees: 105, isFahrenheit: true), note: BoundedText(note, longest: 100))
        return SessionRecord(
            id: UniqueID(high: 3, low: 3),
            version: try #require(RecordVersion(device: UniqueID(high: 1, low: 1), counter: counter)),
            details: isDeleted ? nil : details)
    }

    private static func notes(_ journal: Journal, _ ids: [String]) async throws -> [String] {
        var notes: [String] = []
        for id in ids {
            let activity = try #require(try await journal.activity(id))
            #expect(
                activity.digest.notes ?? "" == activity.edit.note && (activity.edit.room == nil) == activity.edit.note.isEmpty)
            notes.append(activity.edit.note)
        }
        return notes
    }

    @Test func `the part of a cut recording with most of the session's time keeps its record`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        _ = try await journal.push([try Self.record(1, from: 1800, to: 5400)])
        let parts = try await journal.split(id, at: Self.start + 1790)
        #expect(parts.count == 2)
        #expect(try await Self.notes(journal, parts) == ["", "mat"])
        // A newer record reaches its part, or the other one if it has other times.
        _ = try await journal.push([try Self.record(2, from: 1800, to: 5400, note: "block")])
        #expect(try await Self.notes(journal, parts) == ["", "block"])
        let three = try await journal.split(parts[1], at: Self.start + 5000)
        let all = [parts[0]] + three
        #expect(try await Self.notes(journal, all) == ["", "block", ""])
        _ = try await journal.push([try Self.record(3, from: -600, to: 1795, note: "strap")])
        #expect(try await Self.notes(journal, all) == ["strap", "", ""])
        _ = try await journal.push([try Self.record(4, from: 9000, to: 9000, note: "late")])
        #expect(try await Self.notes(journal, all) == ["", "", "late"])
        // An edit of one part does not take the record from another.
        try await journal.edit(activity: all[0], as: ActivityEdit(title: "On the way"))
        #expect(try await Self.notes(journal, all) == ["", "", "late"])
        _ = try await journal.push([try Self.record(5, from: 0, to: 1, isDeleted: true)])
        for id in all { #expect(try await journal.activity(id)?.digest.isLeftOut == true) }
        #expect(try await journal.regroup(all[0]).count == 1)
        #expect(try await journal.activities().count == 1)
    }

    @Test func `a recording that is whole again has its record`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let (id, _) = try await journal.add(workout: Self.workout, file: try Self.file())
        let parts = try await journal.split(id, at: Self.start + 3000)
        _ = try await journal.push([try Self.record(1, from: 0, to: 2900)])
        #expect(try await Self.notes(journal, parts) == ["mat", ""])
        let day = try #require(Day(of: Self.start, at: .utc))
        // The other part has no record that would state its room.
        #expect(try await journal.roomQuestions(asOf: day).map(\.activity) == [parts[1]])
        let whole = try await journal.regroup(parts[1])
        #expect(try await Self.notes(journal, whole) == ["mat"])
    }
}
