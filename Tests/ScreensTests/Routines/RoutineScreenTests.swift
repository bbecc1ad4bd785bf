import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct RoutineScreenTests {
    private let context = DisplayContext(
        language: .english, units: .metric, now: Day(number: 20_000).start(at: .utc) + 43_200, offset: .utc)

    private func routine(
        _ id: String, days: Int = 2, minutes: Int = 40, kind: TrainingMethod.Kind = .run, isForAdults: Bool = false
    ) throws -> Routine {
        let method = TrainingMethod(
            id: try #require(ContentID("easy")), kind: kind, name: TranslatedText("Easy"), description: TranslatedText("Easy."),
            minutes: minutes, intensity: .easy)
        let reference = try #require(RoutineReference("pack/" + id))
        return try #require(
            Routine(
                reference: reference, name: TranslatedText(id), description: TranslatedText("For all. More."), goal: .base,
                difficulty: .beginner,
                days: (1...days).map { number in
                    RoutineDay(
                        name: TranslatedText("day \(number)"), description: TranslatedText("x"),
                        sessions: number == days && days > 1 ? [] : [RoutineDay.Session(method)])
                }, isForAdults: isForAdults))
    }

    private func pack(_ routines: [Routine], isForAdults: Bool = false) throws -> ContentPack {
        ContentPack(
            id: try #require(ContentID("pack")), version: 1, languages: ["en"], isForAdults: isForAdults,
            name: TranslatedText("Pack"), description: TranslatedText("x"), methods: [], routines: routines)
    }

    @Test func `the list groups by goal, shows the first sentence and hides what is for adults`() throws {
        let packs = [try pack([try routine("a")]), try pack([try routine("b", isForAdults: true)], isForAdults: true)]
        let hidden = RoutinesScreen(
            packs: packs, own: [], history: RoutineHistory(), usual: .known(100), scale: 1, showsAdult: false, context: context)
        #expect(hidden.groups.flatMap { $0.cards }.map { $0.name } == ["a"])
        #expect(hidden.groups[0].cards[0].lead == "For all." && hidden.current == nil && hidden.empty == nil)
        let shown = RoutinesScreen(
            packs: packs, own: [], history: RoutineHistory(), usual: .known(100), scale: 1, showsAdult: true, context: context)
        #expect(shown.groups.flatMap { $0.cards }.count == 2)
        let none = RoutinesScreen(
            packs: [], own: [], history: RoutineHistory(), usual: .known(100), scale: 1, showsAdult: true, context: context)
        #expect(none.empty != nil)
    }

    @Test(arguments: Language.allCases)
    func `a routine of far more than a usual week says so before the choice and while it is followed`(
        language: Language
    ) throws {
        var context = context
        context.language = language
        let much = try routine("much", minutes: 120)
        let load = RoutineLoad.perWeek(of: much, scale: 1)
        let sentence = context.say(.routineMuch(times: context.number(2, decimals: 1)))
        var followed = RoutineHistory()
        followed.follow(much, packVersion: 1, from: context.today)
        func screen(_ history: RoutineHistory, usual: Answer<Double>) -> RoutineScreen {
            RoutineScreen(
                much, history: history, progress: nil, usual: usual, scale: 1, copyID: UniqueID(high: 1, low: 9), context: context
            )
        }
        #expect(screen(RoutineHistory(), usual: .known(load / 2)).follow?.note.contains(sentence) == true)
        #expect(screen(followed, usual: .known(load / 2)).advice?.contains(sentence) == true)
        let usual = screen(RoutineHistory(), usual: .known(load / 1.4))
        #expect(usual.follow?.note == context.say(.routineStartNote) && usual.advice == nil)
        #expect(screen(RoutineHistory(), usual: .absent(.tooFew)).follow?.note == context.say(.routineStartNote))
    }

    @Test func `a history without adult routines shows none of them`() throws {
        var history = RoutineHistory()
        history.follow(try routine("a", isForAdults: true), packVersion: 1, from: context.today)
        #expect(CurrentRoutine(history.visible(showsAdult: false), scale: 1, context) == nil)
        #expect(CurrentRoutine(history.visible(showsAdult: true), scale: 1, context) != nil)
    }

    @Test func `before another routine starts, today is named after the one that is on`() throws {
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today - 2)
        history.follow(try routine("second"), packVersion: 1, from: context.today + 3)
        let current = try #require(CurrentRoutine(history, scale: 1, context))
        #expect(current.name == "first" && current.today?.name == "day 1")
        #expect(current.since.contains("second"))
    }

    @Test(arguments: Language.allCases) func `today's session of a routine is as long as planned, and says why it is shorter`(
        language: Language
    ) throws {
        var context = context
        context.language = language
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today - 2)
        var day = try #require(history.planned(on: context.today)).day
        day.sessions[0] = RoutineDay.Session(day.sessions[0].method, minutes: 17)
        let before = day.minutes
        var sentences: Set<String> = []
        let bounds = RoutineLimit.WeekBound.allCases
        let limits: [RoutineLimit] =
            [
                .longestRun(minutes: 73), .anySession(minutes: 73, most: 51), .newStart(minutes: 73, most: 51),
                .firstBack(minutes: 73, most: 51), .heat(minutes: 73),
            ] + bounds.map { .week(minutes: 73, $0) } + bounds.map { .fullWeek(minutes: 73, $0) }
        for limit in limits {
            var planned = PlannedDay(day: context.today, workout: .easy, minutes: before, load: 17)
            (planned.routine, planned.limit) = (day, limit)
            let plans = DayPlans(
                Example.insights.load, yesterday: EarlierPlan(days: [planned], reason: .routine), routines: history,
                today: context.today)
            let today = try #require(CurrentRoutine(history, plans: plans, scale: 1, context)?.today)
            #expect(today.duration?.contains(context.number(before)) == true)
            // The load is that of the plan, which may have another load per hour.
            #expect(today.load == PlanDay(try #require(plans.planned(on: context.today)), plans, context).load)
            #expect(CurrentRoutine(history, scale: 1, context)?.today != today)
            // The line of the API and of the terminal, and the card of the plan.
            let reason = try #require(PlanDay(planned, plans, context).caution)
            #expect(reason.contains("73") && PlanText.text(planned, context).contains(reason))
            sentences.insert(reason)
        }
        // Each limit has a sentence of its own.
        #expect(sentences.count == limits.count)
    }

    @Test(arguments: Language.allCases)
    func `today's session of a routine that the plan puts aside waits, with the reason and the plan`(
        language: Language
    ) throws {
        var (context, insights) = (context, Example.insights)
        context.language = language
        insights.load.planReason = .build
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today - 2)
        let session = try #require(history.planned(on: context.today))
        #expect(!session.day.isRest)
        let easy = PlannedDay(day: context.today, workout: .recovery, minutes: 25, load: 17)
        func current(_ reason: PlanReason, _ races: [RaceGoal] = []) -> CurrentRoutine? {
            let plans = DayPlans(
                insights.load, yesterday: EarlierPlan(days: [easy], reason: reason), routines: history, races: races,
                today: context.today)
            return CurrentRoutine(history, plans: plans, scale: 1, context)
        }
        let aside = try #require(current(.tired)?.aside)
        #expect(aside.contains(Phrase.planTired.text(language)) && aside.contains("25"))
        // The card has no session that waits, and the link names what is planned.
        #expect(current(.tired)?.today == nil)
        #expect(current(.tired)?.link.headline.contains("25") == true && current(.tired)?.link.note == "first")
        // A race within three days is the reason, whatever the week is.
        let race = try #require(RaceGoal(id: UniqueID(high: 1, low: 1), day: context.today + 2, metres: 5000))
        #expect(try #require(current(.build, [race])?.aside).contains(Phrase.planTaper.text(language)))
        // Without a plan in its place nothing is put aside.
        #expect(CurrentRoutine(history, scale: 1, context)?.aside == nil)
        let none = DayPlans(insights.load, yesterday: EarlierPlan(), routines: history, today: context.today)
        #expect(CurrentRoutine(history, plans: none, scale: 1, context)?.aside == nil)
    }

    @Test func `a run that is done does not tick the practice of a routine beside it`() throws {
        let method = TrainingMethod(
            id: try #require(ContentID("p")), kind: .practice, name: TranslatedText("Practice"),
            description: TranslatedText("P"), minutes: 20, intensity: .recovery)
        let practice = RoutineDay(
            name: TranslatedText("D"), description: TranslatedText("D"), sessions: [RoutineDay.Session(method)])
        let reference = try #require(RoutineReference("pack/practice"))
        let own = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"),
                description: TranslatedText("R"), goal: .heat, difficulty: .beginner, days: [practice]))
        var done = try #require(
            DayPlans(
                Example.insights.load,
                yesterday: EarlierPlan(days: [PlannedDay(day: context.today, workout: .easy, minutes: 35, load: 30)]),
                routines: RoutineHistory(), today: context.today
            ).outcome(today: context.today, digests: []))
        done.outcome = .done
        func outcome(_ routine: Routine) -> Badge? {
            var history = RoutineHistory()
            history.follow(routine, packVersion: 1, from: context.today)
            return CurrentRoutine(history, done: done, scale: 1, context)?.today?.outcome
        }
        #expect(done.isProposal && outcome(own) == nil)
        done.isProposal = false
        #expect(outcome(own) == nil)
        #expect(outcome(try routine("first"))?.text == "Done")
    }

    @Test func `while a routine is paused, its card has what the plan proposes`() throws {
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today - 2)
        history.pause(from: context.today)
        let tempo = PlannedDay(day: context.today, workout: .tempo, minutes: 50, load: 60, hardMinutes: 20)
        let plans = DayPlans(
            Example.insights.load, yesterday: EarlierPlan(days: [tempo]), routines: history, today: context.today)
        let current = try #require(CurrentRoutine(history, plans: plans, scale: 1, context))
        #expect(current.free == "The plan has: 50 min · Tempo." && current.link.headline == "50 min · Tempo")
        let rest = DayPlans(Example.insights.load, yesterday: EarlierPlan(), routines: history, today: context.today)
        #expect(CurrentRoutine(history, plans: rest, scale: 1, context)?.free == "Nothing planned")
    }

    @Test func `the calendar of a followed routine has what is planned in its place`() throws {
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today)
        var load = Example.insights.load
        var free = PlannedDay(day: context.today + 2, workout: .rest, minutes: nil, load: 0)
        free.limit = .fullWeek(minutes: 40, .growth)
        load.plan = [PlannedDay(day: context.today + 1, workout: .easy, minutes: 25, load: 20), free]
        load.laterPlan = []
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: history, today: context.today)
        let screen = RoutineScreen(
            try routine("first"), history: history, plans: plans, progress: nil, usual: .absent(.tooFew), scale: 1,
            copyID: UniqueID(high: 1, low: 9), context: context)
        #expect(screen.cells[0].name == "day 1" && screen.cells[0].instead == nil)
        #expect(screen.cells[1].duration == "25 min" && screen.cells[1].instead == "instead of “day 2”")
        #expect(screen.cells[2].badge.text == "Rest" && screen.cells[2].duration == nil)
        #expect(screen.cells[2].instead == "instead of “day 1”")
    }

    @Test func `today's session of a routine that is done says so`() throws {
        var history = RoutineHistory()
        history.follow(try routine("first"), packVersion: 1, from: context.today)
        let plans = DayPlans(Example.insights.load, yesterday: EarlierPlan(), routines: history, today: context.today)
        #expect(plans.outcome(today: context.today, digests: [])?.outcome == .ahead)
        var done = try #require(plans.outcome(today: context.today, digests: []))
        #expect(CurrentRoutine(history, plans: plans, done: done, scale: 1, context)?.today?.outcome == nil)
        done.outcome = .done
        #expect(CurrentRoutine(history, plans: plans, done: done, scale: 1, context)?.today?.outcome?.text == "Done")
        let list = RoutinesScreen(
            packs: [], own: [], history: history, usual: .absent(.tooFew), scale: 1, showsAdult: false, plans: plans, done: done,
            context: context)
        #expect(list.current?.today?.outcome?.text == "Done")
    }

    @Test func `a day is not in the place of one of the same name`() throws {
        let method = TrainingMethod(
            id: try #require(ContentID("m")), kind: .run, name: TranslatedText("Tempo run"), description: TranslatedText("Fast."),
            minutes: 50, intensity: .tempo)
        let day = RoutineDay(
            name: TranslatedText("Tempo run"), description: TranslatedText("Run fast."), sessions: [.init(method)])
        let cell = RoutineCell(day, number: 1, of: try routine("first"), scale: 1, on: context.today + 1, context)
        let kept = StoredDay(
            day: context.today + 1,
            sessions: [PlannedSession(kind: .run, intensity: .tempo, minutes: 40, title: TranslatedText("Tempo run"))],
            origin: .edited, decided: context.today)
        var planned = PlannedDay(day: kept.day, workout: .tempo, minutes: 40, load: 45)
        planned.stored = kept
        let shown = cell.replaced(by: planned, context)
        #expect(shown.name == "Tempo run" && shown.duration == "40 min" && shown.instead == nil)
    }

    @Test func `a routine that is followed once is completed after its last day`() throws {
        var once = try routine("a", days: 3)
        once.repeats = false
        var history = RoutineHistory()
        history.follow(once, packVersion: 1, from: context.today - 2)
        #expect(try #require(CurrentRoutine(history, scale: 1, context)).today?.name == "day 3")
        history.follow(once, packVersion: 1, from: context.today - 3)
        let over = try #require(CurrentRoutine(history, scale: 1, context))
        #expect(over.today == nil && over.since.hasPrefix("Completed on") && over.free.contains("how to go on"))
        history.follow(once, packVersion: 1, from: context.today - 3, number: 2)
        #expect(history.current?.completion == context.today - 2)
        var newer = once
        newer.name = TranslatedText("newer")
        let isUpdated = history.update(newer, packVersion: 2, from: context.today + 9)
        #expect(!isUpdated)
        let screen = RoutineScreen(
            once, next: try routine("b"), history: history, progress: nil, usual: .absent(.noData), scale: 1,
            copyID: UniqueID(high: 1, low: 9), context: context)
        #expect(screen.next?.label == "Next: b" && screen.badges.contains { $0.text == "Followed once" })
        #expect(screen.controls?.buttons.map { $0.change } == [.restarted, .stopped] && screen.cells.count == 3)
        once.repeats = true
        history.follow(once, packVersion: 1, from: context.today - 30)
        #expect(history.current?.completion == nil && CurrentRoutine(history, scale: 1, context)?.today != nil)
    }

    @Test func `the page of a followed routine shows it as it is followed, and offers a newer version`() throws {
        let (old, new) = (try routine("a", days: 3), try routine("a", days: 1, minutes: 99))
        var history = RoutineHistory()
        history.follow(old, packVersion: 1, from: context.today)
        let screen = RoutineScreen(
            old, latest: new, history: history, progress: nil, usual: .absent(.tooFew), scale: 1,
            copyID: UniqueID(high: 1, low: 9), context: context)
        #expect(screen.cells.map { $0.name }.prefix(3) == ["day 1", "day 2", "day 3"])
        #expect(screen.facts[0].value.contains("3"))
        #expect(screen.controls?.newer != nil && screen.controls?.buttons.contains { $0.change == .updated } == true)
        let same = RoutineScreen(
            old, history: history, progress: nil, usual: .absent(.tooFew), scale: 1, copyID: UniqueID(high: 1, low: 9),
            context: context)
        #expect(same.controls?.newer == nil && same.follow == nil)
    }

    @Test func `progress counts the days of this routine and the load of their activities alone`() throws {
        let (first, second) = (try routine("first"), try routine("second"))
        var history = RoutineHistory()
        history.follow(first, packVersion: 1, from: context.today - 4)
        history.follow(second, packVersion: 1, from: context.today - 2)
        history.correct(context.today - 2, .done)
        let days = (context.today - 10)...context.today
        let progress = PlanProgress(routines: history, digests: [], days: days, today: context.today)
        let section = PlanProgressSection(progress.days(of: second.reference), target: .correctRoutine, scale: 1, context)
        #expect(section.summary.contains("1 of 1") && section.summary.contains("recorded 0"))
        #expect(section.rows.count == 2 && section.rows[1].note?.contains("you set this") == true)
    }

    @Test func `a day shows sessions, additions and its neighbours`() throws {
        let screen = try #require(RoutineDayScreen(try routine("a", days: 3), number: 2, context: context))
        #expect(screen.title == "Day 2: day 2" && screen.sessions.count == 1 && screen.extras.isEmpty)
        #expect(screen.before != nil && screen.after != nil)
        #expect(RoutineDayScreen(try routine("a", days: 3), number: 4, context: context) == nil)
        #expect(try #require(RoutineDayScreen(try routine("a", days: 3), number: 3, context: context)).sessions.isEmpty)
    }
}
