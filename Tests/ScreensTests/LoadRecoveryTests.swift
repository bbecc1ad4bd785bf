import Analysis
import Testing

@testable import Screens

struct LoadRecoveryTests {
    @Test(arguments: RecoveryStatus.allCases, Language.allCases)
    func `every word about recovery says what it means and what it rests on`(_ status: RecoveryStatus, _ language: Language) {
        var insights = Example.insights
        insights.load.recovery = .known(status)
        let reader = Example.reader(language)
        let details = LoadScreen(insights: insights, reader: reader).recoveryDetails
        #expect(details?.meaning.isEmpty == false)
        #expect((details?.rows.count ?? 0) >= 5)
        #expect(details?.rows.contains { $0.value == reader.limits(of: RecoveryStatus.card).text } == true)
    }

    @Test func `meanings differ, and an unknown state has none`() {
        let reader = Example.reader(.english)
        let meanings = RecoveryStatus.allCases.map { status in
            var insights = Example.insights
            insights.load.recovery = .known(status)
            return LoadScreen(insights: insights, reader: reader).recoveryDetails?.meaning ?? ""
        }
        #expect(Set(meanings).count == RecoveryStatus.allCases.count)
        #expect(LoadScreen(insights: Example.emptyInsights, reader: reader).recoveryDetails == nil)
    }

    @Test func `form stands with the two numbers of the evening before, whose difference it is`() throws {
        var insights = Example.insights
        insights.load.recovery = .known(.adequate)
        var form = try #require(insights.load.form.value)
        form.value = -5.99
        form.inputs = [
            EstimateInput(name: "fitness_yesterday", value: 43.38, unit: "load/day"),
            EstimateInput(name: "fatigue_yesterday", value: 49.37, unit: "load/day"),
        ]
        insights.load.form = .known(form)
        let details = LoadScreen(insights: insights, reader: Example.reader(.english)).recoveryDetails
        #expect(details?.rows.first?.value == "−6.0 = fitness 43.4 − fatigue 49.4, both of the evening before")
    }

    @Test func `without any load there is no chart of it`() {
        var insights = Example.insights
        let reader = Example.reader(.english)
        #expect(LoadScreen(insights: insights, reader: reader).curves != nil)
        insights.load.days = insights.load.days.map {
            LoadDay(day: $0.day, load: 0, fitness: 0.2, fatigue: 0, form: 0.2, isKnown: false)
        }
        #expect(LoadScreen(insights: insights, reader: reader).curves == nil)
    }
}
