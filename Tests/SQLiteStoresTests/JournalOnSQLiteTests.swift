import Analysis
import Foundation
import Measures
import SQLiteStores
import TestKit
import Testing
import TrainingLog

struct JournalOnSQLiteTests {
    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `an import into SQLite is the same as one into memory, also after every seventh interruption`() async throws {
        let files = try ScratchFolder()
        try ExampleFiles.fill(files)
        let memory = MemoryStores().stores
        let counting = InterruptedStores(memory, after: 1_000_000)
        _ = try await journal(counting.stores).importPaths([files.path])
        let expected = try await JournalContent(of: memory)
        for stop in stride(from: 0, to: 1_000_000 - counting.callsLeft, by: 7) {
            let home = try ScratchFolder()
            let stores = try home.stores()
            await #expect(throws: InterruptedStores.Interruption.self) {
                try await journal(InterruptedStores(stores, after: stop).stores).importPaths([files.path])
            }
            _ = try await journal(stores).importPaths([files.path])
            #expect(try await JournalContent(of: stores) == expected, "stopped after \(stop) calls")
        }
    }

    @Test func `the real files of the field come in, and a second time change nothing`() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = root.appendingPathComponent("shared/data/_derived_strava").path
        guard FileManager.default.fileExists(atPath: data) else { return }
        let home = try ScratchFolder()
        let journal = journal(try home.stores())
        let report = try await journal.importPaths([data])
        #expect(report.newRecordings >= 70)
        let once = try await JournalContent(of: journal.stores)
        #expect(try await journal.importPaths([data]).newRecordings == 0)
        #expect(try await JournalContent(of: journal.stores) == once)
        let titles = try await journal.activities().compactMap(\.title)
        #expect(titles.contains("He said \"go\""))
    }
}
