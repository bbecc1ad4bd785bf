import Analysis
import Foundation
import GivenFiles
import Measures
import SQLiteStores
import TestKit
import Testing
import Training
import TrainingLog

struct JournalOnSQLiteTests {
    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `an import into SQLite equals one into memory, even after every seventh interruption`() async throws {
        let files = try ScratchFolder()
        try ExampleFiles.fill(files)
        let memory = MemoryStores().stores
        let counting = InterruptedStores(memory, after: 1_000_000)
        _ = try await journal(counting.stores).importPaths([files.path])
        let expected = try await JournalContent(of: memory)
        let calls = 1_000_000 - counting.remainingCalls
        var ended = 0
        for stop in stride(from: 0, to: calls, by: 7) {
            let home = try ScratchFolder()
            let stores = try home.stores()
            do {
                _ = try await journal(InterruptedStores(stores, after: stop).stores).importPaths([files.path])
                ended += 7
            } catch is InterruptedStores.Interruption {}
            _ = try await journal(stores).importPaths([files.path])
            #expect(try await JournalContent(of: stores) == expected, "stopped after \(stop) calls")
        }
        // Two equal files that are read concurrently cost a few calls more than one after the other.
        #expect(ended < calls / 4)
    }

    @Test(.needsGivenFiles) func `real files of several services are imported, and a second import changes nothing`() async throws
    {
        let data = try GivenFiles.url("_derived_strava").path
        let home = try ScratchFolder()
        let journal = journal(try home.stores())
        let report = try await journal.importPaths([data])
        #expect(report.newRecordings >= 70)
        let once = try await JournalContent(of: journal.stores)
        #expect(try await journal.importPaths([data]).newRecordings == 0)
        #expect(try await JournalContent(of: journal.stores) == once)
        let titles = try await journal.activities().compactMap(\.title)
        #expect(titles.contains("He said \"go\""))
        for archive in ["export_en103", "export_de92", "export_en_broken"] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: data + "/\(archive).truth.json"))
            let truth = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
            let activities = try #require(truth?["activities"] as? [[String: Any]])
            #expect(activities.count > 20)
            // A note mentions a copy that the list does not contain.
            for activity in activities where activity["note"] == nil {
                let alike = once.recordings.count { $0.contains { isAlike($0.recording, activity) } }
                // Copies, and files of several archives, are one activity. Two manual entries may be alike.
                #expect(activity["start_time"] == nil ? alike > 0 : alike == 1, "\(archive): \(activity)")
            }
        }
    }

    /// Whether a recording matches an activity that an archive was generated from.
    private func isAlike(_ recording: Recording, _ activity: [String: Any]) -> Bool {
        func number(_ name: String) -> Double { (activity[name] as? NSNumber)?.doubleValue ?? 0 }
        // The timer of a TCX file may outlast its points. The elapsed time is never less than the timer.
        let elapsed = max(number("elapsed_s"), recording.timer ?? 0)
        guard abs(recording.elapsed - elapsed) <= 1, elapsed - number("elapsed_s") <= 2,
            abs((recording.distance?.metres ?? 0) - number("distance_m")) <= 1 + 0.005 * number("distance_m")
        else { return false }
        guard let text = activity["start_time"] as? String else { return recording.source.origin == .strava }
        guard let start = ISO8601.stamp(text)?.moment.secondsSince1970 else { return false }
        return abs(recording.start.secondsSince1970 - start) < 1 && recording.points == Int(number("n_points"))
    }
}
