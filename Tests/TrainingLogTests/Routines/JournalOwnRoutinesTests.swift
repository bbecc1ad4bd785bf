import Measures
import TestKit
import Testing
import Training
import TrainingLog

struct JournalOwnRoutinesTests {
    private static func id(_ number: UInt64) -> UniqueID { UniqueID(high: 7, low: number) }

    private static func routine(_ number: UInt64) throws -> Routine {
        try #require(
            RoutineExamples.routine(.own(id(number)), RoutineExamples.pack(version: 1).methods)
        ).copied(id: id(number), name: TranslatedText("Routine \(number)"))
    }

    private static func journal(_ count: UInt64) async throws -> Journal {
        let journal = Journal(stores: MemoryStores().stores)
        for number in 0..<count { #expect(try await journal.addOwnRoutine(try routine(number)) != nil) }
        return journal
    }

    private static func names(_ journal: Journal) async throws -> [String] {
        try await journal.ownRoutines().map { $0.name.text(in: "en") }
    }

    @Test func `descriptions are stored with their lines`() async throws {
        let journal = Journal(stores: MemoryStores().stores)
        var routine = try Self.routine(1)
        routine.description = TranslatedText("Easy.\n\nThen hard.")
        #expect(try await journal.addOwnRoutine(routine) != nil)
        #expect(try await journal.ownRoutines().map(\.description) == [routine.description])
    }

    @Test func `adding, changing and removing are undone without touching other routines`() async throws {
        let journal = try await Self.journal(3)
        let changed = try #require(
            try await journal.changeOwnRoutine(Self.id(1)) {
                $0.name = TranslatedText("Changed")
                return true
            })
        _ = try await journal.changeOwnRoutine(Self.id(2)) {
            $0.name = TranslatedText("Later")
            return true
        }
        #expect(try await journal.restore(changed) == .restored)
        #expect(try await Self.names(journal) == ["Routine 0", "Routine 1", "Later"])
        let removed = try #require(try await journal.removeOwnRoutine(Self.id(0)))
        #expect(try await Self.names(journal) == ["Routine 1", "Later"])
        #expect(try await journal.restore(removed) == .restored)
        #expect(try await Self.names(journal) == ["Routine 0", "Routine 1", "Later"])
        let added = try #require(try await journal.addOwnRoutine(try Self.routine(9)))
        #expect(try await journal.restore(added) == .restored)
        #expect(try await Self.names(journal).count == 3)
    }

    @Test func `a second addition with the same id changes nothing and answers like the first`() async throws {
        let journal = try await Self.journal(1)
        let first = try #require(try await journal.addOwnRoutine(try Self.routine(1)))
        var other = try Self.routine(1)
        other.name = TranslatedText("Other")
        #expect(try await journal.addOwnRoutine(try Self.routine(1)) == first)
        #expect(try await journal.addOwnRoutine(other) != nil)
        #expect(try await Self.names(journal) == ["Routine 0", "Routine 1"])
    }

    @Test func `an undo is refused once the routine has changed again`() async throws {
        let journal = try await Self.journal(2)
        func rename(_ number: UInt64, _ name: String) async throws -> FormerOwnRoutine {
            try #require(
                try await journal.changeOwnRoutine(Self.id(number)) {
                    $0.name = TranslatedText(name)
                    return true
                })
        }
        let first = try await rename(0, "First")
        let second = try await rename(0, "Second")
        #expect(try await journal.restore(first) == .outdated)
        #expect(try await Self.names(journal) == ["Second", "Routine 1"])
        #expect(try await journal.restore(second) == .restored)
        #expect(try await journal.restore(first) == .restored)
        #expect(try await Self.names(journal) == ["Routine 0", "Routine 1"])
        // Neither an addition nor a removal is undone over a later change.
        let added = try #require(try await journal.addOwnRoutine(try Self.routine(7)))
        _ = try await rename(7, "Filled")
        #expect(try await journal.restore(added) == .outdated)
        let removed = try #require(try await journal.removeOwnRoutine(Self.id(1)))
        #expect(try await journal.addOwnRoutine(try Self.routine(1)) != nil)
        #expect(try await journal.restore(removed) == .outdated)
        #expect(try await Self.names(journal) == ["Routine 0", "Filled", "Routine 1"])
    }

    @Test func `what cannot be made changes nothing and cannot be undone`() async throws {
        let journal = try await Self.journal(1)
        #expect(try await journal.changeOwnRoutine(Self.id(0)) { _ in true } == nil)
        let refused = try await journal.changeOwnRoutine(Self.id(0)) {
            $0.name = TranslatedText("x")
            return false
        }
        #expect(refused == nil)
        #expect(try await journal.changeOwnRoutine(Self.id(5)) { _ in true } == nil)
        #expect(try await journal.removeOwnRoutine(Self.id(5)) == nil)
        let pack = try #require(RoutineExamples.pack(version: 1).routines.first)
        #expect(try await journal.addOwnRoutine(pack) == nil, "no own one")
        #expect(try await Self.names(journal) == ["Routine 0"])
    }

    @Test func `a followed routine stays as it was chosen until it is updated, also when it is deleted`() async throws {
        let journal = try await Self.journal(1)
        let start = Day(number: 20_000)
        let chosen = try #require(try await journal.ownRoutines().first)
        try await journal.changeRoutineHistory { $0.follow(chosen, packVersion: nil, from: start) }
        _ = try await journal.changeOwnRoutine(Self.id(0)) { $0.removeDay(1) }
        #expect(try await journal.routineHistory().planned(on: start)?.routine == chosen)
        let latest = try #require(try await journal.routine(.own(Self.id(0)))?.routine)
        let isUpdated = try await journal.changeRoutineHistory { $0.update(latest, packVersion: nil, from: start + 4) }
        #expect(isUpdated)
        let history = try await journal.routineHistory()
        #expect(history.planned(on: start)?.routine == chosen && history.planned(on: start + 4)?.routine == latest)
        _ = try await journal.removeOwnRoutine(Self.id(0))
        #expect(try await journal.routineHistory() == history)
    }

    @Test func `a day of text alone survives storage and export`() throws {
        var routine = try Self.routine(1)
        routine.addDay()
        routine.days[3].isOpen = true
        routine.days[3].description = TranslatedText("Swim with Ana.")
        #expect(RoutineBody(routine).routine == routine)
    }
}
