import ActivityFiles
import Analysis
import Archives
import Foundation
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

/// Tables that only the athlete can describe.
struct JournalTablesTests {
    private static let header = "Messzeit;Masse;Farbe\n"
    private static let first = header + "03.04.2026 07:15;150,5;rot\n04.04.2026 07:20;151;\n"
    /// The same columns in another order.
    private static let second = "Farbe;Messzeit;Masse\nblau;05.04.2026 07:00;149\n"

    private func journal(_ stores: Stores) -> Journal {
        Journal(stores: stores, now: { Moment(secondsSince1970: 1_776_000_000) })
    }

    private func weights(_ stores: Stores) async throws -> [Double] {
        try await JournalContent(of: stores).samples.map { ($0.value / 0.453_592_37 * 10).rounded() / 10 }
    }

    @Test func `an unknown table is reported as one, and read by its description`() async throws {
        let folder = try ScratchFolder()
        try folder.write(Self.first, to: "scale.csv")
        let stores = MemoryStores().stores
        let unknown = try await journal(stores).importPaths([folder.path + "/scale.csv"])
        #expect(unknown.files.map { $0.isUnknownTable } == [true] && unknown.files.map { $0.error } == [.unknownKind])
        #expect(try await JournalContent(of: stores).originals.isEmpty, "nothing is stored of it")
        let report = try await journal(stores).importTable(at: folder.path + "/scale.csv", as: try TableExamples.scale())
        #expect(report.files.map { $0.kind } == [.ownTable] && report.newSamples == 2)
        #expect(report.files.map { $0.path } == [folder.path + "/scale.csv"])
        #expect(try await weights(stores) == [150.5, 151])
        let again = try await journal(stores).importTable(at: folder.path + "/scale.csv", as: try TableExamples.scale())
        #expect(again.files.map { $0.isKnown } == [true] && again.newSamples == 0)
    }

    @Test func `the next file with the same columns is read without asking, until the description is removed`() async throws {
        let folder = try ScratchFolder()
        try folder.write(Self.first, to: "first.csv")
        try folder.write(Self.second, to: "second.csv")
        try folder.write("Messzeit;Masse\n06.04.2026;148\n", to: "fewer.csv")
        let stores = MemoryStores().stores
        let journal = journal(stores)
        _ = try await journal.importTable(at: folder.path + "/first.csv", as: try TableExamples.scale())
        let table = try #require(try await journal.tables().first)
        let report = try await journal.importPaths([folder.path + "/second.csv", folder.path + "/fewer.csv"])
        #expect(report.files.map { $0.kind } == [.ownTable, .csv])
        #expect(report.files.map { $0.isUnknownTable } == [false, true], "other columns are another table")
        #expect(try await weights(stores) == [150.5, 151, 149])
        #expect(try await journal.removeTable(table.id))
        #expect(try await !journal.removeTable(table.id))
        let later = try await journal.importPaths([folder.path + "/second.csv"])
        #expect(later.files.map { $0.isUnknownTable } == [true])
        #expect(try await weights(stores) == [150.5, 151, 149], "what was imported stays")
    }

    @Test func `a description is saved once for the same columns, and completed with the others`() async throws {
        let folder = try ScratchFolder()
        try folder.write(Self.first, to: "first.csv")
        let journal = journal(MemoryStores().stores)
        var draft = try TableExamples.scale().draft
        draft.columns.removeLast()
        _ = try await journal.importTable(at: folder.path + "/first.csv", as: try OwnTable(draft))
        #expect(try await journal.tables() == [try TableExamples.scale()])
        draft.name = .init("Other")
        try await journal.save(try OwnTable(draft))
        #expect(try await journal.tables().map { $0.name } == [try TableExamples.scale().name, "Other"])
    }

    @Test func `another description of the same rows replaces what the former one gave`() async throws {
        let folder = try ScratchFolder()
        try folder.write(Self.first, to: "scale.csv")
        try folder.write("Tag,Uhr,Zeit,Weg\n2026-03-28,18:00,42:30,8.5\n", to: "runs.csv")
        let stores = MemoryStores().stores
        let journal = journal(stores)
        var scale = try TableExamples.scale().draft
        scale.columns[1].unit = .init("kg")
        var runs = try TableExamples.runs().draft
        runs.columns[3].unit = .init("mi")
        _ = try await journal.importTable(at: folder.path + "/scale.csv", as: try OwnTable(scale))
        _ = try await journal.importTable(at: folder.path + "/runs.csv", as: try OwnTable(runs))
        let wrong = try await JournalContent(of: stores)
        #expect(wrong.samples.map { $0.value } == [150.5, 151])
        let run = try #require(wrong.recordings.first?.first)
        _ = try await journal.edit(activity: run.id, as: ActivityEdit(title: "Mine"))
        // Right at last.
        _ = try await journal.importTable(at: folder.path + "/scale.csv", as: try TableExamples.scale())
        _ = try await journal.importTable(at: folder.path + "/runs.csv", as: try TableExamples.runs())
        let right = try await JournalContent(of: stores)
        #expect(try await weights(stores) == [150.5, 151])
        #expect(right.recordings.flatMap { $0 }.map { $0.recording.distance?.metres } == [8500])
        #expect(try await journal.activities().map { $0.title } == ["Mine"], "the edit moved to the new recording")
        #expect(right.originals.count == 2 && right.ledger.count == 2 && right.tables.count == 2)
        // Another import changes nothing.
        _ = try await journal.importTable(at: folder.path + "/runs.csv", as: try TableExamples.runs())
        #expect(try await JournalContent(of: stores) == right)
    }

    @Test(arguments: [("mi", "km"), ("km", "mi")])
    func `another description replaces daily totals, greater or smaller ones`(_ first: String, _ second: String) async throws {
        let folder = try ScratchFolder()
        try folder.write("Tag;Weg;Schritte\n2026-04-03;5;7000\n2026-04-04;6;8000\n", to: "days.csv")
        let stores = MemoryStores().stores
        func read(_ unit: String) async throws -> [Double] {
            let draft = OwnTableDraft(
                name: .init("Days"), row: .init("day"), clock: .init("local"),
                columns: [
                    .init(name: .init("Tag"), measure: .init("date")),
                    .init(name: .init("Weg"), measure: .init("distance_on_foot"), unit: .init(unit)),
                    .init(name: .init("Schritte"), measure: .init("steps")),
                ])
            _ = try await journal(stores).importTable(at: folder.path + "/days.csv", as: try OwnTable(draft))
            let totals = try await JournalContent(of: stores).totals
            #expect(totals.filter { $0.kind == .steps }.map { $0.sum } == [7000, 8000])
            return totals.filter { $0.kind == .walkingRunningDistance }.map { $0.sum.rounded() }
        }
        let sums = ["km": [5000.0, 6000], "mi": [8047, 9656]]
        #expect(try await read(first) == sums[first])
        #expect(try await read(second) == sums[second])
    }

    @Test func `a description that does not fit changes nothing`() async throws {
        let folder = try ScratchFolder()
        try folder.write("Messzeit;Gewicht\n03.04.2026;70\n", to: "other.csv")
        try folder.write([1, 2, 3] as [UInt8], to: "picture.png")
        let stores = MemoryStores().stores
        let journal = journal(stores)
        await #expect(throws: OwnTableMismatch.missingColumns(["Masse"], header: ["Messzeit", "Gewicht"])) {
            try await journal.importTable(at: folder.path + "/other.csv", as: try TableExamples.scale())
        }
        await #expect(throws: OwnTableMismatch.noTable) {
            try await journal.importTable(at: folder.path + "/picture.png", as: try TableExamples.scale())
        }
        await #expect(throws: OwnTableMismatch.noTable) {
            try await journal.importTable(at: folder.path, as: try TableExamples.scale())
        }
        var draft = try TableExamples.scale().draft
        draft.clock = .init("Mars/Olympus")
        let martian = try OwnTable(draft)
        await #expect(throws: OwnTableMismatch.unknownZone("Mars/Olympus")) {
            try await journal.importTable(at: folder.path + "/other.csv", as: martian)
        }
        #expect(try await journal.tables().isEmpty)
    }

    @Test func `times in a zone follow its clock`() async throws {
        let folder = try ScratchFolder()
        try folder.write("Tag,Uhr,Zeit,Weg\n2026-03-28,18:00,42:30,8.5\n2026-03-29,18:00,40:00,8\n", to: "runs.csv")
        let stores = MemoryStores().stores
        _ = try await journal(stores).importTable(at: folder.path + "/runs.csv", as: try TableExamples.runs())
        let recordings = try await JournalContent(of: stores).recordings.flatMap { $0 }.map { $0.recording }
        #expect(recordings.map { ISO8601.text($0.start) } == ["2026-03-28T17:00:00Z", "2026-03-29T16:00:00Z"])
        #expect(recordings.map { $0.offset?.secondsAheadOfUTC } == [3600, 7200])
    }

    @Test func `an export restores the content and the description, and the originals are read again without it`() async throws {
        let folder = try ScratchFolder()
        try folder.write(Self.first, to: "first.csv")
        let stores = MemoryStores().stores
        _ = try await journal(stores).importTable(at: folder.path + "/first.csv", as: try TableExamples.scale())
        let expected = try await JournalContent(of: stores)
        try await journal(stores).exportArchive(to: folder.path + "/hearth.zip") { _ in "" }
        let copy = MemoryStores().stores
        _ = try await journal(copy).importPaths([folder.path + "/hearth.zip"])
        #expect(try await JournalContent(of: copy) == expected)
        #expect(expected.tables == [try TableExamples.scale()] && expected.originals.count == 1)
    }

    @Test func `invalid descriptions of an export are left out`() throws {
        var line = ExportLine(ownTable: OwnTableBody(try TableExamples.scale()))
        let isWhole = line.keepWhatIsPlausible()
        #expect(isWhole)
        #expect(try line.ownTable?.description == TableExamples.scale())
        line.ownTable?.columns.removeAll()
        let isStillWhole = line.keepWhatIsPlausible()
        #expect(!isStillWhole && line.ownTable == nil)
    }

    @Test func `an order of day and month that a file leaves open is never guessed`() async throws {
        let folder = try ScratchFolder()
        try folder.write("Messzeit;Masse;Farbe\n03/04/2026 07:15;150;\n", to: "open.csv")
        try folder.write("Messzeit;Masse;Farbe\n04/25/2026 07:15;151;\n", to: "american.csv")
        let stores = MemoryStores().stores
        let journal = journal(stores)
        var draft = try TableExamples.scale().draft
        draft.dates = nil
        let undated = try OwnTable(draft)
        await #expect(throws: OwnTableMismatch.orderOpen) {
            try await journal.importTable(at: folder.path + "/open.csv", as: undated)
        }
        #expect(throws: OwnTableMismatch.orderOpen) { try inspectTable(at: folder.path + "/open.csv", as: undated) }
        #expect(try await journal.tables().isEmpty)
        // The dates of the first file decide those of the next ones.
        _ = try await journal.importTable(at: folder.path + "/american.csv", as: undated)
        #expect(try await journal.tables().map { $0.dates } == [.monthFirst])
        _ = try await journal.importPaths([folder.path + "/open.csv"])
        let dates = try await JournalContent(of: stores).samples.map { ISO8601.text($0.start) }
        #expect(dates.sorted() == ["2026-03-04T07:15:00Z", "2026-04-25T07:15:00Z"])
        // A file with the other order needs a description of its own.
        try folder.write("Messzeit;Masse;Farbe\n25/04/2026 07:15;152;\n", to: "european.csv")
        let other = try await journal.importPaths([folder.path + "/european.csv"])
        #expect(other.files.map { $0.isUnknownTable } == [true])
    }

    @Test func `files of one app leave those of another, and its own earlier ones`() async throws {
        let folder = try ScratchFolder()
        let strong = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE\n"
        let hevy =
            "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,"
            + "distance_km,duration_seconds,rpe\n"
        try folder.write(strong + "2026-03-01 18:00:00,Legs,35m,Squat,1,100,5,0,0,\n", to: "strong.csv")
        try folder.write(strong + "2026-03-03 18:00:00,Arms,30m,Curl,1,20,8,0,0,\n", to: "strong2.csv")
        try folder.write(
            hevy + "Push,\"2 Mar 2026, 18:00\",\"2 Mar 2026, 18:40\",,Bench,,,0,normal,60,8,,,\n", to: "hevy.csv")
        let stores = MemoryStores().stores
        for (name, count) in [("strong", 1), ("hevy", 2), ("strong2", 3), ("strong", 3)] {
            _ = try await journal(stores).importPaths([folder.path + "/\(name).csv"])
            #expect(try await JournalContent(of: stores).recordings.count == count, "\(name)")
        }
    }
}
