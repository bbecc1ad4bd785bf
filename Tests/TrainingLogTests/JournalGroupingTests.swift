import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

/// The same run by a watch, a phone and a second phone, and a later one.
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

    @Test func `a recording that is split off is an activity of its own, and back again`() async throws {
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

    @Test func `the recording that stands for an activity can leave it`() async throws {
        let (journal, ids) = try await journal()
        _ = try await journal.split(ids[0])
        #expect(try await shape(journal) == [[ids[0]], [ids[1], ids[2]], [ids[3]]])
    }

    @Test func `a moment takes apart what began before and after it`() async throws {
        let (journal, ids) = try await journal()
        _ = try await journal.split(ids[0], at: morning + 60)
        #expect(try await shape(journal) == [[ids[0]], [ids[1], ids[2]], [ids[3]]])
        await #expect(throws: GroupingError.noneBeyond(morning + 9000)) {
            try await journal.split(ids[1], at: morning + 9000)
        }
    }

    @Test func `two activities can be made one, whatever matching says, and counted once`() async throws {
        let (journal, ids) = try await journal()
        #expect(try await journal.join(ids[3], ids[1]) == ids[0])
        #expect(try await shape(journal) == [Set(ids)])
        #expect(try await journal.activities().map(\.id) == [ids[0]])
        await #expect(throws: GroupingError.alreadyOne(ids[2])) { try await journal.join(ids[2], ids[3]) }
        // The latest word counts: what was joined can be split, and what was split joined.
        _ = try await journal.split(ids[3])
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
        _ = try await journal.split(ids[1])
        _ = try await journal.join(ids[1], ids[2])
        #expect(try await shape(journal) == [[ids[0], ids[1], ids[2]], [ids[3]]])
    }

    @Test func `what cannot be done is said and changes nothing`() async throws {
        let (journal, ids) = try await journal()
        let before = try await JournalContent(of: journal.stores)
        await #expect(throws: GroupingError.unknownActivity("x")) { try await journal.split("x") }
        await #expect(throws: GroupingError.unknownActivity("x")) { try await journal.join(ids[0], "x") }
        await #expect(throws: GroupingError.oneRecordingOnly(ids[3])) { try await journal.split(ids[3]) }
        await #expect(throws: GroupingError.nothingDecided(ids[3])) { try await journal.regroup(ids[3]) }
        #expect(try await JournalContent(of: journal.stores) == before)
    }
}
