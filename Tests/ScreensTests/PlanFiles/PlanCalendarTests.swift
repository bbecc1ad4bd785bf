import ActivityFiles
import Analysis
import Localizations
import Measures
import Testing
import Training

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
            var routine = original
            routine.sessions = [try session(intensity, 85)]
            (routine.name, routine.description) = (TranslatedText(""), TranslatedText(""))
            (planned.routine, planned.original, planned.limit) = (routine, original, .longestRun(minutes: 150))
            let lines = PlanDayText.details(planned, context)
            // The words of the routine are named as such, on one line.
            #expect(
                lines.filter { $0.contains("150") }.count == 1 && lines.last?.contains("Run 150 minutes.") == true, "\(lines)")
            let own = try #require(lines.dropFirst().first)
            let outline = try #require(planned.outlines(.none).first)
            #expect(WorkoutFileText.title(outline, of: planned, context).text == own && outline.seconds == 85 * 60)
            let losses = try #require(WorkoutFormat.fit.losses(outline, WorkoutTitle(name: "", text: "")))
            #expect(outline.steps.count == (intensity == .tempo ? 3 : intensity == .interval ? 4 : 1) && losses.isEmpty)
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
}
