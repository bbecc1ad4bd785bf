import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct PlanForecastTextTests {
    private func planned(_ context: DisplayContext, heat: WeekPlan.Heat? = nil, isCooler: Bool = false) -> PlannedDay {
        var planned = PlannedDay(day: context.today + 1, workout: .easy, minutes: 45, load: 40, heat: heat)
        var forecast = DayForecast(
            hour: isCooler ? 6 : 18, temperature: Temperature(celsius: 31), humidityPercent: 70,
            wetBulbGlobe: Temperature(celsius: 27), answered: context.now + -10_800, source: "forecast.example")
        forecast.isCooler = isCooler
        planned.forecast = forecast
        return planned
    }

    private func screen(_ planned: PlannedDay, _ context: DisplayContext) -> PlanDayScreen? {
        var insights = Example.insights
        insights.load.plan = [planned]
        return PlanDayScreen(
            planned.day, insights: insights,
            plans: DayPlans(
                insights.load, yesterday: EarlierPlan(days: Example.insights.load.plan, reason: Example.insights.load.planReason),
                routines: RoutineHistory(), today: context.today),
            proposal: nil, progress: nil, showsAdult: false, context: context)
    }

    @Test(arguments: Language.allCases) func `a day names the weather of its hour, the source and the age`(_ language: Language)
        throws
    {
        let context = Example.context(language)
        let forecast = try #require(screen(planned(context), context)?.forecast)
        let origin = context.ago(context.now + -10_800)
        #expect(forecast.origin.contains("forecast.example") && forecast.origin.contains(origin))
        for part in ["18:00", "31", "70"] { #expect(forecast.weather.contains(part), "\(part)") }
        switch language {
        case .english: #expect(forecast.weather.hasPrefix("Forecast at 18:00: 31"))
        case .german: #expect(forecast.weather.hasPrefix("Vorhersage für 18:00: 31"))
        case .traditionalChinese: #expect(forecast.weather.hasPrefix("18:00 預報：31"))
        case .pseudo: Issue.record("the pseudo-language is not offered")
        }
        var imperial = context
        imperial.temperatures = .fahrenheit
        #expect(try #require(screen(planned(context), imperial)?.forecast).weather.contains("88"))
        var plain = planned(context)
        plain.forecast = nil
        #expect(try #require(screen(plain, context)).forecast == nil)
    }

    @Test(arguments: Language.allCases) func `the hour that avoids the heat is in the text of its day`(_ language: Language) {
        let context = Example.context(language)
        let cooler = context.say(.planCooler(time: "6:00"))
        #expect(PlanText.text(planned(context, isCooler: true), context).hasSuffix(cooler))
        #expect(PlanDay(planned(context, isCooler: true), context).heatNote == cooler)
        #expect(PlanDayText.details(planned(context, isCooler: true), context).contains(cooler))
        #expect(PlanText.heat(planned(context, heat: .slower, isCooler: true), context)?.hasSuffix(" · " + cooler) == true)
        #expect(!PlanText.text(planned(context), context).contains("18:00"))
    }

    @Test(arguments: Language.allCases) func `the plan states where its heat comes from`(_ language: Language) throws {
        let context = Example.context(language)
        func load(_ days: [PlannedDay]) throws -> String {
            var insights = Example.insights
            (insights.load.plan, insights.load.planReason) = (days, .build)
            return try #require(
                PlanScreen(
                    insights: insights,
                    plans: DayPlans(
                        insights.load, yesterday: EarlierPlan(days: insights.load.plan, reason: insights.load.planReason),
                        routines: RoutineHistory(), today: context.today),
                    progress: PlanProgress(
                        routines: RoutineHistory(), plan: StoredPlan(), digests: [],
                        days: (context.today - 27)...context.today, today: context.today),
                    context: context
                ).load)
        }
        let forecast = planned(context, heat: .slower)
        let source = context.say(.planHeatForecast(source: "forecast.example", ago: context.ago(context.now + -10_800)))
        #expect(try load([forecast]).hasSuffix(source))
        var recent = forecast
        recent.forecast = nil
        #expect(try load([recent]).hasSuffix(context.say(.planHeatRecent)))
        recent.heat = nil
        #expect(try !load([recent]).contains(context.say(.planHeatRecent)))
    }
}
