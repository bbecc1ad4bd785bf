import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalExportTests {
    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `an export brought in elsewhere is the same journal`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        try folder.write(ExampleFiles.healthExport, to: "unpacked/export.xml")
        try folder.write(ExampleFiles.healthRoute, to: "unpacked/workout-routes/route_1.gpx")
        try folder.write(
            Compression.compressed(Array(ExampleFiles.gpx(startingAt: "2024-05-20T06:00:00Z").utf8)), to: ".hidden/x.gz")
        let original = journal()
        try await original.save(Athlete(name: "Ada", birthYear: 1985, sex: .female, mass: Mass(61.5), thresholdSpeed: Speed(4)))
        _ = try await original.importPaths([folder.path, folder.path + "/.hidden/x.gz"])
        let expected = try await JournalContent(of: original.stores)
        try await original.exportArchive(to: folder.path + "/journal.zip")

        let copy = journal()
        let report = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(report.newRecordings == expected.recordings.reduce(0) { $0 + $1.count })
        #expect(try await JournalContent(of: copy.stores) == expected)
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await JournalContent(of: copy.stores) == expected)
    }

    @Test func `an empty journal can be exported and brought in`() async throws {
        let folder = try ScratchFolder()
        try await journal().exportArchive(to: folder.path + "/journal.zip")
        let copy = journal()
        #expect(try await copy.importPaths([folder.path + "/journal.zip"]).files.isEmpty)
        #expect(try await copy.isEmpty())
    }

    @Test func `an export cannot be written where there is no folder`() async throws {
        await #expect(throws: StoreError.self) { try await journal().exportArchive(to: "/nonexistent/journal.zip") }
    }

    @Test func `an export of a newer Hearth is refused`() async throws {
        let folder = try ScratchFolder()
        let bytes = try ExampleFiles.zip([("hearth.jsonl", Array("{\"hearth\":9}\n".utf8))])
        let path = try folder.write(bytes, to: "journal.zip")
        await #expect(throws: StoreError.newerSchema(found: "9", known: "1")) { try await journal().importPaths([path]) }
    }

    @Test func `an original that is not what it was is refused`() async throws {
        let folder = try ScratchFolder()
        let hash = ContentHash(of: [1, 2, 3]).hexadecimal
        let list = "{\"hearth\":1}\n{\"original\":{\"hash\":\"\(hash)\",\"path\":\"../../a.gpx\"}}\n"
        let bytes = try ExampleFiles.zip([("hearth.jsonl", Array(list.utf8)), ("originals/\(hash)", [1, 2, 4])])
        let path = try folder.write(bytes, to: "journal.zip")
        await #expect(throws: StoreError.damaged(what: "original \(hash)")) { try await journal().importPaths([path]) }
    }
}
