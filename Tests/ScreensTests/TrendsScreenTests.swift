import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct TrendsScreenTests {
    static func trends(_ mass: [DatedValue]) -> LongTrends {
        LongTrends(
            load: [], oxygenUptake: [], restingHeartRate: [], variability: [], variabilityKind: nil, mass: mass, sleep: [])
    }

    @Test func `a trend without data states so and is not drawn`() {
        let screen = TrendsScreen(trends: Self.trends([]), span: .year, context: Example.context(.english))
        #expect(screen.panels.count == 6)
        #expect(screen.panels.allSatisfy { $0.chart == nil } && screen.empty?.link?.route == .importing)
        #expect(screen.spans.map(\.isChosen) == [false, true, false, false])
    }

    @Test func `a gap of months is not joined`() throws {
        let today = Example.today
        let mass = [0, 7, 14, 100, 107].map { DatedValue(day: today - 200 + $0, value: 70) }
        let screen = TrendsScreen(trends: Self.trends(mass), span: .all, context: Example.context(.english))
        let chart = try #require(screen.panels.last?.chart)
        #expect(chart.curves[0].points.count == 5)
        #expect(chart.curves[0].breaks == [3])
        // The others are named once.
        #expect(screen.empty == nil && screen.missing?.contains("Resting heart rate") == true)
        #expect(screen.missing?.contains("Weight") == false)
    }

    @Test(arguments: Language.allCases) func `every curve states its meaning, its amount of data and its model`(
        language: Language
    ) throws {
        let days = [0, 7, 28].map { Example.today - 28 + $0 }
        let values = days.map { DatedValue(day: $0, value: 50) }
        let load = days.map { LoadDay(day: $0, load: 9, fitness: 40, fatigue: 50, form: -10, isKnown: true) }
        let trends = LongTrends(
            load: load, oxygenUptake: values, restingHeartRate: values, variability: values, variabilityKind: .rmssd,
            mass: values,
            sleep: values)
        let context = Example.context(language)
        let panels = TrendsScreen(trends: trends, span: .year, context: context).panels
        #expect(panels.count == 6)
        for panel in panels {
            let receipt = try #require(panel.explanation)
            #expect(receipt.id == "why-" + panel.name && receipt.title == panel.title)
            #expect(receipt.rows[0].value.count > 10)
            // Three points in the five weeks from the first to the last.
            #expect(receipt.rows[1].value == language.choice(en: "3 of 5 weeks", zh: "5 週中的 3 週", de: "3 von 5 Wochen"))
            #expect(receipt.rows.count >= 4)
        }
        // A recorded value has no model, and its receipt states so.
        let rest = try #require(panels[2].explanation?.rows.last)
        #expect(rest.name == language.choice(en: "Model", zh: "模型", de: "Modell") && !rest.isEnglish)
        #expect(panels[3].explanation?.rows.contains { $0.value.contains("rMSSD") } == true)
        let bare = TrendsScreen(trends: Self.trends([]), span: .year, context: context)
        #expect(bare.panels.allSatisfy { $0.explanation == nil })
    }

    @Test func `weight is shown in the user's unit`() throws {
        let mass = [DatedValue(day: Example.today - 7, value: 70), DatedValue(day: Example.today, value: 70)]
        let screen = TrendsScreen(trends: Self.trends(mass), span: .all, context: Example.context(.english, .imperial))
        let panel = try #require(screen.panels.last)
        #expect(panel.title == "Weight (lb)")
        #expect(panel.chart?.table.rows.first?.last == "154.3")
    }

    @Test func `a year with half its data states where the data begins`() throws {
        let today = Example.today
        let mass = stride(from: 180, through: 0, by: -7).map { DatedValue(day: today - $0, value: 70) }
        func note(_ span: TrendSpan) throws -> String? {
            try #require(
                TrendsScreen(trends: Self.trends(mass), span: span, context: Example.context(.english)).panels.last?.chart
            )
            .note
        }
        #expect(try note(.year) == "No data before " + Example.context(.english).longDate(today - 180) + ".")
        #expect(try note(.halfYear) == nil && note(.all) == nil)
    }
}
