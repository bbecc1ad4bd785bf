import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import Synchronization
import TestKit
import Testing
import Training
import TrainingLog

struct JournalImportTests {
    private func journal(_ stores: Stores = MemoryStores().stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    @Test func `every file in a folder is read and has an outcome`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        let report = try await journal.importPaths([folder.path])
        let outcomes = Dictionary(
            uniqueKeysWithValues: report.files.map { (String($0.path.dropFirst(folder.path.count + 1)), $0) })
        #expect(outcomes["phone/run.gpx"]?.newRecordings == 1)
        #expect(outcomes["watch/run.tcx"]?.verdict == .accepted)
        #expect(outcomes["diary.txt"]?.error == .unknownKind)
        #expect(outcomes["phone/empty.gpx"]?.error == .empty)
        // A diary beside recordings is skipped. A file named like a recording, or beginning like one, is rejected.
        let skipped = outcomes.filter { $0.value.isSkipped }.keys.sorted()
        #expect(skipped == ["archive.zip/a/notes.txt", "diary.txt"])
        #expect(report.skipped == 2 && report.count(.rejected) == 2)
        #expect(outcomes["watch/broken.fit"]?.kind == .fit)
        #expect(outcomes["watch/broken.fit"]?.verdict == .rejected)
        #expect(outcomes["phone/cut.gpx"]?.verdict == .recovered)
        #expect(outcomes["archive.zip/a/one.tcx.gz"]?.newRecordings == 1)
        #expect(outcomes["archive.zip/a/notes.txt"]?.error == .unknownKind)
        #expect(outcomes["export.zip/apple_health_export/export.xml"]?.newRecordings == 1)
        #expect(outcomes["export.zip/apple_health_export/export_cda.xml"]?.verdict == .accepted)
        #expect(outcomes["export.zip/apple_health_export/workout-routes/route_1.gpx"] == nil)
        // One run from watch and phone, two later ones, a truncated one, the workout, two in the archive.
        #expect(try await journal.activityCount() == 6)
        #expect(try await journal.isEmpty() == false)
        #expect(try await journal.activities().map(\.day) == [12, 11, 9, 7, 3, 1].map { Day(year: 2024, month: 5, day: $0) })
    }

    @Test func `a recording of a known activity counts as joined, and a repeated import does not`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(), to: "first/run.gpx")
        try folder.write(ExampleFiles.tcx(), to: "second/run.tcx")
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z"), to: "second/later.gpx")
        let journal = journal()
        let first = try await journal.importPaths([folder.path + "/first"])
        #expect(first.joinedRecordings == 0 && first.files.map(\.newActivities) == [1])
        let second = try await journal.importPaths([folder.path + "/second"])
        #expect(second.newRecordings == 2 && second.joinedRecordings == 1 && second.joinedActivities == 1)
        #expect(second.files.map(\.newActivities) == [1, 0])
        #expect(second.files.map(\.joined.count) == [0, 1])
        let again = try await journal.importPaths([folder.path])
        #expect(again.joinedRecordings == 0 && again.newRecordings == 0)
        // In a single import the later file joins the activity of the earlier one.
        let together = try await self.journal().importPaths([folder.path])
        #expect(together.newRecordings == 3 && together.joinedRecordings == 1 && together.joinedActivities == 1)
        #expect(together.files.reduce(0) { $0 + $1.newActivities } == 2)
    }

    @Test func `an unreadable folder is reported, and the others are read`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(), to: "run.gpx")
        try folder.write(ExampleFiles.gpx(), to: String(repeating: "d/", count: 70) + "deep.gpx")
        let report = try await journal().importPaths([folder.path])
        #expect(report.newRecordings == 1)
        #expect(report.files.filter { $0.verdict == .rejected }.map(\.error) == [.unreadable])
    }

    @Test func `a file that the user named is never skipped`() async throws {
        let folder = try ScratchFolder()
        try folder.write("bikes,brand\nred,none\n", to: "bikes.csv")
        try folder.write(ExampleFiles.gpx(), to: "run.gpx")
        let journal = journal()
        let within = try await journal.importPaths([folder.path])
        #expect(within.files.map(\.isSkipped) == [true, false])
        let named = try await journal.importPaths([folder.path + "/bikes.csv"])
        #expect(named.files.map(\.isSkipped) == [false])
        #expect(named.files.map(\.error) == [.unknownKind])
    }

    @Test func `a workout has its route`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        _ = try await journal.importPaths([folder.path + "/export.zip"])
        let digest = try #require(try await journal.activities().first)
        let activity = try #require(try await journal.activity(digest.id))
        #expect(activity.recording.channel(.latitude)?.values.count == 120)
        #expect(activity.recording.channel(.heartRate)?.values == [141, 151])
        let day = try #require(Day(year: 2024, month: 5, day: 1))
        let steps = try await journal.stores.body.totals([.steps], from: day, through: day, athlete: journal.athleteID)
        #expect(steps.map(\.sum) == [900, 1000])
    }

    @Test func `an unpacked export in a folder equals its zip`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        try folder.write(ExampleFiles.healthExport, to: "unpacked/export.xml")
        try folder.write(ExampleFiles.healthRoute, to: "unpacked/workout-routes/route_1.gpx")
        let (one, other) = (journal(), journal())
        _ = try await one.importPaths([folder.path + "/export.zip"])
        let report = try await other.importPaths([folder.path + "/unpacked"])
        #expect(report.files.count == 1)
        let (zipped, loose) = (try await JournalContent(of: one.stores), try await JournalContent(of: other.stores))
        #expect(zipped.recordings == loose.recordings)
        #expect(zipped.samples == loose.samples)
        #expect(loose.originals.count == 2)
        #expect(try await one.importPaths([folder.path + "/unpacked"]).newRecordings == 0)
        #expect(try await one.activityCount() == 1)
    }

    @Test func `file names have no effect, in folders and in zips`() async throws {
        let folder = try ScratchFolder()
        let route = ExampleFiles.healthRoute.replacing("creator=\"Example\"", with: "creator=\"Apple Health Export\"")
        let isRoute = FileKind.isHealthRoute(Array(route.utf8).span)
        #expect(isRoute)
        try folder.write(ExampleFiles.healthExport, to: "usual/export.xml")
        try folder.write(route, to: "usual/workout-routes/route_1.gpx")
        try folder.write(ExampleFiles.healthExport, to: "renamed/foo.txt")
        try folder.write(route, to: "renamed/Meine Wege/route_1.gpx")
        try folder.write(
            ExampleFiles.zip([("a/foo.txt", Array(ExampleFiles.healthExport.utf8)), ("a/Wege/route_1.gpx", Array(route.utf8))]),
            to: "renamed.zip")
        var contents: [JournalContent] = []
        for path in ["/usual", "/renamed", "/renamed.zip"] {
            let journal = journal()
            let report = try await journal.importPaths([folder.path + path])
            #expect(report.files.count == 1 && report.files[0].verdict == .accepted, "\(path)")
            contents.append(try await JournalContent(of: journal.stores))
        }
        for content in contents {
            #expect(content.recordings == contents[0].recordings && content.samples == contents[0].samples)
        }
        #expect(contents[0].recordings.first?.first?.channelKinds.contains(.latitude) == true)
    }

    @Test(arguments: ["Aktivitäten.csv", "meine liste.txt"])
    func `a Strava list of any name completes the files that it mentions`(name: String) async throws {
        let folder = try ScratchFolder()
        let list = """
            Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
            Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,\
            Distance,Max Speed,Average Speed
            1,"May 21, 2024, 6:00:00 AM",Named,Run,noted,600,1.8,,,false,,Löwe 3,activities/1.gpx,,,600,600,1800,,

            """
        let run = ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z")
        try folder.write(list, to: "loose/" + name)
        try folder.write(run, to: "loose/activities/1.gpx")
        try folder.write(
            ExampleFiles.zip([(name, Array(list.utf8)), ("activities/1.gpx", Array(run.utf8))]), to: "archive.zip")
        for path in ["/loose", "/archive.zip"] {
            let journal = journal()
            let report = try await journal.importPaths([folder.path + path])
            #expect(report.newRecordings == 1, "\(path)")
            #expect(try await journal.activities().map(\.title) == ["Named"], "\(path)")
        }
    }

    @Test func `importing again changes nothing and reports so`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        _ = try await journal.importPaths([folder.path])
        let once = try await JournalContent(of: journal.stores)
        let again = try await journal.importPaths([folder.path, folder.path + "/export.zip"])
        #expect(again.newRecordings == 0)
        #expect(again.newSamples == 0)
        #expect(!again.files.contains { $0.verdict != .rejected && !$0.isKnown })
        #expect(try await JournalContent(of: journal.stores) == once)
    }

    @Test func `any order of imports gives the same content`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let whole = journal()
        _ = try await whole.importPaths([folder.path])
        let expected = try await JournalContent(of: whole.stores)
        let parts = ["phone", "watch", "export.zip", "archive.zip", "diary.txt"].map { folder.path + "/" + $0 }
        for turn in 0..<parts.count {
            let journal = journal()
            for path in parts[turn...] + parts[..<turn] { _ = try await journal.importPaths([path]) }
            #expect(try await JournalContent(of: journal.stores) == expected)
            let reverse = self.journal()
            for path in (parts[turn...] + parts[..<turn]).reversed() { _ = try await reverse.importPaths([path]) }
            #expect(try await JournalContent(of: reverse.stores) == expected)
        }
    }

    @Test func `an import that was interrupted anywhere and repeated gives the same content`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let undisturbed = MemoryStores().stores
        let counting = InterruptedStores(undisturbed, after: 1_000_000)
        _ = try await journal(counting.stores).importPaths([folder.path])
        let calls = 1_000_000 - counting.remainingCalls
        #expect(calls > 50)
        let expected = try await JournalContent(of: undisturbed)
        var ended = 0
        for stop in 0..<calls {
            let stores = MemoryStores().stores
            do {
                _ = try await journal(InterruptedStores(stores, after: stop).stores).importPaths([folder.path])
                ended += 1
            } catch is InterruptedStores.Interruption {}
            _ = try await journal(stores).importPaths([folder.path])
            #expect(try await JournalContent(of: stores) == expected, "stopped after \(stop) calls")
        }
        // Two equal files that are read concurrently cost a few calls more than one after the other.
        #expect(ended < calls / 4)
    }

    @Test func `an import can be cancelled between items`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        let path = folder.path
        let task = Task { try await journal.importPaths([path]) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await journal.importPaths([path]).newRecordings > 0)
    }

    @Test func `findings and rejections are stored`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        let report = try await journal.importPaths([folder.path])
        let ledger = try await journal.stores.imports.entries(of: journal.athleteID)
        let cut = try #require(ledger.first { $0.path.hasSuffix("cut.gpx") })
        #expect(!cut.findings.isEmpty)
        #expect(cut.findings == report.files.first { $0.path == cut.path }?.findings)
        let broken = try #require(ledger.first { $0.path.hasSuffix("broken.fit") })
        #expect(broken.error != nil)
        // A file of an unknown kind is neither recorded nor stored.
        #expect(!ledger.contains { $0.path.hasSuffix("diary.txt") })
        let diary = ContentHash(of: Array("Dear diary,\nno run today.\n".utf8))
        #expect(try await journal.stores.originals.holds(diary, athlete: journal.athleteID) == false)
    }

    @Test func `originals round-trip`() async throws {
        let folder = try ScratchFolder()
        let text = Array(ExampleFiles.gpx().utf8)
        let path = try folder.write(text, to: "a.gpx")
        let journal = journal()
        _ = try await journal.importPaths([path])
        var bytes: [UInt8] = []
        try await journal.stores.originals.read(ContentHash(of: text), athlete: journal.athleteID) { piece in
            for index in piece.indices { bytes.append(piece[index]) }
        }
        #expect(bytes == text)
    }

    @Test func `an entry with a path out of the archive is read, reported and not written outside`() async throws {
        let folder = try ScratchFolder()
        let bytes = try ExampleFiles.zip([("../../climber.gpx", Array(ExampleFiles.gpx().utf8))])
        let report = try await journal().importPaths([try folder.write(bytes, to: "inner/slip.zip")])
        #expect(report.files.map(\.verdict) == [.recovered])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/climber.gpx"))
    }

    @Test func `a missing path is refused before anything is read`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let journal = journal()
        await #expect(throws: ArchiveError.notFound(path: "/nowhere")) {
            try await journal.importPaths([folder.path, "/nowhere"])
        }
        #expect(try await journal.isEmpty())
        #expect(try await journal.lastChange() == nil)
    }

    @Test func `progress rises to 1`() async throws {
        let folder = try ScratchFolder()
        try ExampleFiles.fill(folder)
        let seen = Mutex<[ImportProgress]>([])
        _ = try await journal().importPaths([folder.path]) { progress in seen.withLock { $0.append(progress) } }
        let steps = seen.withLock { $0 }
        let last = try #require(steps.max { $0.bytesDone < $1.bytesDone })
        #expect(last.bytesDone == last.bytesTotal)
        #expect(steps.allSatisfy { $0.bytesDone <= $0.bytesTotal && $0.bytesTotal == last.bytesTotal })
        #expect(steps.map(\.filesDone).max() ?? 0 >= 10)
    }
}
