import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct DaySentenceTests {
    private static let today = Example.today

    /// The example with a plan of today and tomorrow.
    private static func text(
        _ digests: [ActivityDigest], today planned: PlannedDay? = nil, tomorrow: PlannedDay? = nil,
        recovery: Score.Band? = nil, status: RecoveryStatus = .adequate, isIll: Bool = false, language: Language = .english
    ) -> String? {
        var insights = Example.insights
        insights.load.recovery = .known(status)
        insights.load.plan = [tomorrow].compactMap { $0 }
        insights.readiness.recovery =
            recovery.map { .known(Example.score(50, $0, [], method: "recovery_score", [])) } ?? .absent(.noData)
        insights.readiness.recommendations = isIll ? [Recommendation(.signsOfIllness, urgency: .warning)] : []
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(days: [planned].compactMap { $0 }), routines: RoutineHistory(), today: today)
        let context = Example.context(language)
        return DaySentence(
            insights, newest: digests.map { $0.day }.max(), TodayTraining(plans, digests, context), context)?.text
    }

    private static func day(_ ahead: Int, _ workout: WorkoutType, _ minutes: Int?, hard: Int = 0) -> PlannedDay {
        PlannedDay(day: today + ahead, workout: workout, minutes: minutes, load: 40, hardMinutes: hard)
    }

    private static func run(_ ago: Int, minutes: Double = 45) throws -> ActivityDigest {
        var run = try #require(Example.digests.first)
        (run.day, run.moving, run.sport, run.isRace) = (today - ago, 60 * minutes, .running, false)
        return run
    }

    @Test func `before training it says how recovered the athlete is, and what is planned`() throws {
        let runs = [try Self.run(1)]
        let (easy, rest) = (Self.day(0, .easy, 45), Self.day(1, .rest, nil))
        #expect(Self.text(runs, today: easy, tomorrow: rest) == "Today: 45 min · Easy. Rest tomorrow.")
        #expect(
            Self.text(runs, today: Self.day(0, .rest, nil), tomorrow: Self.day(1, .tempo, 60, hard: 20), recovery: .green)
                == "Well recovered. Rest today. Tomorrow: 60 min · Tempo.")
        #expect(Self.text(runs, today: easy, recovery: .red)?.hasPrefix("Recovery is low.") == true)
        #expect(Self.text(runs, today: easy, recovery: .amber) == "Today: 45 min · Easy.")
    }

    @Test(arguments: [RecoveryStatus.overreaching, .overtrained])
    func `with signs of overreaching it says why the days are easy`(_ status: RecoveryStatus) throws {
        let runs = [try Self.run(1)]
        #expect(
            Self.text(runs, today: Self.day(0, .rest, nil), recovery: .green, status: status)
                == "Several signs ask for rest. Rest today.")
        #expect(
            Self.text(runs, today: Self.day(0, .easy, 30), recovery: .green, status: .fatigued)
                == "Well recovered. Today: 30 min · Easy.")
    }

    @Test func `with signs of illness it asks for rest, whatever is planned`() throws {
        let text = Self.text([try Self.run(1)], today: Self.day(0, .easy, 45), recovery: .green, isIll: true)
        #expect(text == "Signs of illness: rest today.")
    }

    @Test(arguments: [
        (WorkoutType.easy, 0, "Training done."), (.tempo, 20, "Hard session done."), (.long, 0, "Long session done."),
    ])
    func `after training it says what is done, and what comes next`(_ workout: WorkoutType, _ hard: Int, _ done: String) throws {
        let planned = Self.day(0, workout, 45, hard: hard)
        #expect(
            Self.text([try Self.run(0)], today: planned, tomorrow: Self.day(1, .easy, 25), recovery: .red)
                == done + " Tomorrow: 25 min · Easy.")
    }

    @Test func `a race, and a part of the session, are named so`() throws {
        var race = try Self.run(0)
        race.isRace = true
        #expect(Self.text([race]) == "Race done.")
        #expect(Self.text([try Self.run(0, minutes: 15)], today: Self.day(0, .long, 90)) == "Part of the session done.")
        // What was done without a plan is training all the same. Another kind than the planned one leaves that ahead.
        #expect(Self.text([try Self.run(0)]) == "Training done.")
        var ride = try Self.run(0)
        ride.sport = .cycling
        #expect(Self.text([ride], today: Self.day(0, .easy, 45)) == "Today: 45 min · Easy.")
    }

    @Test(arguments: Language.allCases) func `old activities are dated, and without any there is nothing to say`(
        language: Language
    ) throws {
        let context = Example.context(language)
        let old = try Self.run(DaySentence.daysUntilOld)
        #expect(Self.text([old], language: language)?.contains(context.longDate(old.day)) == true)
        // With a plan that is what the day is about.
        let easy = Self.day(1, .easy, 45)
        #expect(Self.text([old], tomorrow: easy, language: language)?.contains(PlanText.brief(easy, context)) == true)
        #expect(Self.text([], today: Self.day(0, .easy, 45), language: language) == nil)
        #expect(Self.text([try Self.run(3)], language: language) == nil)
    }

    @Test(arguments: Language.allCases) func `where all data are old, Today has the newest activity and what newer ones show`(
        language: Language
    ) throws {
        let context = Example.context(language)
        let old = [try Self.run(DaySentence.daysUntilOld)]
        let screen = TodayScreen(insights: Example.emptyInsights, digests: old, updated: nil, context: context)
        let waiting = try #require(screen.old?.waiting)
        #expect(waiting.map { $0.title } == screen.rings.map { $0.title } + [screen.planTitle] && screen.latest != nil)
        #expect(waiting.allSatisfy { !$0.text.isEmpty })
        // A figure of the day, a plan or a newer activity is what Today is about.
        #expect(TodayScreen(insights: Example.insights, digests: old, updated: nil, context: context).old == nil)
        let newer = [try Self.run(DaySentence.daysUntilOld - 1)]
        #expect(TodayScreen(insights: Example.emptyInsights, digests: newer, updated: nil, context: context).old == nil)
    }
}
