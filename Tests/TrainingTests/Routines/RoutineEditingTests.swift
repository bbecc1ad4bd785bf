import Measures
import Testing
import Training

struct RoutineEditingTests {
    private static func session(_ name: String, minutes: Int = 40) throws -> RoutineDay.Session {
        RoutineDay.Session(
            TrainingMethod(
                id: try #require(ContentID("easy")), kind: .run, name: TranslatedText(name), description: TranslatedText(""),
                minutes: minutes, intensity: .easy))
    }

    private static func routine(_ names: [String]) throws -> Routine {
        let days = try names.map {
            RoutineDay(name: TranslatedText($0), description: TranslatedText(""), sessions: [try session($0)])
        }
        return try #require(
            Routine(
                reference: .own(UniqueID(high: 1, low: 2)), name: TranslatedText("Mine"), description: TranslatedText(""),
                goal: .own, difficulty: .beginner, days: days))
    }

    private static func names(_ routine: Routine) -> [String] { routine.days.map { $0.name.text(in: "en") } }

    @Test func `days are added, moved and removed, and impossible changes change nothing`() throws {
        var routine = try Self.routine(["a", "b", "c"])
        var outcomes: [Bool] = [routine.moveDay(1, isUp: false)]
        #expect(Self.names(routine) == ["b", "a", "c"])
        outcomes.append(routine.moveDay(3, isUp: true))
        #expect(Self.names(routine) == ["b", "c", "a"])
        let before = routine
        let impossible: [Bool] = [
            routine.moveDay(1, isUp: true), routine.moveDay(3, isUp: false), routine.moveDay(0, isUp: true),
            routine.moveDay(Int.max - 1, isUp: false), routine.removeDay(0), routine.removeDay(4),
            routine.removeDay(Int.min), routine.replaceDay(9, with: .rest),
        ]
        #expect(!impossible.contains(true) && routine == before)
        outcomes.append(routine.removeDay(2))
        #expect(Self.names(routine) == ["b", "a"])
        outcomes.append(routine.addDay())
        #expect(routine.days[2].isRest && routine.days.count == 3)
        outcomes += [routine.removeDay(3), routine.removeDay(2)]
        #expect(!outcomes.contains(false))
        let only: Bool = routine.removeDay(1)
        #expect(!only && routine.days.count == 1)
    }

    @Test func `a routine has at most the days of the longest plan`() throws {
        var routine = try Self.routine(["a"])
        while routine.addDay() {}
        #expect(routine.days.count == Routine.mostDays)
    }

    @Test func `methods with different content never share an id`() throws {
        var routine = try Self.routine(["a", "b"])
        let replaced = RoutineDay(
            name: TranslatedText("x"), description: TranslatedText(""), sessions: [try Self.session("x", minutes: 90)])
        let outcomes: [Bool] = [
            routine.replaceDay(2, with: replaced), routine.moveDay(2, isUp: true), routine.replaceDay(2, with: replaced),
        ]
        #expect(!outcomes.contains(false))
        let ids = routine.days.flatMap { $0.sessions }.map { $0.method.id.text }
        #expect(ids == ["day-1-1", "day-2-1"])
    }

    @Test func `a day with the same content is no change`() throws {
        var routine = try Self.routine(["a", "b"])
        let same: Bool = routine.replaceDay(1, with: try Self.routine(["a"]).days[0])
        var open = RoutineDay.rest
        open.isOpen = true
        let other: Bool = routine.replaceDay(1, with: open)
        #expect(!same && other)
        #expect(routine.days[0].hasTextOnly && !routine.days[0].isRest && routine.trainingDays == 2)
    }

    @Test func `a copy is the athlete's own and keeps advice, languages and who it is for`() throws {
        var original = try Self.routine(["a", "b"])
        original.reference = try #require(RoutineReference("pack/week"))
        (original.isForAdults, original.advice, original.goal) = (true, TranslatedText("Stop when it hurts."), .base)
        let id = UniqueID(high: 3, low: 4)
        let copy = original.copied(id: id, name: TranslatedText("Copy"))
        #expect(copy.reference == .own(id) && copy.goal == .own && copy.isForAdults && copy.advice == original.advice)
        #expect(copy.name == TranslatedText("Copy") && copy.description == original.description)
        #expect(copy.days.map { $0.name } == original.days.map { $0.name } && copy.minutes == original.minutes)
    }

    @Test func `a text that the form showed keeps its languages`() throws {
        let text = try #require(TranslatedText([.init(language: "en", text: "Easy"), .init(language: "de", text: "Locker")]))
        #expect(text.edited("Locker", in: "de") == text)
        #expect(text.edited("Ruhig", in: "de") == TranslatedText("Ruhig"))
    }

    @Test func `every change of what is shown changes the fingerprint`() throws {
        let routine = try Self.routine(["a", "b", "c"])
        var changes: [Routine] = [routine]
        for change: (inout Routine) -> Void in [
            { $0.name = TranslatedText("Other") }, { $0.description = TranslatedText("x") }, { $0.difficulty = .advanced },
            { $0.repeats = false }, { $0.addDay() }, { $0.removeDay(3) }, { $0.moveDay(1, isUp: false) },
            { $0.days[0].isOpen = true }, { $0.days[0].notes = TranslatedText("x") },
            { $0.days[0].sessions[0] = RoutineDay.Session($0.days[0].sessions[0].method, minutes: 41) },
            { $0.days[0].sessions[0].isOptional = true }, { $0.days[1].sessions = [] },
        ] {
            var changed = routine
            change(&changed)
            changes.append(changed)
        }
        #expect(Set(changes.map { $0.fingerprint }).count == changes.count)
        #expect(routine.days[0].fingerprint != routine.days[1].fingerprint)
        #expect(try routine.fingerprint == Self.routine(["a", "b", "c"]).fingerprint)
    }
}
