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
        #expect(file.events.map { $0.summary } == ["45 min · Easy", "60 min · Tempo · 20 min at threshold"])
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
        #expect(event.summary == "Heat only · Sauna or hot bath, 40 min" && event.text.contains("Sauna or hot bath, 40 min\n"))
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
