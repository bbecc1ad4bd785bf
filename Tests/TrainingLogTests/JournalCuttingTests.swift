import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training
import TrainingLog

/// A watch that kept recording on the drive home, and a phone that recorded the run only.
struct JournalCuttingTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)

    private func files() -> [Recording] {
        [
            ExampleRecordings.steadyRun(start: morning, minutes: 90),
            ExampleRecordings.phoneRun(start: morning + 60, minutes: 58),
            ExampleRecordings.phoneRun(start: morning + 86_400, minutes: 30),
        ]
    }

    private func journal(_ order: [Int] = [0, 1, 2]) async throws -> (Journal, ids: [String]) {
        let journal = Journal(stores: MemoryStores().stores)
        for place in order { try await add(place, to: journal) }
        return (journal, files().map { StoredRecording($0).id })
    }

    private func add(_ place: Int, to journal: Journal) async throws {
        try await journal.add(
            FileReading(kind: .gpx, recordings: [files()[place]]), path: "\(place)", hash: ContentHash(of: [UInt8(place)]))
    }

    private func groups(_ journal: Journal) async throws -> Set<Set<String>> {
        Set(try await journal.stores.activities.groups(of: Journal.localAthlete).map { Set($0.recordings) })
    }

    @Test func `a cut makes two activities with their own totals, and can be undone`() async throws {
        let (journal, ids) = try await journal()
        _ = try await journal.activities()
        let before = try await JournalContent(of: journal.stores)
        let part = ids[0] + "-3600"
        #expect(try await journal.split(ids[0], at: morning + 3600) == [ids[0], part])
        #expect(try await groups(journal) == [[ids[0], ids[1]], [part], [ids[2]]])
        let run = try #require(try await journal.activity(ids[0]))
        let drive = try #require(try await journal.activity(part))
        #expect(run.sourceIDs == [ids[0], ids[1]])
        #expect(run.recording.elapsed == 3600)
        #expect(drive.recording.elapsed == 1800)
        #expect(drive.recording.start == morning + 3600)
        #expect(abs((run.digest.distance?.metres ?? 0) - 10_000) < 10)
        #expect(abs((drive.digest.distance?.metres ?? 0) - 5000) < 10)
        #expect(run.recording.channel(.heartRate)?.values.count == 3600)
        #expect(drive.recording.channel(.heartRate)?.values.count == 1801)
        #expect(run.cuts == [morning + 3600])
        #expect(drive.cuts == [morning + 3600])
        let digests = try await journal.activities()
        #expect(digests.map(\.id) == [ids[2], part, ids[0]])
        #expect(digests.map(\.elapsed).suffix(2) == [1800, 3600])

        #expect(try await journal.regroup(part).contains(ids[0]))
        _ = try await journal.activities()
        #expect(try await JournalContent(of: journal.stores) == before)
        #expect(try await journal.activity(part) == nil)
    }

    @Test func `a part can be edited, split and cut like any other recording`() async throws {
        let (journal, ids) = try await journal()
        let part = try #require(try await journal.split(ids[0], at: morning + 3600).last)
        try await journal.edit(activity: part, as: ActivityEdit(sport: .other, isLeftOut: true))
        #expect(try await journal.activity(part)?.recording.sport == .other)
        #expect(try await journal.activity(ids[0])?.recording.sport == .running)
        #expect(try await journal.split(part, at: morning + 4500) == [part, ids[0] + "-4500"])
        #expect(try await journal.activity(part)?.recording.elapsed == 900)
        #expect(try await journal.activity(part)?.edit.isLeftOut == true)
        #expect(try await journal.split(ids[1]) == [ids[0], ids[1]])
        #expect(try await groups(journal) == [[ids[0]], [ids[1]], [part], [ids[0] + "-4500"], [ids[2]]])
        _ = try await journal.regroup(ids[0])
        #expect(try await journal.stores.activities.cuts(of: Journal.localAthlete).isEmpty)
        #expect(try await journal.activity(ids[0])?.recording.elapsed == 5400)
    }

    @Test func `a cut outside all recordings changes nothing`() async throws {
        let (journal, ids) = try await journal()
        let before = try await JournalContent(of: journal.stores)
        for moment in [morning, morning + -60, morning + 5400, morning + 9000] {
            await #expect(throws: GroupingError.noneBeyond(moment)) { try await journal.split(ids[0], at: moment) }
        }
        #expect(try await JournalContent(of: journal.stores) == before)
    }

    @Test func `a split at the start of a recording divides recordings without cutting`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        let recordings = [
            ExampleRecordings.steadyRun(start: morning, minutes: 90),
            ExampleRecordings.phoneRun(start: morning + 60, minutes: 85),
        ]
        try await journal.add(
            FileReading(kind: .gpx, recordings: recordings), path: "both", hash: ContentHash(of: [UInt8(7)]))
        let ids = recordings.map { StoredRecording($0).id }
        #expect(try await journal.activity(ids[0])?.sourceIDs == ids)
        #expect(try await journal.split(ids[0], at: morning + 60) == ids)
        #expect(try await journal.stores.activities.cuts(of: Journal.localAthlete).isEmpty)
        _ = try await journal.regroup(ids[0])
        // The moment is inside both recordings, so both are cut. The parts of each side match.
        _ = try await journal.split(ids[0], at: morning + 3600)
        #expect(try await groups(journal) == [[ids[0], ids[1]], [ids[0] + "-3600", ids[1] + "-3540"]])
    }

    @Test func `the order of imports and cuts has no effect`() async throws {
        let (first, ids) = try await journal()
        _ = try await first.split(ids[0], at: morning + 3600)
        let expected = try await JournalContent(of: first.stores)
        let cuts = expected.cuts
        for order in [[2, 1, 0], [1, 0, 2], [0, 2, 1]] {
            let (journal, _) = try await journal([])
            for (step, place) in order.enumerated() {
                if step == 1 {
                    try await journal.stores.activities.decide(
                        expected.decisions, forgetting: [], athlete: Journal.localAthlete, at: morning)
                    try await journal.stores.activities.cut(cuts, forgetting: [], athlete: Journal.localAthlete, at: morning)
                }
                try await add(place, to: journal)
            }
            for place in order { try await add(place, to: journal) }
            _ = try await journal.activities()
            #expect(try await JournalContent(of: journal.stores) == expected)
        }
    }
}
