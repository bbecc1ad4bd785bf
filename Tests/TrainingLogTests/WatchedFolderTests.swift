import Archives
import Foundation
import Measures
import TestKit
import Testing
import TrainingLog

struct WatchedFolderTests {
    @Test func `a file is due once it stops growing, and only once`() throws {
        let scratch = try ScratchFolder()
        var folder = WatchedFolder(path: scratch.path)
        #expect(try folder.look().isEmpty)
        let path = try scratch.write("half", to: "deep/run.gpx")
        try scratch.write("x", to: ".part")
        #expect(try folder.look() == WatchedFolder.Look(due: [], growing: [path]))
        try scratch.write("half and half", to: "deep/run.gpx")
        #expect(try folder.look().growing == [path])
        let look = try folder.look()
        #expect(look == WatchedFolder.Look(due: [path], growing: []))
        // It stays due until it was imported.
        #expect(try folder.look() == look)
        folder.noteImported(look)
        #expect(try folder.look().isEmpty)
        try scratch.write("another content", to: "deep/run.gpx")
        #expect(try folder.look().growing == [path])
        #expect(try folder.look().due == [path])
    }

    @Test func `a missing folder is named`() throws {
        var folder = WatchedFolder(path: "/nowhere/at/all")
        #expect(throws: ArchiveError.notFound(path: "/nowhere/at/all")) { _ = try folder.look() }
    }

    @Test func `excluded files stay out and can be imported later`() async throws {
        let scratch = try ScratchFolder()
        let one = try scratch.write(ExampleFiles.gpx(), to: "one.gpx")
        try scratch.write(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z"), to: "two.gpx")
        let journal = Journal(stores: MemoryStores().stores)
        let first = try await journal.importPaths([scratch.path], leavingOut: [one])
        #expect(first.files.count == 1)
        #expect(try await journal.activityCount() == 1)
        let all = try await journal.importPaths([scratch.path])
        #expect(all.files.count == 2 && all.newRecordings == 1)
        #expect(try String(contentsOfFile: one, encoding: .utf8) == ExampleFiles.gpx())
    }
}
