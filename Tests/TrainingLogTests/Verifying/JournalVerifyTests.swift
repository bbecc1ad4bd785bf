import ActivityFiles
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalVerifyTests {
    @Test func `intact data are counted`() async throws {
        let (journal, _) = try await houseOfOneFile()
        let found = try await journal.verify()
        #expect(found == Verification(activities: 1, intactOriginals: 1, damage: ExportDamage()))
    }

    @Test func `a missing original is named with its path`() async throws {
        let (journal, hash) = try await houseOfOneFile()
        try await journal.stores.originals.remove(hash, athlete: Journal.localAthlete)
        let found = try await journal.verify()
        #expect(found.intactOriginals == 0 && found.damage.tables.isEmpty)
        #expect(found.damage.originals.map(\.hash) == [hash.hexadecimal])
        #expect(found.damage.originals.first?.path?.hasSuffix("one.gpx") == true)
    }

    private func houseOfOneFile() async throws -> (journal: Journal, hash: ContentHash) {
        let journal = Journal(stores: MemoryStores().stores)
        let files = try ScratchFolder()
        _ = try await journal.importPaths([
            try files.write(ExampleFiles.gpx(startingAt: "2025-11-20T06:00:00Z"), to: "one.gpx")
        ])
        let hash = try #require(try await journal.stores.originals.hashes(of: Journal.localAthlete).first)
        return (journal, hash)
    }
}
