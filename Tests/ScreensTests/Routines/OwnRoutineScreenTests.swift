import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct OwnRoutineScreenTests {
    private let id = UniqueID(high: 1, low: 2)

    private func context(_ language: Language = .english) -> DisplayContext {
        DisplayContext(language: language, units: .metric, now: Day(number: 20_000).start(at: .utc) + 43_200, offset: .utc)
    }

    private func routine(days: Int = 3) throws -> Routine {
        try #require(
            Routine(
                reference: .own(id), name: TranslatedText("<b>Mine</b>"), description: TranslatedText(""), goal: .own,
                difficulty: .beginner, days: [RoutineDay](repeating: .rest, count: days)))
    }

    private func screen(
        _ routine: Routine, history: RoutineHistory = RoutineHistory(), _ language: Language = .english
    ) -> OwnRoutineScreen {
        OwnRoutineScreen(
            id, routine, form: OwnRoutineForm(routine, language: language.rawValue), history: history,
            context: context(language))
    }

    @Test func `rows offer the changes that are possible`() throws {
        let rows = screen(try routine()).rows
        #expect(rows.map { $0.up != nil } == [false, true, true] && rows.map { $0.down != nil } == [true, true, false])
        #expect(rows.allSatisfy { $0.removeSpoken != nil && $0.duration == nil })
        #expect(screen(try routine(days: 1)).rows[0].removeSpoken == nil)
        #expect(screen(try routine(days: 2)).add != nil)
        #expect(screen(try routine(days: Routine.mostDays)).add == nil)
    }

    @Test(arguments: Language.allCases)
    func `a followed routine says that changes count with the new version`(language: Language) throws {
        var history = RoutineHistory()
        var routine = try routine()
        history.follow(routine, packVersion: nil, from: context().today)
        let same = screen(routine, history: history, language)
        #expect(same.followed != nil && same.followed?.use == nil)
        routine.addDay()
        let newer = screen(routine, history: history, language)
        #expect(newer.followed?.use != nil && newer.followed?.text != same.followed?.text)
        #expect(newer.deletion.text != screen(routine, language).deletion.text)
        #expect(screen(routine, language).followed == nil)
    }

    @Test func `changes are parsed, and nothing else is`() throws {
        for change in OwnRoutineScreen.Change.allCases {
            let parsed = try #require(OwnRoutineScreen.Change.parsed(change.value(3)))
            #expect(parsed.change == change && parsed.number == 3)
        }
        for text in ["", "up", "up-", "up-x", "up--1", "left-1", "up-1-2", "up-99999999999999999999"] {
            #expect(OwnRoutineScreen.Change.parsed(text) == nil, "\(text)")
        }
    }

    @Test func `notices state the change, and only those with a state before can be undone`() {
        for change in OwnRoutineChange.allCases {
            let values = ["changed": change.rawValue, "number": "2"]
            let notice = RoutineNotice(ofOwn: { values[$0] }, canUndo: true, context: context())
            #expect(notice?.target == .restoreRoutine)
            #expect((notice?.undo == nil) == (change == .stale || change == .full), "\(change)")
        }
        let far = ["changed": "day", "number": "999"]
        #expect(RoutineNotice(ofOwn: { far[$0] }, canUndo: true, context: context()) == nil)
        #expect(RoutineNotice(ofOwn: { _ in "followed" }, canUndo: true, context: context()) == nil)
    }

    @Test func `the form of a day has its neighbours, and no next day at the end`() throws {
        let routine = try routine()
        let pace = DistancePace(usualSpeed: nil)
        func screen(_ number: Int) -> OwnRoutineDayScreen? {
            OwnRoutineDayScreen(
                routine, number: number, form: OwnRoutineDayForm(.rest, pace: pace, language: "en"), allowsPractice: false,
                context: context())
        }
        let first = try #require(screen(1))
        #expect(first.before == nil && first.after?.route == .editingRoutineDay(id, 2) && first.saveNext != nil)
        let last = try #require(screen(3))
        #expect(last.before != nil && last.after == nil && last.saveNext == nil)
        #expect(screen(0) == nil && screen(4) == nil)
        let kinds = try #require(first.groups.first?.fields.first)
        #expect(!kinds.options.contains { $0.value == "practice" } && !first.groups[0].isFolded)
        let hint = try #require(first.groups.first?.fields.first { $0.name == "distance-0" }?.hint)
        #expect(hint.contains("assumed"))
    }

    @Test func `an own routine can be edited, one of a pack copied, and a deleted one neither changed`() throws {
        func screen(_ routine: Routine, isStored: Bool = true) -> RoutineScreen {
            RoutineScreen(
                routine, history: RoutineHistory(), progress: nil, usual: .absent(.tooFew), scale: 1, isStored: isStored,
                copyID: UniqueID(high: 1, low: 9),
                context: context())
        }
        #expect(screen(try routine()).edit?.route == .editingRoutine(id))
        #expect(screen(try routine(), isStored: false).edit == nil)
        var pack = try routine()
        pack.reference = try #require(RoutineReference("pack/week"))
        #expect(screen(pack).edit == nil && screen(pack).reference == "pack/week")
    }
}
