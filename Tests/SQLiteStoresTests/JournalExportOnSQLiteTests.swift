import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import SQLiteStores
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Exports of a journal whose originals are in a folder.
struct JournalExportOnSQLiteTests {
    private static let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z

    private struct Sky: HourlyArchive {
        func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [WeatherHour] {
            (0..<24).map {
                WeatherHour(
                    hour: day.number * 24 + $0, temperature: 15 + Double($0) / 2, humidity: 60, wind: 2.5, radiation: 300,
                    cloudCover: 40, pressure: 1003.25)
            }
        }
    }

    private struct Haze: HourlyArchive {
        func hours(at place: RoundedPlace, on day: Day) async throws(HourlyArchiveError) -> [AirHour] {
            (0..<24).map { AirHour(hour: day.number * 24 + $0, index: $0 % 2 == 0 ? nil : 50, fineParticles: Double($0)) }
        }
    }

    private func zipped(_ name: String, _ text: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let zip = ZipWriter { bytes += $0 }
        try zip.add(name) { put in try put(Array(text.utf8)) }
        try zip.finish()
        return bytes
    }

    /// Returns the stored answers for every requested place and day.
    private func exchanges(_ stores: Stores) async throws -> [String] {
        var exchanges: [String] = []
        for request in try await stores.weather.requests(of: Journal.localAthlete) {
            let hours = try await stores.weather.hours(request.hours, at: request.place, athlete: Journal.localAthlete)
            exchanges.append("\(request) \(hours)")
        }
        for request in try await stores.air.requests(of: Journal.localAthlete) {
            let hours = try await stores.air.hours(request.hours, at: request.place, athlete: Journal.localAthlete)
            exchanges.append("\(request) \(hours)")
        }
        return exchanges
    }

    @Test func `importing the own export after a deletion restores weather and air quality`() async throws {
        let home = try ScratchFolder()
        let database = try SQLiteDatabase(path: home.path + "/hearth.sqlite")
        let kinds = [MemoryStores().stores, database.stores(originalsIn: home.path + "/originals")]
        for (number, stores) in kinds.enumerated() {
            let journal = Journal(stores: stores, now: { Self.morning + 10 * 86_400 })
            let folder = try ScratchFolder()
            try folder.write(ExampleFiles.gpx(startingAt: "2024-05-01T06:00:00Z"), to: "run.gpx")
            _ = try await journal.importPaths([folder.path])
            #expect(try await journal.completeWeather(from: Sky(), pause: .zero).completed == 1)
            #expect(try await journal.completeAir(from: Haze(), pause: .zero).completed == 1)
            let expected = try await JournalContent(of: stores)
            let expectedExchanges = try await exchanges(stores)
            #expect(expected.digests.first?.conditions?.isFromArchive == true && expected.digests.first?.air != nil)
            #expect(expectedExchanges.count > 1)
            let path = folder.path + "/journal\(number).zip"
            try await journal.exportArchive(to: path) { "\($0)" }
            try await journal.eraseEverything()
            #expect(try await exchanges(stores).isEmpty)
            for _ in 0..<2 {
                _ = try await journal.importPaths([path])
                #expect(try await JournalContent(of: stores) == expected)
                #expect(try await exchanges(stores) == expectedExchanges)
            }
        }
    }

    @Test func `the readable part of a damaged original is exported, and everything else completely`() async throws {
        let folder = try ScratchFolder()
        let home = folder.path + "/home"
        try folder.write(ExampleFiles.gpx(), to: "in/first.gpx")
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-07T06:00:00Z"), to: "in/second.gpx")
        try folder.write(ExampleFiles.gpx(startingAt: "2024-05-08T06:00:00Z"), to: "in/third.gpx")
        let database = try SQLiteDatabase(path: folder.path + "/hearth.sqlite")
        let original = Journal(
            stores: database.stores(originalsIn: home), now: { Moment(secondsSince1970: 1_717_200_000) })
        _ = try await original.importPaths([folder.path + "/in"])
        func place(_ name: String) throws -> (hash: String, stored: URL) {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/in/" + name)))
            let hash = ContentHash(of: bytes).hexadecimal
            return (hash, URL(filePath: home + "/" + hash.prefix(2) + "/" + hash.dropFirst(2) + ".gz"))
        }
        let (first, second) = (try place("first.gpx"), try place("second.gpx"))
        let packed = try Data(contentsOf: first.stored)
        try packed.prefix(packed.count / 2).write(to: first.stored)
        try Data([1, 2, 3]).write(to: second.stored)

        let unreadable = try await original.exportArchive(to: folder.path + "/journal.zip") { damage in
            damage.originals.map { "<\($0.path ?? "?") \($0.bytesLeft)>" }.sorted().joined()
        }.originals
        #expect(Set(unreadable.map(\.hash)) == [first.hash, second.hash])
        #expect(Set(unreadable.compactMap(\.path).map { $0.split(separator: "/").last }) == ["first.gpx", "second.gpx"])
        var entries: [String: [UInt8]] = [:]
        try walk(folder.path + "/journal.zip") { item in
            entries[item.label.split(separator: "/").dropFirst().joined(separator: "/")] = try item.readAll(limit: 1 << 20).bytes
        }
        let exchanges = String(decoding: try #require(entries["unreadable.txt"]), as: UTF8.self)
        #expect(exchanges.contains("first.gpx") && exchanges.contains("second.gpx 0>"))
        let left = try #require(entries["damaged/" + first.hash])
        #expect(!left.isEmpty && Array(ExampleFiles.gpx().utf8).starts(with: left))
        #expect(entries["originals/" + first.hash] == nil)

        let copy = Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
        let report = try await copy.importPaths([folder.path + "/journal.zip"])
        // One recording comes from its original, and two from stored data. The stored copy of the first is not used.
        #expect(report.newRecordings == 3)
        #expect(report.files.filter { $0.kind == .keptRecording }.map(\.verdict) == [.accepted, .accepted])
        #expect(report.files.filter { $0.error == .unreadable }.count == 2)
        let restored = try await JournalContent(of: copy.stores)
        let before = try await JournalContent(of: original.stores)
        #expect(restored.recordings == before.recordings && restored.digests == before.digests)
        #expect(try await copy.importPaths([folder.path + "/journal.zip"]).newRecordings == 0)
        #expect(try await JournalContent(of: copy.stores) == restored)
        // Restored data becomes an original, and is part of the next export.
        try await copy.exportArchive(to: folder.path + "/next.zip") { "\($0)" }
        let next = Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
        _ = try await next.importPaths([folder.path + "/next.zip"])
        #expect(try await JournalContent(of: next.stores).recordings == before.recordings)
        // Reading outdated files again keeps recordings without an original.
        let again = try await original.importAgain()
        #expect(again.files.isEmpty)
        #expect(try await original.activities().count == 3)
        // Importing the files again restores the originals.
        _ = try await original.importPaths([folder.path + "/in"])
        #expect(try await JournalContent(of: original.stores) == before)
        #expect(try await original.exportArchive(to: folder.path + "/healed.zip") { "\($0)" }.isEmpty)
    }

    @Test func `sleep, weight, days and entries of damaged originals are exported and restored`() async throws {
        let folder = try ScratchFolder()
        let home = folder.path + "/home"
        try folder.write(ExampleFiles.healthExport, to: "in/export.xml")
        try folder.write("date;weight\n2024-05-01;61,5\n2024-05-02;61\n", to: "in/weight.csv")
        try folder.write(ExampleFiles.tcx(startingAt: "2024-05-09T06:00:00Z"), to: "in/whole.tcx")
        let database = try SQLiteDatabase(path: folder.path + "/hearth.sqlite")
        let now = { @Sendable in Moment(secondsSince1970: 1_717_200_000) }
        let original = Journal(stores: database.stores(originalsIn: home), now: now)
        _ = try await original.importPaths([folder.path + "/in"])
        _ = try await original.enter(
            SessionEntry(sport: .yoga, start: Self.morning + 3 * 86_400, offset: .utc, duration: 3600))
        let before = try await JournalContent(of: original.stores)
        #expect(before.samples.count >= 4 && before.totals.count >= 2 && before.recordings.count == 3)
        let whole = try #require(before.ledger.first { $0.kind == .tcx }).hash
        for hash in before.originals where hash != whole {
            let stored = home + "/" + hash.hexadecimal.prefix(2) + "/" + hash.hexadecimal.dropFirst(2) + ".gz"
            try Data([1, 2, 3]).write(to: URL(filePath: stored))
        }
        let unreadable = try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }.originals
        #expect(unreadable.count == 3)

        let copy = Journal(stores: MemoryStores().stores, now: now)
        let report = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(report.files.filter { $0.kind == .keptBody }.map(\.verdict) == [.accepted, .accepted])
        var after = try await JournalContent(of: copy.stores)
        #expect(after.samples == before.samples && after.totals == before.totals && after.recordings == before.recordings)
        #expect(after.digests == before.digests)
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        #expect(try await JournalContent(of: copy.stores) == after)
        // An import into its own journal restores nothing, and an original that appears later changes nothing.
        #expect(try await original.importPaths([folder.path + "/journal.zip"]).files.allSatisfy { $0.kind != .keptBody })
        _ = try await copy.importPaths([folder.path + "/in"])
        after = try await JournalContent(of: copy.stores)
        #expect(after.samples == before.samples && after.totals == before.totals && after.recordings == before.recordings)
        try await copy.exportArchive(to: folder.path + "/next.zip") { "\($0)" }
        let next = Journal(stores: MemoryStores().stores, now: now)
        _ = try await next.importPaths([folder.path + "/next.zip"])
        let last = try await JournalContent(of: next.stores)
        #expect(last.samples == before.samples && last.totals == before.totals && last.recordings == before.recordings)
    }

    @Test func `data of missing originals is exported, and an import restores it together with them`() async throws {
        let folder = try ScratchFolder()
        let home = folder.path + "/home"
        try folder.write(ExampleFiles.healthExport, to: "in/export.xml")
        try folder.write(ExampleFiles.gpx(), to: "in/alone.gpx")
        try folder.write(
            try zipped("a/run.tcx", ExampleFiles.tcx(startingAt: "2024-05-09T06:00:00Z")), to: "in/gone.zip")
        try folder.write(try zipped("a/weight.csv", "date;weight\n2024-05-01;61,5\n"), to: "in/stays.zip")
        let database = try SQLiteDatabase(path: folder.path + "/hearth.sqlite")
        let now = { @Sendable in Moment(secondsSince1970: 1_717_200_000) }
        let original = Journal(stores: database.stores(originalsIn: home), now: now)
        _ = try await original.importPaths([folder.path + "/in"])
        #expect(try await original.exportArchive(to: folder.path + "/whole.zip") { "\($0)" }.isEmpty)

        let before = try await JournalContent(of: original.stores)
        let stays = try #require(before.ledger.first { $0.path.hasSuffix("/stays.zip") }).hash
        for hash in before.originals where hash != stays {
            try await original.stores.originals.remove(hash, athlete: original.athleteID)
        }
        let unreadable = try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }.originals
        #expect(
            Set(unreadable.compactMap(\.path).map { $0.split(separator: "/").last }) == ["export.xml", "alone.gpx", "gone.zip"]
                && unreadable.allSatisfy { $0.bytesLeft == 0 })
        let copy = Journal(stores: MemoryStores().stores, now: now)
        _ = try await copy.importPaths([folder.path + "/journal.zip"])
        let after = try await JournalContent(of: copy.stores)
        #expect(after.samples == before.samples && after.totals == before.totals && after.recordings == before.recordings)

        // Reading outdated files again loses nothing. Importing the files restores the originals.
        _ = try await original.importAgain()
        #expect(try await JournalContent(of: original.stores).recordings == before.recordings)
        _ = try await original.importPaths([folder.path + "/in"])
        #expect(try await JournalContent(of: original.stores) == before)
        #expect(try await original.exportArchive(to: folder.path + "/again.zip") { "\($0)" }.isEmpty)
    }
}
