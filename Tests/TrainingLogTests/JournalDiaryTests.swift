import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalDiaryTests {
    private let morning = Moment(secondsSince1970: 1_714_545_000)  // 2024-05-01T06:30:00Z

    private func journal(_ runs: [Recording] = []) async throws -> Journal {
        let journal = Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_717_200_000) })
        if !runs.isEmpty {
            try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
        }
        return journal
    }

    @Test func `diary entries change insights at once and are undone step by step`() async throws {
        let run = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        let journal = try await journal([run])
        let day = try #require(Day(of: morning, at: .utc))
        #expect(try await journal.insights(asOf: day).load.niggles.isEmpty)
        let id = journal.newNiggleID()
        #expect(id != journal.newNiggleID())
        try await journal.write(.niggle(Niggle(id: id, day: day, place: .shin, intensity: 2)))
        try await journal.write(.niggle(Niggle(id: id, day: day, place: .shin, intensity: 5)))
        #expect(try await journal.insights(asOf: day).load.niggles.map(\.niggle.intensity) == [5])
        try await journal.write(.niggleRemoved(id: id))
        #expect(try await journal.insights(asOf: day).load.niggles.isEmpty)
        for intensity in [5, 2] {
            #expect(try await journal.undo(.niggle(id)))
            #expect(try await journal.insights(asOf: day).load.niggles.map(\.niggle.intensity) == [intensity])
        }
        #expect(try await journal.undo(.niggle(id)))
        #expect(try await journal.undo(.niggle(id)) == false)
    }

    @Test func `shoes of an edit are counted, and retiring them is stored`() async throws {
        let runs = (0..<3).map { ExampleRecordings.steadyRun(start: morning + Double($0) * 86_400, minutes: 30) }
        let journal = try await journal(runs)
        let day = try #require(Day(of: morning, at: .utc)) + 2
        for run in runs { try await journal.edit(activity: StoredRecording(run).id, as: ActivityEdit(shoes: "Löwe 3")) }
        let pair = try #require(try await journal.insights(asOf: day).running.shoes.first)
        #expect(pair.name == "Löwe 3" && pair.uses == 3 && abs(pair.distance.value - 15) < 0.1 && pair.retired == nil)
        #expect(try await journal.activities().allSatisfy { $0.shoes == "Löwe 3" })
        try await journal.write(.shoesRetired(name: "Löwe 3", day: day))
        #expect(try await journal.insights(asOf: day).running.shoes.first?.retired == day)
        try await journal.edit(activity: StoredRecording(runs[0]).id, as: ActivityEdit(sport: .cycling, shoes: "Löwe 3"))
        #expect(try await journal.insights(asOf: day).running.shoes.first?.uses == 2)
    }

    @Test func `a renamed pair has its new name everywhere, and an edit means the pair of that name`() async throws {
        var runs = (0..<3).map { ExampleRecordings.steadyRun(start: morning + Double($0) * 86_400, minutes: 30) }
        runs[0].shoes = "Blue"
        runs[1].shoes = "Red"
        runs[2].shoes = "Red"
        let ids = runs.map { StoredRecording($0).id }
        let journal = try await journal(Array(runs.prefix(2)))
        try await journal.write(.shoesRenamed(name: "Blue", called: "Löwe 3"))
        try await journal.write(.shoesRenamed(name: "Red", called: "Blue"))
        #expect(try await journal.shoes() == ["Löwe 3", "Blue"])
        let activity = try #require(try await journal.activity(ids[0]))
        #expect(activity.recording.shoes == "Löwe 3" && activity.sources.map(\.shoes) == ["Löwe 3"])
        // The names in files are kept, so a later import gets the new name too.
        try await journal.add(FileReading(kind: .fit, recordings: [runs[2]]), path: "more.fit", hash: .init(of: [2]))
        #expect(try await journal.activity(ids[2])?.recording.shoes == "Blue")
        try await journal.edit(activity: ids[0], as: ActivityEdit(shoes: "Blue"))
        #expect(try await journal.activity(ids[0])?.edit.shoes == "Blue")
        let day = try #require(Day(of: morning, at: .utc)) + 2
        #expect(try await journal.insights(asOf: day).running.shoes.map { [$0.name, "\($0.uses)"] } == [["Blue", "3"]])
        #expect(try await journal.undo(.shoes("Red")))
        #expect(try await journal.shoes() == ["Red"])
    }

    @Test func `an entry that changes nothing is not stored`() async throws {
        let journal = try await journal()
        let back: [DiaryEntry] = [.shoesRenamed(name: "A", called: "B"), .shoesRenamed(name: "B", called: "A")]
        for entry in [back[0], back[0], back[1], back[0]] { try await journal.write(entry) }
        #expect(try await journal.stores.diary.diary(of: journal.athleteID).map(\.entry) == [back[0], back[1], back[0]])
    }

    @Test func `a diary is exported, and imported once`() async throws {
        let folder = try ScratchFolder()
        try folder.write(ExampleFiles.gpx(), to: "run.gpx")
        let original = try await journal()
        _ = try await original.importPaths([folder.path])
        let id = try #require(try await original.activities().first?.id)
        try await original.edit(activity: id, as: ActivityEdit(shoes: "Löwe 3"))
        let day = Day(number: 19_844)
        let knee = Niggle(id: "a", day: day, place: .knee, spot: "außen", side: .both, intensity: 0, words: "“x”")
        for entry in [
            .niggle(knee), .niggle(Niggle(id: "b", day: day, place: .other, intensity: 10)), .niggleRemoved(id: "b"),
            .shoesRetired(name: "Löwe 3", day: day), .shoesInUse(name: "Löwe 3"),
            .shoesRenamed(name: "Löwe 3", called: "Löwe „3“"),
        ] as [DiaryEntry] { try await original.write(entry) }
        _ = try await original.activities()
        let expected = try await JournalContent(of: original.stores)
        #expect(expected.diary.count == 6)
        try await original.exportArchive(to: folder.path + "/journal.zip") { "\($0)" }
        let copy = try await journal()
        for _ in 0..<2 {
            _ = try await copy.importPaths([folder.path + "/journal.zip"])
            #expect(try await JournalContent(of: copy.stores) == expected)
        }
        #expect(try await copy.shoes() == ["Löwe „3“"])
    }

    @Test func `lines of an unknown kind are ignored`() {
        typealias Line = ExportLine.Diary
        for line in [
            Line(madeAt: 0), Line(madeAt: 0, niggle: "a"), Line(madeAt: 0, shoes: "x", isOver: true),
            Line(madeAt: 0, shoes: "x", called: ""),
            Line(madeAt: 0, niggle: "a", day: 1, place: "wing", intensity: 3),
            Line(madeAt: 0, niggle: "a", day: 1, place: "knee", intensity: 11),
        ] { #expect(line.stored == nil, "\(line)") }
        #expect(Line(madeAt: 0, niggle: "a", day: 1, place: "knee", side: "top", intensity: 3).stored != nil)
    }

    @Test func `a recording with shoes round-trips, and the bytes of one without are unchanged`() throws {
        var run = ExampleRecordings.steadyRun(start: morning, minutes: 30)
        #expect(encoded(run).first == 1)
        run.shoes = "Löwe 3"
        #expect(try recording(from: encoded(run)).shoes == "Löwe 3")
        run.notes = "wet"
        let back = try recording(from: encoded(run))
        #expect(back.shoes == "Löwe 3" && back.notes == "wet")
        run.shoes = nil
        #expect(encoded(run).first == 2)
    }
}
