import ActivityFiles
import Analysis
import Archives
import Measures
import SQLiteStores
import TestKit
import Testing
import Training
import TrainingLog

/// Reading files again that an older reader read.
struct JournalAgainTests {
    private let moment = Moment(secondsSince1970: 1_717_200_000)

    private func fill(_ folder: ScratchFolder) throws {
        try ExampleFiles.fill(folder)
        try fillSideBySide(folder)
    }

    private func fillSideBySide(_ folder: ScratchFolder) throws {
        // A list with its files, and a route with its export: files that must be read side by side.
        try folder.write(ExampleFiles.healthExport, to: "unpacked/export.xml")
        try folder.write(ExampleFiles.healthRoute, to: "unpacked/workout-routes/route_1.gpx")
        try folder.write(
            """
            Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
            Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,\
            Distance,Max Speed,Average Speed
            1,"May 21, 2024, 6:00:00 AM",Named,Run,noted,600,1.8,,,false,,Löwe 3,activities/1.gpx,,,600,600,1800,,
            2,"May 22, 2024, 6:00:00 AM",Typed in,Run,,600,1.8,,,false,,,,,,600,600,1800,,

            """, to: "strava/activities.csv")
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z"), to: "strava/activities/1.gpx")
    }

    @Test func `reading again gives what a first import gives, and keeps edits`() async throws {
        let (folder, home) = (try ScratchFolder(), try ScratchFolder())
        try fill(folder)
        let moment = moment
        let fresh = Journal(stores: MemoryStores().stores, now: { moment })
        _ = try await fresh.importPaths([folder.path])
        let expected = try await JournalContent(of: fresh.stores)
        #expect(expected.recordings.contains { $0.contains { $0.recording.notes == "noted" } })

        let database = try SQLiteDatabase(path: home.path + "/hearth.sqlite")
        for stores in [MemoryStores().stores, database.stores(originalsIn: home.path + "/originals")] {
            var older = stores
            older.imports = OlderReaders(inner: stores.imports)
            let before = Journal(stores: older, now: { moment })
            _ = try await before.importPaths([folder.path])
            let old = try await before.activities().map(\.id)
            #expect(try await JournalContent(of: stores) != expected)
            let twins = try #require(try await before.activity(old.last ?? ""))
            #expect(twins.sourceIDs.count > 1)
            try await before.split(twins.id)
            let cut = try #require(old.first)
            let middle = try #require(try await before.activity(cut)?.recording).start + 200
            let part = try #require(try await before.split(cut, at: middle).last)
            try await before.edit(activity: part, as: ActivityEdit(title: "Drive home"))

            let journal = Journal(stores: stores, now: { moment })
            #expect(try await !journal.outdatedFiles().isEmpty)
            let report = try await journal.importAgain()
            #expect(report.count(.rejected) > 0)
            #expect(try await journal.outdatedFiles().isEmpty)
            for id in old { #expect(try await journal.activity(id) != nil, "an old address leads on") }
            #expect(try await journal.activity(twins.id)?.sourceIDs.count == 1)
            let drive = try #require(try await journal.activity(part))
            #expect(drive.recording.title == "Drive home")
            #expect(drive.recording.start == middle)
            #expect(drive.cuts == [middle])
            try await journal.undoEdit(ofActivity: part)
            try await journal.regroup(cut)
            try await journal.regroup(twins.id)
            #expect(try await JournalContent(of: stores) == expected)
            #expect(try await journal.importAgain().files.isEmpty)
            #expect(try await JournalContent(of: stores) == expected)
        }
    }

    @Test func `reading again can be stopped at any point and resumed`() async throws {
        let folder = try ScratchFolder()
        try fillSideBySide(folder)
        try folder.write(ExampleFiles.tcx(startingAt: "2024-05-21T06:00:10Z"), to: "watch.tcx")
        let fresh = Journal(stores: MemoryStores().stores)
        _ = try await fresh.importPaths([folder.path])
        let expected = try await JournalContent(of: fresh.stores)
        var calls = 3
        var isWhole = false
        while !isWhole {
            let stores = MemoryStores().stores
            var older = stores
            older.imports = OlderReaders(inner: stores.imports)
            _ = try await Journal(stores: older).importPaths([folder.path])
            let count = try await stores.activities.activityCount(of: Journal.localAthlete)
            do {
                _ = try await Journal(stores: InterruptedStores(stores, after: calls).stores).importAgain()
                isWhole = true
            } catch is InterruptedStores.Interruption {
                // Every activity exists exactly once.
                #expect(try await stores.activities.activityCount(of: Journal.localAthlete) == count)
            }
            _ = try await Journal(stores: stores).importAgain()
            #expect(try await JournalContent(of: stores) == expected, "stopped after \(calls) calls")
            calls += 9
        }
        #expect(calls > 50)
    }

    @Test func `the next import of the same files reads them again as well`() async throws {
        let folder = try ScratchFolder()
        try fill(folder)
        let (fresh, stores) = (Journal(stores: MemoryStores().stores), MemoryStores().stores)
        _ = try await fresh.importPaths([folder.path])
        var older = stores
        older.imports = OlderReaders(inner: stores.imports)
        _ = try await Journal(stores: older).importPaths([folder.path])
        _ = try await Journal(stores: stores).importPaths([folder.path])
        #expect(try await JournalContent(of: stores) == JournalContent(of: fresh.stores))
    }
}

/// Import store that records files as an older reader would, with other content.
private struct OlderReaders: ImportStore {
    let inner: any ImportStore

    func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit {
        var file = file
        file.entry.readerVersion = 0
        file.recordings = try file.recordings.map { stored in
            var recording = try stored.withChannels()
            recording.title = "as it was read once"
            return StoredRecording(recording)
        }
        for index in file.samples.indices { file.samples[index].value += 1 }
        for index in file.totals.indices { file.totals[index].sum *= 2 }
        return try await inner.commit(file, athlete: athlete, at: moment)
    }

    func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord? {
        guard var entry = try await inner.entry(hash, athlete: athlete) else { return nil }
        entry.readerVersion = entry.kind.readerVersion
        return entry
    }

    func entries(of athlete: String) async throws -> [ImportRecord] { try await inner.entries(of: athlete) }
    func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int] { [:] }
    func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws {
        try await inner.removeMeasurements(samples, totals, athlete: athlete, at: moment)
    }
    func remove(
        _ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment
    ) async throws {
        try await inner.remove(hash, recordings: recordings, heir: heir, athlete: athlete, at: moment)
    }
    func kindsReadAgain(of athlete: String) async throws -> Set<FileKind> { [] }
    func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws {}
    func settle() async throws { try await inner.settle() }
}
