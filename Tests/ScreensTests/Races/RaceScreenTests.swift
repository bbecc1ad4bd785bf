import ActivityFiles
import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct RaceScreenTests {
    private func race(_ days: Int, metres: Double = 21_097.5, celsius: Double? = nil) throws -> RaceGoal {
        try #require(
            RaceGoal(
                id: UniqueID(high: 1, low: 2), day: Example.today + days, metres: metres, name: "Taipei", goal: 6300,
                celsius: celsius,
                humidity: celsius.map { _ in 80 }))
    }

    private func season(_ race: RaceGoal) throws -> SeasonInsight? {
        let history = History(athlete: Athlete(name: "T"), digests: [])
        return SeasonInsight(
            race, asOf: Example.today, history: history, insights: insights(asOf: Example.today, history: history))
    }

    private func screen(_ race: RaceGoal, _ language: Language = .english) throws -> RaceScreen {
        RaceScreen(race, season: try season(race), context: Example.context(language))
    }

    @Test(arguments: Language.allCases) func `a past race shows the run of its day, or that none is recorded`(
        language: Language
    ) throws {
        let race = try race(-3)
        let none = RaceScreen(race, season: nil, context: Example.context(language))
        #expect(none.lead.contains(Phrase.raceNoRun.text(language)) && none.sections.isEmpty)
        var run = try #require(Example.digests.first)
        (run.day, run.sport, run.distance, run.isRace) = (race.day, .running, Distance(metres: 21_000), false)
        #expect(race.run(among: [run]) == run)
        let shown = RaceScreen(race, season: nil, run: run, context: Example.context(language))
        #expect(!shown.lead.contains(Phrase.raceNoRun.text(language)))
        let rows = try #require(shown.sections.first { $0.name == "result" }).rows
        #expect(rows.first?.route == .activity(run.id) && rows.first?.figure == DurationText.clock(run.moving))
        #expect(rows.count == 2 && rows.last?.figure == "1:45:00")
        // A short run of the day is none, unless it is a race.
        run.distance = Distance(metres: 15_000)
        #expect(race.run(among: [run]) == nil)
        run.isRace = true
        #expect(race.run(among: [run]) == run)
        run.day = race.day - 1
        #expect(race.run(among: [run]) == nil)
    }

    @Test(arguments: Language.allCases) func `without data a race says what it needs, in every language`(language: Language)
        throws
    {
        let screen = try screen(try race(80), language)
        #expect(screen.title == "Taipei" && screen.chart == nil && screen.weeks == nil)
        #expect(screen.lead.contains(Phrase.raceNeedsWeeks.text(language)))
        #expect(screen.sections.first { $0.name == "heat" }?.lead == Phrase.raceHeatUnknown.text(language))
        #expect(screen.sections.allSatisfy { $0.explanation != nil })
    }

    @Test(arguments: Language.allCases) func `a goal outside of the expected times is said to be`(language: Language) throws {
        var season = try #require(try season(try race(80)))
        func lead() -> String? {
            RaceScreen.timesAndPaces(season, Example.context(language)).first { $0.name == "times" }?.lead
        }
        // The goal is 1:45:00.
        #expect(lead() == nil)
        func expect(_ low: Double, _ high: Double) {
            var time = RunningSectionsTests.estimate((low + high) / 2, PooledPrediction.card)
            time.interval = Interval(low: low, high: high)
            season.time = .known(time)
        }
        expect(6000, 6600)
        #expect(lead() == nil)
        expect(6400, 7000)
        #expect(lead() == Phrase.raceGoalFast(low: "1:46:40", high: "1:56:40").text(language))
        expect(5000, 6000)
        #expect(lead() == Phrase.raceGoalSlow(low: "1:23:20", high: "1:40:00").text(language))
        // In heat it is compared with what the heat leaves.
        season.heated = Interval(low: 6200, high: 6500)
        #expect(lead() == nil)
        season.isHeatedGoal = true
        #expect(lead() != nil)
    }

    @Test(arguments: Language.allCases) func `a race of an athlete who does not run says that its weeks need runs`(
        language: Language
    ) throws {
        let race = try race(80)
        let history = History(athlete: Athlete(name: "T"), digests: [])
        var season = SeasonInsight(
            race, asOf: Example.today, history: history, insights: insights(asOf: Example.today, history: history))
        #expect(!season.lacksRuns)
        season.lacksRuns = true
        let screen = RaceScreen(race, season: season, context: Example.context(language))
        #expect(screen.lead.contains(Phrase.raceNeedsRuns.text(language)) && screen.weeks == nil)
        season.routine = .init(name: TranslatedText("First steps"), last: nil)
        let followed = RaceScreen(race, season: season, context: Example.context(language)).lead
        #expect(!followed.contains(Phrase.raceNeedsRuns.text(language)) && followed.contains("First steps"))
    }

    @Test(arguments: Language.allCases)
    func `the plan, the calendar and programs say that the time for a race is too short`(language: Language) throws {
        let race = try race(3, metres: 42_195)
        let context = Example.context(language)
        var history = History(athlete: Athlete(name: "T"), digests: [])
        history.races = [race]
        let insights = insights(asOf: Example.today, history: history)
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: [race], today: Example.today)
        let (brief, word) = (
            Phrase.planTooSoon.text(language),
            Phrase.raceShortNone(run: context.roundDistance(28_000).text).text(language)
        )
        let planned = try #require(plans.planned(on: race.day))
        #expect(PlanText.text(planned, context).hasSuffix(" · " + brief))
        #expect(PlanDayText.details(planned, context).last == word)
        let screen = PlanScreen(
            insights: insights, plans: plans,
            progress: PlanProgress(
                routines: RoutineHistory(), plan: StoredPlan(), digests: [], days: Example.today...Example.today,
                today: Example.today), context: context)
        #expect(screen.days.contains { $0.caution == brief })
        let dated = DatedPlan(plans, load: insights.load, today: Example.today)
        let table = PlanTable(dated, load: insights.load, availability: Availability(), context: context)
        #expect(table.rows.contains { $0.text.hasSuffix(brief) && $0.details.last == word })
        let file = PlanCalendar.file(
            dated, load: insights.load, availability: Availability(), id: UniqueID(high: 1, low: 1), changed: context.now,
            zone: CalendarZone(name: "UTC", start: Moment(secondsSince1970: 0), offset: .utc), context)
        #expect(file.events.contains { $0.summary.hasSuffix(" · Taipei") && $0.text.contains(word) })
        // The cards name the race.
        #expect(screen.days.contains { $0.kind == "Taipei" } && PlanText.brief(planned, context).hasSuffix(" · Taipei"))
    }

    @Test(arguments: Language.allCases)
    func `a marathon tomorrow without the runs for it gets an honest word, on its page and its day`(
        language: Language
    ) throws {
        let race = try race(1, metres: 42_195)
        let word = Phrase.raceShortNone(run: Example.context(language).roundDistance(28_000).text).text(language)
        #expect(try screen(race, language).lead.contains(word))
        #expect(try !screen(try self.race(80), language).lead.contains(word))
        let history = History(athlete: Athlete(name: "T"), digests: [])
        let insights = insights(asOf: Example.today, history: history)
        let context = Example.context(language)
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(), routines: RoutineHistory(), races: [race], today: Example.today)
        let day = try #require(
            PlanDayScreen(
                race.day, insights: insights, plans: plans, proposal: nil, progress: nil,
                season: SeasonInsight(race, asOf: Example.today, history: history, insights: insights), showsAdult: false,
                context: context))
        #expect(day.race?.lead.contains(word) == true)
    }

    @Test(arguments: Language.allCases) func `weeks of a routine and of recovery are named so`(language: Language) throws {
        let race = try race(40)
        let history = History(athlete: Athlete(name: "T"), digests: [])
        var season = SeasonInsight(
            race, asOf: Example.today, history: history, insights: insights(asOf: Example.today, history: history))
        let first = race.day - 41
        var plan = SeasonPlan(
            weeks: (0..<6).map {
                SeasonPlan.Week(first: first + 7 * $0, phase: $0 == 5 ? .raceWeek : .build, load: 280, longRunMinutes: 60)
            })
        (plan.weeks[0].routineDays, plan.weeks[1].routineDays, plan.weeks[2].isRecovery) = (7, 3, true)
        plan.weeks[3].isEased = true
        season.plan = plan
        season.routine = SeasonInsight.FollowedRoutine(name: TranslatedText("Base"), last: race.day - 20)
        let context = Example.context(language)
        let screen = RaceScreen(race, season: season, context: context)
        let phases = try #require(screen.weeks?.table).rows.map { $0[1] }
        let routine = Phrase.phaseRoutine.text(language)
        #expect(phases[0] == routine && phases[1].hasSuffix(" · " + routine))
        #expect(phases[3] == Phrase.phaseDeload.text(language))
        #expect(phases[2] == Phrase.phaseRecovery.text(language) && phases.last == Phrase.phaseRaceWeek.text(language))
        #expect(
            screen.lead.contains(Phrase.raceRoutineUntil(name: "Base", date: context.shortDate(race.day - 20)).text(language)))
        season.routine?.last = nil
        #expect(
            RaceScreen(race, season: season, context: context).lead.contains(Phrase.raceRoutineSets(name: "Base").text(language)))
    }

    @Test func `a hot race has days with heat and the acclimation that they bring`() throws {
        let heat = try #require(try screen(try race(30, celsius: 30)).sections.first { $0.name == "heat" })
        #expect(heat.lead?.contains(Phrase.raceHeatPlan.text(.english)) == true)
        #expect(heat.rows.contains { $0.label == Phrase.raceHeatExpected.text(.english) })
        var season = try #require(try season(try race(30, celsius: 30)))
        season.isHeatToday = true
        let today = RaceScreen(season.race, season: season, context: Example.context(.traditionalChinese))
        let days = today.sections.first { $0.name == "heat" }?.rows.compactMap { $0.note }.first { $0.contains("週") }
        // Dates are written as in Taiwan.
        #expect(days?.contains(Example.context(.traditionalChinese).shortWeekdayDate(Example.today)) == true)
        let cool = try #require(try screen(try race(30, celsius: 8)).sections.first { $0.name == "heat" })
        #expect(cool.lead == Phrase.raceHeatCool.text(.english))
    }

    @Test(arguments: Language.allCases) func `the first saunas of a novice are short, and a kept one says what its heat is for`(
        language: Language
    ) throws {
        let context = Example.context(language)
        let season = try #require(try season(try race(30, celsius: 30)))
        let block = try #require(season.heat)
        #expect(block.mode == .passive && Array(block.minutes.prefix(3)) == [20, 30, 40])
        let screen = RaceScreen(season.race, season: season, context: context)
        let how = try #require(screen.sections.first { $0.name == "heat" }?.rows.last?.note)
        let times = [20, 30].map { DurationText.words(Double($0) * 60, language) }.joined(separator: context.say(.listSeparator))
        #expect(how.contains(Phrase.raceHeatFirst(times: times).text(language)))
        let day = season.race.day - 9
        var kept = PlannedDay(day: day, workout: .rest, minutes: nil, load: 0)
        func decided(_ sessions: [PlannedSession]) -> StoredDay {
            StoredDay(day: day, sessions: sessions, origin: .accepted, decided: context.today)
        }
        kept.stored = decided([PlannedSession(kind: .sauna, intensity: .recovery, minutes: 30)])
        #expect(PlanText.exposureReason(kept, before: nil, context) == nil)
        #expect(PlanText.exposureReason(kept, before: block, context)?.contains(context.shortDate(season.race.day)) == true)
        let card = PlanDay(kept, context)
        #expect(card.badge.text == Phrase.planHeatDay.text(language) && card.load == nil)
        #expect(card.duration == PlanText.keptBath(kept, context) && card.duration?.contains("30") == true)
        kept.stored = decided([])
        #expect(PlanText.keptBath(kept, context) == nil)
        #expect(PlanText.exposureReason(kept, before: block, context) == nil)
    }

    @Test func `races ahead come first, and past ones last`() throws {
        let list = RacesScreen([try race(-5), try race(60, metres: 10_000), try race(20)], context: Example.context(.english))
        #expect(list.ahead.map { $0.badge?.text } == ["20 days left", "60 days left"] && list.past.count == 1)
        #expect(list.past.allSatisfy { $0.badge == nil } && list.empty == nil)
        #expect(RacesScreen([], context: Example.context(.english)).empty != nil)
    }

    @Test(arguments: Language.allCases) func `the race of the settings is named until it is entered or over`(language: Language)
        throws
    {
        let context = Example.context(language)
        func lead(_ races: [RaceGoal], _ day: Day) -> String { RacesScreen(races, dayOfSettings: day, context: context).lead }
        let usual = RacesScreen([], context: context).lead
        #expect(lead([], context.today + 6).contains(context.longDate(context.today + 6)))
        #expect(lead([try race(6)], context.today + 6) == usual && lead([], context.today - 1) == usual)
    }
}
