import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct OwnRoutineFormTests {
    private let context = DisplayContext(
        language: .english, units: .metric, now: Day(number: 20_000).start(at: .utc) + 43_200, offset: .utc)
    private let id = UniqueID(high: 1, low: 2)
    private let pace = DistancePace(usualSpeed: 10_000 / 3000)

    private static func form(_ fields: [String: String], isNew: Bool = true) -> OwnRoutineForm {
        let whole = ["id": UniqueID(high: 1, low: 2).text].merging(fields) { $1 }
        return OwnRoutineForm(isNew: isNew) { whole[$0] }
    }

    private func day(_ fields: [String: String], before: RoutineDay = .rest) -> OwnRoutineDayForm {
        OwnRoutineDayForm(before, pace: pace) { fields[$0] }
    }

    @Test func `a form becomes a routine of rest days`() throws {
        let form = Self.form(["name": " My week ", "difficulty": "advanced", "repeats": "once", "days": "10"])
        let routine = try #require(form.routine)
        #expect(routine.name == TranslatedText("My week") && routine.difficulty == .advanced && !routine.repeats)
        #expect(routine.reference == .own(id))
        #expect(routine.days.count == 10 && routine.days.allSatisfy { $0.isRest } && routine.goal == .own)
    }

    @Test func `a description keeps its lines, and a name has one`() throws {
        let form = Self.form(["name": "My\nweek", "days": "7", "description": "Easy.\r\n\r\nThen hard.\r\n"])
        let routine = try #require(form.routine)
        #expect(routine.name == TranslatedText("My week"))
        #expect(routine.description == TranslatedText("Easy.\n\nThen hard."))
        #expect(day(["day": "Long", "text": "Slow.\r\nDrink."]).text == "Slow.\nDrink.")
    }

    @Test(arguments: [
        ["days": "7"], ["name": "  ", "days": "7"], ["name": "a", "days": "0"], ["name": "a", "days": "141"],
        ["name": "a", "days": "7.5"], ["name": "a", "days": "x"], ["name": "a", "days": "99999999999999999999"], ["name": "a"],
        ["name": String(repeating: "a", count: 81), "days": "7"],
        ["name": "a", "days": "7", "description": String(repeating: "字", count: 1001)],
    ])
    func `fields out of range are flawed and make no routine`(fields: [String: String]) {
        let form = Self.form(fields)
        #expect(!form.flaws.isEmpty && form.routine == nil)
        #expect(DiaryScreen(form, context: context).fields.contains { $0.problem != nil })
    }

    @Test func `a hard session keeps its parts until its minutes, its intensity or the words about it change`() throws {
        let parts = try #require(SessionParts(warmUp: 15, repeats: 5, work: 3, recovery: 2, coolDown: 12))
        let method = TrainingMethod(
            id: try #require(ContentID("s")), kind: .run, name: TranslatedText("Intervals"),
            description: TranslatedText("Fast."), minutes: 50, intensity: .interval)
        let before = RoutineDay(
            name: TranslatedText("Intervals"), description: TranslatedText("5 × 3 minutes."),
            sessions: [RoutineDay.Session(method, parts: parts)])
        func changed(_ fields: [String: String]) throws -> SessionParts? {
            let same = [
                "day": "Intervals", "text": "5 × 3 minutes.", "kind-0": "run", "intensity-0": "interval", "minutes-0": "50",
                "title-0": "Intervals", "note-0": "Fast.",
            ]
            return try #require(day(same.merging(fields) { $1 }, before: before).day(context)?.sessions.first).parts
        }
        #expect(try changed([:]) == parts && changed(["day": "Tuesday"]) == parts)
        for fields in [
            ["minutes-0": "45"], ["intensity-0": "tempo"], ["text": "8 × 2 minutes."], ["title-0": "8 × 2"], ["note-0": "8 × 2"],
        ] {
            #expect(try changed(fields) == nil, "\(fields)")
        }
    }

    @Test func `a change keeps the languages of texts that stay`() throws {
        let name = try #require(TranslatedText([.init(language: "en", text: "Week"), .init(language: "de", text: "Woche")]))
        var routine = try #require(
            Routine(
                reference: .own(id), name: name, description: TranslatedText("x"), goal: .own, difficulty: .beginner,
                days: [.rest]))
        let shown = OwnRoutineForm(routine, language: "en")
        #expect(!shown.isNew && shown[.name] == "Week")
        let form = Self.form(
            ["name": "Week", "description": "y", "difficulty": "intermediate", "repeats": "again"], isNew: false)
        let isChanged: Bool = form.change(&routine, language: "en")
        #expect(isChanged)
        #expect(routine.name == name && routine.description == TranslatedText("y") && routine.difficulty == .intermediate)
        let flawed = Self.form(["name": ""], isNew: false).change(&routine, language: "en")
        #expect(!flawed && routine.name == name)
    }

    @Test func `sessions have minutes, or a distance at the usual pace that names them`() throws {
        let form = day([
            "day": "Two runs", "text": "Easy.", "kind-0": "run", "intensity-0": "easy", "minutes-0": " 45 ", "title-0": "Park",
            "note-0": "Flat.", "kind-1": "run", "intensity-1": "long", "minutes-1": "", "distance-1": "8,5", "kind-2": "",
        ])
        let day = try #require(form.day(context))
        #expect(day.sessions.map { $0.minutes } == [45, 43])
        #expect(day.sessions.map { $0.method.name.text(in: "en") } == ["Park", "8.5 km"])
        #expect(day.sessions[0].method.description == TranslatedText("Flat.") && day.sessions[1].method.intensity == .long)
        #expect(day.name == TranslatedText("Two runs") && !day.isRest && form.groups.count == 3)
    }

    @Test(arguments: [
        ["minutes-0": "0"], ["minutes-0": "601"], ["minutes-0": "x"], ["minutes-0": "-5"], ["minutes-0": "1e3"],
        ["distance-0": "0"], ["distance-0": "900"], ["distance-0": "nan"], [:], ["minutes-0": "40", "intensity-0": "max"],
        ["minutes-0": "40", "kind-0": "fly"], ["distance-0": "2", "kind-0": "swim"],
        ["minutes-0": "40", "title-0": String(repeating: "a", count: 61)],
        ["minutes-0": "40", "day": String(repeating: "a", count: 61)],
        ["minutes-0": "40", "text": String(repeating: "a", count: 1001)],
    ])
    func `a session without a length, and too long texts, are flawed`(changes: [String: String]) {
        let form = day(["kind-0": "run", "intensity-0": "easy"].merging(changes) { $1 })
        #expect(form.isFlawed(context) && form.day(context) == nil)
    }

    @Test func `a day without sessions rests, or is training of which only the text is known`() throws {
        let rest = try #require(day(["kind-0": "", "text": "Sleep."]).day(context))
        #expect(rest.isRest && rest.description == TranslatedText("Sleep."))
        let open = try #require(day(["kind-0": "", "open": "1", "text": "Swim with Ana."]).day(context))
        #expect(open.hasTextOnly && !open.isRest)
        let run = try #require(day(["kind-0": "run", "intensity-0": "easy", "minutes-0": "30", "open": "1"]).day(context))
        #expect(!run.isOpen)
        #expect(open.title(context) == "Swim with Ana." && open.duration(context) == nil)
        #expect(rest.title(context) == "Rest day")
    }

    @Test func `optional sessions stay optional, and hidden notes stay`() throws {
        let method = TrainingMethod(
            id: try #require(ContentID("x")), kind: .mobility, name: TranslatedText("Stretch"), description: TranslatedText(""),
            minutes: 10, intensity: .easy)
        let before = RoutineDay(
            name: TranslatedText(""), description: TranslatedText(""), notes: TranslatedText("Note."),
            sessions: [.init(method, isOptional: true)])
        let shown = OwnRoutineDayForm(before, pace: pace, language: "en")
        #expect(shown.groups.count == 2 && shown.groups[0].isOptional && !shown.isStale)
        let day = try #require(
            day(
                ["kind-0": "mobility", "intensity-0": "easy", "minutes-0": "10", "title-0": "Stretch", "optional-0": "1"],
                before: before
            ).day(context))
        #expect(day.sessions[0].isOptional && day.isRest && day.notes == before.notes)
    }

    @Test func `at most eight sessions are read, and eight leave no group for another`() {
        var fields: [String: String] = [:]
        for number in 0..<20 { fields["kind-\(number)"] = "run" }
        #expect(day(fields).groups.count == RoutineDay.mostSessions)
        let full = RoutineDay(
            name: TranslatedText(""), description: TranslatedText(""),
            sessions: day(fields).groups.compactMap { _ in
                ContentID("x").map {
                    RoutineDay.Session(
                        TrainingMethod(
                            id: $0, kind: .run, name: TranslatedText(""), description: TranslatedText(""), minutes: 5,
                            intensity: .easy))
                }
            })
        #expect(OwnRoutineDayForm(full, pace: pace, language: "en").groups.count == RoutineDay.mostSessions)
    }

    @Test func `the form of a new routine states its id, and none without one makes a routine`() {
        let screen = DiaryScreen(OwnRoutineForm(id: id), context: context)
        #expect(screen.hidden == [.init(name: "id", value: id.text)])
        #expect(Self.form(["name": "a", "days": "7", "id": "x"]).routine == nil)
    }

    @Test(arguments: ["difficulty", "repeats"]) func `a choice that the form does not offer is none`(field: String) {
        for isNew in [true, false] {
            #expect(Self.form(["name": "a", "days": "7", field: "zz"], isNew: isNew).hasUnknownChoice)
            #expect(!Self.form(["name": "a", "days": "7"], isNew: isNew).hasUnknownChoice)
        }
    }

    @Test(arguments: ["2.5", "0", "141", "x"]) func `a number of days that is none gets a clear sentence`(days: String) {
        let form = DiaryScreen(Self.form(["name": "a", "days": days]), context: context)
        #expect(form.fields.contains { $0.problem == "Enter a whole number of days from 1 to 140." })
    }

    @Test func `a length that does not count states which ones do`() throws {
        func problem(_ fields: [String: String]) -> String? {
            day(fields).fields(of: 0, allowsPractice: false, context).compactMap { $0.problem }.first
        }
        let far = ["kind-0": "run", "intensity-0": "easy", "distance-0": "900"]
        #expect(problem(far) == "Enter 1 to 600 minutes, or a distance of at most 120 km.")
        #expect(problem(far.merging(["kind-0": "swim"]) { $1 })?.contains("a distance alone gives no time") == true)
        #expect(problem(far.merging(["distance-0": "9"]) { $1 }) == nil)
    }

    @Test func `a form that is sent again is saved already`() throws {
        let fields = ["kind-0": "run", "intensity-0": "easy", "distance-0": "8", "day": "Long", "text": "Slow."]
        let stored = try #require(day(fields).day(context))
        #expect(!day(fields).isSaved(context))
        #expect(day(fields, before: stored).isStale && day(fields, before: stored).isSaved(context))
        #expect(!day(fields.merging(["day": "Other"]) { $1 }, before: stored).isSaved(context))
    }

    @Test func `a form of an older day is stale`() {
        let shown = OwnRoutineDayForm(.rest, pace: pace, language: "en").shown
        var other = RoutineDay.rest
        other.name = TranslatedText("Other")
        let fields = ["kind-0": "", "shown": String(shown ?? 0, radix: 16)]
        #expect(!day(fields).isStale)
        #expect(day(fields, before: other).isStale && day([:]).isStale)
    }
}
