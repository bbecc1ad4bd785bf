import Analysis
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalPlanTests {
    private let today = Day(number: 20_000)
    private let run = PlannedSession(
        kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 20, note: "Flat", words: TranslatedText("Tomorrow is easy."),
        wordsDay: Day(number: 20_001))

    private func journal() -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 20_000 * 86_400) })
    }

    @Test func `decided days survive an export, and existing ones stay`() async throws {
        let folder = try ScratchFolder()
        let original = journal()
        try await original.changePlan {
            $0.store(StoredDay(day: today + 1, sessions: [run], origin: .accepted, decided: today, correction: .done))
            $0.move(today + 2, [run], to: today + 4, [], decided: today)
        }
        let path = folder.path + "/export.zip"
        _ = try await original.exportArchive(to: path, telling: { _ in "" })
        let copy = journal()
        _ = try await copy.importPaths([path])
        #expect(try await copy.storedPlan() == (try await original.storedPlan()))
        let other = journal()
        let own = StoredDay(day: today + 1, sessions: [], origin: .edited, decided: today)
        try await other.changePlan { $0.store(own) }
        _ = try await other.importPaths([path])
        #expect(try await other.storedPlan().day(today + 1) == own)
        #expect(try await other.storedPlan().days.count == 3)
    }

    @Test func `a change of the plan reaches the insights`() async throws {
        let journal = journal()
        try await journal.save(Athlete(name: "Ada"))
        #expect(try await journal.insights(asOf: today).load.plan.isEmpty)
        try await journal.changePlan {
            $0.store(StoredDay(day: today + 1, sessions: [run], origin: .edited, decided: today))
        }
        #expect(try await journal.insights(asOf: today).load.plan.map { $0.minutes } == [50])
        #expect(try await journal.insights(asOf: today - 1).load.plan.isEmpty, "it was not decided yet")
    }

    @Test(arguments: [
        #"{"storedDay":{"day":9223372036854775807,"sessions":[],"origin":"edited","decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[],"origin":"moved","from":-5,"decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[],"origin":"moved","decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[],"origin":"unknown","decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[{"kind":"run","intensity":"easy","minutes":0}],"origin":"edited","decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[{"kind":"fly","intensity":"easy","minutes":9}],"origin":"edited","decided":1}}"#,
        #"{"storedDay":{"day":1,"sessions":[],"origin":"edited","decided":1,"correction":"perhaps"}}"#,
        #"{"storedDay":{"day":1,"sessions":[{"kind":"run","intensity":"easy","minutes":9,"words":[{"language":"en","text":"a"}],"wordsDay":9223372036854775807}],"origin":"edited","decided":1}}"#,
    ])
    func `an implausible day of an export is removed and reported`(line: String) throws {
        let list = try #require(try ExportLine.list(Array(("{\"hearth\":1}\n" + line + "\n").utf8)))
        #expect(list.findings.count == 1)
        #expect(list.lines.allSatisfy { $0.storedDay == nil })
    }
}
