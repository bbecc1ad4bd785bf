import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

/// The same run by a watch and two phones, and a later run.
struct JournalGroupingTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)

    private func journal() async throws -> (Journal, ids: [String]) {
        let journal = Journal(stores: MemoryStores().stores)
        let recordings = [
            ExampleRecordings.steadyRun(start: morning, minutes: 60),
            ExampleRecordings.phoneRun(start: morning + 60, minutes: 55),
            ExampleRecordings.phoneRun(start: morning + 120, minutes: 58, origin: .tcx),
            ExampleRecordings.phoneRun(start: morning + 7200, minutes: 30),
        ]
        for (place, recording) in recordings.enumerated() {
            try await journal.add(
                FileReading(kind: .gpx, recordings: [recording]), path: "\(place)", hash: ContentHash(of: [UInt8(place)]))
        }
        return (journal, recordings.map { StoredRecording($0).id })
    }

    private func shape(_ journal: Journal) async throws -> Set<Set<String>> {
        Set(try await journal.stores.activities.groups(of: Journal.localAthlete).map { Set($0.recordings) })
    }

    @Test func `a split recording becomes an activity of its own, and can be joined again`() async throws {
        let (journal, ids) = try await journal()
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
        #expect(try await journal.split(ids[1]) == [ids[0], ids[1]])
        #expect(try await shape(journal) == [[ids[0], ids[2]], [ids[1]], [ids[3]]])
        #expect(try await journal.activities().count == 3)
        let split = try #require(try await journal.activity(ids[1]))
        #expect(split.sourceIDs == [ids[1]])
        #expect(split.decisions.map(\.verdict) == [.apart, .apart])
        #expect(try await journal.regroup(ids[1]) == [ids[0]])
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
        #expect(try await journal.stores.activities.decisions(of: Journal.localAthlete).isEmpty)
    }

    @Test func `the winner of an activity can be split off`() async throws {
        let (journal, ids) = try await journal()
        _ = try await journal.split(ids[0])
        #expect(try await shape(journal) == [[ids[0]], [ids[1], ids[2]], [ids[3]]])
    }

    @Test func `a split at a moment divides recordings by their start`() async throws {
        let (journal, ids) = try await journal()
        _ = try await journal.split(ids[0], at: morning + 60)
        #expect(try await shape(journal) == [[ids[0]], [ids[1], ids[2]], [ids[3]]])
        await #expect(throws: GroupingError.noneBeyond(morning + 9000)) {
            try await journal.split(ids[1], at: morning + 9000)
        }
    }

    @Test func `two activities can be joined although they do not match, and count once`() async throws {
        let (journal, ids) = try await journal()
        #expect(try await journal.join(ids[3], ids[1]) == ids[0])
        #expect(try await shape(journal) == [Set(ids)])
        #expect(try await journal.activities().map(\.id) == [ids[0]])
        await #expect(throws: GroupingError.alreadyJoined(ids[2])) { try await journal.join(ids[2], ids[3]) }
        // The latest decision counts: joined recordings can be split, and split ones joined.
        _ = try await journal.split(ids[3])
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
        _ = try await journal.split(ids[1])
        _ = try await journal.join(ids[1], ids[2])
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
    }

    @Test func `an impossible change throws an error and changes nothing`() async throws {
        let (journal, ids) = try await journal()
        let before = try await JournalContent(of: journal.stores)
        await #expect(throws: GroupingError.unknownActivity("x")) { try await journal.split("x") }
        await #expect(throws: GroupingError.unknownActivity("x")) { try await journal.join(ids[0], "x") }
        await #expect(throws: GroupingError.oneRecordingOnly(ids[3])) { try await journal.split(ids[3]) }
        await #expect(throws: GroupingError.nothingDecided(ids[3])) { try await journal.regroup(ids[3]) }
        #expect(try await JournalContent(of: journal.stores) == before)
    }
}
