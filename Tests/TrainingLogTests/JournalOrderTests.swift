import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

/// One activity from several files, imported in any order.
struct JournalOrderTests {
    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
    }

    private func permutations<Element>(_ list: [Element]) -> [[Element]] {
        guard let first = list.first else { return [[]] }
        return permutations(Array(list.dropFirst())).flatMap { rest in
            (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
        }
    }

    /// The same ten minutes four times: a track of unknown sport with many channels, a watch's file of a run, a list's row with a title,
    /// and an export with energy.
    private func files(in folder: ScratchFolder) throws -> [String] {
        let start = "2024-05-01T06:00:00Z"
        var track = ExampleFiles.gpx(startingAt: start, name: "").replacingOccurrences(of: "<type>running</type>", with: "")
        track = track.replacingOccurrences(
            of: "</time></trkpt>",
            with: "</time><extensions><hr>140</hr><cad>80</cad><atemp>20</atemp><speed>3</speed></extensions></trkpt>")
        try folder.write(track, to: "track.gpx")
        try folder.write(ExampleFiles.tcx(startingAt: start), to: "watch.tcx")
        let list = """
            Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
            Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,\
            Distance,Max Speed,Average Speed
            1,"May 1, 2024, 6:00:00 AM",Morning loop,Run,,595,1.78,,,false,,,,,,595,590,1780,,

            """
        try folder.write(list, to: "list/activities.csv")
        let export = """
            {"data": {"workouts": [{"name": "Outdoor Run", "start": "2024-05-01 06:00:02 +0000", "end": "2024-05-01 06:09:57 +0000",
            "duration": 595, "activeEnergyBurned": {"qty": 120, "units": "kcal"}}]}}
            """
        try folder.write(export, to: "export.json")
        return ["track.gpx", "watch.tcx", "list/activities.csv", "export.json"].map { folder.path + "/" + $0 }
    }

    @Test func `the order of imports has no effect, and sport, title and totals come from files that have them`() async throws {
        let folder = try ScratchFolder()
        let paths = try files(in: folder)
        var expected: Activity?
        for order in permutations(paths) {
            let journal = journal()
            for path in order { _ = try await journal.importPaths([path]) }
            let list = try await journal.activities()
            #expect(list.count == 1, "\(order)")
            let id = try #require(list.first).id
            let activity = try #require(try await journal.activity(id))
            #expect(activity.digest.sport == .running)
            #expect(activity.recording.title == "Morning loop")
            #expect(activity.recording.activeEnergy == Energy(kilocalories: 120))
            // The watch measured the distance; that of the track is computed from points.
            #expect(activity.digest.distance == Distance(metres: 1785))
            expected = expected ?? activity
            #expect(activity == expected, "\(order)")
        }
        #expect(permutations(paths).count == 24)
    }

    @Test func `any subset of these files gives one activity, with a sport if one of them has it`() async throws {
        let folder = try ScratchFolder()
        let paths = try files(in: folder)
        for set in 1..<16 {
            let journal = journal()
            let chosen = paths.indices.filter { set & (1 << $0) != 0 }.map { paths[$0] }
            _ = try await journal.importPaths(chosen)
            let list = try await journal.activities()
            #expect(list.count == 1)
            #expect(list.first?.sport == (chosen == [paths[0]] ? .other : .running), "\(chosen)")
        }
    }

    @Test func `totals of a recording of half the duration are not used`() {
        let start = Moment(secondsSince1970: 1_714_545_000)
        func recording(_ origin: Source.Origin, _ elapsed: Double) -> Recording {
            Recording(source: Source(name: "a", origin: origin), sport: .running, start: start, elapsed: elapsed)
        }
        var half = recording(.fit, 1800)
        half.activeEnergy = Energy(kilocalories: 300)
        half.distance = Distance(metres: 5000)
        let whole = recording(.gpx, 3600).completed(by: [half])
        #expect(whole.activeEnergy == nil && whole.distance == nil)
        half.elapsed = 3590
        #expect(recording(.gpx, 3600).completed(by: [half]).activeEnergy == Energy(kilocalories: 300))
    }

    /// The second name is the lesser one, and becomes the recorded path of the archive.
    @Test(arguments: [["b.zip", "a.zip"], ["a.zip", "b.zip"]])
    func `two copies of an archive under different names leave records and export intact`(names: [String]) async throws {
        let folder = try ScratchFolder()
        let zip = try ExampleFiles.zip([
            ("activities/run.gpx", Array(ExampleFiles.gpx().utf8)),
            ("activities/later.gpx.gz", Compression.compressed(Array(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z").utf8))),
        ])
        let packed = Compression.compressed(Array(ExampleFiles.gpx(startingAt: "2024-05-09T06:00:00Z").utf8))
        let (one, both) = (journal(), journal())
        for name in names {
            try folder.write(zip, to: name)
            try folder.write(packed, to: name + ".gpx.gz")
            _ = try await one.importPaths([folder.path + "/" + name, folder.path + "/" + name + ".gpx.gz"])
        }
        _ = try await both.importPaths([folder.path])
        for journal in [one, both] {
            let lost = try await journal.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
            #expect(lost.isEmpty, "\(lost)")
            let copy = self.journal()
            let report = try await copy.importPaths([folder.path + "/journal.zip"])
            #expect(report.newRecordings == 3)
            #expect(try await JournalContent(of: copy.stores) == JournalContent(of: journal.stores))
            try FileManager.default.removeItem(atPath: folder.path + "/journal.zip")
        }
        #expect(try await JournalContent(of: one.stores) == JournalContent(of: both.stores))
    }
}
