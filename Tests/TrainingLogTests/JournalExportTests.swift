import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalExportTests {
    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `importing an export gives the same journal`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        try folder.write(ExampleFiles.healthExport, to: "unpacked/export.xml")
        try folder.write(ExampleFiles.healthRoute, to: "unpacked/workout-routes/route_1.gpx")
        try folder.write(
            Compression.compressed(Array(ExampleFiles.gpx(startingAt: "2024-05-20T06:00:00Z").utf8)), to: ".hidden/x.gz")
        let original = journal()
        try await original.save(
            Athlete(
                name: "Ada", birthYear: 1985, sex: .female, mass: Mass(61.5), thresholdSpeed: Speed(4),
                raceDay: Day(number: 20_793)))
        _ = try await original.importPaths([folder.path, folder.path + "/.hidden/x.gz"])
        let expected = try await JournalContent(of: original.stores)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }

        let copy = journal()
        let report = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(report.newRecordings == expected.recordings.reduce(0) { $0 + $1.count })
        #expect(try await JournalContent(of: copy.stores) == expected)
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await JournalContent(of: copy.stores) == expected)
    }

    @Test func `splits and joins survive an export, even if recordings have other ids`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(), to: "run.gpx")
        try folder.write(ExampleFiles.tcx(), to: "run.tcx")
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z"), to: "later.gpx")
        let original = journal()
        _ = try await original.importPaths([folder.path])
        let ids = try await original.activities().map(\.id)
        #expect(ids.count == 2)
        let parts = try await original.split(ids[1])
        let joined = try await original.join(parts[1], ids[0])
        #expect(try await original.activities().count == 2)
        let expected = try await JournalContent(of: original.stores)
        #expect(expected.decisions.count == 2)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal()
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await JournalContent(of: copy.stores) == expected)
        #expect(try await copy.activity(joined)?.sourceIDs.count == 2)

        // Simulates ids of an older reader.
        let (old, new) = (String(repeating: "0", count: 20), parts[1])
        let lines = try await original.groupingLines().compactMap(\.grouping).map { line in
            func renamed(_ named: ExportLine.Named) -> ExportLine.Named {
                ExportLine.Named(
                    recording: named.recording == new ? old : named.recording, origin: named.origin,
                    startSeconds: named.startSeconds)
            }
            return ExportLine.Grouping(verdict: line.verdict, one: renamed(line.one), other: renamed(line.other))
        }
        let renamed = journal()
        _ = try await renamed.importPaths([folder.path + "/run.gpx", folder.path + "/run.tcx", folder.path + "/later.gpx"])
        try await renamed.takeOver(lines)
        #expect(try await renamed.stores.activities.decisions(of: Journal.localAthlete) == expected.decisions)
        // An existing decision stays.
        try await renamed.regroup(parts[0])
        try await renamed.takeOver(lines)
        try await renamed.takeOver(lines)
        #expect(try await renamed.stores.activities.groups(of: Journal.localAthlete) == expected.groups)
    }

    @Test func `an empty journal can be exported and imported`() async throws {
        let folder = try ScratchFolder()
        try await journal().exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal()
        #expect(try await copy.importPaths([folder.path + "/journal.zip"]).files.map(\.verdict) == [.accepted])
        #expect(try await copy.isEmpty())
    }

    @Test func `an export into a missing folder fails`() async throws {
        await #expect(throws: StoreError.self) { try await journal().exportArchive(to: "/nonexistent/journal.zip") { "\($0)" } }
    }

    @Test func `an export of a newer Hearth is refused`() async throws {
        let folder = try ScratchFolder()
        let bytes = try ExampleFiles.zip([("hearth.jsonl", Array("{\"hearth\":9}\n".utf8))])
        let path = try folder.write(bytes, to: "journal.zip")
        await #expect(throws: StoreError.newerSchema(found: "9", known: "1")) { try await journal().importPaths([path]) }
    }

    @Test func `a damaged original is reported, and everything else is restored`() async throws {
        let folder = try ScratchFolder()
        let hash = ContentHash(of: [1, 2, 3]).hexadecimal
        let run = Array(ExampleFiles.gpx().utf8)
        let whole = ContentHash(of: run).hexadecimal
        let list = """
            {"hearth":1}
            {"original":{"hash":"\(hash)","path":"../../a.gpx"}}
            {"original":{"hash":"\(whole)","path":"b.gpx"}}
            no line of ours

            """
        let bytes = try ExampleFiles.zip([
            ("hearth.jsonl", Array(list.utf8)), ("originals/\(hash)", [1, 2, 4]), ("originals/\(whole)", run),
        ])
        let path = try folder.write(bytes, to: "journal.zip")
        let other = try folder.write(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z"), to: "other.gpx")
        let report = try await journal().importPaths([path, other])
        #expect(report.files.map(\.verdict) == [.recovered, .rejected, .accepted, .accepted])
        #expect(report.files[0].findings == [ImportFinding(.warning, .fieldUnreadable(what: "line", count: 1), at: .line(4))])
        #expect(report.files[1].error == .packed(what: "damaged"))
        #expect(report.newRecordings == 2)
    }

    @Test func `a list of another program is no export`() async throws {
        let folder = try ScratchFolder()
        let bytes = try ExampleFiles.zip([
            ("hearth.jsonl", Array("{\"note\":\"mine\"}\n".utf8)), ("run.gpx", Array(ExampleFiles.gpx().utf8)),
        ])
        let report = try await journal().importPaths([try folder.write(bytes, to: "mine.zip")])
        #expect(report.newRecordings == 1)
    }

    @Test func `a profile alone is restored, and the import reports it`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        try await original.save(Athlete(name: "Ada", birthYear: 1985))
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal()
        let report = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(report.files.map(\.verdict) == [.accepted])
        #expect(try await copy.athlete() == original.athlete())
    }

    @Test func `an empty archive is exported and imported like any other original`() async throws {
        let folder = try ScratchFolder()
        let stores = MemoryStores().stores
        let original = Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
        try folder.write([0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18), to: "in/empty.zip")
        try folder.write(ExampleFiles.gpx(), to: "in/run.gpx")
        _ = try await original.importPaths([folder.path + "/in"])
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = journal()
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await JournalContent(of: copy.stores) == JournalContent(of: stores))
    }
}
