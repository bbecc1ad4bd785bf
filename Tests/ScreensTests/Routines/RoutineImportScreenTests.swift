import ActivityFiles
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct RoutineImportScreenTests {
    private static func found(days: Int, _ notes: [PlanDocument.Note]) throws -> RoutineImportScreen.Found {
        let routine = try #require(
            Routine(
                reference: .own(UniqueID(high: 1, low: 2)), name: TranslatedText("Plan"), description: TranslatedText(""),
                goal: .own, difficulty: .beginner, days: [RoutineDay](repeating: .rest, count: days)))
        return RoutineImportScreen.Found(routine: routine, notes: notes, estimatedDays: [], pace: 390, isPaceAssumed: true)
    }

    @Test func `one day is counted in the singular`() throws {
        #expect(try Self.found(days: 1, []).summary(Example.context(.english)).hasPrefix("1 day, "))
        #expect(try Self.found(days: 2, []).summary(Example.context(.english)).hasPrefix("2 days, "))
        #expect(try Self.found(days: 1, []).summary(Example.context(.german)).hasPrefix("1 Tag, "))
    }

    @Test func `notes state the line, and the file where there are several`() throws {
        let context = Example.context(.english)
        let sentences = try Self.found(
            days: 1,
            [
                .init(day: 1, kind: .invalidDay, text: "x", line: 3, file: "a.csv"),
                .init(day: 1, kind: .strayDay, text: "y", line: 4), .init(day: 2, kind: .noPace, text: "Swim 2 km"),
                .init(day: 2, kind: .shortened, text: "99999 min", line: 5),
            ]
        ).sentences(context)
        #expect(sentences[0].hasPrefix("a.csv: Line 3 is left out") && sentences[1].hasPrefix("Line 4 is left out"))
        #expect(sentences[2].contains("“Swim 2 km”") && sentences[2].contains("minutes"))
        #expect(sentences[3].hasPrefix("Line 5: Day 2 has") && sentences[3].contains("“99999 min”"))
    }

    @Test(arguments: Language.allCases) func `every kind of note has a sentence of its own`(language: Language) throws {
        let notes = PlanDocument.Note.Kind.allCases.map { PlanDocument.Note(day: 1, kind: $0, text: "x", line: 1) }
        let sentences = try Self.found(days: 1, notes).sentences(Example.context(language))
        #expect(Set(sentences).count == notes.count)
    }
}
