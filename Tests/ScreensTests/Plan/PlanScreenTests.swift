import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct PlanScreenTests {
    private let context = DisplayContext(
        language: .english, units: .metric, now: Day(number: 20_000).start(at: .utc) + 43_200, offset: .utc)
    private var today: Day { context.today }
    private let run = PlannedSession(kind: .run, intensity: .easy, minutes: 40, note: "By the river")

    private func insights(_ plan: [PlannedDay]) -> Insights {
        var insights = Example.insights
        (insights.load.plan, insights.load.planReason) = (plan, .build)
        return insights
    }

    private func stored(_ offset: Int, _ sessions: [PlannedSession]) -> StoredDay {
        StoredDay(day: today + offset, sessions: sessions, origin: .edited, decided: today - 1)
    }

    private func screen(_ offset: Int, _ plan: StoredPlan, week: [PlannedDay] = []) -> PlanDayScreen? {
        let insights = insights(week)
        return PlanDayScreen(
            today + offset, insights: insights,
            plans: DayPlans(
                insights.load, yesterday: EarlierPlan(days: Example.insights.load.plan, reason: Example.insights.load.planReason),
                plan: plan, routines: RoutineHistory(), today: today),
            proposal: nil, progress: nil,
            showsAdult: false, context: context)
    }

    @Test func `the plan shows the next seven days, decided days after them, and weeks without blame`() throws {
        let week = [PlannedDay(day: today + 1, workout: .easy, minutes: 45, load: 40)]
        let plan = StoredPlan([stored(-3, [run]), stored(-1, []), stored(10, [run]), stored(20, [run])])
        let load = insights(week).load
        let progress = PlanProgress(
            routines: RoutineHistory(), plan: plan, digests: [], days: (today - 27)...today, today: today)
        let screen = PlanScreen(
            insights: insights(week),
            plans: DayPlans(
                load, yesterday: EarlierPlan(days: load.plan, reason: load.planReason), plan: plan, routines: RoutineHistory(),
                today: today), progress: progress,
            context: context)
        #expect(screen.days.count == 7 && screen.days.allSatisfy { $0.route != nil })
        #expect(screen.days[0].duration == "45 min" && screen.days[1].kind == "Nothing planned")
        #expect(screen.later.count == 1 && screen.later[0].state == "Set by you")
        #expect(screen.progress.rows.map { $0.outcome.text } == ["Not done"])
        #expect(screen.progress.rows[0].note == "planned 40 min")
        #expect(screen.weeks.map { $0.count } == ["0 of 1 day done"])
    }

    @Test func `a proposal can be kept, and a decided day goes back to it`() throws {
        let week = [PlannedDay(day: today + 1, workout: .tempo, minutes: 50, load: 60, hardMinutes: 20)]
        let proposal = try #require(screen(1, StoredPlan(), week: week))
        #expect(proposal.forms?.buttons.map { $0.target } == [.acceptPlan, .restPlan])
        #expect(proposal.reasons.contains("proposal") && proposal.forms?.move != nil)
        var decided = PlannedDay(day: today + 1, workout: .easy, minutes: 40, load: 30)
        decided.stored = stored(1, [run])
        let own = try #require(screen(1, StoredPlan([stored(1, [run])]), week: [decided]))
        #expect(own.forms?.buttons.map { $0.target } == [.restPlan, .resetPlan])
        #expect(own.notes == ["By the river"] && own.reasons.contains("stays like this"))
        #expect(own.forms?.groups.map { $0.isFolded } == [false, true])
        let rest = try #require(screen(9, StoredPlan([stored(9, [])])))
        #expect(rest.forms?.buttons.map { $0.target } == [.resetPlan] && rest.forms?.move == nil)
    }

    @Test func `a kept day shows the proposal only where it is another one`() throws {
        let proposal = PlannedDay(day: today + 1, workout: .easy, minutes: 40, load: 30)
        func reasons(_ sessions: [PlannedSession]) throws -> String {
            var decided = PlannedDay(day: today + 1, workout: .easy, minutes: 40, load: 30)
            decided.stored = stored(1, sessions)
            let insights = insights([decided])
            let plans = DayPlans(
                insights.load, yesterday: EarlierPlan(), plan: StoredPlan([stored(1, sessions)]), routines: RoutineHistory(),
                today: today)
            return try #require(
                PlanDayScreen(
                    today + 1, insights: insights, plans: plans, proposal: proposal, progress: nil, showsAdult: false,
                    context: context)
            ).reasons
        }
        #expect(try !reasons([run]).contains("proposal would be"))
        let longer = PlannedSession(kind: .run, intensity: .easy, minutes: 50)
        #expect(try reasons([longer]).contains("proposal would be: 40 min") && reasons([]).contains("proposal would be"))
    }

    @Test func `a race cannot be changed here, and a day out of reach has no page`() throws {
        let race = [PlannedDay(day: today + 3, workout: .race, minutes: nil, load: 0)]
        let page = try #require(screen(3, StoredPlan(), week: race))
        #expect(page.forms == nil && page.reasons.contains("race"))
        // It is no target of a move either.
        let other = try #require(screen(4, StoredPlan([stored(4, [run])]), week: race))
        let targets = try #require(other.forms?.move).options.map { $0.value }
        #expect(targets.count == 13 && !targets.contains((today + 3).iso))
        #expect(screen(15, StoredPlan()) == nil && screen(-1, StoredPlan()) == nil)
        let past = try #require(screen(-1, StoredPlan([stored(-1, [run])])))
        #expect(past.forms == nil)
    }

    @Test func `a sport without a kind of its own can be kept under its name, in every language`() throws {
        var tennis = PlannedDay(day: today + 1, workout: .easy, minutes: 60, load: 40)
        tennis.sport = .racketSports
        let load = insights([tennis]).load
        let plans = DayPlans(
            load, yesterday: EarlierPlan(days: load.plan, reason: load.planReason), routines: RoutineHistory(), today: today)
        let session = try #require(plans.namedSessions(on: today + 1)?.first)
        #expect(session.kind == .other && session.minutes == 60)
        #expect(session.title?.text(in: "en") == "Racket sport" && session.title?.versions.count == Language.allCases.count)
        let page = try #require(screen(1, StoredPlan(), week: [tennis]))
        #expect(page.forms?.buttons.map { $0.target } == [.acceptPlan, .restPlan])
        let swim = [PlannedDay(day: today + 2, workout: .easy, minutes: 45, load: 30)].map { day in
            var day = day
            day.sport = .poolSwimming
            return day
        }
        let other = DayPlans(
            insights(swim).load, yesterday: EarlierPlan(days: load.plan, reason: load.planReason), routines: RoutineHistory(),
            today: today)
        #expect(other.namedSessions(on: today + 2)?.first?.kind == .swim)
    }

    @Test func `today is what yesterday's plan had for it`() throws {
        let proposed = [PlannedDay(day: today, workout: .easy, minutes: 35, load: 30)]
        let plans = DayPlans(
            insights([]).load,
            yesterday: EarlierPlan(days: insights(proposed).load.plan, reason: insights(proposed).load.planReason),
            routines: RoutineHistory(), today: today)
        let progress = PlanProgress(routines: RoutineHistory(), digests: [], days: today...today, today: today)
        let screen = PlanScreen(insights: insights([]), plans: plans, progress: progress, context: context)
        #expect(screen.days.first?.isToday == true && screen.days.first?.duration == "35 min")
        #expect(screen.days.map { $0.weekday }.prefix(2) == ["Today", context.weekdayAlone(today + 1)])
    }

    @Test(arguments: Language.allCases) func `a day with heat alone is called so, and neither rest nor recovery`(
        language: Language
    ) {
        var context = context
        context.language = language
        var rest = PlannedDay(day: today + 2, workout: .rest, minutes: nil, load: 0)
        for mode in [HeatExposure.Mode.passive, .hotYoga] {
            rest.exposure = PlannedHeat(mode: mode, minutes: mode == .passive ? 40 : nil, race: today + 20)
            let day = PlanDay(rest, context)
            let words = [day.badge.text, day.kind, PlanText.text(rest, context)]
            for wrong in [Phrase.rest, .kindRecovery, .recovery] {
                #expect(words.allSatisfy { !$0.contains(wrong.text(language)) }, "\(words)")
            }
            #expect(day.badge.text == Phrase.planHeatDay.text(language) && day.exposure == nil && day.duration != nil)
        }
        rest.exposure = nil
        #expect(PlanDay(rest, context).badge.text == Phrase.rest.text(language) && PlanDay(rest, context).duration == nil)
    }

    @Test func `a sauna of a routine shows beside training, and alone makes a day with heat only`() throws {
        let (id, reference) = (try #require(ContentID("s")), try #require(RoutineReference("pack/s")))
        let sauna = TrainingMethod(
            id: id, kind: .sauna, name: TranslatedText("Sauna"), description: TranslatedText("S"), minutes: 20,
            intensity: .recovery)
        let routine = try #require(
            Routine(
                reference: reference, name: TranslatedText("R"), description: TranslatedText("R"), goal: .heat,
                difficulty: .beginner,
                days: [
                    RoutineDay(
                        name: TranslatedText("Warm"), description: TranslatedText("D"), sessions: [RoutineDay.Session(sauna)])
                ]))
        var history = RoutineHistory()
        history.follow(routine, packVersion: nil, from: today, decided: today)
        let week = [
            PlannedDay(day: today + 1, workout: .easy, minutes: 45, load: 40),
            PlannedDay(day: today + 2, workout: .rest, minutes: nil, load: 0),
        ]
        let load = insights(week).load
        let plans = DayPlans(load, yesterday: EarlierPlan(), routines: history, today: today)
        let days = week.map { PlanDay($0, plans, context) }
        #expect(days[0].duration == "45 min" && days[0].beside?.contains("20 min") == true)
        #expect(days[1].badge.text == "Heat only" && days[1].duration?.contains("20 min") == true && days[1].beside == nil)
        let none = DayPlans(load, yesterday: EarlierPlan(), routines: RoutineHistory(), today: today)
        #expect(PlanDay(week[1], none, context).badge.text == "Rest" && PlanDay(week[0], none, context).beside == nil)
    }

    @Test func `the reason of today's entry is that of yesterday's plan`() throws {
        let tempo = PlannedDay(day: today + 1, workout: .tempo, minutes: 50, load: 60, hardMinutes: 20)
        let insights = insights([tempo])
        let easy = PlannedDay(day: today, workout: .easy, minutes: 35, load: 30)
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(days: [easy], reason: .deload), routines: RoutineHistory(), today: today)
        func page(_ day: Day) throws -> PlanDayScreen {
            try #require(
                PlanDayScreen(
                    day, insights: insights, plans: plans, proposal: nil, progress: nil, showsAdult: false, context: context))
        }
        #expect(try page(today).reasons.contains(Phrase.planDeload.text(.english)))
        #expect(try page(today + 1).reasons.contains(Phrase.planBuild.text(.english)))
    }

    @Test func `the day of a race shows it with its times, also weeks ahead`() throws {
        let race = try #require(
            RaceGoal(id: UniqueID(high: 1, low: 2), day: today + 30, metres: 10_000, name: "Taipei", goal: 2700))
        let (history, insights) = (History(athlete: Athlete(name: "T"), digests: []), insights([]))
        let season = SeasonInsight(race, asOf: today, history: history, insights: insights)
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(days: insights.load.plan, reason: insights.load.planReason),
            plan: StoredPlan([stored(30, [run])]), routines: RoutineHistory(),
            races: [race], today: today)
        let page = try #require(
            PlanDayScreen(
                today + 30, insights: insights, plans: plans, proposal: nil, progress: nil, season: season, showsAdult: false,
                context: context))
        let shown = try #require(page.race)
        #expect(shown.title == "Taipei" && shown.link.route == .race(race.id) && shown.lead.contains("10 km"))
        #expect(shown.sections.first?.rows.contains { $0.figure == "45:00" } == true)
        #expect(page.forms == nil && page.badges.count == 1 && page.day.load == nil)
        #expect(screen(1, StoredPlan(), week: [PlannedDay(day: today + 1, workout: .easy, minutes: 45, load: 40)])?.race == nil)
    }

    @Test(arguments: Language.allCases) func `a day with heat says what to do and for which race, in every language`(
        language: Language
    ) throws {
        let context = Example.context(language)
        var day = PlannedDay(day: context.today + 1, workout: .easy, minutes: 45, load: 40)
        let plain = PlanText.text(day, context)
        let modes = HeatExposure.Mode.allCases
        let texts = modes.map { mode -> String in
            day.exposure = PlannedHeat(mode: mode, minutes: mode == .passive ? 40 : nil, race: context.today + 20)
            return PlanText.text(day, context)
        }
        #expect(texts.allSatisfy { $0.hasPrefix(plain + " · ") } && Set(texts).count == modes.count - 1)
        #expect(PlanDayText.why(day, Availability(), context).contains(context.shortDate(context.today + 20)))
        #expect(PlanDayText.details(day, context).contains(try #require(PlanText.exposure(day, context))))
        #expect(PlanDay(day, context).exposure == PlanText.exposure(day, context))
        let session = try #require(PlanText.exposure(day, context))
        day.workout = .rest
        #expect(PlanText.exposure(day, context) != session)
    }

    @Test func `a form keeps the minutes of hard work until intensity or minutes change`() throws {
        let before = PlannedSession(kind: .run, intensity: .tempo, minutes: 50, hardMinutes: 13, title: TranslatedText("T"))
        var form = PlanSessionForm([before], language: "en")
        #expect(form.groups.count == 2 && form.sessions == [before])
        form.groups[0].minutes = "60"
        #expect(form.sessions?.first?.hardMinutes == 20)
        form.groups[0].intensity = "easy"
        #expect(form.sessions?.first?.hardMinutes == 0)
        form.groups[0].minutes = "1.5"
        #expect(form.isFlawed && form.sessions == nil)
        form.groups[0].kind = ""
        #expect(form.sessions == [])
    }

    @Test func `a form keeps the form of a hard session in other minutes`() throws {
        let parts = try #require(SessionParts(warmUp: 19, repeats: 2, work: 10, recovery: 2, coolDown: 19))
        let before = PlannedSession(kind: .run, intensity: .tempo, minutes: 60, parts: parts)
        var form = PlanSessionForm([before], language: "en")
        #expect(form.sessions == [before])
        form.groups[0].minutes = "45"
        let shorter = try #require(form.sessions?.first?.parts)
        #expect((shorter.repeats, shorter.work, shorter.minutes) == (2, 7, 45) && form.sessions?.first?.hardMinutes == 14)
        form.groups[0].minutes = "70"
        let longer = try #require(form.sessions?.first?.parts)
        #expect((longer.repeats, longer.work, longer.minutes) == (2, 10, 70))
        form.groups[0].intensity = "interval"
        #expect(form.sessions?.first?.parts == nil && form.sessions?.first?.hardMinutes == 15)
    }

    @Test func `a kept day has the words of its routine until its session changes`() throws {
        let kept = PlannedSession(
            kind: .run, intensity: .moderate, minutes: 10, title: TranslatedText("Strides"), note: "On grass",
            words: TranslatedText("Six of 20 seconds."))
        let page = try #require(screen(9, StoredPlan([stored(9, [kept])])))
        #expect(page.instructions == ["Six of 20 seconds."] && page.notes == ["On grass"])
        var form = PlanSessionForm([kept], language: "en")
        form.groups[0].title = "Quick"
        #expect(form.sessions?.first?.words == kept.words)
        form.groups[0].minutes = "20"
        #expect(form.sessions?.first?.words == nil)
    }

    @Test func `a reason that several days share stands once, and alone it stays on its day`() throws {
        func day(_ offset: Int, _ limit: RoutineLimit) -> PlannedDay {
            var day = PlannedDay(day: today + offset, workout: .easy, minutes: 30, load: 25)
            day.limit = limit
            return day
        }
        func page(_ week: [PlannedDay]) -> PlanScreen {
            let load = insights(week).load
            return PlanScreen(
                insights: insights(week),
                plans: DayPlans(load, yesterday: EarlierPlan(), routines: RoutineHistory(), today: today),
                progress: PlanProgress(routines: RoutineHistory(), digests: [], days: today...today, today: today),
                context: context)
        }
        let week = [day(1, .week(minutes: 60, .growth)), day(2, .week(minutes: 50, .growth)), day(3, .longestRun(minutes: 90))]
        let shared = page(week)
        #expect(shared.reasons.count == 1 && shared.reasons[0].hasPrefix("The plan shortens days of your routine: "))
        #expect(shared.days.prefix(2).map { $0.caution } == [nil, nil])
        #expect(shared.days.prefix(2).map { $0.inRoutine } == ["In the routine: 60 min.", "In the routine: 50 min."])
        #expect(shared.days[2].caution?.contains("90 min") == true && shared.days[2].inRoutine == nil)
        let alone = page([week[0]])
        #expect(alone.reasons.isEmpty && alone.days[0].caution?.contains("60 min") == true)
    }

    @Test func `a day that is done says so on its card and its page`() throws {
        let proposed = [PlannedDay(day: today, workout: .easy, minutes: 35, load: 30)]
        let plans = DayPlans(
            insights([]).load, yesterday: EarlierPlan(days: proposed), routines: RoutineHistory(), today: today)
        var done = try #require(plans.outcome(today: today, digests: []))
        func outcome() throws -> (card: String?, page: [String]) {
            let list = PlanScreen(
                insights: insights([]), plans: plans,
                progress: PlanProgress(routines: RoutineHistory(), digests: [], days: today...today, today: today),
                outcomeToday: done, context: context)
            let page = try #require(
                PlanDayScreen(
                    today, insights: insights([]), plans: plans, proposal: nil, progress: nil, outcomeToday: done,
                    showsAdult: false, context: context))
            return (list.days[0].outcome?.text, page.badges.map { $0.text })
        }
        #expect(try outcome() == (nil, ["Easy"]))
        done.outcome = .done
        // A proposal was never planned: it cannot be done.
        #expect(try outcome() == ("Recorded", ["Easy", "Recorded"]))
        done.isProposal = false
        #expect(try outcome() == ("Done", ["Easy", "Done"]))
    }

    /// A routine of a tempo run each day, followed for five days.
    private func dailyTempo() throws -> RoutineHistory {
        var history = RoutineHistory()
        let method = TrainingMethod(
            id: try #require(ContentID("m")), kind: .run, name: TranslatedText("Tempo"), description: TranslatedText("Fast."),
            minutes: 50, intensity: .tempo)
        let day = RoutineDay(
            name: TranslatedText("Tempo day"), description: TranslatedText("Run fast."), sessions: [.init(method)])
        history.follow(
            try #require(
                Routine(
                    reference: .own(UniqueID(high: 1, low: 1)), name: TranslatedText("R"), description: TranslatedText("r"),
                    goal: .base, difficulty: .beginner, days: [day])), packVersion: nil, from: today - 5)
        return history
    }

    @Test func `a day on which the routine waits says why once`() throws {
        let history = try dailyTempo()
        var easy = PlannedDay(day: today + 1, workout: .easy, minutes: 30, load: 25)
        func reasons(_ reason: PlanReason) throws -> String {
            easy.reason = reason
            let insights = insights([easy])
            return try #require(
                PlanDayScreen(
                    today + 1, insights: insights,
                    plans: DayPlans(insights.load, yesterday: EarlierPlan(), routines: history, today: today), proposal: nil,
                    progress: nil, showsAdult: false, context: context)
            ).reasons
        }
        let tired = Phrase.planTired.text(.english)
        #expect(try reasons(.tired).ranges(of: tired).count == 1 && reasons(.tired).contains("“Tempo day”"))
        // That other days are those of the routine is no reason.
        #expect(try !reasons(.routine).contains(Phrase.planRoutine.text(.english)))
        #expect(try reasons(.routine).contains("“Tempo day”"))
    }

    @Test func `a past day that was not the routine's says what the routine had`() throws {
        let history = try dailyTempo()
        let free = RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [])
        let plans = DayPlans(
            insights([]).load, yesterday: EarlierPlan(), routines: history, past: [today - 2: PastRoutineDay(free)], today: today)
        let page = try #require(
            PlanDayScreen(
                today - 2, insights: insights([]), plans: plans, proposal: nil, progress: nil, showsAdult: false,
                context: context))
        #expect(page.instructions.isEmpty && page.day.kind == context.say(WorkoutType.rest.kind))
        #expect(page.reasons == Phrase.planRoutineAsidePast(name: "Tempo day").text(.english))
    }

    @Test func `the reason of a single day near a race is not about the load of the race`() throws {
        let easy = PlannedDay(day: today, workout: .easy, minutes: 35, load: 30)
        let plans = DayPlans(
            insights([]).load, yesterday: EarlierPlan(days: [easy], reason: .raceWeek), routines: RoutineHistory(), today: today)
        let page = try #require(
            PlanDayScreen(
                today, insights: insights([]), plans: plans, proposal: nil, progress: nil, showsAdult: false, context: context))
        #expect(page.reasons.contains(Phrase.planTaper.text(.english)))
        #expect(!page.reasons.contains(Phrase.planRaceWeek.text(.english)))
    }

    @Test func `after a break the plan says so, also without a load of the last week`() {
        var load = insights([PlannedDay(day: today + 1, workout: .easy, minutes: 20, load: 17)]).load
        (load.planReason, load.acute) = (.comeback, .absent(.stale))
        #expect(PlanText.reason(load, context)?.contains(Phrase.planComeback.text(.english)) == true)
        #expect(PlanText.reason(load, context)?.contains("17") == true)
    }
}
