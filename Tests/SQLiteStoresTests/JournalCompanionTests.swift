import Analysis
import Archives
import Measures
import SQLiteStores
import TestKit
import Testing
import Training
import TrainingLog

/// Companions of a file have the same effect whenever they are imported.
struct JournalCompanionTests {
    private let moment = Moment(secondsSince1970: 1_717_200_000)

    private static let list = """
        Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
        Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,\
        Distance,Max Speed,Average Speed
        1,"May 21, 2024, 6:00:00 AM",Named,Run,noted,600,1.8,,,false,,,activities/1.gpx,,,600,600,1800,,
        2,"May 22, 2024, 6:00:00 AM",Another,Run,,600,1.8,,,false,,,activities/2.gpx,,,600,600,1800,,

        """

    private static func orders(_ parts: [String]) -> [[String]] {
        if parts.count < 2 { return [parts] }
        return parts.indices.flatMap { first in
            var rest = parts
            let part = rest.remove(at: first)
            return orders(rest).map { [part] + $0 }
        }
    }

    /// Returns the content of journals in memory and on disk after these imports.
    private func contents(_ paths: [String]) async throws -> [JournalContent] {
        let home = try ScratchFolder()
        let database = try SQLiteDatabase(path: home.path + "/hearth.sqlite")
        var contents: [JournalContent] = []
        for stores in [MemoryStores().stores, database.stores(originalsIn: home.path + "/originals")] {
            let moment = moment
            let journal = Journal(stores: stores, now: { moment })
            for path in paths { _ = try await journal.importPaths([path]) }
            contents.append(try await JournalContent(of: stores))
        }
        return contents
    }

    @Test func `files of an archive get their titles in any order of files and list`() async throws {
        let folder = try ScratchFolder()
        let (one, two) = (
            ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z"), ExampleFiles.gpx(startingAt: "2024-05-22T06:00:00Z")
        )
        try folder.write(JournalCompanionTests.list, to: "strava/activities.csv")
        try folder.write(one, to: "strava/activities/1.gpx")
        try folder.write(two, to: "strava/activities/2.gpx")
        try folder.write(
            ExampleFiles.zip([
                ("activities.csv", Array(JournalCompanionTests.list.utf8)), ("activities/1.gpx", Array(one.utf8)),
                ("activities/2.gpx", Array(two.utf8)),
            ]), to: "strava.zip")
        var expected: JournalContent?
        for order in JournalCompanionTests.orders(["/strava/activities", "/strava", "/strava.zip"]) {
            for content in try await contents(order.map { folder.path + $0 }) {
                #expect(content.recordings.map { $0.map(\.recording.title) } == [["Another"], ["Named"]], "\(order)")
                #expect(content == expected ?? content, "\(order)")
                expected = content
            }
        }
    }

    @Test func `a file and the same file in an archive, read concurrently, become one recording`() async throws {
        let folder = try ScratchFolder()
        var list = JournalCompanionTests.list.split(separator: "\n").first.map { String($0) + "\n" } ?? ""
        for number in 10..<34 {
            let run = ExampleFiles.gpx(startingAt: "2024-05-\(number % 20 + 10)T\(number / 20 + 10):00:00Z")
            list += "\(number),\"May \(number % 20 + 10), 2024, \(number / 20 + 10):00:00 AM\",Named,Run,,600,1.8,,,false,,,"
            list += "activities/\(number).gpx,,,600,600,1800,,\n"
            try folder.write(run, to: "all/activities/\(number).gpx")
            // The next file in the order of the import.
            try folder.write(run, to: "all/activities/\(number)-again.gpx")
        }
        try folder.write(list, to: "all/activities.csv")
        let expected = try await contents([folder.path + "/all/activities.csv", folder.path + "/all"])[0]
        #expect(expected.recordings.count == 24 && expected.recordings.allSatisfy { $0.map(\.recording.title) == ["Named"] })
        for _ in 0..<3 {
            for content in try await contents([folder.path + "/all"]) {
                #expect(content.recordings == expected.recordings)
                #expect(content.ledger.map(\.hash) == expected.ledger.map(\.hash))
            }
        }
    }

    @Test func `only recordings that remain count as new`() async throws {
        let folder = try ScratchFolder()
        let run = ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z")
        try folder.write(JournalCompanionTests.list, to: "all/activities.csv")
        // The list is read first, and its file replaces the entry.
        try folder.write(run, to: "all/activities/0.gpx")
        try folder.write(run, to: "all/activities/1.gpx")
        let journal = Journal(stores: MemoryStores().stores)
        let report = try await journal.importPaths([folder.path + "/all"])
        let kept = try await journal.stores.activities.groups(of: journal.athleteID).flatMap(\.recordings)
        #expect(report.files.reduce(0) { $0 + $1.newRecordings } == kept.count)
        #expect(report.files.flatMap(\.added).sorted() == kept.sorted())
        #expect(report.files.reduce(0) { $0 + $1.newActivities } == kept.count)
    }

    @Test func `a list before its files gives the same result as a list with them`() async throws {
        let folder = try ScratchFolder()
        let run = ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z")
        try folder.write(JournalCompanionTests.list, to: "alone/activities.csv")
        try folder.write(JournalCompanionTests.list, to: "strava/activities.csv")
        for (number, text) in [run, ExampleFiles.gpx(startingAt: "2024-05-22T06:00:00Z")].enumerated() {
            try folder.write(text, to: "strava/activities/\(number + 1).gpx")
        }
        var expected: JournalContent?
        for order in JournalCompanionTests.orders(["/alone", "/strava/activities", "/strava"]) {
            for content in try await contents(order.map { folder.path + $0 }) {
                #expect(content.recordings.map { $0.map(\.recording.title) } == [["Another"], ["Named"]], "\(order)")
                #expect(content == expected ?? content, "\(order)")
                expected = content
            }
        }
    }

    @Test func `a Health export gets its routes in any order of imports`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.healthExport, to: "alone/export.xml")
        try folder.write(ExampleFiles.healthExport, to: "unpacked/export.xml")
        try folder.write(ExampleFiles.healthRoute, to: "unpacked/workout-routes/route_1.gpx")
        try folder.write("noted", to: "unpacked/workout-routes/notes.txt")
        var expected: JournalContent?
        for order in JournalCompanionTests.orders(["/alone/export.xml", "/unpacked"]) {
            for content in try await contents(order.map { folder.path + $0 }) {
                #expect(content.recordings.map { $0.map { $0.channelKinds.contains(.latitude) } } == [[true]], "\(order)")
                #expect(content == expected ?? content, "\(order)")
                expected = content
            }
        }
    }

    @Test func `an edit stays with its run when the title is imported later`() async throws {
        let folder = try ScratchFolder()
        let run = ExampleFiles.gpx(startingAt: "2024-05-21T06:00:00Z")
        try folder.write(run, to: "strava/activities/1.gpx")
        let moment = moment
        let home = try ScratchFolder()
        let stores = try SQLiteDatabase(path: home.path + "/hearth.sqlite").stores(originalsIn: home.path + "/originals")
        let journal = Journal(stores: stores, now: { moment })
        _ = try await journal.importPaths([folder.path])
        let before = try #require(try await journal.activities().first?.id)
        let start = try #require(try await journal.activity(before)?.recording).start
        #expect(try await journal.split(before, at: start + 200).count == 2)
        try folder.write(JournalCompanionTests.list, to: "strava/activities.csv")
        _ = try await journal.importPaths([folder.path])
        let cuts = try await stores.activities.cuts(of: Journal.localAthlete)
        #expect(cuts.count == 1 && cuts[0].recording != before)
        // The old id leads to it.
        #expect(try await journal.activity(before) != nil)
        #expect(try await journal.activities().filter { $0.day == Day(year: 2024, month: 5, day: 21) }.count == 2)
    }
}
