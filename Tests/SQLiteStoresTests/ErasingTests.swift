import Foundation
import GRDB
import Measures
import TestKit
import Testing
import Training
import TrainingLog

@testable import SQLiteStores

struct ErasingTests {
    @Test func `erasing an athlete leaves none of the data in the file, and keeps other athletes`() async throws {
        let folder = try ScratchFolder()
        let database = try SQLiteDatabase(path: folder.database)
        let stores = database.stores(originalsIn: folder.path + "/originals")
        let journal = Journal(stores: stores)
        try folder.write(ExampleFiles.gpx(), to: "in/run.gpx")
        _ = try await journal.importPaths([folder.path + "/in"])
        try await journal.save(Athlete(name: "Zaphodia-of-nowhere"))
        try await stores.athletes.save(Athlete(name: "Somebody else"), as: "2", at: Moment(secondsSince1970: 1))
        let before = try #require(try await stores.athletes.lastChange(of: "1")).number
        #expect(try await journal.holdings().originals == 1)

        try await journal.eraseEverything()
        let held = try await journal.holdings()
        #expect(held.activities + held.samples + held.originals + held.edits == 0)
        #expect(try await journal.athlete().name == "")
        #expect(try await stores.athletes.athlete("2")?.name == "Somebody else")
        #expect(try #require(try await stores.athletes.lastChange(of: "1")).number > before)
        let counts = try await database.read { db in
            try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
                .filter { try db.columns(in: $0).contains { $0.name == "athlete_id" } && $0 != "change" }
                .map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\($0)\" WHERE athlete_id = '1'") ?? -1 }
        }
        #expect(counts.count > 10 && counts.allSatisfy { $0 == 0 })
        // Neither the file nor its log contains the bytes any more.
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasPrefix("hearth.sqlite") {
            let bytes = try Data(contentsOf: URL(filePath: folder.path + "/" + file))
            #expect(bytes.range(of: Data("Zaphodia-of-nowhere".utf8)) == nil, "\(file)")
        }
        _ = try await journal.importPaths([folder.path + "/in"])
        #expect(try await journal.activities().count == 1)
    }
}
