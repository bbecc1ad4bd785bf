import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct TodayScreenTests {
    @Test(arguments: Language.allCases) func `a ring without data states the reason and what it needs`(_ language: Language) {
        let screen = TodayScreen(insights: Example.emptyInsights, digests: [], updated: nil, context: Example.context(language))
        #expect(screen.rings.count == 3)
        for ring in screen.rings {
            guard case .absent(let reason, let needs) = ring.state else {
                Issue.record("\(ring.title) shows a number without data")
                continue
            }
            #expect(!reason.isEmpty && !needs.isEmpty)
        }
        #expect(screen.stats.allSatisfy { $0.figure.number == "–" && $0.note != nil })
        #expect(screen.latest == nil && screen.empty != nil && screen.updated == nil)
    }

    @Test(arguments: Language.allCases)
    func `a day before the first activity states so and links to that activity's day`(_ language: Language) {
        let first = Example.today - 40
        var past = Example.context(language)
        past.now = (Example.today - 50).start(at: past.offset) + 3600
        let screen = TodayScreen(
            insights: Example.emptyInsights, digests: [], updated: nil, context: past, lookingBackFrom: Example.context(language),
            firstDay: first)
        #expect(screen.empty == nil && screen.tooEarly?.link?.route == .day(first))
        #expect(screen.tooEarly?.text.contains(past.longDate(first)) == true && screen.rings.count == 3)
        #expect(screen.here == .day(Example.today - 50))
    }

    @Test(arguments: Language.allCases)
    func `without a routine the plan begins with today until the athlete has trained`(_ language: Language) throws {
        let (today, context) = (Example.today, Example.context(language))
        var insights = Example.insights
        insights.load.plan = [PlannedDay(day: today + 1, workout: .rest, minutes: nil, load: 0)]
        let long = PlannedDay(day: today, workout: .long, minutes: 50, load: 46)
        let plans = DayPlans(
            insights.load, yesterday: EarlierPlan(days: [long]), routines: RoutineHistory(), today: today)
        func screen(_ digests: [ActivityDigest], _ plans: DayPlans?) -> TodayScreen {
            TodayScreen(insights: insights, digests: digests, updated: nil, context: context, plans: plans)
        }
        var run = try #require(Example.digests.first)
        (run.day, run.sport, run.moving) = (today - 1, .running, 3000)
        let before = screen([run], plans)
        #expect(before.plan.map { $0.isToday } == [true, false])
        #expect(before.detailLinks.last?.headline == context.say(WorkoutType.long.phrase(in: .running)))
        run.day = today
        let after = screen([run], plans)
        #expect(after.plan.map { $0.isToday } == [false] && after.plan == screen([run], nil).plan)
        // What has no load, such as a sauna, is no training.
        (run.sport, run.load) = (.walking, nil)
        #expect(screen([run], plans).plan.map { $0.isToday } == [true, false])
    }

    @Test func `recovery counts the missing nights and names a new device`() {
        func needs(_ nights: Int, _ device: NewDevice?, _ language: Language) -> String? {
            var insights = Example.emptyInsights
            insights.readiness.recovery = .absent(.tooFew)
            insights.readiness.nights = nights
            insights.readiness.newDevice = device
            let screen = TodayScreen(insights: insights, digests: [], updated: nil, context: Example.context(language))
            guard case .absent(_, let needs) = screen.rings[0].state else { return nil }
            return needs
        }
        #expect(needs(4, nil, .english) == "4 of 7 nights with resting heart rate or heart-rate variability.")
        let device = NewDevice(name: "New Watch", nights: 3)
        #expect(needs(20, device, .english) == "3 of 7 nights with New Watch: another device measures on another scale.")
        for language in Language.allCases { #expect(needs(3, device, language)?.contains("New Watch") == true) }
    }

    @Test(arguments: Language.allCases) func `the missing part of the day's heart rate is stated`(_ language: Language) {
        var insights = Example.emptyInsights
        insights.readiness.strain = .absent(.tooFew)
        insights.readiness.hoursOfHeartRate = 5.99
        let screen = TodayScreen(insights: insights, digests: [], updated: nil, context: Example.context(language))
        guard case .absent(_, let needs) = screen.rings[2].state else {
            Issue.record("a number without data")
            return
        }
        #expect(needs.contains(language.number(5.9, decimals: 1)))
    }

    @Test func `three recommendations are visible and the others folded`() {
        let screen = TodayScreen(
            insights: Example.insights, digests: Example.digests, updated: Example.now, context: Example.context(.english))
        #expect(screen.advice.count == 3)
        #expect(screen.moreAdvice.count == Example.insights.priorities.count - 3)
        #expect(screen.seeAll == "See all 5")
    }

    @Test func `the bars are the last seven days, today last`() {
        let screen = TodayScreen(
            insights: Example.insights, digests: Example.digests, updated: nil, context: Example.context(.english))
        #expect(screen.week.bars.map { $0.label } == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
        #expect(screen.week.bars.last?.isToday == true)
        #expect(screen.week.bars.allSatisfy { (0...1).contains($0.fraction) })
    }

    @Test func `the bars add up to the week, with and without an excluded activity`() throws {
        let context = Example.context(.english)
        var digests = Example.digests
        func bars() -> [Double] {
            let screen = TodayScreen(insights: Example.insights, digests: digests, updated: nil, context: context)
            return screen.week.bars.map { bar in
                bar.spoken.split(separator: " ").compactMap { Double($0) }.last ?? -1
            }
        }
        func onFoot() -> Double {
            digests.filter { $0.sport.isRunning && !$0.isLeftOut && context.today - $0.day < 7 }
                .reduce(0) { $0 + ($1.distance?.metres ?? 0) } / 1000
        }
        let before = bars()
        #expect(abs(before.reduce(0, +) - onFoot()) < 0.36)
        let run = try #require(digests.lastIndex { $0.sport.isRunning && context.today - $0.day < 7 })
        digests[run].isLeftOut = true
        let after = bars()
        #expect(after[6 - (context.today - digests[run].day)] == 0 && after.reduce(0, +) < before.reduce(0, +))
        #expect(abs(after.reduce(0, +) - onFoot()) < 0.36)
        digests[run].isLeftOut = false
        #expect(bars() == before)
    }

    @Test func `a score equals the insights, rounded once`() {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, context: Example.context(.english))
        guard case .known(let known) = screen.rings[0].state else {
            Issue.record("recovery is known")
            return
        }
        #expect(known.value == 78)
        #expect(known.spoken == "Recovery: 78 out of 100, Good")
        #expect(known.explanation.rows.contains { $0.value == "72–84" })
        #expect(known.shortTrend == ScoreRing.Change(direction: .up, text: "+4 vs. 7 days"))
        #expect(known.week?.spoken.hasSuffix("70, 74, 69, 80, 77, 72, 76, 78") == true)
        guard case .known(let sleep) = screen.rings[1].state else {
            Issue.record("sleep is known")
            return
        }
        #expect(sleep.shortTrend?.direction == .down && sleep.week?.lines.map { $0.count } == [2, 5])
    }

    @Test func `the strain of a day is compared once the day is over`() throws {
        let now = Example.context(.english)
        var past = now
        past.looksBack = true
        var readiness = Example.insights.readiness
        readiness.strain = .known(Example.score(10, .green, [40, 41, 42, 43, 44, 45, 46], method: "strain_score", []))
        func strain(_ context: DisplayContext) throws -> ScoreRing.Known {
            guard case .known(let known) = TodayScreen.rings(readiness, context)[2].state else {
                throw CancellationError()
            }
            return known
        }
        let (open, over) = (try strain(now), try strain(past))
        #expect(open.trend == nil && open.shortTrend == nil && open.week?.lines.map { $0.count } == [7])
        #expect(over.trend != nil && over.shortTrend?.direction == .down && over.week?.lines.map { $0.count } == [8])
    }

    @Test func `recovery from few nights is provisional, and variability above the usual range is not praised`() throws {
        let context = Example.context(.english)
        var readiness = Example.insights.readiness
        func doubt(_ nights: Int) throws -> String? {
            var score = try #require(readiness.recovery.value)
            score.estimate.count = nights
            score.estimate.interval = Interval(low: 60, high: 90)
            score.likelihood = Score.Likelihood(green: 0.74, amber: 0.25, red: 0.01)
            readiness.recovery = .known(score)
            guard case .known(let known) = TodayScreen.rings(readiness, context)[0].state else { return "absent" }
            #expect(known.explanation.rows.first?.value == known.doubt && (known.provisional != nil) == (nights < 21))
            return known.doubt
        }
        #expect(try doubt(20) == "Good: 74 % likely; range 60–90 · provisional: few nights yet")
        #expect(try doubt(21) == "Good: 74 % likely; range 60–90")
        var baseline = try #require(readiness.variability.value)
        baseline.today.value = baseline.usualHigh + 5
        readiness.variability = .known(baseline)
        for isStrained in [false, true] {
            guard case .known(let known) = TodayScreen.bodyState(readiness, isStrained: isStrained, context)[1].state else {
                Issue.record("no variability")
                return
            }
            #expect(known.badge.tone == .neutral)
            #expect((known.note?.contains("fatigue") ?? false) == isStrained)
        }
    }

    @Test func `contributions to a score are in its receipt, strongest first, and the strongest below the ring`() {
        let screen = TodayScreen(insights: Example.insights, digests: [], updated: nil, context: Example.context(.english))
        let known = screen.rings.compactMap { ring in if case .known(let known) = ring.state { known } else { nil } }
        #expect(
            known.map { $0.strongest } == [
                "Biggest factor: Heart-rate variability, +21 points", "Biggest factor: Time asleep, 31 of 58", nil,
            ])
        #expect(
            known[0].explanation.drivers.map { $0.name + " " + $0.value } == [
                "Heart-rate variability +21", "Resting heart rate +10", "Sleep −3",
            ])
        // A single contribution adds no information.
        #expect(known[2].explanation.drivers.isEmpty)
    }

    @Test func `a low score shows the strongest loss, even if another contribution raised it more`() {
        var drivers = [
            Score.Driver(name: "hrv", points: 54, reference: 28), .init(name: "resting_heart_rate", points: -10, reference: 14),
            .init(name: "sleep", points: 2, reference: 8),
        ]
        let low = DriverText(drivers, isAgainstMiddlingDay: true, Example.context(.english))
        #expect(
            low.strongest == "Biggest loss: Resting heart rate, −24 points" && low.rows.first?.name == "Heart-rate variability")
        drivers[2].points = 9
        let high = DriverText(drivers, isAgainstMiddlingDay: true, Example.context(.english))
        #expect(high.strongest == "Biggest factor: Heart-rate variability, +26 points")
        drivers[0].points = 50
        drivers[1].points = -6
        drivers[2].points = 40
        let both = DriverText(drivers, isAgainstMiddlingDay: true, Example.context(.english))
        #expect(both.strongest == "Biggest factor: Sleep, +32 points")
        drivers[2].points = 24
        drivers[1].points = -10
        let gain = DriverText(drivers, isAgainstMiddlingDay: true, Example.context(.english))
        #expect(gain.strongest == "Biggest gain: Heart-rate variability, +22 points")
        #expect(gain.rows.first?.name == "Resting heart rate")
    }

    @Test func `the tile of heart-rate variability states that it is a mean of nights`() {
        var insights = Example.insights
        if var baseline = insights.readiness.variability.value {
            baseline.today.count = 7
            insights.readiness.variability = .known(baseline)
        }
        let screen = TodayScreen(insights: insights, digests: [], updated: nil, context: Example.context(.english))
        guard case .known(let known) = screen.body[1].state else {
            Issue.record("variability is known")
            return
        }
        #expect(known.rangeText.hasPrefix("7-night mean · Usual range"))
    }

    @Test(arguments: Language.allCases) func `a day without any record is not a day of 0 km`(_ language: Language) {
        let context = Example.context(language)
        let noData = AbsenceText.text(.noData, language)
        func bars(_ change: (inout LoadInsight) -> Void) -> [BarRow.Bar] {
            var load = Example.load
            change(&load)
            return TodayScreen.week(load, [], context).bars
        }
        #expect(bars { $0.weeklyDistance = .absent(.noData) }.allSatisfy { $0.spoken.contains(noData) })
        let unknown = bars { load in
            if let last = load.days.lastIndex(where: { $0.day == Example.today - 2 }) { load.days[last].isKnown = false }
        }
        #expect(unknown.map { $0.spoken.contains(noData) } == [false, false, false, false, true, false, false])
    }
}
