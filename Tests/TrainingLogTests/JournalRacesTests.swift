import ActivityFiles
import Analysis
import Archives
import Measures
import TestKit
import Testing
import Training

@testable import TrainingLog

struct JournalRacesTests {
    private let today = Day(number: 20_500)

    /// - Parameter days: days of its clock after `today`.
    private func journal(after days: Int = 0) -> Journal {
        Journal(stores: MemoryStores().stores, now: { Moment(secondsSince1970: 1_771_200_000 + 86_400 * Double(days)) })
    }

    private func race(_ number: UInt64, day: Int, metres: Double = 10_000) throws -> RaceGoal {
        try #require(RaceGoal(id: UniqueID(high: 4, low: number), day: Day(number: day), metres: metres, name: "R\(number)"))
    }

    @Test func `races are added, replaced, removed and restored`() async throws {
        let journal = journal()
        #expect(try await journal.save(try race(1, day: 20_600), today: today) == race(1, day: 20_600).id)
        #expect(try await journal.save(try race(2, day: 20_550), today: today) != nil)
        var changed = try race(1, day: 20_700)
        changed.importance = .other
        #expect(try await journal.save(changed, today: today) == changed.id)
        #expect(try await journal.races().map { $0.day.number } == [20_550, 20_700])
        let removed = try #require(try await journal.removeRace(changed.id, today: today))
        changed.entered = today
        #expect(removed == changed)
        #expect(try await journal.removeRace(changed.id, today: today) == nil)
        try await journal.restore(removed)
        try await journal.restore(removed)
        #expect(try await journal.races().count == 2)
    }

    @Test func `a change of the name keeps the weeks as they were planned at first`() async throws {
        let journal = journal()
        var race = try race(1, day: 20_600)
        race.firstPlan = [RaceGoal.Week(first: Day(number: 20_458), load: 300, longRunMinutes: 90)]
        try await journal.restore(race)
        let renamed = try #require(RaceGoal(id: race.id, day: race.day, metres: race.metres, name: "Other"))
        #expect(try await journal.save(renamed, today: today) == renamed.id)
        #expect(try await journal.races().first?.firstPlan == race.firstPlan)
        // Another day is another plan; without training there are no weeks.
        let moved = try #require(RaceGoal(id: race.id, day: race.day + 7, metres: race.metres))
        #expect(try await journal.save(moved, today: today) == moved.id)
        #expect(try await journal.races().first?.firstPlan == [])
    }

    /// Runs on every second day of twelve weeks until `today`.
    private func training(_ journal: Journal) async throws {
        let runs = (0..<42).map { number in
            ExampleRecordings.steadyRun(
                start: (today - 2 * number).start(at: .utc) + 25_000, minutes: number % 3 == 0 ? 80 : 45)
        }
        try await journal.add(FileReading(kind: .fit, recordings: runs), path: "runs.fit", hash: .init(of: [1]))
    }

    @Test func `the weeks as they were planned at first are those of the race's page, its own week included`() async throws {
        let journal = Journal(stores: MemoryStores().stores, now: { [today] in today.start(at: .utc) + 80_000 })
        try await training(journal)
        func check(_ race: RaceGoal) async throws {
            let id = try #require(try await journal.save(race, today: today))
            let stored = try #require(try await journal.races().first { $0.id == id })
            let plan = try #require(try await journal.season(to: stored, asOf: today)?.plan)
            #expect(stored.firstPlan.map { $0.load } == plan.weeks.map { $0.load } && !plan.weeks.isEmpty)
            #expect(stored.firstPlan.map { $0.longRunMinutes } == plan.weeks.map { $0.longRunMinutes })
            #expect(plan.weeks.last?.sessions.contains { $0.workout == .race } == true)
        }
        try await check(try race(1, day: today.number + 40))
        // A later one, and a new day of the first.
        try await check(try race(2, day: today.number + 90, metres: 21_097.5))
        try await check(try race(1, day: today.number + 47))
    }

    @Test func `a second press of the button stores nothing, and another race of the day is stored`() async throws {
        let journal = journal()
        let first = try race(1, day: 20_600)
        let again = try #require(RaceGoal(id: UniqueID(high: 4, low: 9), day: first.day, metres: first.metres, name: first.name))
        #expect(try await journal.save(first, today: today) == first.id)
        #expect(try await journal.save(again, today: today) == first.id)
        #expect(try await journal.races().count == 1)
        #expect(try await journal.save(try race(3, day: 20_600, metres: 5000), today: today) != nil)
        #expect(try await journal.races().count == 2)
    }

    @Test func `days know the race that was entered then, whatever it is moved to, and a new name keeps the day of the entry`()
        async throws
    {
        let journal = journal()
        let race = try race(1, day: 20_600)
        _ = try await journal.save(race, today: today)
        let renamed = try #require(RaceGoal(id: race.id, day: race.day, metres: race.metres, name: "Other"))
        _ = try await journal.save(renamed, today: today + 1)
        #expect(try await journal.races().first?.entered == today)
        _ = try await journal.save(try self.race(1, day: 20_610), today: today + 3)
        #expect(try await journal.races().map { $0.entered } == [today + 3])
        #expect(try await journal.history(asOf: today - 1).races == [])
        #expect(try await journal.history(asOf: today + 2).races.map { $0.day.number } == [20_600])
        #expect(try await journal.history(asOf: today + 3).races.map { $0.day.number } == [20_610])
        #expect(try await journal.history(asOf: today + 3).formerRaces.map { $0.day.number } == [20_600])
        #expect(try await journal.history(asOf: nil).races.count == 1)
        // A race of an older version has no day of entry: every day knows it.
        try await journal.restore(try self.race(2, day: 20_700))
        #expect(try await journal.history(asOf: today - 1).races.map { $0.day.number } == [20_700])
    }

    @Test func `an export carries the races, and importing it again adds none twice`() async throws {
        let journal = journal()
        try await journal.restore(try race(1, day: 20_600))
        _ = try await journal.save(try race(2, day: 20_700), today: today)
        let lines = try await journal.raceLines()
        let other = self.journal()
        for _ in 1...2 { try await other.takeOverRaces(lines) }
        #expect(try await other.races() == journal.races())
        var hostile = try #require(lines.first?.race)
        hostile.metres = .infinity
        #expect(hostile.race == nil)
        hostile.metres = 10_000
        hostile.day = .max
        #expect(hostile.race == nil)
    }

    @Test func `the record of a removed race stays for the days before, and is exported, restored and erased`() async throws {
        let stores = MemoryStores().stores
        let journal = Journal(stores: stores, now: { Moment(secondsSince1970: 1_771_200_000) })
        _ = try await journal.save(try race(1, day: 20_600), today: today)
        _ = try await journal.save(try race(2, day: 20_601), today: today + 4)
        let removed = try #require(try await journal.removeRace(try race(1, day: 20_600).id, today: today + 4))
        // One that was entered and removed on the same day was never planned with.
        _ = try await journal.removeRace(try race(2, day: 20_601).id, today: today + 4)
        #expect(try await journal.races() == [])
        #expect(try await journal.history(asOf: today + 3).races.map { $0.day.number } == [20_600])
        #expect(try await journal.history(asOf: today + 4).races == [])
        #expect(try await journal.history(asOf: nil).races == [])
        let records = try await journal.history(asOf: today + 4).formerRaces
        #expect(records.map { $0.ended } == [today + 4] && records.allSatisfy { $0.name == nil })
        // An export has it, without a race of it.
        let other = self.journal(after: 4)
        for _ in 1...2 { try await other.takeOverRaces(try await journal.raceLines()) }
        #expect(try await other.storedRaces() == records)
        #expect(try await other.races() == [])
        // One that ends after the day of the import ends on it, so that no race plans days without being listed.
        let early = self.journal()
        try await early.takeOverRaces(try await journal.raceLines())
        #expect(try await early.storedRaces().map { $0.ended } == [today])
        // An earlier export brings the race back, and so does an undo.
        try await other.takeOverRaces([ExportLine(race: RaceBody(removed))])
        #expect(try await other.storedRaces() == [removed])
        try await journal.restore(removed)
        #expect(try await journal.storedRaces() == [removed])
        _ = try await journal.removeRace(removed.id, today: today + 9)
        try await stores.athletes.eraseAll(of: journal.athleteID, at: Moment(secondsSince1970: 1_771_200_000))
        #expect(try await journal.storedRaces() == [])
        var hostile = RaceBody(try #require(removed.record(id: removed.id, ended: today + 9)))
        #expect(hostile.race != nil)
        hostile.ended = .max
        #expect(hostile.race == nil)
    }
}
