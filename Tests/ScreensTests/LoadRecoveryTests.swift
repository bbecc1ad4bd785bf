import Analysis
import Localizations
import Measures
import Testing

@testable import Screens

struct LoadRecoveryTests {
    @Test(arguments: RecoveryStatus.allCases, Language.allCases)
    func `every recovery state explains its meaning and its inputs`(_ status: RecoveryStatus, _ language: Language) {
        var insights = Example.insights
        insights.load.recovery = .known(status)
        let context = Example.context(language)
        let details = LoadScreen(insights: insights, context: context).recoveryDetails
        #expect(details?.meaning.isEmpty == false)
        #expect((details?.rows.count ?? 0) >= 4)
        #expect(details?.rows.contains { $0.route == .model(RecoveryStatus.card.id) } == true)
    }

    @Test func `explanations of recovery states differ, and an unknown state has none`() {
        let context = Example.context(.english)
        let meanings = RecoveryStatus.allCases.map { status in
            var insights = Example.insights
            insights.load.recovery = .known(status)
            return LoadScreen(insights: insights, context: context).recoveryDetails?.meaning ?? ""
        }
        #expect(Set(meanings).count == RecoveryStatus.allCases.count)
        #expect(LoadScreen(insights: Example.emptyInsights, context: context).recoveryDetails == nil)
    }

    @Test func `form is shown with the two numbers of the evening before whose difference it is`() throws {
        var insights = Example.insights
        insights.load.recovery = .known(.adequate)
        var form = try #require(insights.load.form.value)
        form.value = -5.99
        form.inputs = [
            EstimateInput(name: "fitness_yesterday", value: 43.38, unit: "load/day"),
            EstimateInput(name: "fatigue_yesterday", value: 49.37, unit: "load/day"),
        ]
        insights.load.form = .known(form)
        let screen = LoadScreen(insights: insights, context: Example.context(.english))
        // Below the curves of today is the sum of the evening before.
        #expect(screen.curves?.note?.contains("Form: −6.0 = fitness 43.4 − fatigue 49.4 of the evening before") == true)
        let details = screen.recoveryDetails
        #expect(details?.rows.first?.value == "−6.0 = fitness 43.4 − fatigue 49.4 of the evening before, each rounded")
    }

    @Test(arguments: Language.allCases)
    func `after a break the page shows the day of the return instead of the ratio`(_ language: Language) throws {
        let context = Example.context(language)
        // Eight days without a load, then four with.
        let sessions: [Int] = Array(12...50) + Array(0...3)
        let daily = DailyLoads(
            sessions: sessions.map { (day: Example.today + -$0, load: 50.0) }, knownDays: [], through: Example.today)
        var insights = Example.insights
        var ratio = try #require(insights.load.ratio.value)
        (ratio.value, ratio.asOf) = (2.15, Example.today)
        insights.load.ratio = .known(ratio)
        insights.load.zone = .absent(.outOfRange)
        insights.load.returning = daily.flatMap { Returning($0) }
        let screen = LoadScreen(insights: insights, context: context)
        #expect(screen.gauge == nil && screen.zones.marker == nil && screen.compared.isEmpty)
        #expect(screen.gaugeMissing == language.choice(en: "Returning, day 4.", zh: "復練第 4 天。", de: "Wiedereinstieg, Tag 4."))
        #expect(screen.gaugeNeeds.contains("8"))
        let tile = TodayScreen.ratio(insights.load, context)
        #expect(tile.figure == Figure("–") && tile.note?.contains("4") == true && tile.explanation?.value == "")
    }

    @Test func `a high ratio is no warning in a week below the usual load, and the dial has the tone of the zone`()
        throws
    {
        let context = Example.context(.english)
        var insights = Example.insights
        insights.load.zone = .known(.high)
        insights.load.change = .known(.low)
        #expect(TodayScreen.ratio(insights.load, context).tone == .alarm)
        #expect(try #require(LoadScreen(insights: insights, context: context).gauge).tone == .alarm)
        insights.load.isWithinUsualWeek = true
        #expect(TodayScreen.ratio(insights.load, context).badge?.tone == .caution)
        #expect(try #require(LoadScreen(insights: insights, context: context).gauge).tone == .caution)
    }

    @Test func `curves begin after two weeks and are provisional for six`() throws {
        let context = Example.context(.english)
        func chart(days: Int) -> TrendChart? {
            var insights = Example.insights
            insights.load.days = (1...days).map { number in
                var day = LoadDay(
                    day: Example.today - (days - number), load: 50, fitness: 20, fatigue: 21, form: -1, isKnown: true)
                day.historyDays = number
                return day
            }
            return LoadScreen(insights: insights, context: context).curves
        }
        #expect(chart(days: 10) == nil)
        let young = try #require(chart(days: 20))
        #expect(young.curves[0].points.count == 7 && young.note?.contains("Provisional until") == true)
        #expect(try #require(chart(days: 42)).note?.contains("Provisional") == false)
    }

    @Test func `without any load there is no chart`() {
        var insights = Example.insights
        let context = Example.context(.english)
        #expect(LoadScreen(insights: insights, context: context).curves != nil)
        insights.load.days = insights.load.days.map {
            LoadDay(day: $0.day, load: 0, fitness: 0.2, fatigue: 0, form: 0.2, isKnown: false)
        }
        #expect(LoadScreen(insights: insights, context: context).curves == nil)
    }
}
