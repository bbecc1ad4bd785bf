import ActivityFiles
import Localizations
import Measures
import Testing
import Training

@testable import Analysis
@testable import Screens

struct PlanCalendarTests {
    private static let id = UniqueID(high: 1, low: 2)
    private static let today = Example.today
    private static let zone = CalendarZone(name: "UTC", start: Moment(secondsSince1970: 0), offset: .utc)

    private func file(_ days: [PlannedDay], _ availability: Availability = Availability(), _ language: Language = .english)
        -> CalendarFile
    {
        var load = Example.insights.load
        load.plan = days
        var before = load
        before.plan = []
        let plans = DayPlans(
            load, yesterday: EarlierPlan(days: before.plan, reason: before.planReason), routines: RoutineHistory(),
            today: Self.today)
        let plan = DatedPlan(plans, load: load, today: Self.today)
        return PlanCalendar.file(
            plan, load: load, availability: availability, id: Self.id, changed: Moment(secondsSince1970: 0), zone: Self.zone,
            Example.context(language))
    }

    private func day(_ offset: Int, _ workout: WorkoutType, _ minutes: Int?, hard: Int = 0) -> PlannedDay {
        PlannedDay(day: Self.today + offset, workout: workout, minutes: minutes, load: 40, hardMinutes: hard)
    }

    @Test func `every training day is an event with what to do and why, and rest days are none`() throws {
        let file = file([day(1, .easy, 45), day(2, .rest, nil), day(3, .tempo, 60, hard: 20)])
        #expect(file.events.map { $0.time } == [.wholeDay(Self.today + 1), .wholeDay(Self.today + 3)])
        #expect(file.events.map { $0.summary } == ["45 min · Easy", "60 min · Tempo"])
        let text = try #require(file.events.last?.text)
        #expect(text.hasPrefix("20 min at threshold\nA hard session, with easy days around it."))
        #expect(Set(file.events.map { $0.id }).count == 2)
        #expect(file.events.allSatisfy { $0.id.hasPrefix("plan-") && $0.id.hasSuffix("@" + Self.id.text) })
    }

    @Test func `heat on a day of rest is an event of the whole day`() throws {
        var rest = day(1, .rest, nil)
        rest.exposure = PlannedHeat(mode: .passive, minutes: 40, race: Self.today + 12)
        let file = file([rest, day(2, .rest, nil)], Availability(hours: 6..<9))
        #expect(file.events.map { $0.time } == [.wholeDay(Self.today + 1)])
        let event = try #require(file.events.first)
        #expect(event.summary == "Heat only" && event.text.contains("Sauna or hot bath, 40 min\n"))
    }

    @Test func `the title is the session with its minutes, and what the plan changed is in the text`() throws {
        var planned = day(1, .easy, 45)
        planned.limit = .week(minutes: 60, .growth)
        planned.heat = .slower
        let event = try #require(file([planned]).events.first)
        #expect(event.summary == "45 min · Easy" && event.text.contains("Your routine has 60 min") && event.text.contains("Hot"))
    }

    @Test func `every race ahead is an event with its name, however far it is`() throws {
        let race = try #require(
            RaceGoal(id: UniqueID(high: 1, low: 3), day: Self.today + 200, metres: 42_195, name: "Taipei"))
        let load = Example.insights.load
        let plans = DayPlans(
            load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: [race], today: Self.today)
        let file = PlanCalendar.file(
            DatedPlan(plans, load: load, today: Self.today), load: load, availability: Availability(hours: 6..<9), id: Self.id,
            changed: Moment(secondsSince1970: 0), zone: Self.zone, Example.context(.english))
        let event = try #require(file.events.last)
        #expect(event.summary == "Race · Taipei" && event.time == .wholeDay(race.day) && event.text == "Marathon\nRace day.")
    }

    @Test func `a changed day keeps its id`() {
        let before = file([day(1, .easy, 45), day(2, .long, 90)])
        let after = file([day(1, .rest, nil), day(2, .easy, 30)])
        #expect(after.events.map { $0.id } == [before.events[1].id])
    }

    @Test func `training hours put sessions on the clock, but no race`() {
        let file = file([day(1, .easy, 45), day(2, .race, nil)], Availability(hours: 6..<9))
        #expect(
            file.events.map { $0.time } == [.clock(Self.today + 1, start: 360, minutes: 45), .wholeDay(Self.today + 2)])
    }

    @Test func `a rest day that the athlete chose says so`() {
        let rest = day(1, .rest, nil)
        let context = Example.context(.english)
        let chosen = Availability(restWeekdays: [rest.day.weekday])
        #expect(PlanDayText.why(rest, chosen, context) == "A rest day that you chose in Settings.")
        #expect(PlanDayText.why(rest, Availability(), context) == "Rest, so that the training takes effect.")
        var ill = rest
        ill.reason = .illness
        #expect(PlanDayText.why(ill, chosen, context) == "Rest, because there are signs of illness.")
    }

    @Test func `the plan changes with the data and at midnight`() {
        let context = Example.context(.english)
        let midnight = context.today.start(at: context.offset)
        #expect(PlanCalendar.changed(nil, context) == midnight)
        #expect(PlanCalendar.changed(midnight + 5, context) == midnight + 5)
        #expect(PlanCalendar.changed(midnight + -5, context) == midnight)
    }

    @Test(arguments: Language.allCases) func `every kind of day has a reason in every language`(_ language: Language) {
        let context = Example.context(language)
        let whys = WorkoutType.allCases.map { PlanDayText.why(day(1, $0, 30), Availability(), context) }
        #expect(whys.allSatisfy { !$0.isEmpty } && Set(whys).count >= 7)
    }

    @Test(arguments: Language.allCases) func `a shortened day of a routine has words about its own minutes`(
        language: Language
    ) throws {
        let context = Example.context(language)
        func session(_ intensity: TrainingMethod.Intensity, _ minutes: Int) throws -> RoutineDay.Session {
            RoutineDay.Session(
                TrainingMethod(
                    id: try #require(ContentID("s")), kind: .run, name: TranslatedText("Run"),
                    description: TranslatedText("Steady."), minutes: minutes, intensity: intensity))
        }
        for intensity in TrainingMethod.Intensity.allCases {
            let original = RoutineDay(
                name: TranslatedText("Run 150"), description: TranslatedText("Run 150 minutes."),
                sessions: [try session(intensity, 150)])
            var planned = day(1, intensity.workout, 85)
            let routine = original.with(original.sessions.map { $0.shortened(to: 85) })
            (planned.routine, planned.original, planned.limit) = (routine, original, .longestRun(minutes: 150))
            let lines = PlanDayText.details(planned, context)
            // The words of the routine are named as such, on one line.
            #expect(
                lines.filter { $0.contains("150") }.count == 1 && lines.last?.contains("Run 150 minutes.") == true, "\(lines)")
            let own = try #require(lines.first)
            let outline = try #require(planned.outlines(.none).first)
            #expect(WorkoutFileText.title(outline, of: planned, context).text == own && outline.seconds == 85 * 60)
            let losses = try #require(WorkoutFormat.fit.losses(outline, WorkoutTitle(name: "", text: "")))
            #expect(outline.steps.count == (intensity == .tempo ? 3 : intensity == .interval ? 4 : 1))
            // Without zones and paces, hard parts have no target.
            #expect(losses == (outline.steps.count > 1 ? [.targets] : []))
            // As the routine has it, the words remain, and those of a hard session are all that says how it is made up.
            planned = day(1, intensity.workout, 150)
            planned.routine = original
            #expect(PlanDayText.details(planned, context).first == "Run 150 minutes.")
            let whole = try #require(planned.outlines(.none).first)
            #expect(WorkoutFileText.title(whole, of: planned, context).text == "Steady.")
            for format in WorkoutFormat.allCases {
                let losses = try #require(format.losses(whole, WorkoutTitle(name: "", text: "")))
                let isInWords = intensity.isHard || intensity == .moderate
                #expect(losses == (isInWords ? [.steps] : []))
                #expect(WorkoutFileText.fidelity(losses, context).contains(context.say(.workoutLossSteps)) == isInWords)
            }
        }
    }

    @Test func `a file says what it cannot hold`() {
        let context = Example.context(.english)
        let outline = WorkoutOutline(
            sport: .running,
            blocks: [
                .step(
                    .init(
                        .work, seconds: 600, target: .heartRate(HeartRate(beatsPerMinute: 120), HeartRate(beatsPerMinute: 140))))
            ])
        let title = WorkoutFileText.title(outline, of: day(1, .easy, 10), context)
        #expect(title == WorkoutTitle(name: "10 min · Easy"))
        #expect(
            WorkoutFileText.fidelity(WorkoutFormat.fit.losses(outline, title), context)
                == "Exact: the file holds the whole session.")
        #expect(
            WorkoutFileText.fidelity(WorkoutFormat.zwo.losses(outline, title), context)
                == "Less than the session: heart-rate ranges are left out.")
        #expect(WorkoutFileText.fidelity(nil, context) == "This format has no such sport.")
    }

    private func routineDay(_ offset: Int) throws -> PlannedDay {
        let method = TrainingMethod(
            id: try #require(ContentID("m")), kind: .run, name: TranslatedText("Steady"), description: TranslatedText("Even."),
            minutes: 45, intensity: .easy)
        var planned = day(offset, .easy, 45)
        planned.routine = RoutineDay(
            name: TranslatedText("D"), description: TranslatedText("d"), sessions: [RoutineDay.Session(method)])
        return planned
    }

    @Test(arguments: Language.allCases) func `only a plan of nothing but its days is what a routine has`(language: Language)
        throws
    {
        let context = Example.context(language)
        var load = Example.insights.load
        load.planReason = .routine
        let (whole, part) = (Phrase.planRoutine.text(language), Phrase.planRoutinePartly.text(language))
        func text(_ days: [PlannedDay]) throws -> String {
            load.plan = days
            return try #require(PlanText.reason(load, context))
        }
        #expect(try text([routineDay(1), routineDay(2)]).contains(whole))
        var shorter = try routineDay(2)
        shorter.original = shorter.routine
        var eased = day(3, .easy, 30)
        eased.limit = .beforeRace
        for days in [[try routineDay(1), shorter], [try routineDay(1), eased], [try routineDay(1), day(2, .race, nil)]] {
            #expect(try text(days).contains(part) && !text(days).contains(whole))
        }
        let none = try text([day(1, .easy, 30)])
        #expect(!none.contains(part) && !none.contains(whole) && none.contains(context.number(40)))
        load.acute = .absent(.stale)
        #expect(try text([day(1, .easy, 30)]) == Phrase.planComesToSumAlone(planned: context.number(40)).text(language))
    }

    @Test func `an event that is none of the routine does not say that it is the routine's`() throws {
        var load = Example.insights.load
        (load.plan, load.planReason) = ([try routineDay(1), day(2, .race, nil), day(3, .easy, 30)], .routine)
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: RoutineHistory(), today: Self.today)
        let file = PlanCalendar.file(
            DatedPlan(plans, load: load, today: Self.today), load: load, availability: Availability(), id: Self.id,
            changed: Moment(secondsSince1970: 0), zone: Self.zone, Example.context(.english))
        #expect(file.events.count == 3)
        for event in file.events.dropFirst() { #expect(!event.text.contains("routine"), "\(event.text)") }
    }

    @Test func `both races of a day are events, each with its name and an id of its own`() throws {
        let races = try ["First", "Second"].enumerated().map { number, name in
            try #require(
                RaceGoal(
                    id: UniqueID(high: 1, low: UInt64(number + 1)), day: Self.today + 4, metres: 5000, name: name,
                    importance: number == 0 ? .other : .main))
        }
        let load = Example.insights.load
        let plans = DayPlans(
            load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: races, today: Self.today)
        let file = PlanCalendar.file(
            DatedPlan(plans, load: load, today: Self.today), load: load, availability: Availability(), id: Self.id,
            changed: Moment(secondsSince1970: 0), zone: Self.zone, Example.context(.english))
        let events = file.events.filter { $0.time == .wholeDay(Self.today + 4) }
        #expect(events.map { $0.summary } == ["Race · Second", "Race · First"])
        #expect(Set(file.events.map { $0.id }).count == file.events.count)
    }

    @Test(arguments: Language.allCases) func `words that came with a moved session say which day they are about`(
        language: Language
    ) throws {
        let context = Example.context(language)
        let tuesday = Self.today + 1
        let session = PlannedSession(
            kind: .run, intensity: .tempo, minutes: 60, title: TranslatedText("Tempo run"),
            words: TranslatedText("Tomorrow is easy. Run 3 × 8 minutes."), wordsDay: tuesday)
        func planned(_ day: Day, _ origin: StoredDay.Origin) -> PlannedDay {
            let stored = StoredDay(day: day, sessions: [session], origin: origin, decided: Self.today)
            var planned = PlannedDay(day: day, workout: .tempo, minutes: 60, load: 70, hardMinutes: session.hardMinutes)
            planned.stored = stored
            return planned
        }
        let introduction = Phrase.planWordsOfDay(day: context.longDate(tuesday)).text(language)
        let there = planned(tuesday, .accepted)
        #expect(RoutineInstruction.lines(there, context) == ["Tomorrow is easy. Run 3 × 8 minutes."])
        // Moved, and changed afterwards.
        for origin in [StoredDay.Origin.moved(from: tuesday), .moved(from: tuesday + 5), .edited] {
            let away = planned(tuesday + 2, origin)
            #expect(RoutineInstruction.lines(away, context).first == introduction)
            #expect(PlanDayText.details(away, context).contains(introduction))
            let outline = try #require(away.outlines(.none).first)
            #expect(WorkoutFileText.title(outline, of: away, context).text.hasPrefix(introduction))
        }
        // The hard part is that of the words.
        let work = Phrase.planThreshold(minutes: context.number(24)).text(language)
        #expect(PlanText.work(there, context) == work && PlanText.text(there, context).contains(work))
        let intervals = PlannedSession(
            kind: .run, intensity: .interval, minutes: 60, hardMinutes: 15, words: TranslatedText("5 × 4 minutes hard."))
        #expect(PlanText.work(intervals, context) == nil && intervals.hardMinutes == 20)
        let unknown = PlannedSession(
            kind: .run, intensity: .tempo, minutes: 60, hardMinutes: 20, words: TranslatedText("Fast in the middle."))
        #expect(PlanText.work(unknown, context) == nil)
    }

    @Test func `the terminal says that today is done, and nothing twice`() throws {
        let session = PlannedSession(kind: .run, intensity: .easy, minutes: 40)
        let stored = StoredDay(
            day: Self.today, sessions: [session], origin: .edited, decided: Self.today - 1, correction: .done)
        var load = Example.insights.load
        var hot = try routineDay(1)
        hot.heat = .slower
        load.plan = [hot]
        let context = Example.context(.english)
        func table(_ plan: StoredPlan) -> PlanTable {
            let plans = DayPlans(load, yesterday: EarlierPlan(), plan: plan, routines: RoutineHistory(), today: Self.today)
            return PlanTable(
                DatedPlan(plans, load: load, today: Self.today, digests: []), load: load, availability: Availability(),
                context: context)
        }
        let rows = table(StoredPlan([stored])).rows
        #expect(rows.map { $0.outcome } == ["Done", nil])
        let heat = try #require(PlanText.heat(hot, context))
        #expect(rows[1].text.contains(heat) && !rows[1].details.contains(heat) && !rows[1].details.isEmpty)
        var open = stored
        open.correction = nil
        #expect(table(StoredPlan([open])).rows.map { $0.outcome } == [nil, nil])
    }
}
