import Analysis
import Localizations
import Testing

@testable import Screens

struct HeatResponseTests {
    private func response(
        _ change: (inout Insights) -> Void = { _ in }, _ language: Language = .english, _ units: UnitSystem = .metric
    )
        -> RunningSections.Section?
    {
        var insights = Example.withHeat
        change(&insights)
        let context = Example.context(language, units)
        let page = WeatherScreen(insights: insights, context: context).response
        #expect(RunningSections(insights: insights, context: context).sections.first { $0.name == "heat-response" } == page)
        return page
    }

    @Test func `without a best hour the page states the reason`() {
        func sentence(_ slowdown: Answer<Estimate>) -> String {
            var insights = Example.withHeat
            insights.weather.trainingTimes = []
            insights.weather.slowdown = slowdown
            return WeatherScreen(insights: insights, context: Example.context(.english)).noTimes
        }
        func cost(_ percent: Double) -> Answer<Estimate> {
            .known(
                Estimate(
                    value: percent, interval: nil, count: 9, quality: 1, method: "heat_slowdown", inputs: [], asOf: Example.today)
            )
        }
        #expect(sentence(.absent(.noData)).hasPrefix("Your runs have no weather data yet"))
        #expect(sentence(cost(1.2)) == "Any hour is fine: heat costs you 1.2 %, and Hearth compares hours from 1.5 % on.")
        #expect(sentence(cost(2.6)).hasPrefix("None of the hours"))
    }

    @Test func `the athlete's own response has an interval, a weight and the errors of all three models`() throws {
        let section = try #require(response())
        #expect(section.rows[0].figure == "your own: 0.46 % per °C")
        #expect(
            section.rows[0].note
                == "80 % likely between 0.35 and 0.57 % per °C · 71 % from your own runs, the rest from other people’s")
        #expect(section.table?.rows.map { $0[1] } == ["2.31 %", "2.38 %", "3.05 %"])
        #expect(section.rows[1].figure == "+0.03 % per °C" && section.rows[2].figure == "+12 %")
        let gap = section.rows[2].note
        #expect(gap?.hasSuffix("your heart rate showed 12 % more load than your pace") == true)
        #expect(section.explanation?.rows.isEmpty == false)
        let fahrenheit = try #require(response({ _ in }, .english, .imperial))
        #expect(fahrenheit.rows[0].figure == "your own: 0.26 % per °F")
        let chinese = try #require(response({ _ in }, .traditionalChinese)?.rows[0])
        #expect(chinese.figure == "您自己的：每 °C 慢 0.46 %")
        #expect(chinese.note?.hasPrefix("80% 可能介於每 °C 0.35 至 0.57 % · 71 %") == true)
    }

    @Test func `without an own response the page lists the failed conditions and shows that of the population`() throws {
        let section = try #require(
            response {
                $0.weather.personalSlope = .absent(.tooFew)
                $0.weather.responseDoubts = [.fewHotRuns, .predictsWorse]
            })
        #expect(section.rows[0].figure == "typical: 0.37 % per °C")
        #expect(section.rows[0].note == "not your own, because: fewer than 5 hot runs; your own response predicts no better")
        #expect(section.table?.rows.count == 3)
    }

    @Test func `without known weather there is no response section`() {
        #expect(
            response {
                $0.weather.personalSlope = .absent(.noData)
                $0.weather.responseDoubts = [.fewRuns]
                $0.weather.responseErrors = .absent(.noData)
                $0.weather.runsWithWeather = 0
            } == nil)
    }

    @Test(arguments: Language.allCases) func `the callout names the source of the response`(_ language: Language) {
        let context = Example.context(language)
        let own = WeatherScreen(insights: Example.withHeat, context: context).calloutNote
        let common = WeatherScreen(insights: Example.insights, context: context).calloutNote
        #expect(own != common && own.contains(language.choice(en: "your own response", zh: "您自己對熱的反應", de: "eigene")))
    }
}
