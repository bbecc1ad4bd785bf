import ActivityFiles
import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct PlanTextTests {
    private func day(_ workout: WorkoutType, _ minutes: Int?, heat: WeekPlan.Heat? = nil, hard: Int = 0) -> PlannedDay {
        PlannedDay(day: Example.today, workout: workout, minutes: minutes, load: 40, heat: heat, hardMinutes: hard)
    }

    @Test func `a session states its hard part and the advice for heat`() {
        let context = Example.context(.english)
        let texts: [(PlannedDay, String)] = [
            (day(.rest, nil), "Rest"), (day(.easy, 45), "45 min · Easy"),
            (day(.tempo, 60, hard: 20), "60 min · Tempo · 20 min at threshold"),
            (
                day(.interval, 60, heat: .slower, hard: 15),
                "60 min · Intervals · 5 × 3 min hard · Hot: go by effort, early or indoors"
            ),
            (day(.easy, 40, heat: .avoid), "40 min · Easy · Dangerous heat: indoors or at a cooler hour"),
        ]
        for (given, text) in texts {
            var planned = given
            planned.parts = SessionParts.planned(
                isInterval: planned.workout == .interval, minutes: planned.minutes ?? 0, most: planned.hardMinutes)
            #expect(PlanText.text(planned, context) == text)
        }
        let card = PlanDay(texts[2].0, context)
        #expect(card.work == "20 min at threshold" && card.heatNote == nil)
        #expect(PlanDay(texts[4].0, context).heatNote != nil && PlanDay(texts[1].0, context).work == nil)
    }

    @Test func `a hard session says its form and how it is made up, in every language`() throws {
        var tempo = day(.tempo, 50, hard: 18)
        tempo.parts = SessionParts(warmUp: 14, repeats: 3, work: 6, recovery: 2, coolDown: 14)
        var fast = day(.interval, 40, hard: 12)
        fast.parts = SessionParts(warmUp: 15, work: 12, coolDown: 13)
        let english = Example.context(.english)
        #expect(PlanText.work(tempo, english) == "3 × 6 min at threshold" && PlanText.work(fast, english) == "12 min hard")
        let lines = { (planned: PlannedDay, language: Language) in
            PlainText.withoutSoftHyphens(PlanDayText.details(planned, Example.context(language))[0])
        }
        #expect(
            [.english, .german, .traditionalChinese].map { lines(tempo, $0) } == [
                "14 min easy, 3 × 6 min at threshold effort with 2 min easy between, then 14 min easy.",
                "14\u{A0}min locker, 3 × 6\u{A0}min an der Schwelle mit 2\u{A0}min locker dazwischen, dann 14\u{A0}min locker.",
                "先輕鬆進行 14 分鐘，再以閾值強度進行 3 × 6 分鐘，組間輕鬆 2 分鐘，最後輕鬆進行 14 分鐘。",
            ])
        #expect(lines(fast, .english) == "15 min easy, 12 min fast, then 13 min easy.")
        fast.parts = SessionParts(warmUp: 15, repeats: 4, work: 3, recovery: 1, coolDown: 10)
        #expect(lines(fast, .english) == "15 min easy, 4 × 3 min fast with 1 min easy between, then 10 min easy.")
        // A plain number of hard minutes has no form.
        #expect(RoutineInstruction.lines(day(.easy, 40), english).isEmpty)
    }

    @Test func `a long run before a marathon says what its end is, in every language`() throws {
        var long = day(.long, 150)
        let parts = try #require(SessionParts(warmUp: 95, work: 45, coolDown: 10))
        long.parts = parts
        var kept = long
        kept.stored = StoredDay(
            day: long.day, sessions: [PlannedSession(kind: .run, intensity: .long, minutes: 150, parts: parts)],
            origin: .accepted, decided: long.day)
        for planned in [long, kept] {
            #expect(
                Language.allCases.map { PlainText.withoutSoftHyphens(PlanText.work(planned, Example.context($0)) ?? "") } == [
                    "45 min at marathon effort", "45\u{A0}min im Marathontempo", "45 分鐘馬拉松強度",
                ])
        }
        #expect(
            Language.allCases.map { RoutineInstruction.lines(long, Example.context($0)).map(PlainText.withoutSoftHyphens) } == [
                ["95 min easy, 45 min at the effort of your marathon, then 10 min easy."],
                ["95\u{A0}min locker, 45\u{A0}min im Marathontempo, dann 10\u{A0}min locker."],
                ["先輕鬆進行 95 分鐘，再以馬拉松強度進行 45 分鐘，最後輕鬆進行 10 分鐘。"],
            ])
    }

    @Test func `two hard sessions of a day are described each, and name their files`() throws {
        let context = Example.context(.english)
        let sessions = [
            PlannedSession(kind: .run, intensity: .interval, minutes: 50, hardMinutes: 15, note: "On the track"),
            PlannedSession(kind: .ride, intensity: .tempo, minutes: 60, hardMinutes: 20),
        ]
        var planned = day(.interval, 110, hard: 35)
        #expect(PlanText.work(planned, context) == "35 min hard")
        planned.stored = StoredDay(day: planned.day, sessions: sessions, origin: .edited, decided: planned.day)
        #expect(PlanText.work(planned, context) == "5 × 3 min hard + 20 min at threshold")
        let titles = planned.outlines(.none).map { WorkoutFileText.title($0, of: planned, context) }
        #expect(titles.map { $0.name } == ["50 min · Run · 5 × 3 min hard", "60 min · Ride · 20 min at threshold"])
        #expect(
            titles.map { $0.text } == [
                "14 min easy, 5 × 3 min fast with 2 min easy between, then 13 min easy.\nOn the track",
                "20 min easy, 20 min at threshold effort, then 20 min easy.",
            ])
    }

    @Test func `sessions that the athlete decided state how hard they are, and a sauna does not`() {
        var planned = day(.easy, 100)
        func text(_ sessions: [PlannedSession]) -> String {
            planned.stored = StoredDay(day: planned.day, sessions: sessions, origin: .edited, decided: planned.day)
            return PlanText.text(planned, Example.context(.english))
        }
        let ride = PlannedSession(kind: .ride, intensity: .easy, minutes: 60)
        let sauna = PlannedSession(kind: .sauna, intensity: .recovery, minutes: 40)
        #expect(text([ride, sauna]) == "100 min · Ride · Easy + Sauna or hot bath")
        // Runs alone are named by their intensity, and a session with a name of its own by that.
        #expect(text([PlannedSession(kind: .run, intensity: .easy, minutes: 60)]) == "100 min · Easy")
        let named = PlannedSession(kind: .ride, intensity: .easy, minutes: 60, title: TranslatedText("Coffee ride"))
        #expect(text([named]) == "100 min · Coffee ride")
    }

    @Test func `a plan that lost its long run by the athlete's own days says so`() {
        var load = Example.insights.load
        load.isLongLeftOut = false
        #expect(PlanText.noLong(load, Example.context(.english)) == nil)
        load.isLongLeftOut = true
        let words = "These days have no long session because of what you set for them."
        #expect(PlanText.noLong(load, Example.context(.english)) == words)
    }

    @Test func `a recovery session that is no run is not called one, in every list and form`() throws {
        let context = Example.context(.traditionalChinese)
        var planned = day(.recovery, 30)
        #expect(PlanText.text(planned, context).contains("恢復跑"))
        // A day of rest is not one of recovery.
        #expect(PlanDay(day(.rest, nil), context).kind == "不訓練")
        var long = day(.long, 150)
        long.sport = .cycling
        #expect(PlanDayText.why(long, Availability(), Example.context(.english)).hasPrefix("The long ride"))
        planned.sport = .cycling
        #expect(!PlanText.text(planned, context).contains("恢復跑") && PlanDay(planned, context).badge.text == "恢復")
        let swim = PlannedSession(kind: .swim, intensity: .recovery, minutes: 30)
        #expect(PlanText.session(swim, context).contains("恢復") && !PlanText.session(swim, context).contains("恢復跑"))
        let id = try #require(ContentID("x"))
        func session(_ kind: TrainingMethod.Kind) -> RoutineDay.Session {
            .init(
                TrainingMethod(
                    id: id, kind: kind, name: TranslatedText(""), description: TranslatedText(""), minutes: 30,
                    intensity: .recovery))
        }
        func badge(_ kind: TrainingMethod.Kind) -> String {
            RoutineDay(name: TranslatedText(""), description: TranslatedText(""), sessions: [session(kind)]).badge(context).text
        }
        #expect(badge(.run) == "恢復跑" && badge(.row) == "恢復")
        #expect(RoutineDayScreen.Session(session(.swim), context).badge.text == "恢復")
    }

    @Test(arguments: Language.allCases) func `a plan without a run says in words for every sport when to stop`(
        _ language: Language
    ) {
        let context = Example.context(language)
        var ride = day(.easy, 60)
        ride.sport = .cycling
        #expect(PlanText.stop([ride, day(.rest, nil)], context) == context.say(.planStopOther))
        #expect(PlanText.stop([ride, day(.easy, 30)], context) == context.say(.planStop))
        #expect(PlanText.stop([day(.rest, nil)], context) == context.say(.planStopOther))
        var swim = day(.easy, 30)
        swim.stored = StoredDay(
            day: swim.day, sessions: [PlannedSession(kind: .swim, intensity: .easy, minutes: 30)], origin: .edited,
            decided: swim.day)
        #expect(PlanText.stop([swim], context) == context.say(.planStopOther))
    }

    @Test(arguments: Language.allCases) func `a plan states when to stop, and an empty one what it needs`(
        _ language: Language
    ) {
        let context = Example.context(language)
        var insights = Example.insights
        #expect(LoadScreen(insights: insights, context: context).planNote == context.say(.planStop))
        insights.load.plan = []
        #expect(LoadScreen(insights: insights, context: context).planNote == context.say(.noPlan))
        insights.load.planNeed = .moreRuns(known: 1)
        let needsRuns = LoadScreen(insights: insights, context: context).planNote
        var sentences = Set(
            [PlanNeed.run, .runDuration, .recentActivity(daysOld: 75), .recentRun(daysOld: 75)].map { need in
                insights.load.planNeed = need
                return LoadScreen(insights: insights, context: context).planNote
            })
        sentences.insert(needsRuns)
        #expect(sentences.count == 5, "each need has its own sentence")
        insights.load.planNeed = .recentActivity(daysOld: 75)
        let needsActivity = LoadScreen(insights: insights, context: context).planNote
        switch language {
        case .english:
            #expect(needsRuns == "A plan needs three runs of the last two months: so far there is 1.")
            #expect(needsActivity == "A plan needs an activity of the last two months: your newest is 75 days old.")
        case .traditionalChinese:
            #expect(needsRuns.contains("三次跑步") && needsRuns.contains("1"))
            #expect(needsActivity.contains("75 天前"))
        case .german:
            #expect(needsRuns.contains("drei Läufe") && needsRuns.contains("1"))
            #expect(needsActivity.contains("75 Tage alt"))
        case .pseudo: Issue.record("the pseudo-language is not offered")
        }
    }

    @Test func `the week's load is a range, and a race in it is stated as not counted`() throws {
        let context = Example.context(.english)
        // 42 + 104 + 71 + 24 + 63 + 38 = 342.
        #expect(
            LoadScreen(insights: Example.insights, context: context).planLoad == "Load of these seven days: 308–376 (± 10 %).")
        var plan = Example.insights.load.plan
        plan[6] = PlannedDay(day: plan[6].day, workout: .race, minutes: nil, load: 0)
        #expect(try #require(PlanText.load(of: plan, context)).contains("without the race: 274–334"))
        #expect(
            PlanText.load(of: [day(.rest, nil)].map { PlannedDay(day: $0.day, workout: .rest, minutes: nil, load: 0) }, context)
                == nil)
    }

    @Test(arguments: Language.allCases) func `a plan explains its effect on the load in one sentence`(
        _ language: Language
    ) throws {
        let context = Example.context(language)
        var insights = Example.insights
        #expect(PlanText.reason(insights.load, context) == nil)
        var texts: Set<String> = []
        for reason in PlanReason.allCases {
            insights.load.planReason = reason
            let sentence = try #require(PlanText.reason(insights.load, context))
            #expect(sentence.contains("342") && sentence.contains("412"))
            #expect(LoadScreen(insights: insights, context: context).planLoad?.hasSuffix(sentence) == true)
            let today = TodayScreen(insights: insights, digests: [], updated: nil, context: context)
            #expect(today.planNote == context.sentences(sentence, context.say(.planStop)))
            texts.insert(sentence)
        }
        #expect(texts.count == PlanReason.allCases.count)
        insights.load.plan = []
        #expect(PlanText.reason(insights.load, context) == nil)
    }

    @Test func `a load that programs get as 34.5 is 35 on pages, too`() {
        var planned = day(.easy, 40)
        planned.load = 34.46
        #expect(planned.statedLoad == 34.5 && PlanDay(planned, Example.context(.english)).load == "load 35")
    }

    @Test func `a session states its distance if the pace is known`() {
        var far = day(.easy, 45)
        far.distance = 8100
        #expect(PlanDay(far, Example.context(.english)).distance == "about 8.1 km")
        #expect(PlanDay(day(.easy, 45), Example.context(.english)).distance == nil)
    }

    @Test func `races and long runs share a colour, and recovery has that of rest`() {
        let tones = WorkoutType.allCases.map { PlanDay(day($0, 30), Example.context(.english)).badge.tone }
        #expect(tones == [.good, .good, .info, .info, .alarm, .alarm, .extreme, .extreme])
    }

    @Test func `the advice of half the usual load lasts ten days, then another follows`() {
        let context = Example.context(.english)
        func text(_ day: Double) -> String {
            RecommendationText.text(Recommendation(.returningAfterBreak, numbers: [17, day], urgency: .info), context)
        }
        #expect(text(9).contains("17 days") && text(9).contains("less than usual"))
        #expect(text(10).contains("17 days") && !text(10).contains("half"))
    }
}
